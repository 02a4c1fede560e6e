import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PopulaceError } from '../../src/clients/sdk/index.ts'
import { type Research, startResearch } from '../harness/scripted-panel.ts'

let research: Research
beforeAll(async () => {
  research = await startResearch()
  // Some answers never come: the second of the panel has none to every second question.
  research.panel.failing = ({ question }, member) =>
    member === 1 && question.endsWith('1?') ? 'Nothing to say.' : undefined
})
afterAll(() => research.service.close())

const AGENTS = 4

/** What callers and workers do, each of it to its end, or while the next one begins. */
type Step = { awaited: boolean } & (
  | { does: 'ask'; key: number }
  | { does: 'remove'; agent: number }
  | { does: 'cancel'; key: number }
  | { does: 'work' }
)

const step: fc.Arbitrary<Step> = fc
  .tuple(
    fc.boolean(),
    fc.oneof(
      // Few keys: most of them are retries.
      { weight: 4, arbitrary: fc.record({ does: fc.constant('ask' as const), key: fc.nat(2) }) },
      { weight: 2, arbitrary: fc.record({ does: fc.constant('remove' as const), agent: fc.nat(AGENTS - 1) }) },
      { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const), key: fc.nat(2) }) },
      { weight: 3, arbitrary: fc.record({ does: fc.constant('work' as const) }) },
    ),
  )
  .map(([awaited, what]) => ({ awaited, ...what }))

let runs = 0

test('however asking, retrying, working, cancelling and removing meet, every agent answers once and every question is charged once', async () => {
  const { service, key, agent_ids } = research
  const client = service.client(key)
  const group = await research.group(0, AGENTS)
  const used = async () => (await client.billing.usage({})).quota.questions_per_cycle
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const run = ++runs
      const before = await used()
      const { study } = await client.studies.create({ title: `Run ${run}`, research_group_uuid: group.uuid })
      const study_id = study.uuid
      const accepted = new Map<number, string>()
      const removed = new Set<number>()
      const perform = async (one: Step): Promise<void> => {
        switch (one.does) {
          case 'ask': {
            const question = `Is this question ${one.key}?`
            const asked = await client.studies
              .ask({ study_id, question }, { idempotency_key: `run-${run}-${one.key}` })
              .catch(orConflict)
            if (asked !== undefined) accepted.set(asked.question_id, asked.job_id)
            return
          }
          case 'remove': {
            const ids = [String(agent_ids[one.agent])]
            const gone = await client.studies.removeAgents({ study_id, agent_ids: ids })
            for (const id of gone.removed_agent_ids) removed.add(id)
            return
          }
          case 'cancel': {
            const job_id = [...accepted.values()][one.key]
            if (job_id !== undefined) await client.jobs.cancel({ job_id })
            return
          }
          case 'work':
            return service.app.worker.drain()
        }
      }
      const underway: Promise<void>[] = []
      for (const one of steps) {
        const done = perform(one)
        underway.push(done)
        if (one.awaited) await done
      }
      await Promise.all(underway)
      await service.app.worker.drain()

      expect(await used()).toMatchObject({ used: before.used + accepted.size, reserved: before.reserved })
      const { questions } = await client.studies.listQuestions({ study_id })
      expect(questions.map(({ id }) => id).sort()).toEqual([...accepted.keys()].sort())
      const { rows } = await sql<{ question_id: number; agent_id: number; excluded: boolean }>`
        select question_id::float8 as question_id, agent_id::float8 as agent_id, excluded
        from answers where question_id = any (${[...accepted.keys()]}::bigint[])`.execute(service.database.db)
      expect(new Set(rows.map(({ question_id, agent_id }) => `${question_id} ${agent_id}`)).size).toBe(rows.length)
      for (const { agent_id, excluded } of rows) expect(excluded).toBe(removed.has(agent_id))
      for (const { id, answer_count, answers, results, status, job_id } of questions) {
        const counted = rows.filter(({ question_id, excluded }) => question_id === id && !excluded)
        expect([answer_count, answers.length, results.n]).toEqual(Array(3).fill(counted.length))
        expect(['finished', 'failed']).toContain(status)
        expect((await client.jobs.get({ job_id })).status).toBe(status)
      }
    }),
    { numRuns: 12 },
  )
})

/** Nobody may be left to ask. */
function orConflict(error: unknown): undefined {
  if (!(error instanceof PopulaceError) || error.code !== 'conflict') throw error
}
