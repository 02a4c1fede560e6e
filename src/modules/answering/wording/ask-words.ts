import { askModel, type Models, type Prompt, type Replied } from '../../models/index.ts'
import type { Shown } from '../attachments.ts'
import type { Call } from '../eliciting/elicitation.ts'
import type { Member } from '../engine.ts'
import { fillPrompt } from '../prompts/prompt.ts'
import { block, shownQuestion, untrustedLine } from '../prompts/untrusted.ts'
import { mannerOf } from '../saying/manner.ts'
import { contradiction } from './contradiction.ts'
import { type Drawn, drawnLines, mannerLine } from './drawn.ts'
import { personSlots } from './person-slots.ts'
import { readWords } from './read-words.ts'

export interface Wanted {
  model: string
  member: Member
  drawn: Drawn
  /** Answers to known questions nearby, as lines. */
  attitudes: readonly string[]
  shown: Shown
  /** From 0 to 1: which of the ways to begin is this agent's. */
  chance: number
  replicate: number
  call: Call
}

/** Has a model put an agent's answer into words that a person would use, and say nothing else than was drawn. */
export function askWords(models: Models, wanted: Wanted): Promise<Replied<string>> {
  const { model, drawn, replicate, call } = wanted
  const prompt = wordsPrompt(wanted)
  return askModel(models, { model, purpose: 'words', prompt, replicate, ...call }, (text) => {
    const read = readWords(text, prompt)
    if ('problem' in read) return read
    const problem = contradiction(drawn.reading, drawn.decision, read.value)
    return problem === null ? read : { problem }
  })
}

export function wordsPrompt({ member, drawn, attitudes, shown, chance }: Wanted): Prompt {
  const { person } = member
  const { reading } = drawn
  const options = reading.options.map(({ text }) => `- ${untrustedLine(text)}`)
  const slots = {
    question: shownQuestion(reading),
    answers: block('answers', options),
    attachments: shown.lines,
    ...personSlots(member, attitudes),
    answer: drawnLines(drawn).join('\n'),
    manner: mannerLine(mannerOf(person), reading.length, chance),
  }
  return fillPrompt('words', slots, shown.files)
}
