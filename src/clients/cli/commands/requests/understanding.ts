import type { Output } from '../../output.ts'
import { typed } from '../../program.ts'
import { pairs } from '../../terminal/pairs.ts'
import { count, percent, sentence } from '../../words.ts'
import { relaxationLines } from '../groups/relaxations.ts'
import type { Parse, Refusal } from './record.ts'

/** How a text was understood, word by word, so that a misreading is seen before anybody is asked. */
export function showUnderstanding(out: Output, parse: Parse): void {
  const match = parse.matched_count === null ? '' : ` (${count(parse.matched_count)} match)`
  const quotas = parse.quotas.map(({ said, share, size }): [string, string] => [
    'of these',
    `“${said}”: ${percent(share)}${size === null ? '' : `, ${size} of the group`}`,
  ])
  const screening = parse.screening.map(({ said, question, keep }): [string, string] => [
    'asked first',
    `“${said}”: ${question} Who answers ${keep} stays.`,
  ])
  const ignored = parse.ignored.map(({ said, why }): [string, string] => ['left out', `“${said}”: ${why}`])
  const words = parse.understood
    .filter(({ said, as }) => said.toLowerCase() !== as.toLowerCase())
    .map(({ said, as }) => `“${said}” is ${as}`)
  const rows: [string, string][] = [
    ...(parse.description === null ? [] : [['audience', `${sentence(parse.description)}${match}`] as [string, string]]),
    ...quotas,
    ...screening,
    ...(words.length === 0 ? [] : [['read as', words.join('; ')] as [string, string]]),
    ...(parse.objective === null ? [] : [['to learn', sentence(parse.objective)] as [string, string]]),
    ...parse.assumed.map((text): [string, string] => ['assumed', text]),
    ...ignored,
  ]
  if (rows.length === 0) return
  out.heading('How it was understood')
  out.print(pairs(rows, { width: out.text_width, colours: out.colours }))
}

/** What is missing, with the command that answers it where there is a request to answer. */
export function missingLines(questions: readonly string[], request_id?: string): string[] {
  const lines = ['Something is missing:', ...questions.map((question) => `  - ${question}`)]
  return request_id === undefined ? lines : [...lines, `Answer with: ${typed(`requests answer ${request_id} "…"`)}`]
}

/** Why a request is not carried out, and who else there is. */
export function refusalLines({ message, reason, nearest = [] }: Refusal, request_id?: string): string[] {
  const lines = [`${message} (${reason})`]
  if (nearest.length > 0) lines.push('What would find somebody:', ...relaxationLines(nearest))
  if (nearest.length > 0 && request_id !== undefined)
    lines.push(`Change it with: ${typed(`requests answer ${request_id} "anywhere in the US"`)}`)
  return lines
}
