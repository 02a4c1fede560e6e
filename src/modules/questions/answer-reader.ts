import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { Answer, AnswerValue } from '../results/index.ts'
import { inPortions } from './counted-answers.ts'
import { readAhead } from './read-ahead.ts'

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
    const find = (some: readonly Head[]) =>
      findAllAnswers(
        db,
        some.map(({ id }) => id),
      )
    for await (const [some, found] of readAhead(inPortions(questions), find)) {
      for (const question of some) {
        const all = found.get(question.id)
        // Deleted while it was read: no file may hold only some of the answers.
        if (all === undefined) throw new ServiceError('not_found', 'The study was deleted.')
        const first = seen.get(question.id)
        const counts = (at: number): boolean =>
          first === undefined ? !all.excluded[at] : first[all.positions[at]!] === 1
        const counted = all.positions.map((_, at) => at).filter(counts)
        if (first === undefined) seen.set(question.id, placesOf(counted.map((at) => all.positions[at]!)))
        yield [question, counted.map((at) => answerAt(all, at))]
      }
    }
  }
}

/** By their order the last is the highest. */
function placesOf(positions: readonly number[]): Uint8Array {
  const places = new Uint8Array((positions.at(-1) ?? -1) + 1)
  for (const position of positions) places[position] = 1
  return places
}

/** Every answer to a question in the order of the panel, one list for each column, as in counting. */
interface Columns {
  ids: number[]
  agent_ids: number[]
  weights: number[]
  values: (AnswerValue | null)[]
  texts: string[]
  confidences: Answer['confidence'][]
  words: Answer['words'][]
  /** In milliseconds. */
  submitted: number[]
  positions: number[]
  excluded: boolean[]
}

/** By question; one that is gone is not there. */
async function findAllAnswers(db: Db, questionIds: readonly number[]): Promise<Map<number, Columns>> {
  const { rows } = await sql<{ [Column in keyof Columns]: Columns[Column] | null } & { id: number }>`
    select q.id::float8 as id, all_of.*
    from questions q, lateral (
      select json_agg(a.id) as ids, json_agg(a.agent_id) as agent_ids, json_agg(a.weight) as weights,
        json_agg(a.value) as values, json_agg(a.response_text) as texts, json_agg(a.confidence) as confidences, json_agg(a.words) as words,
        json_agg(1000 * date_part('epoch', a.submitted_at)) as submitted, json_agg(a.position) as positions,
        json_agg(a.excluded) as excluded
      from (select * from answers where question_id = q.id order by position) as a) as all_of
    where q.id = any (${questionIds}::bigint[])`.execute(db)
  return new Map(
    rows.map(({ id, ...columns }) => [
      id,
      Object.fromEntries(Object.entries(columns).map(([name, list]) => [name, list ?? []])) as unknown as Columns,
    ]),
  )
}

const answerAt = (all: Columns, at: number): Answer => ({
  id: all.ids[at]!,
  agent_id: all.agent_ids[at]!,
  text: all.texts[at]!,
  value: all.values[at]!,
  weight: all.weights[at]!,
  confidence: all.confidences[at]!,
  words: all.words[at]!,
  // Fractions of a second may be off by what floating point leaves behind.
  submitted_at: new Date(Math.round(all.submitted[at]!)),
})
