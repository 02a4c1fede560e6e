import { contentStems } from '../reading/content-stems.ts'
import type { Screen } from '../reading/reading.ts'
import { capital } from '../saying/english.ts'

/** Of whoever does these with a thing, it is theirs. */
const THEIRS = /^Do you (?:have|own|rent|drive|ride|wear|take|keep|run|manage) (?:an? |any |some |your )?(.+)\?$/
const NAMED = /^Do you (?:use|subscribe to|play|drink|eat|smoke|watch|read|grow|buy|listen to|belong to) (.+)\?$/
const BEHIND = /\s(?:that|who|which|to|for|in|on|at|with|from|about|every|each|right now|currently)\s.*$|,.*$/i
/** Words that a thing of its own can be put for; "what would it take", "is it fair to" speak of none. */
const IT =
  /(?<!\b(?:would|does|is|was|make|makes|think|find|do|did) )\bit\b(?! (?:comes to|take|fair|hard|easy|true|matter))|\b(?<=(?:is|does) )it\b(?= (?:\w+ )?(?:or|[\w-]+[?.]))/i
const POINTS = /\b(?:it|they|them|one|there|those|these|its|their)\b|\b(?:this|that)[?.!]*$/i
/** So many words say by themselves what a question is about. */
const ENOUGH = 2
const ASKING = new Set('how what which who where when why off put actual usual hard hardest part like'.split(' '))

/**
 * What is asked of an audience, without it: "what do you feed it?" asks "what do you feed your dog?", and what says too little by itself
 * ("how do you sleep?") gets a sentence before it that says of whom ("You work night shifts.").
 */
export function standingAlone(rest: string, screens: readonly Screen[]): string {
  const why = /^why(?: not)?\W*$/i.test(rest) ? whyOf(screens[0]!) : null
  if (why !== null) return why
  const named = screens.map((screen) => withThing(rest, screen)).find((text) => text !== null) ?? rest
  if (!POINTS.test(named) && contentStems(named).filter((stem) => !ASKING.has(stem)).length >= ENOUGH)
    return capital(named)
  return [...screens.map(told), capital(named)].join(' ')
}

function withThing(rest: string, { question, wanted }: Screen): string | null {
  const [, own] = THEIRS.exec(question) ?? []
  const [, bare] = NAMED.exec(question) ?? []
  const thing = (own ?? bare)?.replace(BEHIND, '')
  if (thing === undefined || !wanted || thing.split(' ').length > 3) return null
  const phrase = own === undefined ? thing : `your ${thing}`
  const text = /[^s]s$/.test(thing)
    ? rest.replace(/\bthem\b/i, phrase)
    : rest.replace(IT, phrase).replace(/\bits\b/i, `${phrase}'s`)
  return text === rest ? null : text
}

/** What a screen asks, told to those who are meant. */
function told({ question, wanted }: Screen): string {
  const [, auxiliary, ever = '', rest] = /^(\w+) you (ever )?(.+)\?$/.exec(question)!
  const low = auxiliary!.toLowerCase()
  if (low === 'do')
    return wanted ? `You ${rest!.replace(/ any\b/, '')}.` : `You ${ever === '' ? "don't" : 'never'} ${rest}.`
  if (low === 'have') return `You have ${wanted ? '' : 'never '}${rest}.`
  if (low === 'did') return wanted ? `You did ${rest}.` : `You didn't ${rest}.`
  return `You ${low} ${wanted ? '' : 'not '}${rest}.`
}

/** "If you have never flown, why not?" */
function whyOf({ question, wanted }: Screen): string {
  const [, auxiliary, ever = '', rest] = /^(\w+) you (ever )?(.+\?)$/.exec(question)!
  const low = auxiliary!.toLowerCase()
  if (wanted) return `Why ${low} you ${rest}`
  return ever === '' && low !== 'have' ? `Why ${negative[low] ?? low} you ${rest}` : `Why ${low} you never ${rest}`
}
const negative: Readonly<Record<string, string>> = {
  do: "don't",
  are: "aren't",
  were: "weren't",
  did: "didn't",
  can: "can't",
}
