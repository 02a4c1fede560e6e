/** Numbers and names as people read them. */

export const count = (value: number): string => value.toLocaleString('en-US')

/** "1 person", "3 people". */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`

export const percent = (share: number): string => `${Math.round(100 * share)} %`

/** As exact as a reader can use: 4.27, 12.4, 1,250. */
export function amount(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return (Number(value.toFixed(digits)) + 0).toLocaleString('en-US', { maximumFractionDigits: digits })
}

export const day = (timestamp: string): string => timestamp.slice(0, 10)

/** A text as a shell takes it, whatever is in it. */
export const inQuotes = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A slug as words: "health_care" is "health care". */
export const plain = (slug: string): string => slug.replaceAll('_', ' ')

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
