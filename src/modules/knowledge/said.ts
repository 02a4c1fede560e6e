import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Says, Voice } from './knowledge.ts'
import { parseLines, readTogether, rowsOnDisk } from './rows.ts'

/** A question, in several wordings, with sentences that people could say to it. */
export interface SaidTo {
  wordings: readonly string[]
  /** Other questions to which most of the sentences are answers too. */
  also?: readonly string[]
  said: readonly Said[]
  /** The wordings are examples of a kind of offers or of questions, and the sentences go with any of the kind. */
  kind?: SaidKind
}

export type SaidKind = 'offers' | 'questions' | null

export interface Said {
  text: string
  /** The option that it goes with; null for an open question. */
  answer: string | null
  /** Whether it speaks well (1) or ill (-1) of what an open question is about. */
  lean: -1 | 0 | 1
  /** What must be true of the speaker, in the words of saying/speaker.ts. */
  who: readonly string[]
}

type Lean = Said['lean']
type Open = { q: string[]; also?: string[]; a: [lean: Lean, text: string, who: string[]][] }
type Closed = { q: string[]; a: [answer: string, text: string, who: string[]][] }
type Kind = Open | Closed
type Verbatim = [question: string, answer: string, text: string, who: string[]]
type Story = [question: string, text: string, who: string[]]
type Work = [occupation: string, matter: string, text: string, lean: Lean]

const folder = new URL('../../../data/knowledge/records/', import.meta.url)

/** Matters of work as people are asked about them, and the occupations that go by the name of a trade. */
const work = JSON.parse(readFileSync(new URL('../work.json', folder), 'utf8')) as {
  matters: Readonly<Record<string, string[]>>
  trades: Readonly<Record<string, string[]>>
}

/** One line of each file. */
const kinds = {
  open: ({ q, also = [], a }: Open): SaidTo => ({
    wordings: q,
    also,
    said: a.map(([lean, text, who]) => ({ text, answer: null, lean, who })),
  }),
  closed: ({ q, a }: Closed): SaidTo => ({
    wordings: q,
    said: a.map(([answer, text, who]) => ({ text, answer, lean: 0, who })),
  }),
  reactions: ({ q, a }: Open): SaidTo => ({
    wordings: q,
    said: a.map(([lean, text, who]) => ({ text, answer: null, lean, who })),
    kind: 'offers',
  }),
  kinds: ({ q, a }: Kind): SaidTo => ({
    wordings: q,
    said: a.map(([to, text, who]) =>
      typeof to === 'number' ? { text, answer: null, lean: to, who } : { text, answer: to, lean: 0, who },
    ),
    kind: 'questions',
  }),
  stories: ([question, text, who]: Story): SaidTo => one([question], { text, answer: null, lean: 0, who }),
  verbatims: ([question, answer, text, who]: Verbatim): SaidTo =>
    one([question], { text, answer: answer === '' ? null : answer, lean: 0, who }),
  work_verbatims: ([occupation, matter, text, lean]: Work): SaidTo =>
    one(work.matters[matter]!, { text, answer: null, lean, who: tradeOf(occupation) }),
} as const

const one = (wordings: readonly string[], said: Said): SaidTo => ({ wordings, said: [said] })

/** By the codes of the occupations. Those who run a business have the same as those who manage one for others. */
const tradeOf = (occupation: string): string[] => [
  `occupation:${work.trades[occupation]!.join('|')}`,
  ...(occupation.endsWith('owner') ? ['self_employed'] : []),
]

/** How many wordings, further questions and sentences a question has, and of what it is a kind. */
export interface SaidSizes {
  wordings: number
  also: number
  said: number
  kind: SaidKind
  /** Whether its sentences go with answers that it lists. */
  closed: boolean
}

/** What was written, each question once. Rows stay on disk: of tens of thousands a question needs a dozen. */
export interface SaidStore {
  /** Changes when a line does. */
  digest: string
  sizes: readonly SaidSizes[]
  at(question: number): SaidTo
}

export function loadSaid(): SaidStore {
  const digest = createHash('sha256')
  const sizes: SaidSizes[] = []
  const partsOf: (() => SaidTo)[][] = []
  const places = new Map<string, number>()
  const see = (_: string, own: Buffer): unknown => digest.update(own)
  const take = (names: readonly string[], taken: (row: never) => SaidTo): void => {
    const files = names.map((name) => fileURLToPath(new URL(name, folder)))
    const rows = rowsOnDisk<object>(files, see, (row, nth) => {
      const { wordings, also = [], said, kind = null } = taken(row as never)
      const place = places.get(wordings[0]!) ?? sizes.length
      if (place === sizes.length) {
        places.set(wordings[0]!, place)
        const closed = said.some(({ answer }) => answer !== null)
        sizes.push({ wordings: wordings.length, also: also.length, said: 0, kind, closed })
        partsOf.push([])
      }
      sizes[place]!.said += said.length
      partsOf[place]!.push(() => taken(rows.at(nth) as never))
    })
  }
  for (const [name, taken] of Object.entries(kinds)) take([`${name}.jsonl`], taken)
  const texts = textsOf(see)
  take(filesIn('says'), ({ question, says }: SaysRow) => ({
    wordings: [texts.get(question)!],
    said: Object.entries(says).flatMap(([answer, own]) => own.map((text) => ({ text, answer, lean: 0, who: [] }))),
  }))
  const names = namesOf(see)
  take(filesIn('voices'), (voice: Voice) => talk(voice, names.get(voice.category)!))
  return {
    digest: digest.digest('hex').slice(0, 16),
    sizes,
    at: (question) => {
      const parts = partsOf[question]!.map((part) => part())
      return { ...parts[0]!, said: parts.flatMap(({ said }) => said) }
    },
  }
}

interface SaysRow {
  question: string
  says: Says
}

/** What people say of a kind of thing, where it can be told of whom it is true: who has or does it is not known here. */
function talk({ say, stance, user, who }: Voice, name: string): SaidTo {
  const wordings = [`What do you think of ${name}?`, `How do you feel about ${name}?`]
  const tags = Object.entries(who).map(([facet, level]) => (facet === 'health' ? level : tagOf[`${facet} ${level}`]))
  if (user !== null || stance === 'indifferent' || tags.includes(undefined)) return { wordings, said: [] }
  const lean = stance === 'for' ? 1 : stance === 'against' ? -1 : 0
  return one(wordings, { text: say, answer: null, lean, who: tags as string[] })
}

/** What a voice calls its speakers, in the words of saying/speaker.ts. */
const tagOf: Readonly<Record<string, string>> = {
  'age 18-29': 'young',
  'age 65+': 'older',
  'sex female': 'woman',
  'sex male': 'man',
  'employed yes': 'works',
  'is_parent no': 'no_children',
  'children yes': 'parent',
  'child small': 'small_child',
  'child school': 'school_child',
  'child teen': 'teenager',
  'home owner': 'owner',
  'home renter': 'renter',
  'income lt25k': 'low_income',
  'income 25-50k': 'low_income',
  'income 100k+': 'high_income',
  'education ba_plus': 'college',
  'education hs': 'no_degree',
  'urbanicity rural': 'rural',
  'urbanicity urban': 'city',
  'marital married': 'married',
  'smoker yes': 'smoker',
  'region south': 'south',
  'region west': 'west',
  'region midwest': 'midwest',
  'region northeast': 'northeast',
}

/** The names of kinds of things, as they stand within a sentence. */
function namesOf(see: See): Map<string, string> {
  const files = filesIn('categories').map((name) => fileURLToPath(new URL(name, folder)))
  const rows = parseLines<{ slug: string; name: string }>(readTogether(files, see).toString('utf8'))
  const low = (name: string): string => (/^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name)
  return new Map(rows.map(({ slug, name }) => [slug, low(name)]))
}

type See = (file: string, bytes: Buffer) => unknown

const filesIn = (kind: string): string[] =>
  readdirSync(new URL(`../${kind}/`, folder))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => `../${kind}/${name}`)

/** The wordings of known questions by their ids. */
function textsOf(see: See): Map<string, string> {
  const files = ['../measured.jsonl', ...filesIn('questions')].map((name) => fileURLToPath(new URL(name, folder)))
  const rows = parseLines<{ id: string; text: string }>(readTogether(files, see).toString('utf8'))
  return new Map(rows.map(({ id, text }) => [id, text]))
}
