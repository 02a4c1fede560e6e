import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'
import { type ModelServer, startModelServer } from '../harness/model-server.ts'
import { installation, peopledDir, repository, theOneLine, until, useMachine } from '../harness/process.ts'

const folders = useMachine('whole file')
const machine = useMachine()
const QUESTIONS = 30
const AT_ONCE = 4

let server: ModelServer
let own: TestDatabase
let env: Record<string, string>

beforeAll(async () => {
  server = await startModelServer({ brain: new URL('../harness/panel-brain.ts', import.meta.url).pathname })
  own = await createTestDatabase()
  env = (await installation(folders, { DATABASE_URL: own.url!, DATA_DIR: await peopledDir(folders), ...model() })).env
})
afterAll(async () => {
  await server.close()
  await own.drop()
})

const model = () => ({
  LLM_MODEL: 'stand-in',
  LLM_BASE_URL: `${server.url}/v1`,
  LLM_CONCURRENCY: String(AT_ONCE),
  LLM_PRICES: 'stand-in=1/4',
})

const calibrate = ['calibrate', '--engine', 'llm', '--questions', String(QUESTIONS)]

test('calibrate, killed or stopped in the middle and run again, asks nothing twice that was answered', async () => {
  const recorded = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from model_calls where status = 'finished'`.execute(own.database.db)
    return rows[0]!.count
  }
  /** Every call from now on waits for ever; those that were answered are in the ledger. */
  const standstill = async (atLeast: number): Promise<void> => {
    await server.until(({ answered }) => answered >= atLeast)
    await server.fault({ fault: 'hang' })
    await until('nothing moves any more', async () => {
      const [{ under_way, answered }, journal] = [await server.counts(), await server.journal()]
      const hanging = journal.filter(({ fault, outcome }) => fault === 'hang' && outcome === 'under_way')
      return under_way === AT_ONCE && hanging.length === AT_ONCE && (await recorded()) >= answered
    })
  }
  const answeredBodies = async (): Promise<string[]> =>
    (await server.journal()).filter(({ outcome }) => outcome === 'answered').map(({ sha256 }) => sha256)

  await server.pace({ latency_ms: 20 })
  const killed = machine.start([...calibrate, '--yes'], { env })
  await standstill(10)
  killed.signal('SIGKILL')
  await killed.ended
  const first = await answeredBodies()
  await server.reset()

  await server.fault({ fault: 'hang' })
  const stopped = machine.start([...calibrate, '--yes'], { env })
  await server.until(({ under_way }) => under_way === AT_ONCE)
  stopped.signal('SIGINT')
  const { code, stdout, stderr } = await stopped.ended
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/populace: Stopped\. Forecasts that had come in are recorded/)
  await server.reset()

  const done = await machine.run([...calibrate, '--yes', '--json'], { env })
  expect(done.code, done.stderr).toBe(0)
  const rest = await answeredBodies()
  expect(first.length).toBeGreaterThanOrEqual(10)
  expect(first.length + rest.length).toBe(QUESTIONS)
  expect(new Set([...first, ...rest]).size).toBe(QUESTIONS)

  // One document, and nothing else, on stdout.
  const { calibrations } = JSON.parse(done.stdout)
  expect(calibrations).toMatchObject([{ models: ['stand-in'], questions: QUESTIONS, failed: 0 }])
  const show = (...flags: string[]) => machine.run(['calibrate', '--show', ...flags], { env })
  const [shown, table] = await Promise.all([show('--json'), show()])
  expect(JSON.parse(shown.stdout).calibrations).toMatchObject(calibrations)
  expect(table.stdout).toMatch(/^\d{4}-\d\d-\d\d {2}stand-in: 30 questions\n/)
  expect(table.stdout).toMatch(/\n {2}all +30 /)
  // The stand-in guesses: what it has not earned elsewhere it is not believed here.
  expect(table.stdout).toMatch(
    /\n {2}choice +[\d.]+ +0\.[0-2]\d .* what all forms together have shown: fewer than 12 questions\n/,
  )
})

test('calibrate says what it would spend, and spends nothing where nobody can agree to it', async () => {
  const { requests } = await server.counts()
  const [{ code, stdout, stderr }, unpriced] = await Promise.all([
    machine.run([...calibrate, '--json'], {
      env: { ...env, LLM_FORECAST_MODELS: 'stand-in,other', LLM_PRICES: 'stand-in=1/4,other=2/8' },
    }),
    machine.run(calibrate, { env: { ...env, LLM_MODEL: 'unpriced' } }),
  ])
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toMatch(/30 measured questions to stand-in, other: 60 calls, [\d,]+ to [\d,]+ tokens in/)
  expect(stderr).toMatch(/about \$0\.\d\d to \$\d\.\d\d\./)
  expect(stderr).toMatch(/Nothing was asked\. Add --yes/)
  expect(unpriced.code).toBe(1)
  expect(unpriced.stderr).toContain('the cost is not known')
  expect((await server.counts()).requests).toBe(requests)
})

test('what cannot be calibrated is one line that says what to do', async () => {
  const run = (args: string[], given = env) => machine.run(['calibrate', ...args], { env: given })
  const [embedded, other, none, few] = await Promise.all([
    run(['--engine', 'embedded']),
    run(['--engine', 'other']),
    run(['--engine', 'llm'], {}),
    run(['--questions', '5']),
  ])
  expect(theOneLine(embedded)).toContain('npm run data -- forecast')
  expect(theOneLine(other)).toContain('--engine must be llm')
  expect(theOneLine(none)).toContain('set LLM_MODEL')
  expect(theOneLine(few)).toContain('--questions must be a whole number from 24 to 627')
})

test('npm run fidelity -- --engine llm compares the ways to ask a model, and writes nothing', async () => {
  const cwd = await machine.dir()
  const fidelity = (args: string[], given = env) =>
    machine.run(args, { env: given, cwd, program: [process.execPath, path.join(repository, 'scripts/fidelity.ts')] })
  const [done, nothing, unknown] = await Promise.all([
    fidelity(['--engine', 'llm', '--elicitation', 'persona', '--questions', '6', '--agents', '5']),
    fidelity(['--engine', 'llm'], { DATABASE_URL: own.url! }),
    fidelity(['--engine', 'llm', '--elicitation', 'hearsay']),
  ])
  expect(done.code, done.stderr).toBe(0)
  expect(done.stderr).toContain('forecast 6, persona 30')
  expect(done.stdout).toMatch(/All 6 questions\n.*\n {2}even shares .*\n {2}embedded .*\n {2}forecast .*\n {2}persona /)
  expect(done.stdout).toContain('Not written to docs/: it depends on the model.')
  expect(await readdir(cwd)).toEqual([])
  expect(theOneLine(nothing)).toContain('set LLM_MODEL')
  expect(theOneLine(unknown)).toContain('there are forecast, persona, similarity')
})
