import { askModel, type Models, type Prompt } from '../../models/index.ts'
import type { Shown } from '../attachments.ts'
import type { Call } from '../eliciting/elicitation.ts'
import type { Member } from '../engine.ts'
import { fillPrompt } from '../prompts/prompt.ts'
import { block, shownQuestion, untrustedLine } from '../prompts/untrusted.ts'
import type { PanelMemory } from '../saying/compose-memory.ts'
import { sentencesOf } from '../saying/english.ts'
import { mannerOf } from '../saying/manner.ts'
import { nearnessOf, type Worded, wrongWith } from '../saying/words-check.ts'
import { type Drawn, drawnLines, mannerLine } from './drawn.ts'
import { personSlots } from './person-slots.ts'
import { readWords } from './read-words.ts'

export interface Wanted {
  model: string
  member: Member
  drawn: Drawn
  /** Answers to known questions nearby, as lines. */
  attitudes: readonly string[]
  /** What its life says of the matter, as sentences. */
  lived: readonly string[]
  shown: Shown
  /** From 0 to 1: which of the ways to begin is this agent's. */
  chance: number
  replicate: number
  call: Call
}

/** Those who are asked, as far as they have answered, and a member's place among them. */
export interface Heard {
  memory: PanelMemory
  place: number
  /** Where a text lies; null where that cannot be told. */
  encode: (text: string) => Promise<Float32Array | null>
}

/**
 * Has a model put an agent's answer into words that a person would use, and say nothing else than was drawn. No text where
 * what it wrote passed the check neither at first nor when it was asked again; `rejected` says how often it did not.
 */
export async function askWords(models: Models, wanted: Wanted, heard: Heard) {
  const { model, replicate, call } = wanted
  const prompt = wordsPrompt(wanted)
  let rejected = 0
  const request = { model, purpose: 'words' as const, prompt, replicate, ...call }
  const { value: text } = await askModel<string | null>(models, request, async (reply) => {
    const read = readWords(reply, prompt)
    if ('problem' in read) return read
    const problems = await judge(read.value, wanted, heard)
    if (problems.length === 0) return read
    rejected += 1
    return { problem: problems.join('; '), otherwise: null }
  })
  return { text, rejected }
}

/** What is wrong with the words; those with which nothing is are heard by the others at once. */
async function judge(text: string, { member, drawn, shown }: Wanted, { memory, place, encode }: Heard) {
  const { reading, decision, mentions, also } = drawn
  const others = also.flatMap((part) => [part.reading.text, ...part.reading.options.map((option) => option.text)])
  const worded: Worded = {
    text,
    reading,
    decision,
    person: member.person,
    about: [...others, ...(mentions ?? []), ...shown.lines],
  }
  // What is seen in a picture is in none of the words of the question.
  const near = shown.files.length > 0 ? null : await nearnessOf(worded, encode)
  const ears = memory.earsOf(
    place,
    (member.earlier ?? []).map(({ reply }) => reply),
  )
  const problems = wrongWith(worded, ears, near)
  if (problems.length === 0) memory.note(text, place, [], sentencesOf(text))
  return problems
}

export function wordsPrompt({ member, drawn, attitudes, lived, shown, chance }: Wanted): Prompt {
  const { person } = member
  const { reading } = drawn
  const options = reading.options.map(({ text }) => `- ${untrustedLine(text)}`)
  const slots = {
    question: shownQuestion(reading),
    answers: block('answers', options),
    attachments: shown.lines,
    ...personSlots(member, reading, attitudes, lived),
    answer: drawnLines(drawn).join('\n'),
    manner: mannerLine(mannerOf(person), reading.length, chance),
  }
  return fillPrompt('words', slots, shown.files)
}
