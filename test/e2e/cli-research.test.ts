import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useMachine } from '../harness/process.ts'
import { type Research, startResearch } from '../harness/scripted-panel.ts'

const machine = useMachine('whole file')
let research: Research
let env: Record<string, string>
beforeAll(async () => {
  research = await startResearch()
  await research.service.app.worker.start()
  env = { POPULACE_URL: research.service.url, POPULACE_API_KEY: research.key.api_key, HOME: await machine.dir() }
})
afterAll(() => research.service.close())

const populace = (...args: string[]) => machine.run(args, { env })

async function json(...args: string[]) {
  const { code, stdout, stderr } = await populace(...args, '--json')
  expect(stderr).toBe('')
  expect(code).toBe(0)
  return JSON.parse(stdout)
}

const widest = (text: string): number => Math.max(...text.split('\n').map((line) => [...line].length))

test('one command leads from a sentence to a report, and with --json to one document', async () => {
  const brief = '6 parents in the US: would they pay for a lunch box service, and why?'
  const study = ['requests', 'study', brief, '--questions', '3', '--seed', 'a', '--ask']
  const [shown, document] = await Promise.all([populace(...study), json(...study)])
  expect(shown.code).toBe(0)
  for (const part of [
    'How it was understood',
    '1/3 ',
    '2/3 ',
    '3/3 ',
    'Report: ',
    'Recommendations',
    'nobody was surveyed',
  ])
    expect(shown.stdout).toContain(part)
  expect(widest(shown.stdout)).toBeLessThanOrEqual(80)
  expect(shown.stderr).toMatch(/studies share \d+\n$/)
  expect(document.request.status).toBe('completed')
  expect(document.questions).toHaveLength(3)
  expect(document.questions.map(({ status }: { status: string }) => status)).toEqual(Array(3).fill('finished'))
  expect(document.report).toMatchObject({ stage: 'complete', synthetic: true })
})

test('a study goes from its group to an export and a link, each by a command', async () => {
  const { group, recruited_agent_ids } = await json(
    'groups',
    'recruit',
    '--name',
    'Adults',
    '--size',
    '12',
    '--country',
    'US',
  )
  expect(recruited_agent_ids).toHaveLength(12)
  const { study } = await json('studies', 'create', '--title', 'Coffee', '--group', String(group.id))
  const id = String(study.id)
  const file = path.join(env.HOME!, 'pixel.png')
  await writeFile(file, Buffer.from(PIXEL, 'base64'))
  const { question } = await json(
    'studies',
    'ask',
    id,
    'Which one would you pick?',
    '--options',
    'Blue,Red',
    '--attach',
    file,
  )
  expect(question.results.options.map(({ value }: { value: string }) => value)).toEqual(['Blue', 'Red'])
  expect(question.answers).toHaveLength(12)

  const output = path.join(env.HOME!, 'answers.csv')
  const [results, report, shared, unsure] = await Promise.all([
    populace('studies', 'results', id, '--by', 'sex,age'),
    populace('studies', 'complete', id),
    json('studies', 'share', id, '--expires', '2d'),
    populace('studies', 'delete', id),
    json('studies', 'export', id, '--output', output),
  ])
  expect(results.stdout).toMatch(/^ {2}Blue +\S.* \d+ % +\d+ of 12 +\d+ to \d+$/m)
  expect(results.stdout).toMatch(/^ {2}by sex: /m)
  expect(widest(results.stdout)).toBeLessThanOrEqual(80)
  expect(report.stdout).toMatch(/^Report: Coffee\n/)
  expect((await fetch(new URL(new URL(shared.url).pathname, research.service.url))).status).toBe(200)
  expect(unsure).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(`studies delete ${id} --yes`) })
  expect((await readFile(output, 'utf8')).trim().split('\n')).toHaveLength(13)
  const further = await populace('studies', 'ask', id, 'Do you prefer tea or coffee?', '--complete')
  expect(further.stdout).toContain('\nReport: Coffee\n')
  expect((await json('studies', 'delete', id, '--yes')).deleted_id).toBe(study.id)
})

test('people are found by conditions, and a condition that is misspelt is told with what was meant', async () => {
  const [found, wrong, chart] = await Promise.all([
    json('agents', 'search', '--country', 'US', '--age', '-45', '--filter', 'sex!=male', '--filter', 'income=20k+'),
    populace('agents', 'search', '--filter', 'smoking_status=curent'),
    populace('filters', '--country', 'US', '--fields', 'sex,age'),
  ])
  expect(found.agents.length).toBeGreaterThan(0)
  for (const { age, sex, annual_income_usd } of found.agents) {
    expect(age).toBeLessThanOrEqual(45)
    expect(sex).toBe('female')
    expect(annual_income_usd).toBeGreaterThanOrEqual(20_000)
  }
  expect(wrong).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('did you mean current?') })
  expect(chart.stdout).toMatch(/\nsex\n {2}(fe)?male +█+\S* +[\d,]+ +\d+ %\n/)
  const agent = await populace('agents', 'show', String(found.agents[0].id))
  expect(agent.stdout).toContain('Health: cohort attributes drawn from public statistics, not a medical record')
})

test('what cannot be done says what would help: loosen a condition, answer a question', async () => {
  const [nobody, unclear, preview] = await Promise.all([
    populace('groups', 'recruit', '--name', 'N', '--state', 'WY', '--occupation', 'astronomer', '--age', '90+'),
    populace('requests', 'group', '20 people in North Korea'),
    populace('groups', 'describe', '5 parents in the US who own a dog', '--size', '7'),
  ])
  expect(nobody).toMatchObject({ code: 1, stdout: '' })
  expect(nobody.stderr).toMatch(/^populace: Nobody matches: .*\nWhat would find somebody:\n {2}- .*: [\d,]+ match\./)
  expect(unclear.code).toBe(1)
  const [, request] = /Answer with: npm run populace -- requests answer (rgr_\w+)/.exec(unclear.stderr)!
  const answered = await json('requests', 'answer', request!, 'in the United States instead')
  expect(answered).toMatchObject({ status: 'completed', request_id: request })
  expect(preview.stdout).toContain('How it was understood')
  expect(preview.stderr).toMatch(/Nobody was recruited yet\. .* --size 7 --recruit\n/)
})

test('how far to trust it is told without a service and without a key', async () => {
  const nowhere = { env: { HOME: env.HOME!, POPULACE_URL: 'http://127.0.0.1:9' } }
  const { code, stdout } = await machine.run(['fidelity', '--json'], nowhere)
  expect(code).toBe(0)
  const { engine, by_confidence, goals } = JSON.parse(stdout)
  expect(engine.total_variation).toBeGreaterThan(0)
  expect(by_confidence.map(({ name }: { name: string }) => name)).toEqual(['high', 'medium', 'low'])
  expect(goals.length).toBeGreaterThan(0)
})

/** The smallest PNG. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
