import type { Screening } from './brief.ts'
import type { Span } from './span.ts'

const amount = '\\d[\\d,.]*k?'
const employer =
  '(?:compan(?:y|ies)|firms?|business(?:es)?|organi[sz]ations?|employers?|start-?ups?|corporations?|enterprises?|agenc(?:y|ies)|teams?|shops?|schools?|hospitals?|plants?|workplaces?|restaurants?|practices?)'
const howMany = `((?:(?:more|less|fewer) than|over|under|above|below|at least|at most|up to|about|around|between)\\s+)?(${amount}(?:\\s*(?:-|to|and)\\s*${amount})?)\\s*(\\+|or more|or fewer|or less|plus)?`
const staff = '(?:employees|people|staff|workers|team members|headcount|ftes?)(?!\\p{L})'
const phrase = new RegExp(
  `(?:(?:who |that )?(?:work(?:s|ing)?|(?:are |is )?employed)\\s+)?(?:(?:at|for|in|from|of|within)\\s+)?(?:an?\\s+)?((?:small|large|big|mid-?sized?|medium-sized|private|public|tech|software|family|global)\\s+){0,2}(${employer})\\s+(?:with|of|that (?:have|has|employs?)|employing|having|which (?:have|has))\\s+${howMany}\\s*${staff}`,
  'giu',
)
const label = new RegExp(
  `(?:company|employer|firm|business|organi[sz]ation) size\\s*[:=]?\\s*${howMany}\\s*(?:${staff})?`,
  'giu',
)

export interface EmployerSize extends Span {
  screening: Screening
}

/** How large the employer is to be, which no filter has: the number in it counts nobody who is asked. */
export function employerSizesIn(text: string, part: Span): EmployerSize[] {
  const said = text.slice(part.start, part.end)
  const found = (match: RegExpMatchArray, kind: string, size: string): EmployerSize => ({
    start: part.start + match.index!,
    end: part.start + match.index! + match[0].length,
    screening: {
      said: match[0].trim(),
      question: `Do you work at ${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind} with ${size.replace(/\s+/g, ' ').trim()} employees?`,
      keep: 'Yes',
    },
  })
  return [
    ...[...said.matchAll(phrase)].map((match) =>
      found(match, `${match[1] ?? ''}${single(match[2]!)}`, sizeOf(match[3], match[4]!, match[5])),
    ),
    ...[...said.matchAll(label)].map((match) => found(match, 'company', sizeOf(match[1], match[2]!, match[3]))),
  ]
}

const sizeOf = (lead: string | undefined, number: string, tail: string | undefined): string =>
  `${lead ?? ''}${number}${tail === '+' || tail === 'plus' ? ' or more' : ` ${tail ?? ''}`}`

const single = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1')
