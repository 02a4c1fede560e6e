import type { Category } from '../../knowledge/index.ts'
import type { AskKind, Subject } from '../reading/reading.ts'
import type { Speaking } from './speaking.ts'

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]{3,}/g) ?? [])
    .filter((word) => !/^(the|and|from|with|for|any|new)$/.test(word))
    .map((word) => word.replace(/(ing|ies|es|s|y)$/, ''))

/**
 * Whether the chosen thing is the category: what was chosen is in its name, or another name for it is in what was
 * chosen, whole ("office" is no "home office").
 */
function names({ name, aliases }: Category, chosen: readonly string[]): boolean {
  const own = stemsOf(name)
  if (chosen.length > 0 && chosen.every((stem) => own.includes(stem))) return true
  return aliases.some((known) => {
    const stems = stemsOf(known)
    return stems.length > 0 && stems.every((stem) => chosen.includes(stem))
  })
}

/** What a question about obstacles, drawbacks or attractions wants to hear, however the speaker leans as a whole. */
const wanted: Partial<Record<AskKind, -1 | 1>> = { barrier: -1, improve: -1, driver: 1 }

/** Owning or doing something is what the question asks: the answer says whether the speaker does. */
const ownUse = ({ reading, decision, forecast }: Speaking): boolean =>
  decision.user === null &&
  /^(use|behaviour|frequency)$/.test(reading.ask) &&
  forecast.shape === 'ladder' &&
  decision.value !== null

/**
 * Somebody who picked one of several things gives reasons for that thing: the same agent, as if asked about what it
 * picked. The agent itself where nothing was picked, or where the question is no choice between things.
 */
export function focused(speaking: Speaking): Speaking {
  const { reading, found, decision, forecast } = speaking
  const side = reading.type === 'open' ? wanted[reading.ask] : undefined
  if (side !== undefined) {
    return { ...speaking, decision: { ...decision, stance: side * Math.max(0.7, Math.abs(decision.stance)) } }
  }
  if (ownUse(speaking)) return { ...speaking, decision: { ...decision, user: decision.stance > 0 } }
  if (forecast.shape === 'ladder' || forecast.shape === 'number' || forecast.shape === 'each') return speaking
  const value = Array.isArray(decision.value) ? decision.value[0] : decision.value
  if (typeof value !== 'string') return speaking
  const option = reading.options.find(({ text }) => text === value)
  if (option !== undefined && option.role !== 'answer') return speaking
  const chosen = stemsOf(value)
  const best = found.categories[0]
  const match = found.categories.find(({ category, score }) => score >= 0.3 && names(category, chosen))
  if (match === undefined && reading.options.length === 2) {
    // Of two things, whoever left one aside has something against it.
    const left = reading.options.filter(({ role, text }) => role === 'answer' && text !== value)
    const other = found.categories.find(
      ({ category, score }) => score >= 0.3 && left.some(({ text }) => names(category, stemsOf(text))),
    )
    if (other !== undefined) {
      return {
        ...speaking,
        found: { ...found, categories: [other] },
        forecast: { ...forecast, shape: 'ladder' },
        decision: { ...decision, stance: -1, user: other === best ? decision.user : null },
      }
    }
  }
  const alternative = reading.alternatives.find(({ phrase, head }) =>
    [phrase, head].some((text) => stemsOf(text).join() === chosen.join()),
  )
  return {
    ...speaking,
    reading: { ...reading, subject: alternative ?? subjectOf(value) },
    found: { ...found, categories: match === undefined ? [] : [match] },
    forecast: { ...forecast, shape: 'ladder' },
    decision: {
      ...decision,
      stance: match === undefined ? 0 : 1,
      user: match !== undefined && match === best ? decision.user : null,
      contributions: decision.contributions.filter(({ shift }) => shift > 0),
    },
  }
}

/** An option's text as a subject, where it is short enough to be a name of something. */
function subjectOf(text: string): Subject | null {
  const words = text.trim().split(/\s+/)
  if (words.length > 4 || /[.,;:()/\d]|^(i|it|yes|no|not|very|none|other|all|both|never|always)\b/i.test(text))
    return null
  const name = /^[A-Z]{2,}|[a-z][A-Z]/.test(words[0]!) || (words.length > 1 && /^[A-Z]/.test(words[1]!))
  const phrase = name ? text.trim() : text.trim().toLowerCase()
  return { phrase, head: phrase.split(' ').at(-1)!, plural: /[^s]s$/.test(phrase), names: name ? [phrase] : [] }
}
