import type { Proposal, SentenceRule } from './mending.ts'

const always = /^((?:do|does) (?:you|your (?:\p{L}+)|people|they) )always (?=\p{L})(?!or\b|and\b)/iu
const everyTime =
  /^(do you )(?:always )?((?!ever\b|usually\b|never\b)\p{L}+(?: .*?)?)(?<!nearly|almost|not) (every (?:single )?time) (?=(?:you|that you)\b)/iu
const everyDay =
  /^(do you )((?!ever\b|usually\b|never\b)\p{L}+ .*?)\bevery single (day|morning|night|week|month|evening)\b/iu

const why = 'Hardly anybody does something without exception, so a no would say little.'

/** "always" and "every single time" in questions that can only be said yes or no to. */
export const absolutes: SentenceRule = (core, { reading }) => {
  if (reading.scale !== null || reading.options.some(({ role }) => role === 'answer')) return []
  const all = everyTime.exec(core)
  if (all !== null) {
    const rest = core.slice(all[0].length).replace(/^that /i, '')
    return [usual(`${all[1]}usually ${all[2]} when ${rest}`, all[3]!)]
  }
  const found = always.exec(core)
  if (found !== null) return [usual(`${found[1]}usually ${core.slice(found[0].length)}`, 'always')]
  const daily = everyDay.exec(core)
  if (daily === null) return []
  const rest = core.slice(daily[0].length)
  return [usual(`${daily[1]}${daily[2]}on most ${daily[3]}s${rest}`, `every single ${daily[3]}`)]
}

const usual = (text: string, found: string): Proposal => ({
  text,
  change: { kind: 'absolute', found, why },
  liberties: ['condition'],
})
