import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'
import {
  type Installation,
  installation,
  MAIN,
  peopledDir,
  theOneLine,
  useMachine,
  welcomed,
} from '../harness/process.ts'
import { send } from '../harness/service.ts'

const machine = useMachine('whole file')
let database: TestDatabase
let place: Installation
let key: string
beforeAll(async () => {
  // With tables and people there already: a first start is not what is tested.
  database = await createTestDatabase()
  const [DATA_DIR, HOME] = [await peopledDir(machine), await machine.dir()]
  place = await installation(machine, { DATABASE_URL: database.url!, DATA_DIR, HOME })
  key = (await welcomed(machine, place)).key
})
afterAll(async () => {
  await machine.clear()
  await database.drop()
})

const run = (args: string[], env: Record<string, string> = {}) => machine.run(args, { env: { ...place.env, ...env } })

test('ask puts a question to the panel and prints who says what, and what it comes to', async () => {
  const { code, stdout, stderr } = await run(['ask', 'Do you prefer tea or coffee?'])
  expect(code).toBe(0)
  expect(stdout.match(/^ {2}(tea|coffee) +\S.*, \d+ · .+ · .+$/gm)).toHaveLength(12)
  expect(stdout).toMatch(/^ {2}tea {5}.* +\d+ % +\d+ of 12 +\d+ to \d+$/m)
  expect(stdout).toContain('Synthetic answers of 12 AI personas: a first read')
  for (const line of stdout.split('\n')) expect([...line].length).toBeLessThanOrEqual(80)
  expect(`${stdout}${stderr}`).not.toContain('\u001b')
})

test('ask --json prints the job, with what every answer rests on, and nothing else', async () => {
  const { stdout, stderr } = await run(['ask', 'What annoys you about airports?', '--json'])
  const { status, result, meta } = JSON.parse(stdout)
  expect(stderr).toBe('')
  expect(status).toBe('finished')
  expect(meta).toMatchObject({ free_tier: true, engine: 'embedded', method: 'embedded-13' })
  expect(result).toMatchObject({ partial: false, count: 12, synthetic: true, understood: { type: 'open' } })
  for (const { reply, age, occupation, meta: own } of result.results) {
    expect(reply).toMatch(/^\p{Lu}/u)
    expect([typeof age, typeof occupation]).toEqual(['number', 'string'])
    expect(own).toMatchObject({ engine: 'embedded', population_version: expect.stringMatching(/^v1-/) })
  }
})

test('whoever is asked about what they do not have says so, and what must not be answered is not', async () => {
  const asked = async (question: string) => JSON.parse((await run(['ask', question, '--json'])).stdout).result.results
  const landlord: { words: string; reply: string }[] = await asked('What annoys you about your landlord?')
  const apart = landlord.filter(({ words }) => words === 'not_applicable')
  expect(apart.length).toBeGreaterThan(0)
  expect(apart.length).toBeLessThan(12)
  for (const { reply } of apart) expect(reply).toMatch(/\b(own|rent)/)
  const dark: { words: string; meta: object; value?: string }[] = await asked(
    'Do you ever think about ending your life?',
  )
  for (const { words, meta, value } of dark) {
    expect(words).toBe('refused')
    expect(meta).toMatchObject({ refused: 'care' })
    expect(value).toBeUndefined()
  }
})

// How soon is measured on an idle machine (docs/performance.md): machines under test are busy.
test('over HTTP the twelve answers are there for whoever polls', async () => {
  const json = { question: 'Would you buy a used electric car?' }
  const { body } = await send(`${place.url}/v1/free/questions`, 'POST', { key, json })
  const job = await vi.waitFor(
    async () => {
      const read = await send(`${place.url}/v1/jobs/${body.job_id}`, 'GET', { key })
      expect(read.body.status).toBe('finished')
      return read.body as { result: { results: { value: string }[] } }
    },
    { timeout: 60_000, interval: 500 },
  )
  expect(job.result.results.every(({ value }) => value === 'Yes' || value === 'No')).toBe(true)
})

test('mistakes say what to type next, and end with a code of their own', async () => {
  const [nothing, wrong, short, silent, option, plain] = await Promise.all([
    run(['ask']),
    run(['ask', 'Why not?', '--key', 'rk_free_wrong', '--json']),
    run(['ask', 'hm']),
    run(['ask', 'Anybody there?'], { BASE_URL: 'http://127.0.0.1:9' }),
    run(['ask', 'Why not?', '--grup', '7']),
    run(['ask', 'Why not?', '--filter', 'country=US']),
  ])
  expect(theOneLine(nothing!, 2)).toContain('Ask something')
  expect(wrong).toMatchObject({ code: 3, stdout: '' })
  expect(JSON.parse(wrong!.stderr).error).toMatchObject({
    code: 'unauthorized',
    next: expect.stringContaining('login'),
  })
  expect(theOneLine(short!)).toContain('at least 3 characters')
  expect(silent).toMatchObject({ code: 4, stderr: expect.stringContaining('Nothing answers at http://127.0.0.1:9.') })
  expect(theOneLine(option!, 2)).toContain('Did you mean --group?')
  expect(plain).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('keys create --org NAME --email ADDRESS --save'),
  })
})

test('a key that `keys create --save` has kept recruits and asks people of one’s choice', async () => {
  const saved = await run(['keys', 'create', '--org', 'Acme', '--email', 'a@example.com', '--save', '--json'])
  expect(saved.stdout).not.toMatch(/rk_live_[0-9A-Za-z]{20}/)
  expect(await readFile(path.join(place.env.HOME!, '.populace/env'), 'utf8')).toMatch(/^POPULACE_API_KEY=rk_live_\w+$/m)
  const people = ['--filter', 'sex=female', '--size', '5', '--options', 'Coffee,Tea', '--json']
  const asked = await run(['ask', 'Which do you drink first in the morning?', ...people])
  const { job, group, question } = JSON.parse(asked.stdout)
  expect(job.status).toBe('finished')
  expect(question.answers).toHaveLength(5)
  expect(question.results.options.map(({ value }: { value: string }) => value)).toEqual(['Coffee', 'Tea'])
  const read = await run(['call', 'groups.get', '--group_id', String(group.id), '--json'])
  expect(JSON.parse(read.stdout).group).toMatchObject({ id: group.id, agent_count: 5 })
  const [jobs, me] = await Promise.all([run(['jobs', 'list']), run(['whoami', '--json'])])
  expect(jobs.stdout).toContain(job.job_id)
  expect(JSON.parse(me!.stdout)).toMatchObject({ kind: 'live', organization: { name: 'Acme' }, service: place.url })
})

test('a shell completes commands, what follows them, and their options', async () => {
  const { stdout } = await run(['completion', 'bash'])
  const complete = (...words: string[]): string[] => {
    const script = `${stdout}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _populace; echo "\${COMPREPLY[@]}"`
    return execFileSync('bash', ['-c', script, 'bash', ...words], { encoding: 'utf8' })
      .trim()
      .split(' ')
  }
  expect(complete('populace', 'stud')).toEqual(['studies'])
  expect(complete('populace', 'jobs', 'w')).toEqual(['wait'])
  expect(complete('populace', 'ask', 'tea?', '--opti')).toEqual(['--options', '--optimize'])
})

const hasScript = process.platform === 'linux' && tryRun('script', ['--version'])

test.skipIf(!hasScript)('on a terminal there are colours, and none with NO_COLOR (needs `script`)', async () => {
  const onTerminal = (variables: string) =>
    machine.run(['-qec', `stty cols 100; ${variables} ${process.execPath} ${MAIN} usage`, '/dev/null'], {
      program: ['script'],
      env: { ...place.env, LANG: 'C.UTF-8', TERM: 'xterm' },
    })
  const [coloured, plain] = await Promise.all([onTerminal(''), onTerminal('NO_COLOR=1')])
  expect(coloured!.stdout).toContain('\u001b[36m')
  expect(plain!.stdout).toContain('questions')
  expect(plain!.stdout).not.toContain('\u001b[36m')
})

function tryRun(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
