const units: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const word = `(?:${Object.keys(units).join('|')})`

/** A number in words up to the thousands, as part of a pattern: "twenty-five", "a hundred", "two hundred". */
export const numberWords = `(?:(?:a|${word})\\s(?:hundred|thousand)|${word}(?:[\\s-]${word})?)`

/** The value of a number in figures or words ("1,200", "twenty-five", "a hundred", "2k"); null if it is none. */
export function numberOf(text: string): number | null {
  const tidied = text
    .toLowerCase()
    .replace(/,(?=\d{3})/g, '')
    .trim()
  const figures = /^(\d+(?:\.\d+)?)\s?(k|m|thousand|million)?$/.exec(tidied)
  if (figures !== null) {
    const factor = figures[2] === undefined ? 1 : figures[2].startsWith('k') || figures[2].startsWith('t') ? 1e3 : 1e6
    return Number(figures[1]) * factor
  }
  let total = 0
  let seen = false
  for (const part of tidied.split(/[\s-]+/)) {
    if (part === 'hundred' || part === 'thousand') {
      total = Math.max(1, total) * (part === 'hundred' ? 100 : 1000)
      seen = true
    } else if (Object.hasOwn(units, part)) {
      total += units[part]!
      seen = true
    } else if (part !== 'a' && part !== 'an' && part !== 'and') return null
  }
  return seen ? total : null
}
