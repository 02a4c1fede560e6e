import type { Option, Reading } from '../reading/reading.ts'
import type { Bank, Slots } from './compose-patterns.ts'
import type { Speaking } from './speaking.ts'
import * as agreement from './verdicts-agreement.ts'
import { degreeWords, prepositionAfter, stirs } from './verdicts-degree-words.ts'
import * as degrees from './verdicts-degrees.ts'
import * as feelings from './verdicts-feelings.ts'
import { anyLabel, anyStep, oftenNever, oftenSome } from './verdicts-frequency.ts'
import * as likelihood from './verdicts-likelihood.ts'
import { spokenOptions } from './verdicts-options.ts'
import * as properties from './verdicts-properties.ts'
import { type Rung, rungsOf } from './verdicts-rungs.ts'
import { questionSlots } from './verdicts-slots.ts'

const rungsKnown = new WeakMap<Reading, Map<Option, Rung>>()

/** What a step of the question's ladder means. */
function rungIn(reading: Reading, option: Option): Rung {
  let rungs = rungsKnown.get(reading)
  if (rungs === undefined) {
    const all = rungsOf(reading.options)
    rungs = new Map(reading.options.map((one, at) => [one, all[at]!]))
    rungsKnown.set(reading, rungs)
  }
  return rungs.get(option)!
}

/** The banks for one step of a labelled ladder. */
export function ladderBanks(speaking: Speaking, option: Option): readonly Bank[] {
  return banksFor(rungIn(speaking.reading, option))
}

export function banksFor(rung: Rung): readonly Bank[] {
  const { family, pole, force } = rung
  const much = force >= 3
  switch (family) {
    case 'agree':
      if (pole === 0) return [agreement.agreeNeither]
      if (pole > 0) return [much ? agreement.agreeStrong : agreement.agreeSome]
      return [much ? agreement.disagreeStrong : agreement.disagreeSome]
    case 'support':
      if (pole === 0) return [agreement.agreeNeither]
      if (pole > 0) return [much ? agreement.supportStrong : agreement.supportSome]
      return [much ? agreement.opposeStrong : agreement.opposeSome]
    case 'likely':
      if (pole === 0) return [likelihood.likelyNeither]
      if (pole > 0)
        return much ? [likelihood.likelyStrong, likelihood.takeStrong] : [likelihood.likelySome, likelihood.takeSome]
      return much
        ? [likelihood.unlikelyStrong, likelihood.leaveStrong]
        : [likelihood.unlikelySome, likelihood.leaveSome]
    case 'would':
      if (pole === 0) return [likelihood.wouldNeither]
      if (pole > 0)
        return much ? [likelihood.wouldStrong, likelihood.takeStrong] : [likelihood.wouldSome, likelihood.takeSome]
      return much
        ? [likelihood.wouldNotStrong, likelihood.leaveStrong]
        : [likelihood.wouldNotSome, likelihood.leaveSome]
    case 'feeling':
      return pole === 0 ? [feelings.feelNeither] : [...feelingBanks(rung), feelings.feelAny]
    case 'property': {
      if (pole === 0) return [properties.isNeither]
      if (rung.opposite !== null) return [properties.isAgainst, properties.isAny]
      const little = pole < 0 ? properties.isLittle : properties.isSlight
      return [[properties.isNone, little, properties.isSome][force] ?? properties.isMuch, properties.isAny]
    }
    case 'degree': {
      if (pole === 0) return [feelings.feelNeither]
      const little = pole < 0 ? degrees.degreeLittle : degrees.degreeSlight
      return [[degrees.degreeNone, little, degrees.degreeSome][force] ?? degrees.degreeMuch, anyStep]
    }
    case 'frequency':
      return [pole < 0 ? oftenNever : oftenSome]
    case 'quality':
      return [pole < 0 ? degrees.qualityLow : pole > 0 ? degrees.qualityHigh : degrees.qualityMiddle, anyStep]
    case 'change':
      return [pole < 0 ? degrees.changeLess : pole > 0 ? degrees.changeMore : degrees.changeSame, anyStep]
    case 'awareness':
      return [pole < 0 ? degrees.heardNothing : force >= 3 ? degrees.heardMuch : degrees.heardSome]
    case 'truth':
      return [pole > 0 ? degrees.truthTrue : degrees.truthFalse]
    default:
      return [anyLabel, anyStep]
  }
}

function feelingBanks(rung: Rung): readonly Bank[] {
  const { pole, force } = rung
  if (rung.opposite !== null) return [force >= 3 ? feelings.feelAgainstMuch : feelings.feelAgainstSome]
  if (force === 0) return [feelings.feelNone, feelings.feelOwnNone]
  if (force === 1) return [pole < 0 ? feelings.feelLittle : feelings.feelSlight]
  return force === 2 ? [feelings.feelSome] : [feelings.feelMuch, feelings.feelOwnMuch]
}

const IMAGINED = /\bwould (?:you|it|that|this|they)\b|\bif\b/i

/** What a step's sentences are filled with, besides what the question lends. */
export function ladderSlots(speaking: Speaking, option: Option): Slots {
  const { reading } = speaking
  const rung = rungIn(reading, option)
  const spoken = spokenOptions(reading, speaking.knowledge).get(option.text)?.text ?? option.text
  return slotsFor(rung, rung.family === 'label' ? spoken : spoken.toLowerCase(), reading)
}

export function slotsFor(rung: Rung, label: string, reading: Reading): Slots {
  if (rung.family === 'frequency') return { label, ...oftenSlots(label, reading) }
  if (rung.family === 'awareness') return { label, ...awareSlots(label, reading) }
  if (rung.adjective === null) return { label }
  const imagined = IMAGINED.test(reading.text)
  const many = reading.subject?.plural === true
  return {
    label,
    deg: degreeWords(rung, label.toLowerCase()),
    adj: rung.adjective,
    [`adj_${rung.adjective}`]: '',
    prep: prepositionAfter(rung.adjective),
    im: imagined ? "I'd be" : "I'm",
    be: imagined ? 'would be' : many ? 'are' : 'is',
    ...(stirs.has(rung.adjective) ? { stir: '' } : {}),
    ...(/^(?:satisfied|happy|pleased|content)$/.test(rung.adjective) ? { rated: '' } : {}),
  }
}

const ADVERB =
  /^(?:never|rarely|seldom|sometimes|often|usually|always|occasionally|very often|almost never|almost always)$/

/** The whole statement with its frequency: "I rarely skip breakfast", "I skip breakfast a few times a year". */
function oftenSlots(label: string, reading: Reading): Slots {
  const adverb = ADVERB.test(label)
  const form = adverb ? { adverb: '' } : { counted: '' }
  const { yes } = questionSlots(reading)
  if (
    typeof yes !== 'string' ||
    !/^I (?!am|was|have|had|can|could|would|will|should|never|usually|often)[a-z]/.test(yes)
  )
    return form
  if (!adverb && !/\b(?:daily|weekly|monthly|yearly|times?|once|twice|every)\b/.test(label)) return form
  const often = adverb ? `I ${label} ${yes.slice(2)}` : `${yes} ${label}`
  return { ...form, often, often_c: often }
}

/** "I know a little about Zorbo", "I've heard the name only". */
function awareSlots(label: string, reading: Reading): Slots {
  const { kind } = questionSlots(reading)
  const lead = /^heard/.test(label) ? "I've " : /^know/.test(label) ? 'I ' : null
  if (lead === null) return {}
  const named = typeof kind === 'string' ? label.replace(/\b(?:it|them)\b/, kind) : label
  return { aware: named === label ? `${lead}${label}` : [`${lead}${named}`, `${lead}${named}`, `${lead}${label}`] }
}
