import { numberOf } from './number-words.ts'

export interface Range {
  min?: number
  max?: number
}

const units = 'one|two|three|four|five|six|seven|eight|nine'
const tens = 'twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety'

/** An age in two digits or in words, as a source without groups. */
export const ageNumber = `(?:\\d{2}(?![\\d%])|(?:${tens})(?:[\\s-](?:${units})(?![a-z]))?(?![a-z])|(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)(?![a-z]))`

export const ageOf = (text: string): number => numberOf(text.toLowerCase().replace('fourty', 'forty')) ?? Number.NaN

const decades = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties']

/** A decade of life, as a source without groups: "thirties", "30s", "'30s", "30's". */
export const decadeWord = `(?:(?:fourties|${decades.join('|')})\\b|'?[2-9]0'?s\\b)`

export const partWord = '(?:early|mid(?:dle)?|late|early[\\s-]to[\\s-]mid|mid[\\s-]to[\\s-]late)'

const startOf = (decade: string): number => {
  const digits = /\d/.exec(decade)
  if (digits !== null) return Number(digits[0]) * 10
  return (decades.indexOf(decade.toLowerCase().replace('fourties', 'forties')) + 2) * 10
}

/** "Early thirties" are four years, "mid" and "late" three each. */
export function decadeRange(part: string | undefined, decade: string): Required<Range> {
  const start = startOf(decade)
  const said = part?.toLowerCase() ?? ''
  const min = said === '' || said.startsWith('early') ? start : said.startsWith('mid') ? start + 4 : start + 7
  const max = said === '' || said.endsWith('late') ? start + 9 : said.endsWith('early') ? start + 3 : start + 6
  return { min, max }
}

const YOUNGEST = 18
const OLDEST = 110

/** A range of adults' ages, or nothing where there are no adults in it. */
export function adultRange({ min, max }: Range): Range | undefined {
  if (Number.isNaN(min) || Number.isNaN(max)) return undefined
  const low = min === undefined ? undefined : Math.max(YOUNGEST, min)
  if ((low ?? YOUNGEST) > (max ?? OLDEST)) return undefined
  return { ...(low === undefined ? {} : { min: low }), ...(max === undefined ? {} : { max }) }
}

/** Either way round: nobody means a range that is empty. */
export const between = (one: number, other: number): Range => ({ min: Math.min(one, other), max: Math.max(one, other) })

export function phraseOf({ min, max }: Range, of = 'aged'): string {
  if (min === max) return `${of} ${min}`
  if (min === undefined) return `${of} ${max} or younger`
  if (max === undefined) return `${of} ${min} or older`
  return `${of} ${min} to ${max}`
}
