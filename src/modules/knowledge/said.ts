import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readTogether, rowsIn } from './rows.ts'

/** A question, in several wordings, with sentences that people could say to it. */
export interface SaidTo {
  wordings: readonly string[]
  said: readonly Said[]
  /** The wordings are examples of a kind of offer, and the sentences go with any of the kind. */
  loose?: boolean
}

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
type Open = { q: string[]; a: [lean: Lean, text: string, who: string[]][] }
type Closed = { q: string[]; a: [answer: string, text: string, who: string[]][] }
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
  open: ({ q, a }: Open): SaidTo => ({
    wordings: q,
    said: a.map(([lean, text, who]) => ({ text, answer: null, lean, who })),
  }),
  closed: ({ q, a }: Closed): SaidTo => ({
    wordings: q,
    said: a.map(([answer, text, who]) => ({ text, answer, lean: 0, who })),
  }),
  reactions: ({ q, a }: Open): SaidTo => ({
    wordings: q,
    said: a.map(([lean, text, who]) => ({ text, answer: null, lean, who })),
    loose: true,
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

/** All of them, each question once, with a digest that changes when a line does. */
export function loadSaid(): { questions: SaidTo[]; digest: string } {
  const digest = createHash('sha256')
  const questions = new Map<string, SaidTo & { said: Said[] }>()
  for (const [name, taken] of Object.entries(kinds)) {
    const file = fileURLToPath(new URL(`${name}.jsonl`, folder))
    const rows = rowsIn<object>(readTogether([file], (_, own) => digest.update(own)))
    for (let at = 0; at < rows.length; at += 1) {
      const one = (taken as (row: object) => SaidTo)(rows.at(at))
      const own = questions.get(one.wordings[0]!)
      if (own === undefined) questions.set(one.wordings[0]!, { ...one, said: [...one.said] })
      else own.said.push(...one.said)
    }
  }
  return { questions: [...questions.values()], digest: digest.digest('hex').slice(0, 16) }
}
