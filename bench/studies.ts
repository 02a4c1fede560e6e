/** A study of a thousand agents and ten questions, through the API: time, database growth, memory, and reading it all. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { createClient } from '../src/clients/sdk/index.ts'
import { createEmbeddedEngine, openFinder } from '../src/modules/answering/index.ts'
import { loadKnowledge } from '../src/modules/knowledge/index.ts'
import { openPopulation, preparePopulation, recipeOf } from '../src/modules/population/index.ts'
import { loadConfig } from '../src/platform/config.ts'
import { openDatabase } from '../src/platform/db/open.ts'
import { createLogger } from '../src/platform/log.ts'
import { closedQuestions, RATIO_OF_TWO_WORKERS } from './studies-closed.ts'
import { newKey } from './support/answered-study.ts'
import type { Benchmark } from './support/benchmark.ts'
import { pssMegabytes } from './support/memory.ts'
import { median, startPopulace } from './support/processes.ts'

const AGENTS = 1000
const settings = { POPULATION_SIZE: '20000', POPULATION_COUNTRIES: 'none' }

const questions = [
  'How do you usually decide what to cook on a weekday?',
  'Have you ever used a meal kit?',
  'Would you pay $60 a week for a meal kit?',
  'On a scale of 1 to 10, how likely are you to recommend meal kits to a friend?',
  'Which matters most in a meal kit: price, taste or time?',
  'How much would you pay for a dinner for two that is delivered ready to cook?',
  'What would keep you from subscribing to a meal kit?',
  'How satisfied are you with the food you eat at home?',
  'Do you agree or disagree: cooking at home is a chore.',
  'What else should we have asked you about dinner?',
]

export const studies: Benchmark = {
  name: 'studies',
  title: 'A study of a thousand agents',
  reading: `A group of 1,000 US adults answers ten questions of every type on the embedded engine, through the API, one question
after the other, API, worker and PostgreSQL on the same machine. The engine alone is the same wordings to as many agents
in one thread, with what they said before, without jobs, rows and requests. Growth is of the whole database with its
indexes, jobs included, before any vacuum. Memory is the proportional set size of the Node process. Closed questions are
nine others, each asked of one process and of an installation beside it with one process that answers requests and two
that work, in alternating order, after three questions to warm up for each process that works.`,
  guarded: { 'ratio to the engine alone': 'lower', [RATIO_OF_TWO_WORKERS]: 'lower' },
  run: async () => ({ figures: await benchStudies() }),
}

async function benchStudies(): Promise<Record<string, number | string>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  try {
    const alone = await engineAlone(dir)
    return { ...(await study(dir, alone)), ...(await closedQuestions()) }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** The limit: the same questions to as many agents in one thread, with what they said before, and nothing around it. */
async function engineAlone(dir: string): Promise<number[]> {
  const population = openPopulation((await preparePopulation(recipeOf(loadConfig(settings)), { dir })).artefact)
  const knowledge = loadKnowledge()
  const finder = openFinder(knowledge)
  const engine = createEmbeddedEngine({ population, knowledge, finder })
  await finder.ready
  const people = Array.from({ length: AGENTS }, (_, at) => population.person(at * 17))
  const said = people.map((): { question: string; reply: string }[] => [])
  await engine.answer({ question: 'Would you try a standing desk?', panel: people.map((person) => ({ person })) }, 0)
  const times: number[] = []
  for (const question of questions) {
    const panel = people.map((person, at) => ({ person, earlier: [...said[at]!] }))
    const began = performance.now()
    const answers = await Promise.all(people.map((_, member) => engine.answer({ question, panel }, member)))
    times.push(performance.now() - began)
    for (const [at, { reply }] of answers.entries()) said[at]!.push({ question, reply })
  }
  await engine.close()
  return times
}

async function study(dir: string, alone: readonly number[]): Promise<Record<string, number | string>> {
  const service = await startPopulace(dir, { ...settings, LOG_LEVEL: 'silent' })
  const config = loadConfig({ DATA_DIR: dir, DATABASE_POOL_SIZE: '2', ...settings })
  const database = await openDatabase(config, 'command', createLogger('error'))
  const databaseBytes = async (): Promise<number> => {
    const { rows } = await sql<{ bytes: string }>`
      select pg_database_size(current_database()) as bytes`.execute(database.db)
    return Number(rows[0]!.bytes)
  }
  try {
    // As long as somebody needs to read the welcome and type.
    await new Promise((resolve) => setTimeout(resolve, 5000))
    const key = await newKey(dir, settings)
    const client = createClient({ base_url: service.url, api_key: key })
    const { group } = await client.groups.recruit({ name: 'Adults', group_size: AGENTS, country: 'US' })
    const created = await client.studies.create({ title: 'Dinner', research_group_uuid: group.uuid })
    const study_id = String(created.study.id)
    const sizeBefore = await databaseBytes()
    const memoryBefore = await pssMegabytes(service.pid)
    let peak = memoryBefore
    const watching = setInterval(async () => {
      peak = Math.max(peak, await pssMegabytes(service.pid))
    }, 100)
    const [accepted, finished]: [number[], number[]] = [[], []]
    for (const question of questions) {
      const began = performance.now()
      const { job_id } = await client.studies.ask({ study_id, question })
      accepted.push(performance.now() - began)
      while ((await client.jobs.get({ job_id })).status !== 'finished') {
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      finished.push(performance.now() - began)
    }
    const memoryAfter = await pssMegabytes(service.pid)
    clearInterval(watching)
    const sizeAfter = await databaseBytes()
    const timed = async (work: () => Promise<unknown>): Promise<number> => {
      const began = performance.now()
      await work()
      return Math.round(performance.now() - began)
    }
    const question_id = String((await client.studies.listQuestions({ study_id, answers_limit: 1 })).questions[0]!.id)
    const pages: number[] = []
    for (let offset = 0; offset < AGENTS; offset += 100) {
      pages.push(await timed(() => client.studies.listAnswers({ study_id, question_id, limit: 100, offset })))
    }
    const results = await timed(() => client.studies.results({ study_id }))
    const again = await timed(() => client.studies.results({ study_id }))
    const crosstabs = await timed(() => client.studies.results({ study_id, by: 'sex,age,region' }))
    const csv = await timed(async () => (await client.studies.download({ study_id, format: 'csv' })).text())
    const completion = await timed(async () => {
      const { job_id } = await client.studies.complete({ study_id })
      while ((await client.jobs.get({ job_id })).ended_at === null)
        await new Promise((resolve) => setTimeout(resolve, 20))
    })
    const total = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0)
    return {
      'accepting a question to 1,000 agents, median (ms)': Math.round(median(accepted)),
      'accepted to finished, median (ms)': Math.round(median(finished)),
      'ten questions, 10,000 answers (s)': (total(finished) / 1000).toFixed(1),
      'the engine alone, same questions, one thread (s)': (total(alone) / 1000).toFixed(1),
      'ratio to the engine alone': (total(finished) / total(alone)).toFixed(2),
      'database growth, an answer (bytes)': Math.round((sizeAfter - sizeBefore) / (AGENTS * questions.length)),
      'memory before, at most, after (MB)': [memoryBefore, peak, memoryAfter].map(Math.round).join(', '),
      'a page of 100 answers, median of ten pages (ms)': median(pages),
      'results of all questions, for the first time (ms)': results,
      'the same again (ms)': again,
      'the same by sex, age and region (ms)': crosstabs,
      '10,000 answers as CSV (ms)': csv,
      'completing the study, four steps (ms)': completion,
    }
  } finally {
    await database.close()
    await service.stop()
  }
}

if (import.meta.main) console.table((await studies.run()).figures)
