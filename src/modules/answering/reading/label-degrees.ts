import { directionOf } from './antonyms.ts'

/**
 * How strong a label is, by its words of degree. `low` is an absolute bottom ("not at all"), whatever it is said of;
 * the others are shares of the way from the middle to the end that the rest of the label names ("somewhat unlikely").
 */
const low: readonly (readonly [string, number])[] = [
  ['not at all', -1],
  ['none at all', -1],
  ['nothing at all', -1],
  ['no way', -1],
  ['in no way', -1],
  ['not in the least', -1],
  ['not one bit', -1],
  ['never', -1],
  ['none', -1],
  ['nothing', -1],
  ['zero', -1],
  ['nobody', -1],
  ['no one', -1],
  ['almost never', -0.8],
  ['almost none', -0.8],
  ['hardly ever', -0.75],
  ['hardly any', -0.8],
  ['hardly', -0.7],
  ['barely', -0.7],
  ['little or none', -0.9],
  ['very little', -0.6],
  ['little', -0.5],
  ['rarely', -0.6],
  ['seldom', -0.6],
  ['not often', -0.6],
  ['not usually', -0.6],
  ['not very much', -0.45],
  ['not too much', -0.45],
  ['not so much', -0.45],
  ['not much', -0.5],
  ['not very', -0.4],
  ['not too', -0.4],
  ['not so', -0.4],
  ['not that', -0.4],
  ['not particularly', -0.4],
  ['not especially', -0.4],
  ['not really', -0.5],
  ['not a lot', -0.4],
  ['not many', -0.5],
  ['not well', -0.6],
  ['not quite', -0.2],
  ['not all that', -0.4],
  ['not entirely', 0.2],
  ['not completely', 0.2],
  ['not always', 0.2],
  ['only a little', -0.15],
  ['only slightly', -0.15],
  ['just a little', -0.15],
  ['a few', -0.2],
]
const share: readonly (readonly [string, number])[] = [
  ['a tiny bit', 0.1],
  ['very slightly', 0.1],
  ['slightly', 0.2],
  ['slight', 0.2],
  ['a little bit', 0.2],
  ['a little', 0.2],
  ['a bit', 0.2],
  ['mildly', 0.2],
  ['mild', 0.2],
  ['marginally', 0.2],
  ['minor', 0.2],
  ['minimal', 0.1],
  ['small', 0.2],
  ['once in a while', 0.25],
  ['now and then', 0.25],
  ['occasionally', 0.25],
  ['sometimes', 0.35],
  ['some of the time', 0.35],
  ['some', 0.35],
  ['only some', 0.3],
  ['only fair', 0.3],
  ['somewhat', 0.4],
  ['sort of', 0.4],
  ['kind of', 0.4],
  ['partly', 0.4],
  ['partially', 0.4],
  ['half', 0.4],
  ['about half', 0.4],
  ['about half the time', 0.4],
  ['moderately', 0.45],
  ['moderate', 0.45],
  ['a moderate amount', 0.45],
  ['medium', 0.45],
  ['reasonably', 0.5],
  ['fairly', 0.5],
  ['rather', 0.5],
  ['a fair amount', 0.5],
  ['a good amount', 0.55],
  ['pretty', 0.55],
  ['quite a bit', 0.65],
  ['quite a lot', 0.65],
  ['quite', 0.65],
  ['often', 0.65],
  ['generally', 0.65],
  ['mostly', 0.7],
  ['mainly', 0.7],
  ['most', 0.7],
  ['usually', 0.75],
  ['most of the time', 0.75],
  ['frequently', 0.75],
  ['largely', 0.7],
  ['much', 0.8],
  ['very', 0.8],
  ['very often', 0.85],
  ['very much', 0.85],
  ['a lot', 0.85],
  ['lots', 0.85],
  ['strongly', 0.85],
  ['strong', 0.85],
  ['big', 0.8],
  ['major', 0.85],
  ['large', 0.85],
  ['serious', 0.85],
  ['severe', 0.9],
  ['highly', 0.85],
  ['really', 0.85],
  ['very big', 0.9],
  ['huge', 0.95],
  ['greatly', 0.9],
  ['a great deal', 0.9],
  ['a very great deal', 0.95],
  ['considerably', 0.85],
  ['substantially', 0.85],
  ['deeply', 0.9],
  ['almost always', 0.9],
  ['almost all', 0.9],
  ['always', 1],
  ['all the time', 1],
  ['constantly', 1],
  ['every time', 1],
  ['in every case', 1],
  ['completely', 1],
  ['complete', 1],
  ['totally', 1],
  ['total', 1],
  ['fully', 1],
  ['full', 1],
  ['entirely', 1],
  ['absolutely', 1],
  ['extremely', 1],
  ['extreme', 1],
  ['exactly', 1],
  ['all', 1],
  ['perfectly', 1],
  ['definitely', 1],
  ['definite', 1],
  ['certainly', 1],
  ['certain', 1],
  ['probably', 0.5],
  ['likely yes', 0.5],
  ['maybe', 0],
  ['far', 0.9],
  ['very well', 0.85],
  ['extremely well', 1],
  ['fairly well', 0.5],
  ['pretty well', 0.55],
  ['exceptionally', 1],
  ['incredibly', 1],
  ['so-so', 0],
]
const middle = new Set([
  'neither',
  'neutral',
  'no difference',
  'no change',
  'no effect',
  'no impact',
  'about the same',
  'same',
  'the same',
  'unchanged',
  'equal',
  'equally',
  'mixed',
  'indifferent',
  'in between',
  'might or might not',
  'maybe',
  'perhaps',
  'might',
  'about right',
  'just right',
  'about equal',
  'makes no difference',
  'unsure',
  'not sure',
  'undecided',
  'depends',
  'it depends',
  'possibly',
  'could go either way',
  'average',
  'no preference',
  'no opinion either way',
  'half and half',
  'about my age',
  'do not mind',
  'about normal',
  'all right',
  'average risk',
])

const degrees = new Map<string, { value: number; low: boolean }>()
for (const [phrase, value] of low) degrees.set(phrase, { value, low: true })
for (const [phrase, value] of share) if (!degrees.has(phrase)) degrees.set(phrase, { value, low: false })

/** Ends that labels name and questions hardly do, or name otherwise: each as the word it is measured by, and which end it is. */
const ends: Readonly<Record<string, readonly [string, 1 | -1]>> = {
  favor: ['support', 1],
  favour: ['support', 1],
  oppose: ['support', -1],
  opposed: ['support', -1],
  against: ['support', -1],
  poor: ['good', -1],
  bad: ['good', -1],
  badly: ['well', -1],
  poorly: ['well', -1],
  well: ['well', 1],
  negatively: ['positively', -1],
  cheap: ['expensive', -1],
  inexpensive: ['expensive', -1],
  pricey: ['expensive', 1],
  high: ['high', 1],
  low: ['high', -1],
  lower: ['higher', -1],
  lowers: ['raises', -1],
  younger: ['older', -1],
  smaller: ['larger', -1],
  slower: ['faster', -1],
  shorter: ['longer', -1],
  weaker: ['stronger', -1],
  uneasy: ['pleased', -1],
  sad: ['happy', -1],
  anxious: ['calm', -1],
  boring: ['exciting', -1],
  decline: ['share', -1],
  refuse: ['accept', -1],
  help: ['help', 1],
  helps: ['help', 1],
  helped: ['help', 1],
  hurt: ['help', -1],
  hurts: ['help', -1],
  harm: ['help', -1],
  harms: ['help', -1],
  rising: ['rising', 1],
  falling: ['rising', -1],
  more: ['', 1],
  less: ['', -1],
  fewer: ['', -1],
  too: ['', 1],
  hard: ['easy', -1],
  difficult: ['easy', -1],
  strongly: ['', 1],
}

const fillers = new Set(
  "a an the of to with in on at it is am i i'm i'd it's that this be being been would will do does did am are was were for my me very and or nor there any only just feel about as so have has had".split(
    ' ',
  ),
)

/** How strong a label is, and of what. */
export interface Degree {
  /** From -1 to 1; 0 is the middle. */
  raw: number
  /** What is left when degree, direction and small words are taken away; '' for a bare degree. */
  stem: string
  /** Whether a word of degree or of direction was there at all. */
  marked: boolean
  /** Whether the label says "not" of its own stem ("would not buy") or names its lower end ("unlikely"). */
  negative: boolean
}

/** A label as strength and stem: "somewhat unlikely" is -0.4 of "likely". */
export function degreeOf(key: string): Degree {
  if (
    middle.has(key) ||
    /^(?:neither|might or might not|about the same|no difference|no feeling|no effect)\b/.test(key)
  ) {
    return { raw: 0, stem: '', marked: true, negative: false }
  }
  const even = /\b(?:about the same|the same|no more and no less|about right|unchanged)\b/.exec(key)
  if (even !== null) {
    const rest = key
      .replace(even[0], ' ')
      .split(' ')
      .filter((word) => word !== '' && !fillers.has(word))
    return { raw: 0, stem: rest.join(' '), marked: true, negative: false }
  }
  // "Not honest at all" is "not at all honest".
  const words = key
    .replace(/^(not|no|none|nothing|do not|don't|does not|would not)\b(.+?)\bat all$/, 'not at all$2')
    .split(' ')
    .filter(Boolean)
  let value: number | null = null
  let isLow = false
  let sign: 1 | -1 = 1
  let directed = false
  const rest: string[] = []
  for (let at = 0; at < words.length; ) {
    let taken = 0
    for (let size = Math.min(4, words.length - at); size > 0; size -= 1) {
      const found = degrees.get(words.slice(at, at + size).join(' '))
      if (found !== undefined) {
        // "Not very often", "very slightly": the first degree counts, a later bottom ("at all") outweighs it.
        if (value === null || (found.low && found.value === -1)) {
          value = found.value
          isLow = found.low
        }
        taken = size
        break
      }
    }
    if (taken === 0) {
      const word = words[at]!
      if (
        word === 'not' ||
        word === 'non' ||
        word === 'no' ||
        word === "wouldn't" ||
        word === "won't" ||
        word === "don't"
      )
        sign = sign === 1 ? -1 : 1
      else if (!fillers.has(word)) {
        const end = Object.hasOwn(ends, word) ? ends[word]! : null
        const { stem, sign: own } = end === null ? directionOf(word) : { stem: end[0], sign: end[1] }
        if (own === -1) sign = sign === 1 ? -1 : 1
        if (own === -1 || end !== null) directed = true
        if (stem !== '') rest.push(stem)
      }
      taken = 1
    }
    at += taken
  }
  const stem = rest.join(' ')
  if (value === null) return { raw: sign * 0.6, stem, marked: directed || sign === -1, negative: sign === -1 }
  // The bottom of a lower end is the upper one: "not at all difficult" is as easy as can be.
  const raw = isLow ? (directed && sign === -1 ? -value : value) : sign * value
  return { raw, stem, marked: true, negative: raw < 0 }
}

/** Which end of its label ladder a word names: "cheap" is the lower end of "expensive". */
export function labelDirection(word: string): 1 | -1 {
  return Object.hasOwn(ends, word) ? ends[word]![1] : directionOf(word).sign
}
