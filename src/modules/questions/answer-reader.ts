import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { Answer, AnswerValue } from '../results/index.ts'
import { inPortions } from './counted-answers.ts'

interface Head {
  id: number
  answer_count: number
}

/**
 * Reads the answers that count to questions, a portion at a time. Whoever reads a second time gets the same again: what
 * has come in since is left out, and who was removed since is still there. A download says at its beginning what its
 * answers add up to, and must hold just those.
 */
export function answerReader(
  db: Db,
): <Question extends Head>(questions: readonly Question[]) => AsyncGenerator<[Question, Answer[]]> {
  /** By question, 1 for each place of the panel whose answer was read. */
  const seen = new Map<number, Uint8Array>()
  return async function* (questions) {
    for (const some of inPortions(questions)) {
      const ids = some.map(({ id }) => id)
      const rows = await findAllAnswers(db, ids)
      for (const question of some) {
        const all = rows.get(question.id)
        // Deleted while it was read: no file may hold only some of the answers.
        if (all === undefined) throw new ServiceError('not_found', 'The study was deleted.')
        const first = seen.get(question.id)
        const counted = all.filter(({ position, excluded }) =>
          first === undefined ? !excluded : first[position] === 1,
        )
        if (first === undefined) seen.set(question.id, placesOf(counted))
        yield [question, counted.map(({ answer }) => answer)]
      }
    }
  }
}

function placesOf(answers: readonly { position: number }[]): Uint8Array {
  const places = new Uint8Array((answers.at(-1)?.position ?? -1) + 1)
  for (const { position } of answers) places[position] = 1
  return places
}

type Row = [
  id: number,
  agent_id: number,
  weight: number,
  value: AnswerValue | null,
  text: string,
  confidence: Answer['confidence'],
  submitted_at: string,
  position: number,
  excluded: boolean,
]

/** By question, in the order of the panel; a question that is gone is not there. As one value each, as in counting. */
async function findAllAnswers(db: Db, questionIds: readonly number[]) {
  const { rows } = await sql<{ id: number; answers: Row[] }>`
    select q.id::float8 as id, coalesce((
      select json_agg(json_build_array(a.id, a.agent_id, a.weight, a.value, a.response_text, a.confidence,
        a.submitted_at, a.position, a.excluded) order by a.position)
      from answers a where a.question_id = q.id), '[]') as answers
    from questions q where q.id = any (${questionIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, answers }) => [id, answers.map(readRow)]))
}

const readRow = ([id, agent_id, weight, value, text, confidence, submitted_at, position, excluded]: Row) => ({
  position,
  excluded,
  answer: { id, agent_id, text, value, weight, confidence, submitted_at: new Date(submitted_at) },
})
