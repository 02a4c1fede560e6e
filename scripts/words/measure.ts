import type { AgentAnswer, Asked, Engine } from '../../src/modules/answering/index.ts'

/** What the words of a panel are like, over many questions. Shares are of answers unless they say otherwise. */
export interface WordsReport {
  questions: number
  answers: number
  /** Share of answers whose words are of each kind. */
  kinds: Record<string, number>
  /** Of sentences that were found for a question: the share that also stands under a question about something else. */
  elsewhere: number
  /** Sentences that two people of one panel say, beside values in plain words. */
  repeated: string[]
  /** Words in an answer, on average. */
  length: number
  /** Questions at which more than half of a panel has nothing to say, or only the value. */
  empty: { question: string; share: number }[]
}

interface Said {
  question: string
  answer: AgentAnswer
}

/** Asks a panel many questions and looks at what it says. */
export async function measureWords(
  engine: Engine,
  panel: Asked['panel'],
  questions: readonly string[],
): Promise<WordsReport> {
  const said: Said[] = []
  for (const question of questions) {
    for (let member = 0; member < panel.length; member += 1)
      said.push({ question, answer: await engine.answer({ question, panel }, member) })
  }
  const found = said
    .filter(({ answer }) => answer.words === 'said')
    .flatMap(({ question, answer }) => addedTo(answer).map((sentence) => ({ question, sentence })))
  const under = new Map<string, Set<string>>()
  const times = new Map<string, number>()
  for (const { question, sentence } of found) {
    under.set(sentence, (under.get(sentence) ?? new Set()).add(question))
    const here = `${question}\n${sentence}`
    times.set(here, (times.get(here) ?? 0) + 1)
  }
  const elsewhere = found.filter(({ sentence }) => under.get(sentence)!.size > 1).length
  return {
    questions: questions.length,
    answers: said.length,
    kinds: sharesOf(said.map(({ answer }) => answer.words ?? 'model')),
    elsewhere: found.length === 0 ? 0 : elsewhere / found.length,
    repeated: [...times].filter(([, count]) => count > 1).map(([here]) => here.replace('\n', ': ')),
    length: said.reduce((sum, { answer }) => sum + answer.reply.split(/\s+/).length, 0) / said.length,
    empty: questions
      .map((question) => ({ question, share: emptyShare(said.filter((one) => one.question === question)) }))
      .filter(({ share }) => share > 0.5)
      .sort((a, b) => b.share - a.share),
  }
}

/** What was added to the value, which comes first and may stand anywhere ("No, I wouldn't, on the whole."). */
const addedTo = ({ reply, value }: AgentAnswer): string[] =>
  value === null ? sentencesOf(reply) : sentencesOf(reply.replace(/^[^.?!]+[.?!]\s+/, ''))

/** Fewer words are hardly a sentence. */
const FEW = 5

const sentencesOf = (reply: string): string[] =>
  reply
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N}$ ]/gu, ''))
    .filter((sentence) => sentence.split(' ').length >= FEW)

const emptyShare = (said: readonly Said[]): number =>
  said.filter(({ answer }) => answer.words === 'plain' || answer.words === 'nothing').length / said.length

function sharesOf(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries(
    [...counts].sort((a, b) => b[1] - a[1]).map(([name, count]) => [name, count / names.length]),
  )
}
