import { careOf } from '../reading/care.ts'
import { taken } from './choose-remarks.ts'
import { clauseSlots } from './clause.ts'
import { type Ears, type PanelMemory, panelMemory } from './compose-memory.ts'
import { continued, sentencesOf, withoutStop, wordCount } from './english.ts'
import { featureRemarks } from './features.ts'
import { judgements } from './judgement.ts'
import { nameRemarks, testsWords } from './names.ts'
import { nothingRemarks } from './nothing.ts'
import { maySay } from './only-american.ts'
import { plainAnswers } from './plain.ts'
import { refusalsOf } from './refusals.ts'
import { remarksOf } from './remarks.ts'
import type { Remark, Speaking } from './speaking.ts'
import { likeliestRemarks, nearbyRemarks, reactions, writtenRemarks } from './written.ts'

/** An answer in words, and what kind of words: found for the matter, the bare value, that there is nothing to say, or why not. */
export interface Words {
  text: string
  kind: 'said' | 'plain' | 'nothing' | 'refused'
}

/**
 * The answers of a panel, in the panel's order. Agents are gone through by their index, so that the order in which they
 * were listed changes as little as can be. `also` holds, for each further question asked in the same breath, the panel's
 * speakings on it.
 */
export function composePanel(panel: readonly Speaking[], also: readonly (readonly Speaking[])[] = []): Words[] {
  const memory = panelMemory(panel.length, panel[0]?.reading.text)
  const words: Words[] = new Array(panel.length)
  const order = panel.map((_, place) => place)
  order.sort((a, b) => panel[a]!.person.index - panel[b]!.person.index || a - b)
  for (const place of order) {
    const parts = [panel[place]!, ...also.flatMap((speakings) => speakings[place] ?? [])]
    words[place] = answerOf(parts, memory, place)
  }
  return words
}

function answerOf(parts: readonly Speaking[], memory: PanelMemory, place: number): Words {
  const [main, ...others] = parts as [Speaking, ...Speaking[]]
  const ears = memory.earsOf(
    place,
    main.earlier.map(({ reply }) => reply),
  )
  // Whoever has never tried it is not asked how they liked it.
  const further = others.filter((one) => !isWhy(one) && !(one.reading.refers && saysNo(main)))
  const all = [main, ...further].map((speaking, at) => partOf(speaking, ears, at))
  // What somebody tells mostly has a yes or a no to the rest in it, and one of their own would contradict it.
  if (main.reading.type === 'open' && all[0]!.kind === 'said')
    all.splice(1, all.length - 1, ...all.slice(1).filter((_, at) => !isYesNo(further[at]!)))
  // Whoever has answered the one need not say that they have nothing on the other, and whoever has answered both is done.
  const some = all[0]!.twice ? all.slice(0, 1) : all.filter(({ kind }) => kind !== 'nothing')
  const once = some.filter(({ text }, at) => some.findIndex((one) => one.text === text) === at)
  const said = once.length === 0 ? all.slice(0, 1) : once
  const text = said.map((part) => part.text).join(' ')
  memory.note(
    text,
    place,
    said.flatMap(({ keys }) => keys),
    said.flatMap(({ inner }) => inner),
  )
  return { text, kind: said[0]!.kind }
}

/** "… and why?" is no question of its own: it asks for reasons, which come anyway. */
const isWhy = ({ reading }: Speaking): boolean =>
  /^(and )?why( (not|is that|so|or why not))?\W*$/i.test(reading.text.trim())

const isYesNo = ({ reading: { options } }: Speaking): boolean => options.some(({ role }) => role === 'yes')

function saysNo({ reading, decision }: Speaking): boolean {
  const option = reading.options.find(({ text }) => text === decision.value)
  return option !== undefined && (option.role === 'no' || /^(?:never|none|not at all)\b/.test(option.key))
}

const keysOf = ({ key, source }: Remark): string[] => (source === undefined ? [key] : [key, source])

interface Part extends Words {
  twice?: boolean
  keys: readonly string[]
  inner: readonly string[]
}

function partOf(speaking: Speaking, ears: Ears, at: number): Part {
  const texts = refusalsOf(speaking)
  if (texts.length > 0) {
    return { text: texts.find((one) => !ears.heard(one)) ?? texts[0]!, kind: 'refused', keys: [], inner: [] }
  }
  if (speaking.reading.type !== 'open') return closedPart(speaking, ears, at)
  return openPart(at > 0 ? surely(speaking) : speaking, ears)
}

/**
 * What an agent says where the words of somebody else will not do: the value, of an open question a judgement, or that there
 * is nothing to say.
 */
export const plainWords = (speaking: Speaking, ears: Ears): Words =>
  speaking.reading.type === 'open' ? openPart(speaking, ears, sources.slice(-2)) : closedPart(speaking, ears, 0, [])

/** The value first, then at most what is true and to the point. */
function closedPart(speaking: Speaking, ears: Ears, at: number, from?: readonly Remark[]): Part {
  const head = headOf(speaking, ears, at)
  if (head === null) return { text: '', kind: 'nothing', keys: [], inner: [] }
  const short = speaking.reading.length === 'short'
  // "… and if so, did you fight it?" is not for those who say no, and what is written near it answers that.
  const done = saysNo(speaking) && IF_SO.test(speaking.reading.text)
  const remarks = from ?? (careOf(speaking.reading) === null && !done ? remarksOf(speaking) : [])
  const most = sentencesFor(speaking) - 1
  const kept = withinLength(taken(speaking, remarks, ears, most), most)
  const [first, ...rest] = kept.filter(({ text }) => !short || wordCount(head) + wordCount(text) <= SHORT)
  const joined = first === undefined ? null : runOn(head, first.text, short, speaking.chance('join'))
  // A short answer is one sentence.
  const added = first === undefined || (short && joined === null) ? [] : [first, ...rest]
  return {
    text: [joined ?? head, ...added.slice(joined === null ? 0 : 1).map(({ text }) => text)].join(' '),
    kind: added.length === 0 ? 'plain' : 'said',
    keys: added.flatMap(keysOf),
    inner: added.map(({ text }) => text),
  }
}

const IF_SO = /\bif (?:so|yes|you (?:have|did|do))\b/i

/** The first remark, however long; then those that fit into as many sentences as an answer may add. */
function withinLength([first, ...rest]: readonly Remark[], most: number): Remark[] {
  if (first === undefined) return []
  let left = most - sentencesOf(first.text).length
  const further = rest.filter(({ text }) => {
    const own = sentencesOf(text).length
    if (own > left) return false
    left -= own
    return true
  })
  return [first, ...further]
}

/** Words of a short answer. */
const SHORT = 25
/** How often a bare yes or no runs on into what is added ("No, too pricey"). */
const JOINED = 0.4
/** After more words than this a comma would be one too many, unless all has to be one sentence. */
const BARE = 1
const BRIEF = 4

/** The value in words that the panel has used least; after another question they say which of them is meant, and nothing where they cannot. */
function headOf(speaking: Speaking, ears: Ears, at: number): string | null {
  const may = maySay(speaking)
  const heads = plainAnswers(speaking)
    .map(({ text }) => text)
    .filter(may)
  const { do: does, dont } = clauseSlots(speaking.reading)
  const clear =
    at === 0
      ? heads
      : heads.filter((text) =>
          [does, dont].some((own) => typeof own === 'string' && text.toLowerCase().includes(own.toLowerCase())),
        )
  // "It rolls off the tongue. No.": a bare no behind another answer is one to nothing.
  if (at > 0 && clear.length === 0 && isYesNo(speaking)) return null
  const from = clear.length > 0 ? clear : heads
  return from.find((text) => !ears.heard(text) && !ears.openingIsFull(text)) ?? from[0] ?? bare(speaking)
}

/** Nothing could be put together at all: the value as it stands. */
function bare({ decision: { value } }: Speaking): string {
  const said = [value ?? ''].flat().join(', ').trim()
  return said === '' ? "I don't know." : said
}

function runOn(head: string, text: string, short: boolean, chance: number): string | null {
  if (!short && chance >= JOINED) return null
  const may = wordCount(head) <= (short ? BRIEF : BARE) && head.endsWith('.') && sentencesOf(text).length === 1
  const tail = may ? continued(text) : null
  return tail === null ? null : `${withoutStop(head)}, ${tail}`
}

/** How many sentences an answer may have: as many as were asked for, else few. */
function sentencesFor({ reading }: Speaking): number {
  switch (reading.length) {
    case 'short':
      return 2
    case 'medium':
      return 3
    case 'detailed':
      return 4
    default:
      return 2
  }
}

/** What surely answers a further question by itself; where it names nothing of the first one, it has few words of its own. */
function surely(speaking: Speaking): Speaking {
  const least = speaking.reading.refers === true ? 0 : SURER
  const asks = WHAT_TO_ASK.test(speaking.reading.text)
  const said = (speaking.found.said ?? []).map((own) =>
    own.filter(({ fit, sure, kind }) => (sure && fit >= least) || (asks && kind === 'offers')),
  )
  return { ...speaking, found: { ...speaking.found, said } }
}
const SURER = 2

/** An open question is answered by what was written for it or by what people say on the matter, or with a blank. */
function openPart(speaking: Speaking, ears: Ears, own = sourcesFor(speaking)): Part {
  const most = speaking.reading.length === 'detailed' ? 3 : 1
  const asks = WHAT_TO_ASK.test(speaking.reading.text)
  for (const [kind, source] of own) {
    const remarks = source(speaking).filter(({ text }) => !asks || kind === 'nothing' || ASKS.test(text))
    const kept = taken(speaking, remarks, ears, kind === 'said' ? most : 1)
    if (kept.length > 0)
      return {
        text: kept.map(({ text }) => text).join(' '),
        kind,
        twice: kept.some(({ twice }) => twice === true),
        keys: kept.flatMap(keysOf),
        inner: kept.map(({ text }) => text),
      }
  }
  return { text: blankFor(speaking), kind: 'nothing', keys: [], inner: [] }
}

/** Whoever is asked for questions asks some. */
const WHAT_TO_ASK =
  /\bquestions? (?:would|do|might|will) (?:you|people)\b|\bwhat (?:else )?(?:would|do) you (?:want|need|like|have) to (?:know|ask|find out)\b|\bwhat would you ask\b/i
const ASKS = /\?|^(?:whether|how|what|who|where|when|why)\b/i

const blankFor = (speaking: Speaking): string =>
  careOf(speaking.reading) === null ? nothingRemarks(speaking)[0]!.text : "I'd rather not go into that."

function sourcesFor(speaking: Speaking): typeof sources {
  if (careOf(speaking.reading) !== null)
    return [
      ['said', writtenRemarks],
      ['said', nearbyRemarks],
    ]
  return testsWords(speaking) ? sourcesOfNames : sources
}

/** From the surest to the last resort. */
const sources: readonly (readonly [Words['kind'], (speaking: Speaking) => readonly Remark[]])[] = [
  ['said', writtenRemarks],
  ['said', nameRemarks],
  ['said', reactions],
  ['said', featureRemarks],
  ['said', likeliestRemarks],
  ['plain', judgements],
  ['nothing', nothingRemarks],
]
/** What people say of names for such a business comes before what the parts of a name make them think of. */
const sourcesOfNames = sources.toSorted(([, one], [, other]) => rankOf(one) - rankOf(other))
function rankOf(source: (typeof sources)[number][1]): number {
  return source === writtenRemarks ? 0 : source === likeliestRemarks ? 1 : source === nameRemarks ? 2 : 3
}
