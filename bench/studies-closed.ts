/** A closed question to a thousand agents, in one process and with two workers, in alternating rounds. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Client, createClient } from '../src/clients/sdk/index.ts'
import { newKey } from './support/answered-study.ts'
import type { Figures } from './support/benchmark.ts'
import { cpuOf, cpuWithChildren, postmasterOf } from './support/cpu.ts'
import { startFleet } from './support/fleet.ts'
import { median, startPopulace } from './support/processes.ts'

export const RATIO_OF_TWO_WORKERS = 'ratio of two workers to one process'

const AGENTS = 1000
const WORKERS = 2
const settings = { POPULATION_SIZE: '20000', POPULATION_COUNTRIES: 'none', LOG_LEVEL: 'silent' }

const questions = [
  'Do you drink tea every day?',
  'Would you move to another state for work?',
  'Do you own a car?',
  'Would you pay $5 for a cup of coffee?',
  'Do you agree or disagree: winter is the best season.',
  'Do you read the news in the morning?',
  'Would you wear a smart watch at night?',
  'Do you grow vegetables?',
  'Do you agree or disagree: concerts cost too much.',
]

/** For each process that works: what answers a first question is still compiled while it does. */
const warmUp = ['Do you like tea?', 'Would you buy a used car?', 'Do you agree or disagree: summers are too hot.']

interface Side {
  client: Client
  /** Processes that work: so many times as much is needed to warm them all up. */
  workers: number
  /** Used so far by everything that belongs to it, in milliseconds. */
  cpu(): Promise<number>
}

interface Took {
  ms: number
  cpu_ms: number
}

export async function closedQuestions(): Promise<Figures> {
  return withOne((one) => withFleet((fleet) => alternate(one, fleet)))
}

async function alternate(one: Side, fleet: Side): Promise<Figures> {
  const [ofOne, ofFleet] = [await warm(one), await warm(fleet)]
  const rounds: { one: Took; fleet: Took }[] = []
  for (const [nth, question] of questions.entries()) {
    // Whoever comes second has what the first has left in the processor's caches against it.
    const first = nth % 2 === 0 ? await ofOne(question) : undefined
    const fleet = await ofFleet(question)
    rounds.push({ one: first ?? (await ofOne(question)), fleet })
  }
  const middle = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of))
  const cpu = [middle((round) => round.one.cpu_ms), middle((round) => round.fleet.cpu_ms)]
  return {
    'a closed question in one process, accepted to finished, median (ms)': Math.round(middle(({ one }) => one.ms)),
    'the same with two workers (ms)': Math.round(middle(({ fleet }) => fleet.ms)),
    [RATIO_OF_TWO_WORKERS]: (middle(({ fleet }) => fleet.ms) / middle(({ one }) => one.ms)).toFixed(2),
    'CPU of all processes for it, PostgreSQL included: one process, two workers (ms)': cpu.join(', '),
  }
}

/** Returns how to ask a study of its own, by those who have answered before. */
async function warm({ client, workers, cpu }: Side): Promise<(question: string) => Promise<Took>> {
  const { group } = await client.groups.recruit({ name: 'Adults', group_size: AGENTS, country: 'US' })
  const newStudy = async (title: string) =>
    String((await client.studies.create({ title, research_group_uuid: group.uuid })).study.id)
  const answered = async (study_id: string, question: string): Promise<void> => {
    const { job_id } = await client.studies.ask({ study_id, question })
    while ((await client.jobs.get({ job_id })).status !== 'finished') {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const before = await newStudy('Before')
  for (let nth = 0; nth < workers * warmUp.length; nth++) {
    await answered(before, `${warmUp[nth % warmUp.length]}${' Really?'.repeat(Math.floor(nth / warmUp.length))}`)
  }
  const study_id = await newStudy('Closed')
  return async (question) => {
    const [began, used] = [performance.now(), await cpu()]
    await answered(study_id, question)
    return { ms: performance.now() - began, cpu_ms: (await cpu()) - used }
  }
}

const inNewFolder = async <T>(work: (dir: string) => Promise<T>): Promise<T> => {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  return work(dir).finally(() => rm(dir, { recursive: true, force: true }))
}

const withOne = <T>(work: (side: Side) => Promise<T>): Promise<T> =>
  inNewFolder(async (dir) => {
    const service = await startPopulace(dir, settings)
    try {
      // As long as the engine takes to be loaded, and somebody to read the welcome and type.
      await new Promise((resolve) => setTimeout(resolve, 5000))
      const client = createClient({ base_url: service.url, api_key: await newKey(dir, settings) })
      const postmaster = await postmasterOf(dir)
      const cpu = async () => (await cpuOf(service.pid)) + (await cpuWithChildren(postmaster))
      return await work({ client, workers: 1, cpu })
    } finally {
      await service.stop()
    }
  })

const withFleet = <T>(work: (side: Side) => Promise<T>): Promise<T> =>
  inNewFolder(async (dir) => {
    const fleet = await startFleet(dir, settings)
    try {
      const workers = await fleet.work(WORKERS)
      try {
        const pids = [fleet.server.pid, ...workers.map(({ pid }) => pid)]
        const cpu = async () => {
          const used = await Promise.all([cpuWithChildren(fleet.postmaster), ...pids.map(cpuOf)])
          return used.reduce((sum, ms) => sum + ms, 0)
        }
        return await work({ client: fleet.client, workers: WORKERS, cpu })
      } finally {
        for (const worker of workers) await worker.stop()
      }
    } finally {
      await fleet.stop()
    }
  })

if (import.meta.main) console.table(await closedQuestions())
