import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { type AnswerValue, type CountedAnswer, type Tally, tallyOf } from '../results/index.ts'
import { formOf } from './form.ts'
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
  for (const some of inPortions(questions)) {
    const answers = await findCounted(db, some)
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

type Row = [id: number, agent_id: number, weight: number, value: AnswerValue | null, text: string | null]

/**
 * Only what counts: of closed questions that is not the text. All answers to a question are one value, which costs this
 * process a tenth of what as many rows would.
 */
async function findCounted(db: Db, questions: readonly ListedQuestion[]): Promise<Map<number, CountedAnswer[]>> {
  const open = questions.filter((question) => formOf(question).type === 'open').map(({ id }) => id)
  const { rows } = await sql<{ question_id: number; answers: Row[] }>`
    select a.question_id::float8 as question_id, json_agg(json_build_array(a.id, a.agent_id, a.weight, a.value,
      case when a.question_id = any (${open}::bigint[]) then a.response_text end)) as answers
    from answers a where a.question_id = any (${questions.map(({ id }) => id)}::bigint[]) and not a.excluded
    group by a.question_id`.execute(db)
  return new Map(
    rows.map(({ question_id, answers }) => [
      question_id,
      answers.map(([id, agent_id, weight, value, text]) => ({ id, agent_id, weight, value, text: text ?? '' })),
    ]),
  )
}
