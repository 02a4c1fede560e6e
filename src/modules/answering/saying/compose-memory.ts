import { contentStems } from '../reading/content-stems.ts'
import { openingOf, sentencesOf } from './english.ts'

/** How far apart, in places of the panel, two agents must be to say the same sentence at all. */
const APART = 100
/** In a larger panel it is no fault that somebody far away has said the same. */
const SMALL_PANEL = 300
/** So many of a panel may speak of one feature of an offer, or of its price. */
const [FEWEST, SHARE] = [2, 0.3]

/** So much of what tells in the shorter of two sentences is in the other as well; fewer telling words say nothing. */
const [NEARLY_ALL, TELLING] = [0.75, 4]
const sharedBy = (one: readonly string[], other: readonly string[]): number =>
  other.length < TELLING ? 0 : one.filter((stem) => other.includes(stem)).length / Math.min(one.length, other.length)

/** What a panel has said so far: its sentences, the openings of its answers, the sources its remarks came from. */
export interface PanelMemory {
  /** What the agent at a place would repeat; `replies` are its own earlier ones. */
  earsOf(place: number, replies: readonly string[]): Ears
  /** `inner`: remarks that went into the answer, perhaps joined to others. */
  note(answer: string, place: number, keys: readonly string[], inner: readonly string[]): void
}

/** What one agent can hear. */
export interface Ears {
  /** Somebody within a hundred places has said a sentence of this text, or the agent itself has, earlier. */
  heard(text: string): boolean
  /** Somebody near has said nearly the same in other words: most of its own words. */
  heardTheLike(text: string): boolean
  /** Anybody at all has. */
  wellWorn(text: string): boolean
  /** As many answers as may begin like this text already do. */
  openingIsFull(text: string): boolean
  usesOf(key: string): number
  /** As many of the panel as may speak of this source already do. */
  isExhausted(source: string): boolean
}

/** `asked`: what they are asked, whose words everybody uses. */
export function panelMemory(size: number, asked = ''): PanelMemory {
  const general = contentStems(asked)
  const known = new Map<string, readonly string[]>()
  const telling = (text: string): readonly string[] => {
    const own = known.get(text) ?? contentStems(text).filter((stem) => !general.includes(stem))
    known.set(text, own)
    return own
  }
  const places = new Map<string, number[]>()
  const noted = new Map<number, string>()
  const openings = new Map<string, number>()
  const keys = new Map<string, number>()
  const stems: { place: number; own: readonly string[] }[] = []
  const limit = Math.max(1, Math.floor(size / 10))
  const remember = (text: string, place: number) => {
    for (const sentence of sentencesOf(text)) {
      const folded = foldSentence(sentence)
      const said = places.get(folded)
      if (said === undefined) places.set(folded, [place])
      else said.push(place)
    }
  }
  return {
    earsOf(place, replies) {
      const own = replies.length === 0 ? null : ` ${replies.map(foldSentence).join(' / ')} `
      const near = (folded: string) =>
        places.get(folded)?.some((other) => other !== place && Math.abs(other - place) < APART) === true
      return {
        heard: (text) =>
          sentencesOf(text).some((sentence) => {
            const folded = foldSentence(sentence)
            return near(folded) || own?.includes(` ${folded} `) === true
          }),
        heardTheLike: (text) => {
          if (size > SMALL_PANEL) return false
          const own = telling(text)
          return (
            own.length >= TELLING &&
            stems.some(
              (said) =>
                said.place !== place && Math.abs(said.place - place) < APART && sharedBy(own, said.own) >= NEARLY_ALL,
            )
          )
        },
        wellWorn: (text) =>
          size <= SMALL_PANEL && sentencesOf(text).some((sentence) => places.has(foldSentence(sentence))),
        openingIsFull: (text) => (openings.get(openingOf(text)) ?? 0) >= limit,
        usesOf: (key) => keys.get(key) ?? 0,
        isExhausted: (source) => (keys.get(source) ?? 0) >= Math.max(FEWEST, SHARE * size),
      }
    },
    note(answer, place, used, inner) {
      // Whoever is asked again says the same.
      if (noted.get(place) === answer) return
      noted.set(place, answer)
      remember(answer, place)
      for (const text of inner) {
        remember(text, place)
        stems.push({ place, own: telling(text) })
      }
      const opening = openingOf(answer)
      openings.set(opening, (openings.get(opening) ?? 0) + 1)
      for (const key of used) keys.set(key, (keys.get(key) ?? 0) + 1)
    },
  }
}

/** Sentences that differ in case, marks or spaces only are the same sentence. */
function foldSentence(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()
}
