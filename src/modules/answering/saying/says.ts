import { drawsOf } from './compose-draws.ts'
import { bankOf, drawn } from './compose-patterns.ts'
import { capital } from './english.ts'
import { maySay } from './only-american.ts'
import { focused } from './reasons-choice.ts'
import { favourOf } from './reasons-favour.ts'
import { matterOf } from './reasons-matter.ts'
import { ladderEnds } from './says-ladders.ts'
import type { Leaning, Remark, Speaking } from './speaking.ts'
import { spokenOptions } from './verdicts-options.ts'

/** A closed question with the option that the agent chose must be this near for its words to fit. */
const NEAR_OPTION = 0.6

/** By the kind of phrase that an option is; a kind is a slot, present where it applies. */
const plainBank = bankOf('plain-answer', [
  '{?clause}{text}.',
  '{?asis}{text}.',
  "{?asis}{text}, [I'd say|to be honest|I think|if you ask me].",
  '{?clause}[Honestly|Truth is|Well|To be honest], {text}.',
  "{?act}I'd {text}.",
  "{?act}[Probably|Most likely|Honestly], I'd {text}.",
  "{?doing}{text}, [mostly|I'd say|most of the time|as a rule].",
  '{?doing}[Mostly|Usually|Honestly,] {text}.',
  "{?place}{text}, [mostly|I'd say|as a rule|usually].",
  '{?place}[Mostly|Usually|Probably] {text}.',
  "{?amount}{text}, [I'd say|about|give or take|I think].",
  '{?amount}[Probably|Somewhere around|I would guess] {text}.',
  "{?thing}{one}, [mostly|I'd say|probably|more than anything|first of all].",
  '{?thing}[Mostly|Probably|Most likely|Honestly,] {one}.',
  "{?name}{text}, [mostly|I'd say|probably].",
  '{?name}[Mostly|Probably|Most likely] {text}.',
  "{?bare}{text}, [mostly|I'd say|probably|more or less|if I am honest].",
  '{?bare}[Mostly|Probably|I would say] {text}.',
])

/** First sentences of an answer to an open question that comes down to a known one. */
export function saidAnswers(speaking: Speaking): (Remark & { names: boolean })[] {
  return (speaking.leanings ?? [])
    .filter(({ role }) => role === 'answer')
    .flatMap((leaning) => [...remarksOf(speaking, leaning, 'verdict', 0), ...plainAnswers(speaking, leaning)])
    .map((remark) => ({ ...remark, names: true }))
}

/** Where the written sentences are used up: the option itself, as one would say it. */
function plainAnswers(speaking: Speaking, { question, closed, option }: Leaning): Remark[] {
  const spoken = spokenOptions(closed, speaking.knowledge).get(option)
  if (spoken === undefined || closed.options.some(({ text, role }) => text === option && role === 'other')) return []
  // "Mostly mostly positive", "the already knew it": what begins with an adverb is said as it is.
  const adverb = /^(?:mostly|usually|probably|always|often|never|already|still|not|too|no|don't|didn't|about)\b/i.test(
    option,
  )
  const { mention, named } = matterOf(speaking.reading, speaking.found.categories[0]?.category ?? null)
  // "I don't buy it" stands below its own question; here it must say what.
  const text = named ? spoken.text.replace(/\bit$/, mention) : spoken.text
  const slots = { text, one: spoken.one, [adverb && spoken.kind !== 'clause' ? 'asis' : spoken.kind]: '' }
  const draws = drawsOf(speaking.chance(`plain ${question.id}`))
  return drawn([plainBank], speaking.manner.register, slots, draws, 5).map(({ text, key, register }) => ({
    text,
    key,
    register,
    part: 'verdict',
    stance: 0,
    weight: 1,
  }))
}

/**
 * Whether the question has been answered with a fact about the speaker ("Fried eggs, most days"), to which general talk
 * about the matter could only add a contradiction.
 */
export function isPlainFact({ reading, leanings = [] }: Speaking): boolean {
  return (
    /^(behaviour|experience|choice|use|frequency|amount|awareness|knowledge)$/.test(reading.ask) &&
    leanings.some(({ role }) => role === 'answer')
  )
}

/** Reasons, in words that were written for them: for the option chosen, and for or against the matter itself. */
export function saidReasons(speaking: Speaking): Remark[] {
  const favour = favourOf(focused(speaking))
  const leanings = (speaking.leanings ?? []).filter(
    ({ role, option }) =>
      (role === 'for' && favour > 0.3 && !isEscape(option)) ||
      (role === 'against' && favour < 0.2 && !isEscape(option)),
  )
  return [
    ...chosenOption(speaking).flatMap((leaning) => remarksOf(speaking, leaning, 'voice', 0)),
    ...leanings.flatMap((leaning) => remarksOf(speaking, leaning, 'voice', leaning.role === 'for' ? 1 : -1)),
    ...ladderEnds(speaking).flatMap((end) => remarksOf(speaking, end, 'voice', 0)),
  ]
}

/** "Nothing, I like it", "I go regularly": ways out that a list of reasons leaves to those who have none. */
const isEscape = (option: string): boolean =>
  /^(i|i'm|i'd|nothing|none|no (need|worry|preference)|other|something else)\b/i.test(option)

/** The option that was chosen, where a known question has it, too. */
function chosenOption({ reading, decision, found }: Speaking): Chosen[] {
  if (reading.ordered || typeof decision.value !== 'string') return []
  const chosen = fold(decision.value)
  for (const { question, similarity } of found.known) {
    if (similarity < NEAR_OPTION) return []
    if (question.scale !== 'nominal') continue
    const option = question.options.find((other) => fold(other) === chosen)
    if (option !== undefined) return [{ question, option, similarity }]
  }
  return []
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/^(an?|the|my) /, '')
    .trim()

type Chosen = Pick<Leaning, 'question' | 'option' | 'similarity'>

function remarksOf(speaking: Speaking, leaning: Chosen, part: Remark['part'], stance: Remark['stance']): Remark[] {
  const priced = speaking.reading.price !== null
  const may = maySay(speaking)
  // Words with an amount were written for the amount of the known question.
  const says = (speaking.knowledge.saysOf(leaning.question.id)[leaning.option] ?? []).filter(
    (say) => (!priced || !AMOUNT.test(say)) && may(say),
  )
  const start = Math.floor(speaking.chance(`say ${leaning.question.id}`) * says.length)
  return says.map((_, at) => {
    const place = (start + at) % says.length
    return {
      text: finished(says[place]!),
      part,
      stance,
      register: null,
      weight: 2 + leaning.similarity,
      key: `say:${leaning.question.id}/${leaning.option}/${place}`,
    }
  })
}

const AMOUNT = /\$|\d|\b(?:hundred|thousand|bucks|dollars?|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i

const finished = (say: string): string => `${capital(say)}${/[.!?…]$/.test(say) ? '' : '.'}`
