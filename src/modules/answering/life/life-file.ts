import { readFile } from 'node:fs/promises'
import type { Country, Requirement } from '../../knowledge/index.ts'
import type { KnownAbroad } from '../deciding/abroad.ts'
import { placeOf } from '../deciding/field.ts'
import type { Weighed } from '../deciding/panel-agent.ts'
import type { CategoryOfTopic, Topic } from '../deciding/topic.ts'
import type { Reading } from '../reading/reading.ts'
import type { LifeGroup } from './lived.ts'

/**
 * What is written down of the things that a life is told by (data/life/things.json): everything that reading and finding
 * say of their questions, so that whoever decides on them needs neither. `npm run data -- life` writes it.
 */
export interface LifeFile {
  /** Of all that it was made of. */
  digest: string
  /** What somebody must do or own to do another thing comes before that. */
  things: readonly FiledThing[]
  categories: Readonly<Record<string, Omit<CategoryOfTopic, 'slug'>>>
  countries: Readonly<Record<string, { price_level: number; penetration: Readonly<Record<string, number>> }>>
}

export interface FiledThing {
  slug: string
  /** As it follows "Do you". */
  thing: string
  /** Whether anybody does it these days, ever did, and would like to; of what is only required the first alone. */
  asked: { now: FiledQuestion; ever?: FiledQuestion; would?: FiledQuestion }
  /** Absent for what is only required. */
  told?: Told
}

/** How a thing is told of somebody, by what it is to them, and where. */
export interface Told {
  group: LifeGroup
  does: string
  has_done: string
  would_like: string
  never: string
  /** Countries, by their codes, of whose people alone it is told, or of whose it is not. */
  only_in?: readonly string[]
  not_in?: readonly string[]
  /** Shares of US adults. */
  shares: { does: number; has_done: number; would_like: number; never: number }
}

type OfTopic = Pick<Topic, 'categories' | 'sure' | 'stems' | 'near' | 'same' | 'things' | 'thing'>

export interface FiledQuestion extends OfTopic, Pick<Reading, 'text' | 'canonical' | 'ask' | 'subject' | 'time'> {
  shares: readonly number[]
  tilts: Weighed['forecast']['tilts']
  attitudes: Weighed['forecast']['attitudes']
  category: string | null
  /** Base 64 of numbers of four bytes; null without a model. */
  vector: string | null
  /** The same, as the reader gives it: where the question lies in the field of minds. */
  meaning: string | null
  requires: readonly Requirement[]
}

/** A question of the file as it is decided. */
export interface LifeQuestion {
  weighed: Weighed
  topic: Topic
  requires: readonly Requirement[]
}

const file = new URL('../../../../data/life/things.json', import.meta.url)

export const readLifeFile = async (): Promise<LifeFile> => JSON.parse(await readFile(file, 'utf8')) as LifeFile

/** The same for every question of the file. */
const yesOrNo = {
  type: 'single_choice',
  from: 'wording',
  length: null,
  options: [
    { text: 'Yes', key: 'yes', role: 'yes', at: 1 },
    { text: 'No', key: 'no', role: 'no', at: -1 },
  ],
  ordered: true,
  scale: null,
  numeric: null,
  amounts: null,
  picks: null,
  reversed: false,
  against: false,
  alternatives: [],
  claim: null,
  condition: null,
  price: null,
  other_prices: [],
  stimulus: null,
  also: [],
  trouble: null,
  field: null,
  follow_up: 0,
  unknown_words: [],
} as const satisfies Partial<Reading>

/** Null where a question is more than one with yes and no for answers, and cannot be kept so. */
export function fileQuestion(
  weighed: Weighed,
  meaning: Float32Array | null,
  topic: Topic,
  requires: readonly Requirement[],
): FiledQuestion | null {
  const { reading, forecast } = weighed
  const { text, canonical, ask, subject, time } = reading
  const kept = { text, canonical, ask, subject, time }
  const same = (name: keyof typeof yesOrNo): boolean => JSON.stringify(reading[name]) === JSON.stringify(yesOrNo[name])
  if (!decisive.every(same) || forecast.shape !== 'ladder' || forecast.aside !== undefined) return null
  const { category, vector, place: _, ...rest } = topic
  return {
    ...kept,
    ...rest,
    category: category?.slug ?? null,
    vector: vector && base64(vector),
    meaning: meaning && base64(meaning),
    shares: forecast.shares,
    tilts: forecast.tilts,
    attitudes: forecast.attitudes,
    requires,
  }
}

/** What a decision hangs on, among what all have in common. */
const decisive = [
  'type',
  'options',
  'ordered',
  'scale',
  'numeric',
  'picks',
  'reversed',
  'price',
  'stimulus',
  'also',
  'trouble',
] as const

export function openQuestion(filed: FiledQuestion, { categories }: LifeFile): LifeQuestion {
  const {
    text,
    canonical,
    ask,
    subject,
    time,
    shares,
    tilts,
    attitudes,
    category,
    vector,
    meaning,
    requires,
    ...topic
  } = filed
  return {
    requires,
    topic: {
      ...topic,
      category: category === null ? null : { slug: category, ...categories[category]! },
      vector: vector === null ? null : floats(vector),
      place: meaning === null ? null : placeOf(floats(meaning)),
    },
    weighed: {
      reading: { ...yesOrNo, text, canonical, ask, subject, time },
      forecast: {
        shape: 'ladder',
        shares,
        tilts,
        attitudes,
        number: null,
        option_tilts: [],
        price: null,
        uncertainty: 0,
        confidence: 'medium',
        basis: [],
        category: null,
      },
    },
  }
}

const base64 = ({ buffer, byteOffset, byteLength }: Float32Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** Copied, because small buffers lie anywhere in memory that they share. */
const floats = (text: string): Float32Array => new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer)

/** As much of other countries as the things of the file need. */
export function abroadIn({ countries }: LifeFile): KnownAbroad {
  const known = new Map(
    Object.entries(countries).map(([country, { price_level, penetration }]): [string, Country] => [
      country,
      {
        country,
        price_level,
        categories: Object.fromEntries(
          Object.entries(penetration).map(([slug, share]) => [slug, { penetration: share }]),
        ),
        confidence: 0,
        source: null,
      },
    ]),
  )
  return { countryOf: (code) => known.get(code), categories: new Map() }
}
