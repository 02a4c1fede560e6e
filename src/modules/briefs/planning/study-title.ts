import { readObjective } from './read-objective.ts'
import { capital, inQuotes, isPlural } from './wording.ts'

const LONGEST = 120
/** Less of an audience than this says nothing. */
const LEAST = 16

/** A title for a study: what it is about, and whom it asks. */
export function studyTitle(objective: string, audience: string, matter?: string): string {
  const topic = readObjective(objective, matter)
  const { kind, choices } = topic
  const read = topic.title ?? topic.subject
  const subject = kind === 'message' && choices.length > 1 ? choices.map(inQuotes).join(' or ') : read
  const about = capital(choices.length > 0 ? subject : toThem(subject))
  const whom = audience
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:]+$/, '')
    .trim()
  if (whom === '') return cut(about, LONGEST)
  const room = LONGEST - about.length - 2
  if (whom.length > room && room < LEAST) return cut(about, LONGEST)
  return `${about}: ${cut(whom, room)}`
}

/** What people have as a matter of course: whose it is need not be said. */
const mass =
  /^(?:medicine|medication|food|money|housing|time|work|health|sleep|insurance|care|energy|data|privacy|education|childcare|retirement)\b/i

/** A title speaks to nobody: "your budget" is the budget of those who are asked. */
function toThem(subject: string): string {
  const named = subject
    .replace(/\b(of|on|about|with|for|in) your (?=(.+)$)/g, (said, preposition: string, rest: string) =>
      isPlural(rest) || mass.test(rest) ? `${preposition} ` : said,
    )
    // At the beginning there is nobody yet whose it could be.
    .replace(/^your (?=(.+)$)/, (_, rest: string) => (isPlural(rest) || mass.test(rest) ? '' : 'views of their '))
  return named
    .replace(/\byourself\b/g, 'themselves')
    .replace(/\byour\b/g, 'their')
    .replace(/\byou\b/g, 'people')
}

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  const head = text.slice(0, longest - 1)
  const blank = head.lastIndexOf(' ')
  return `${head
    .slice(0, blank > 0 ? blank : longest - 1)
    .toWellFormed()
    .replace(/[\s,;:]+$/, '')}…`
}
