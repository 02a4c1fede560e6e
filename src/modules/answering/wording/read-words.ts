import type { Prompt, Read } from '../../models/index.ts'

/** The longest that anybody types into a box, with room to spare. */
const LONGEST = 4000

/**
 * What a model wrote as an agent's words, as plain text. What is no answer of a person is a problem: a refusal, a model that
 * speaks of itself, or words of the prompt itself.
 */
export function readWords(reply: string, prompt: Prompt): Read<string> {
  const text = tidied(reply)
  const straight = text.replaceAll('’', "'")
  if (!/\p{L}|\p{N}/u.test(text)) return { problem: 'it says nothing' }
  if (REFUSAL.test(straight)) return { problem: 'it declines instead of answering as the person', refused: true }
  if (OUT_OF_ROLE.test(straight)) return { problem: 'it speaks as a machine, not as the person' }
  if (DATA.test(text)) return { problem: 'it is data, not what a person says' }
  if (leaks(text, prompt)) return { problem: 'it repeats instructions instead of answering' }
  if (text.length > LONGEST) return { problem: `it is far too long` }
  return { value: text }
}

function tidied(reply: string): string {
  let text = reply
    .replace(/^```\w*\n?|\n?```$/g, '')
    .replace(/^\s*(?:\*\*)?(?:answer|response|reply|respondent|they say|says?)(?:\*\*)?\s*:\s*/i, '')
    .replace(/^\s*<(?:answer|reply)>|<\/(?:answer|reply)>\s*$/gi, '')
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const quoted = /^["“]([\s\S]*)["”]$/.exec(text)
  if (quoted !== null && !/["“”]/.test(quoted[1]!)) text = quoted[1]!.trim()
  return text
}

const REFUSAL =
  /^(?:i(?:'m| am) (?:sorry|afraid)|sorry|i apologi[sz]e|unfortunately)\b[^.!?]{0,80}\b(?:can(?:'t|not)|unable|not able|won't)\b[^.!?]{0,60}\b(?:assist|help|comply|provide|generate|fulfil|answer (?:that|this)|respond|write|role-?play)|^i (?:can(?:'t|not)|won't|must decline to) (?:assist|help with|comply|provide|generate|fulfil|write|role-?play|pretend)\b/i

const OUT_OF_ROLE =
  /\b(?:as an? (?:ai|artificial intelligence|(?:large )?language model|assistant|chatbot)|i(?:'m| am) (?:just )?an? (?:ai|artificial intelligence|(?:large )?language model|virtual assistant|chatbot)|my (?:system prompt|instructions|training data|guidelines)|the (?:system prompt|persona i)|(?:this|the|my) persona\b|synthetic respondent)/i

/** Nobody types an object or a list of them into a box. */
const DATA = /^(?:\{\s*["'}]|\[\s*[[{"'\]])/

/** So many words in a row are no coincidence. */
const RUN = 9
/** Nor are so many lines about the person that come back word for word. A line of two words is what anybody says. */
const LINES = 3
const LINE_WORDS = 3
const TAG = /[<‹]\s*\/?\s*(?:question|answers?|attachments?|matter|earlier|person|attitudes|reply)\s*>/i
/** How the answer and the person's views are put to the model; no person puts theirs so. */
const FORM =
  /^(?:- )?(?:chooses|leans|ranks them, best first|mentions): |what moved it, largest first:|more than most: someone who/im

/** Whether a reply gives away what the model was told: its instructions, or the form in which it was told about the person. */
function leaks(text: string, { system, own }: Prompt): boolean {
  if (TAG.test(text) || FORM.test(text)) return true
  const said = wordsOf(text)
  // What the person is to say, and has said, may be said; how the model was told about the person may not.
  const untold = own.replace(/<(attitudes|earlier|answer)>[\s\S]*?<\/\1>/g, '\n')
  const lines = untold.split('\n').map(wordsOf)
  const instructions = instructionsOf(system)
  const told = new Set(lines.flatMap(runsOf))
  if (runsOf(said).some((run) => instructions.has(run) || told.has(run))) return true
  const whole = ` ${said.join(' ')} `
  const recited = lines.filter((line) => line.length >= LINE_WORDS && whole.includes(` ${line.join(' ')} `))
  return recited.length >= LINES
}

const kept = new Map<string, ReadonlySet<string>>()

/** Taken apart once: there are as many as there are files of prompts, and each is compared with thousands of replies. */
function instructionsOf(system: string): ReadonlySet<string> {
  const known = kept.get(system)
  if (known !== undefined) return known
  const runs = new Set(runsOf(wordsOf(system)))
  kept.set(system, runs)
  return runs
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const runsOf = (words: readonly string[]): string[] =>
  Array.from({ length: Math.max(0, words.length - RUN + 1) }, (_, at) => words.slice(at, at + RUN).join(' '))
