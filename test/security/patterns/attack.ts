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

function slowest({ source, flags }: Pattern): { ms: number; text: string } | undefined {
  const pattern = new RegExp(source, flags)
  for (const short of hostileTexts(source, flags, SHORT)) {
    // Twice: the first time may have been spent on something else.
    if (costOf(pattern, short) < SUSPECT_MS || costOf(pattern, short) < SUSPECT_MS) continue
    const tail = short.at(-1)!
    const unit = short.slice(0, -1)
    const long =
      unit +
      unit
        .slice(-SHORT / 2)
        .repeat(Math.ceil((LONG * 2) / SHORT))
        .slice(0, LONG) +
      tail
    const ms = costOf(pattern, long)
    if (ms > TOO_LONG_MS) return { ms, text: short }
  }
  return undefined
}

const texts = process.argv.slice(2)
const patterns = await everyPattern(texts)
const slow = patterns.flatMap((pattern) => {
  const found = slowest(pattern)
  return found === undefined ? [] : [{ where: pattern.where, pattern: `/${pattern.source}/${pattern.flags}`, ...found }]
})
process.stdout.write(JSON.stringify({ count: patterns.length, slow }))
