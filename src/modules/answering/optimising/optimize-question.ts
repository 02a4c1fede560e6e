import { shouted } from '../reading/fold.ts'
import { withoutInstructions } from '../reading/instructions.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Format, Reading } from '../reading/reading.ts'
import { asksSomething, isImperative, prefaceOf, sentencesOf } from '../reading/sentences.ts'
import { absolutes } from './absolutes.ts'
import { doubleBarrelled } from './double-barrelled.ts'
import { doubleNegatives } from './double-negative.ts'
import { leadingOpeners } from './leading.ts'
import { loadedWords } from './loaded.ts'
import type { Change, Optimized, Proposal, SentenceRule } from './mending.ts'
import { unbalancedOptions } from './option-balance.ts'
import { praisedMeasure, praisedWish } from './praise.ts'
import { presumptions } from './presumption.ts'
import { typesetLike, unveiled, veiled } from './quoted-text.ts'
import { keepsFigures, sameReading } from './same-reading.ts'
import { socialProof } from './social-proof.ts'
import { hasTag, tagQuestions } from './tags.ts'
import { wellFormed, withArticles } from './well-formed.ts'

const longest = 2000
/** What needs more than so many changes would be another question afterwards, and is left to its author. */
const mostChanges = 8

/** In this order: the whole form of the question first, single words in it then, and what is asked twice is halved last. */
const rules: readonly SentenceRule[] = [
  tagQuestions,
  praisedWish,
  doubleNegatives,
  leadingOpeners,
  praisedMeasure,
  loadedWords,
  presumptions,
  absolutes,
  doubleBarrelled,
]

/**
 * A neutral wording that asks one thing. Rules propose, and a proposal stands only if the question is read as before in
 * everything that must not change; so the worst that a rule can do is nothing.
 */
export function optimizeQuestion(question: string, format: Format = {}): Optimized {
  const asked = tidied(question)
  const untouched: Optimized = { question: asked, optimized_question: asked, changes: [] }
  const original = readQuestion(asked, format)
  const instructed = withoutInstructions(asked).removed.length > 0
  if (original.trouble !== null || instructed || shouted(asked) || asked.length > longest) return untouched
  const { text, quotations } = veiled(asked)
  const written = (words: string) => unveiled(typesetLike(words, asked), quotations)
  const changes: Change[] = []
  let wording = text
  let reading = original
  for (;;) {
    const step = nextStep(wording, quotations, reading, format)
    if (step === null) break
    if (changes.length === mostChanges) return untouched
    const { kind, found, why } = step.change
    changes.push({ kind, found: written(found), why: written(why) })
    wording = step.wording
    reading = step.reading
  }
  const optimized_question = changes.length > 0 ? written(wording) : asked
  const unbalanced = unbalancedOptions(original)
  return { question: asked, optimized_question, changes: unbalanced === null ? changes : [...changes, unbalanced] }
}

/** Runs of blanks and empty lines say nothing; line ends stay, because lists are read off them. */
function tidied(question: string): string {
  return question
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

interface Step {
  wording: string
  reading: Reading
  change: Change
}

/** The first proposal that keeps what must be kept; null when there is none. */
function nextStep(wording: string, quotations: readonly string[], reading: Reading, format: Format): Step | null {
  const sentences = placed(wording)
  const scene = { reading, format }
  const tried = (from: number, to: number, by: Proposal, first: boolean): Step | null => {
    const put = by.text === '' ? '' : withArticles(wellFormed(by.text, first), wording.slice(from, to))
    const after = put === '' ? wording.slice(to).trimStart() : wording.slice(to)
    const text = (wording.slice(0, from) + put + after).trim()
    if (text === wording || text === '' || !keepsFigures(wording, text)) return null
    const again = readQuestion(unveiled(text, quotations), format)
    return sameReading(reading, again, by.liberties) ? { wording: text, reading: again, change: by.change } : null
  }
  for (const { at, count, by } of socialProof(sentences.map(({ text }) => text))) {
    const step = tried(sentences[at]!.from, sentences[at + count - 1]!.to, by, true)
    if (step !== null) return step
  }
  for (const rule of rules) {
    for (const { from, to, core, first } of sentences.filter(({ asks }) => asks)) {
      for (const by of rule(core, scene)) {
        const step = tried(from + (to - from - core.length), to, by, first)
        if (step !== null) return step
      }
    }
  }
  return null
}

interface Placed {
  text: string
  from: number
  to: number
  /** The question in it, which ends where the sentence ends. */
  core: string
  /** Whether it starts a sentence. */
  first: boolean
  asks: boolean
}

/** The sentences with their places in the text. */
function placed(text: string): Placed[] {
  let next = 0
  return sentencesOf(text).map((sentence) => {
    const from = text.indexOf(sentence, next)
    next = from + sentence.length
    // A slogan and the question about it look like one sentence when the slogan is one sign.
    const asked = sentence.replace(/^(?:[\uE000-\uE1F4][.,:]? )+(?=\p{Lu})/u, '')
    const core = hasTag(asked) ? asked : prefaceOf(asked).core
    return {
      text: sentence,
      from,
      to: next,
      core,
      first: core.length === asked.length,
      asks: asksSomething(sentence) || isImperative(sentence),
    }
  })
}
