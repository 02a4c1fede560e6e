import { stripVTControlCharacters } from 'node:util'

/** Everything that could move the cursor, change a title or reverse the reading order; line ends stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const DRIVING = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** What came from elsewhere, as text that cannot drive a terminal. */
export function clean(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(DRIVING, '')
}

/** The same for every text in an answer of the service, names of fields included. */
export function cleanDeep(value: unknown): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map(cleanDeep)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [clean(name), cleanDeep(inner)]))
}

/** JSON that is safe to show: the same value, with what could drive a terminal written as escapes. */
export const safeJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  )

/** What is printed, with nothing left of escape sequences but colours: those are ours. */
export const withColoursOnly = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
    .split(/(\u001b\[[0-9;]*m)/)
    .map((part, index) => (index % 2 === 1 ? part : clean(part)))
    .join('')
