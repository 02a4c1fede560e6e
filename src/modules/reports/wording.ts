import type { Estimate } from '../results/index.ts'

/** Below this many respondents, numbers are a first read, and respondents are counted rather than put in percent. */
export const FEW = 30

const quotationMarks = /["“”„«»]/g

/** Somebody's words on one line, without signs that would end a quotation early. */
export const plainWords = (text: string): string =>
  text.replace(quotationMarks, '’').replace(/\s+/g, ' ').trim().toWellFormed()

/** Ends at a word where it can. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1)
  const blank = cut.lastIndexOf(' ')
  const whole = blank > longest / 2 ? cut.slice(0, blank) : cut.replace(/[\uD800-\uDBFF]$/, '')
  return `${whole.replace(/[\s,;:.]+$/, '')}…`
}

export const quoted = (text: string, longest = 90): string => `“${shortened(plainWords(text), longest)}”`

/** A question by its own words. Where a description was pasted before it, what asks is at the end. */
export function quotedQuestion(question: string, longest = 110): string {
  const words = plainWords(question)
  if (words.length <= longest) return `“${words}”`
  const end = words.lastIndexOf('?')
  const before = words.slice(0, Math.max(0, end))
  const start = Math.max(...['. ', '! ', '? ', ': '].map((stop) => before.lastIndexOf(stop)))
  const asks = end === -1 || start === -1 ? words : words.slice(start + 2, end + 1)
  return `“${shortened(asks, longest)}”`
}

export const count = (value: number): string => (Math.round(value) + 0).toLocaleString('en-US')

export const plural = (value: number, one: string, many: string): string =>
  `${count(value)} ${value === 1 ? one : many}`

/** As exact as a reader can use: 4.27, 12.4, 1,250. */
export function amount(value: number): string {
  const decimals = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return (Number(value.toFixed(decimals)) + 0).toLocaleString('en-US', { maximumFractionDigits: decimals })
}

export const percent = (share: number): string => `${Math.round(100 * share)} %`

type Interval = Pick<Estimate, 'ci_low' | 'ci_high'>

export const shareInterval = ({ ci_low, ci_high }: Interval): string =>
  `95 % interval ${Math.round(100 * ci_low)} to ${Math.round(100 * ci_high)}`

export const amountInterval = ({ ci_low, ci_high }: Interval): string =>
  `95 % interval ${amount(ci_low)} to ${amount(ci_high)}`

export const wholeInterval = ({ ci_low, ci_high }: Interval): string =>
  `95 % interval ${count(ci_low)} to ${count(ci_high)}`

export interface Counted extends Interval {
  count: number
  n: number
  share: number
}

/** So many agents, in words that are no surer than the number: "7 of 12 agents (58 %, 95 % interval 32 to 81)". */
export function agents(counted: Counted): string {
  const { count: many, n, share } = counted
  const weighted = Math.abs(many / n - share) > 0.005
  const figures = `${weighted ? 'weighted ' : ''}${percent(share)}, ${shareInterval(counted)}`
  if (n === 1) return 'the only agent who answered (n = 1)'
  if (many === n) return `all ${count(n)} agents (${figures})`
  return n < FEW ? `${many} of ${n} agents (${figures})` : `${roughly(share)} (${figures}, n = ${count(n)})`
}

function roughly(share: number): string {
  if (share >= 0.95) return 'nearly all agents'
  if (share < 0.05) return 'hardly any agents'
  const tenths = Math.round(10 * share)
  return tenths === 5 ? 'about half of the agents' : `about ${tenths} in 10 agents`
}

export const sentenceCase = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase())

export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Numbers as they are handed out: as exact as a report can be. */
export const rounded = (value: number): number => Number(value.toFixed(4)) + 0
