/** How answering, reading and exporting grow with the answers of a study, from a hundred to a hundred thousand. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { type Client, createClient } from '../src/clients/sdk/index.ts'
import { loadConfig } from '../src/platform/config.ts'
import type { Db } from '../src/platform/db/database.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { createLogger } from '../src/platform/log.ts'
import { newKey, repeatQuestions } from './support/answered-study.ts'
import type { Benchmark, Figures, Line, Measured } from './support/benchmark.ts'
import { cpuOf } from './support/cpu.ts'
import { pssMegabytes } from './support/memory.ts'
import { median, startPopulace } from './support/processes.ts'

const settings = { POPULATION_SIZE: '20000', POPULATION_COUNTRIES: 'none' }
const questions = [
  'What would keep you from subscribing to a meal kit?',
  'Have you ever used a meal kit?',
  'Would you pay $60 a week for a meal kit?',
  'On a scale of 1 to 10, how likely are you to recommend meal kits to a friend?',
  'Which matters most in a meal kit: price, taste or time?',
  'How much would you pay for a dinner for two that is delivered ready to cook?',
  'How satisfied are you with the food you eat at home?',
  'Do you agree or disagree: cooking at home is a chore.',
  'Do you drink tea every day?',
  'What else should we have asked you about dinner?',
]
/** Agents that answer the ten questions, and how often their answers are taken again. */
const sizes = [
  { agents: 10, again: 0 },
  { agents: 100, again: 0 },
  { agents: 1000, again: 0 },
  { agents: 1000, again: 9 },
]
const ROUNDS = 3

type Times = Record<string, number>

/** What is timed at each size: the label of its line, and the call. */
const readings: Record<string, (client: Client, study_id: string, last: string) => Promise<unknown>> = {
  'the first page of answers': (client, study_id, question_id) =>
    client.studies.listAnswers({ study_id, question_id, limit: 100 }),
  'the last page of answers': (client, study_id, question_id) =>
    client.studies.listAnswers({ study_id, question_id, limit: 100, offset: 900 }),
  results: (client, study_id) => client.studies.results({ study_id }),
  'results by sex, age and region': (client, study_id) => client.studies.results({ study_id, by: 'sex,age,region' }),
  CSV: async (client, study_id) => (await client.studies.download({ study_id, format: 'csv' })).text(),
}

export const growthAnswers: Benchmark = {
  name: 'growth-answers',
  title: 'Growth with the answers of a study',
  reading: `Ten questions of every type to 10, 100 and 1,000 agents, asked and answered through the API, and the last of these
studies once more with each of its questions ten times: 100,000 answers. Times are medians of three; for the first time
means that nothing of it was kept from an earlier request. An exponent is the slope between 1,000 and 100,000 answers on
logarithmic scales: 1 is twice the time for twice the answers. Memory is how much the proportional set size of the process
rose meanwhile, at most. The limit of aggregation is one statement that counts and weighs the answers of every option in the
same PostgreSQL, that of the CSV a COPY of the same answers to nowhere; rounds alternate. First byte is of a download.`,
  guarded: {
    'results of 100,000 answers, ratio to plain SQL': 'lower',
    'CSV of 100,000 answers, ratio to COPY': 'lower',
  },
  run,
}

async function run(): Promise<Measured> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  const service = await startPopulace(dir, { ...settings, LOG_LEVEL: 'silent' })
  const config = loadConfig({ DATA_DIR: dir, DATABASE_POOL_SIZE: '2', ...settings })
  const database = await openDatabase(config, 'command', createLogger('error'))
  try {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    const client = createClient({ base_url: service.url, api_key: await newKey(dir, settings) })
    const lines = new Map<string, [number, number][]>()
    const add = (answers: number, times: Times): void => {
      for (const [label, ms] of Object.entries(times)) {
        lines.set(label, [...(lines.get(label) ?? []), [answers, Math.max(ms, 0.1)]])
      }
    }
    let figures: Figures = {}
    for (const { agents, again } of sizes) {
      const { study_id, ms } = await answeredStudy(client, agents)
      const answers = agents * questions.length * (again + 1)
      if (again === 0) add(answers, { 'ten questions, accepted to finished': ms })
      else await repeatQuestions(database.db, Number(study_id), again)
      const cpuBefore = await cpuOf(service.pid)
      add(answers, await firstTimes(client, study_id))
      const cpuOfFirst = (await cpuOf(service.pid)) - cpuBefore
      add(answers, await medians(client, study_id))
      if (again > 0) {
        const both =
          'results for the first time, plain and by three fields, of 100,000 answers, CPU of the process (ms)'
        figures = { [both]: cpuOfFirst, ...(await atMost(client, database.db, service.pid, study_id)) }
      } else add(answers, { completion: await completion(client, study_id) })
    }
    return { figures: { ...table(lines), ...figures }, lines: [...lines].map(lineOf) }
  } finally {
    await database.close()
    await service.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function answeredStudy(client: Client, agents: number): Promise<{ study_id: string; ms: number }> {
  const { group } = await client.groups.recruit({ name: `${agents} adults`, group_size: agents, country: 'US' })
  const study_id = String((await client.studies.create({ title: 'Dinner', research_group_uuid: group.uuid })).study.id)
  const ms = await timed(async () => {
    for (const question of questions) await ended(client, (await client.studies.ask({ study_id, question })).job_id)
  })
  return { study_id, ms }
}

async function ended(client: Client, job_id: string): Promise<void> {
  while ((await client.jobs.get({ job_id })).ended_at === null) await new Promise((resolve) => setTimeout(resolve, 10))
}

const completion = (client: Client, study_id: string): Promise<number> =>
  timed(async () => ended(client, (await client.studies.complete({ study_id })).job_id))

async function firstTimes(client: Client, study_id: string): Promise<Times> {
  return {
    'results, for the first time': await timed(() => client.studies.results({ study_id })),
    'results by three fields, for the first time': await timed(() =>
      client.studies.results({ study_id, by: 'education,urbanicity,ethnicity' }),
    ),
  }
}

async function medians(client: Client, study_id: string): Promise<Times> {
  const { total } = await client.studies.listQuestions({ study_id, limit: 1, answers_limit: 1 })
  const page = await client.studies.listQuestions({ study_id, limit: 1, offset: total - 1, answers_limit: 1 })
  const last = String(page.questions[0]!.id)
  const times: Record<string, number[]> = {}
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [label, read] of Object.entries(readings)) {
      const ms = await timed(() => read(client, study_id, last))
      if (round > 0) times[label] = [...(times[label] ?? []), ms]
    }
  }
  return Object.fromEntries(Object.entries(times).map(([label, all]) => [label, median(all)]))
}

/** With a hundred thousand answers: against what PostgreSQL does with them alone, and how much memory it takes. */
async function atMost(client: Client, db: Db, pid: number, study_id: string): Promise<Figures> {
  const id = Number(study_id)
  const counting = () =>
    sql`select question_id, value, count(*), sum(weight) from answers
      where question_id in (select id from questions where study_id = ${id}) and not excluded group by 1, 2`.execute(db)
  const copying = () =>
    sql`copy (select q.study_id, q.id, q.question, a.id, a.submitted_at, a.agent_id, a.weight, a.value, a.response_text,
        a.confidence from questions q join answers a on a.question_id = q.id
      where q.study_id = ${sql.lit(id)} and not a.excluded order by q.id, a.position) to '/dev/null' csv`.execute(db)
  const rounds: Record<string, number[]> = { counting: [], results: [], copying: [], csv: [] }
  for (let round = 0; round < ROUNDS; round++) {
    rounds.counting!.push(await timed(counting))
    rounds.results!.push(await timed(() => client.studies.results({ study_id })))
    rounds.copying!.push(await timed(copying))
    rounds.csv!.push(await timed(async () => (await client.studies.download({ study_id, format: 'csv' })).text()))
  }
  const at = (name: string): number => median(rounds[name]!)
  const rise = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await pssMegabytes(pid)
    let most = before
    const watching = setInterval(async () => {
      most = Math.max(most, await pssMegabytes(pid))
    }, 50)
    await work()
    clearInterval(watching)
    return Math.round(most - before)
  }
  let first = 0
  const download = (format: 'csv' | 'json' | 'xlsx' | 'labelled_csv' | 'spss_syntax') => async () => {
    const began = performance.now()
    const reader = (await client.studies.download({ study_id, format })).body!.getReader()
    await reader.read()
    first = performance.now() - began
    while (!(await reader.read()).done) {}
  }
  const memory: Figures = {
    'results by six fields of 100,000 answers, memory (MB)': await rise(() =>
      client.studies.results({ study_id, by: 'labour_status,marital_status,num_children,home,religion,is_parent' }),
    ),
    'CSV of 100,000 answers, memory (MB)': await rise(download('csv')),
    'CSV of 100,000 answers, first byte (ms)': Math.round(first),
    'JSON of 100,000 answers, memory (MB)': await rise(download('json')),
    'labelled CSV of 100,000 answers, memory (MB)': await rise(download('labelled_csv')),
    'SPSS syntax of 100,000 answers, memory (MB)': await rise(download('spss_syntax')),
    'XLSX of 100,000 answers, memory (MB)': await rise(download('xlsx')),
  }
  const cpuBefore = await cpuOf(pid)
  await download('xlsx')()
  const cpuOfXlsx = (await cpuOf(pid)) - cpuBefore
  return {
    'counting in plain SQL (ms)': Math.round(at('counting')),
    'results of 100,000 answers, ratio to plain SQL': (at('results') / at('counting')).toFixed(2),
    'COPY of the answers (ms)': Math.round(at('copying')),
    'CSV of 100,000 answers, ratio to COPY': (at('csv') / at('copying')).toFixed(2),
    ...memory,
    'XLSX of 100,000 answers, CPU of the process (ms)': cpuOfXlsx,
  }
}

function table(lines: ReadonlyMap<string, readonly [number, number][]>): Figures {
  const rows = [...lines].flatMap(([label, points]) => {
    const [size, ms] = points.at(-1)!
    const exponent = slope(points.filter(([answers]) => answers >= 1000))
    return [
      [`${label}, ${size.toLocaleString('en')} answers (ms)`, Math.round(ms)],
      [`${label}, exponent`, exponent.toFixed(2)],
    ]
  })
  return Object.fromEntries(rows)
}

/** Of the line through points on logarithmic scales, by least squares. */
function slope(points: readonly (readonly [number, number])[]): number {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const)
  const mean = (of: 0 | 1): number => logs.reduce((sum, point) => sum + point[of], 0) / logs.length
  const [x, y] = [mean(0), mean(1)]
  const along = logs.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return along / logs.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}

const lineOf = ([label, points]: [string, [number, number][]]): Line => ({
  chart: 'Time with the answers of a study',
  unit: 'ms',
  label,
  points,
})

if (import.meta.main) console.table((await growthAnswers.run()).figures)
