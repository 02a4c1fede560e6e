import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'
import { loseLeases } from '../harness/faults.ts'
import { smallestPopulation, testPopulation } from '../harness/population.ts'
import { peopledDir, type Running, until, useMachine } from '../harness/process.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'

const SECRET_KEY = 'a secret key that all processes share'
const STUDIES = '/v1/research-study-requests'
/** Candidates whom no filter tells, in equal parts, and more of them than one round finds. */
const wanted = {
  request_text:
    'I want 12 adults in the US who go to a concert every month, half men and half women. Find out whether they would pay for better seats.',
  seed: 'steady',
  question_count: 7,
}
/**
 * Where each kill meets which request, phase and round: several at a time, since a process takes its time to start. The
 * last `fit_check` makes the group and charges it; whoever is kept there has the month's quota locked for the others.
 */
const killsIn = (last: number): readonly Record<string, string>[] => [
  { first: 'parse 1', second: 'recruit 1', third: 'screen 1', fourth: `create_study ${last}` },
  { first: 'prune 1', second: 'refine 1', third: `fit_check ${last}` },
]
const names = ['first', 'second', 'third', 'fourth']

let own: TestDatabase
let service: Service
let key: TestKey
// Registered first, so it runs last: the processes are gone before their database is.
afterEach(async () => {
  await service.close()
  await own.drop()
})
const machine = useMachine()
beforeEach(async () => {
  own = await createTestDatabase()
  const population = await testPopulation(smallestPopulation)
  service = await startService({ database: own.database, role: 'serve', population, config: { SECRET_KEY } })
  key = await service.createKey()
})

/** Whoever is about to write what a phase came to, and is to be met there, waits at the gate. */
async function prepareGate(): Promise<void> {
  const { db } = own.database
  await sql`create table meetings (name text, place text)`.execute(db)
  await sql`
    create function wait_at_gate() returns trigger language plpgsql as $$
    begin
      if old.status = 'running'
        and (old.settings->>'name', concat_ws(' ', old.phase, old.progress->>'round')) in (select name, place from meetings)
      then
        perform pg_advisory_xact_lock_shared(77);
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger wait_at_gate before update on research_requests for each row
    execute function wait_at_gate()`.execute(db)
}

const waiting = (count: number) =>
  until(`${count} wait at the gate`, async () => {
    const { rows } = await sql`select from pg_locks where locktype = 'advisory' and objid = 77 and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(own.database.db)
    return rows.length === count
  })

/** The requests are where they were: the sessions of a killed process have ended, and left nothing. */
const undone = () =>
  until('nothing of it is left', async () => {
    const { rows } = await sql`select from pg_locks where relation = 'research_requests'::regclass
      and mode = 'RowExclusiveLock'`.execute(own.database.db)
    return rows.length === 0
  })

async function submit(name: string): Promise<string> {
  const json = { ...wanted, name, title: name }
  const { status, body } = await service.request('POST', STUDIES, { key: key.api_key, json })
  expect(status, JSON.stringify(body)).toBe(202)
  return body.request_id
}

/** What a request has come to, without what must differ: names, ids and times. */
async function outcomeOf(id: string, name: string) {
  const body = await until(`request ${name} has ended`, async () => {
    const { body: now } = await service.request('GET', `${STUDIES}/${id}`, { key: key.api_key })
    return !['queued', 'running'].includes(now.status) && now
  })
  const { status, error, parse, recruited_agent_ids, question_plan, screening_summary, warnings } = body
  const { rows } = await sql<{ groups: number; studies: number }>`
    select (select count(*)::int from research_groups where name = ${name}) as groups,
      (select count(*)::int from research_studies where title = ${name}) as studies`.execute(own.database.db)
  return {
    ...{ status, error, parse, recruited_agent_ids, question_plan, screening_summary, warnings },
    group: body.group?.agent_count,
    usage: body.usage_recorded.map(({ state, units }: { state: string; units: number }) => `${units} ${state}`),
    made: rows[0],
  }
}

test('a request whose workers are killed in every phase ends as one that nobody disturbed: same people, same plan, one unit', async () => {
  const env = { DATABASE_URL: own.url!, SECRET_KEY, DATA_DIR: await peopledDir(machine) }
  const work = async (): Promise<Running> => {
    const worker = machine.start(['work'], { env })
    await worker.says(/runs jobs/)
    return worker
  }
  let worker = await work()
  const undisturbed = await outcomeOf(await submit('undisturbed'), 'undisturbed')
  expect(undisturbed).toMatchObject({ status: 'completed', group: 12, usage: ['1 reserved', '1 committed'] })
  expect(undisturbed.made).toEqual({ groups: 1, studies: 1 })
  expect(undisturbed.screening_summary).toMatchObject({ kept: 12 })
  const { rounds } = undisturbed.screening_summary
  expect(rounds).toBeGreaterThanOrEqual(2)

  await prepareGate()
  const ids: string[] = []
  await own.database.db.connection().execute(async (gate) => {
    for (const meetings of killsIn(rounds)) {
      await sql`select pg_advisory_lock(77)`.execute(gate)
      await sql`delete from meetings`.execute(gate)
      for (const [name, place] of Object.entries(meetings)) {
        await sql`insert into meetings values (${name}, ${place})`.execute(gate)
      }
      if (ids.length === 0) for (const name of names) ids.push(await submit(name))
      else {
        // What the dead one had in hand goes to another, which need not wait here until its lease has run out.
        await loseLeases(service)
        worker = await work()
      }
      await waiting(Object.keys(meetings).length)
      worker.signal('SIGKILL')
      await worker.ended
      await sql`select pg_advisory_unlock(77)`.execute(gate)
      await undone()
    }
  })
  await loseLeases(service)
  await work()
  for (const [at, name] of names.entries()) expect(await outcomeOf(ids[at]!, name), name).toEqual(undisturbed)
})
