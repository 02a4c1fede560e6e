import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { type AnswerValue, type CountedAnswer, type Tally, tallyOf } from '../results/index.ts'
import { formOf } from './form.ts'
import { readAhead } from './read-ahead.ts'
import type { ListedQuestion } from './store.ts'

/** So many answers are read at once, whatever the size of the study. */
const MOST_AT_ONCE = 5_000

/**
 * The answers to questions in the form in which they are counted, one question after the other. Before each, whoever
 * else waits for the process has a turn: themes of a thousand texts take a while.
 */
export async function* talliesOf<Question extends ListedQuestion>(
  db: Db,
  questions: readonly Question[],
  /** Counts only what these have answered. */
  among?: ReadonlySet<number>,
): AsyncGenerator<[Question, Tally]> {
  for await (const [some, answers] of readAhead(inPortions(questions), (portion) => findCounted(db, portion))) {
    for (const question of some) {
      const all = answers.get(question.id) ?? []
      const theirs = among === undefined ? all : all.filter(({ agent_id }) => among.has(agent_id))
      await othersFirst()
      yield [question, tallyOf(formOf(question), theirs, question.question)]
    }
  }
}

/** Questions that are read together; one alone may have more answers than that. */
export function* inPortions<Question extends Pick<ListedQuestion, 'answer_count'>>(
  questions: readonly Question[],
): Generator<Question[]> {
  let portion: Question[] = []
  let size = 0
  for (const question of questions) {
    if (portion.length > 0 && size + question.answer_count > MOST_AT_ONCE) {
      yield portion
      portion = []
      size = 0
    }
    portion.push(question)
    size += question.answer_count
  }
  if (portion.length > 0) yield portion
}

interface Columns {
  question_id: number
  ids: number[]
  agent_ids: number[]
  weights: number[]
  values: (AnswerValue | null)[]
  words: CountedAnswer['words'][]
  /** Null for closed questions. */
  texts: string[] | null
}

/**
 * Only what counts: of closed questions that is not the text. All answers to a question are one list for each column,
 * which is made and read in a fraction of the time of as many rows.
 */
async function findCounted(db: Db, questions: readonly ListedQuestion[]): Promise<Map<number, CountedAnswer[]>> {
  const open = questions.filter((question) => formOf(question).type === 'open').map(({ id }) => id)
  const { rows } = await sql<Columns>`
    select a.question_id::float8 as question_id, json_agg(a.id) as ids, json_agg(a.agent_id) as agent_ids,
      json_agg(a.weight) as weights, json_agg(a.value) as values, json_agg(a.words) as words,
      json_agg(a.response_text) filter (where a.question_id = any (${open}::bigint[])) as texts
    from answers a where a.question_id = any (${questions.map(({ id }) => id)}::bigint[]) and not a.excluded
    group by a.question_id`.execute(db)
  return new Map(
    rows.map(({ question_id, ids, agent_ids, weights, values, words, texts }) => [
      question_id,
      ids.map((id, at) => ({
        id,
        agent_id: agent_ids[at]!,
        weight: weights[at]!,
        value: values[at]!,
        words: words[at]!,
        text: texts?.[at] ?? '',
      })),
    ]),
  )
}
