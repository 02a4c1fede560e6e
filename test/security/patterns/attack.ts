/** Attacks every regular expression of the service, in a process of its own: `node attack.ts` prints those that are too slow. */
import { createContext, Script } from 'node:vm'
import { everyPattern, type Pattern } from './collect.ts'
import { hostileTexts } from './hostile-texts.ts'

/** As long as the longest text that a caller may write; briefs and theses have 4,000 characters. */
const LONG = 4000
/** Long enough to tell what is beyond quadratic, and short enough to be tried with every text. */
const SHORT = 250
const SUSPECT_MS = 4
/** What is quadratic takes a tenth of it on the slowest machine that we know. */
const TOO_LONG_MS = 500
const GIVE_UP_MS = 3000

const context = createContext({ pattern: /x/, text: '' })
const script = new Script('pattern.lastIndex = 0; pattern.test(text)')
const sweeping = createContext({ sweep: (): void => undefined })
const sweepAll = new Script('sweep()')

/**
 * What the processor needed, or Infinity for what did not end. The time limit is by the clock of the wall, so on a busy machine
 * it may come before the pattern had its share: then it is tried again.
 */
function costOf(pattern: RegExp, text: string, tries = 10): number {
  context.pattern = pattern
  context.text = text
  const before = process.threadCpuUsage()
  const used = (): number => {
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
  try {
    script.runInContext(context, { timeout: GIVE_UP_MS })
  } catch {
    return used() < TOO_LONG_MS * 2 && tries > 0 ? costOf(pattern, text, tries - 1) : Infinity
  }
  return used()
}

interface Case {
  pattern: Pattern
  tried: RegExp
  short: string
}

function* everyCase(patterns: readonly Pattern[]): Generator<Case> {
  for (const pattern of patterns) {
    const tried = new RegExp(pattern.source, pattern.flags)
    for (const short of hostileTexts(pattern.source, pattern.flags, SHORT)) yield { pattern, tried, short }
  }
}

/**
 * The cases that seem slow. All are tried under one time limit: each limit starts a thread, and one for every text took longer than
 * the patterns did. Where the limit comes, what was being tried is suspected, and the rest follows under a new one.
 */
function suspects(cases: readonly Case[]): Case[] {
  const found: Case[] = []
  let at = 0
  sweeping.sweep = () => {
    for (; at < cases.length; at++) {
      const { tried, short } = cases[at]!
      tried.lastIndex = 0
      const before = process.threadCpuUsage()
      tried.test(short)
      const { user, system } = process.threadCpuUsage(before)
      if (user + system >= SUSPECT_MS * 1000) found.push(cases[at]!)
    }
  }
  while (at < cases.length) {
    try {
      sweepAll.runInContext(sweeping, { timeout: GIVE_UP_MS })
    } catch {
      found.push(cases[at]!)
      at += 1
    }
  }
  return found
}

/** What a suspect takes with a text as long as a caller may write it. */
function costWhenLong({ tried, short }: Case): number {
  // Once more: the first time may have been spent on something else.
  if (costOf(tried, short) < SUSPECT_MS) return 0
  const tail = short.at(-1)!
  const unit = short.slice(0, -1)
  const long =
    unit +
    unit
      .slice(-SHORT / 2)
      .repeat(Math.ceil((LONG * 2) / SHORT))
      .slice(0, LONG) +
    tail
  // On a machine that others use as well, the processor's time is counted too high now and then, and never too low.
  return Math.min(...[1, 2, 3].map(() => costOf(tried, long)))
}

const texts = process.argv.slice(2)
const patterns = await everyPattern(texts)
const slow = new Map<string, { where: string; ms: number; text: string }>()
for (const suspect of suspects([...everyCase(patterns)])) {
  const { source, flags, where } = suspect.pattern
  const name = `/${source}/${flags}`
  if (slow.has(name)) continue
  const ms = costWhenLong(suspect)
  if (ms > TOO_LONG_MS) slow.set(name, { where, ms, text: suspect.short })
}
process.stdout.write(
  JSON.stringify({ count: patterns.length, slow: [...slow].map(([pattern, found]) => ({ pattern, ...found })) }),
)
