/** What answering costs: answers a second in one thread, a first question over HTTP, and memory. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createEmbeddedEngine, openFinder } from '../src/modules/answering/index.ts'
import { loadKnowledge } from '../src/modules/knowledge/index.ts'
import { openPopulation, type Population, preparePopulation, recipeOf } from '../src/modules/population/index.ts'
import { loadConfig } from '../src/platform/config.ts'
import type { Benchmark, Figures } from './support/benchmark.ts'
import { median, startPopulace } from './support/processes.ts'

const GOAL = 2000
const PANEL = 500

/** Of every type, none asked twice: what was worked out once is kept. */
const questions = [
  'Would you try a meal kit subscription?',
  'How likely are you to buy a robot vacuum for $300?',
  'What do you think about self-checkout?',
  'Do you agree: advertising is useful.',
  'What keeps you from going to the gym?',
  'Which matters most when choosing a hotel: price, location or cleanliness?',
  'How much would you pay for a haircut?',
  'On a scale of 1 to 10, how happy are you with your phone?',
]

export const answers: Benchmark = {
  name: 'answers',
  title: 'Answering with the embedded engine',
  run: async () => ({ figures: await measure() }),
  guarded: { 'ratio to the goal of 2000': 'higher', 'ratio to the goal of 1,000 ms': 'lower' },
  reading: `Eight questions of every type. Answers a second are of one thread, deciding and wording included, with reading and
finding once per question. Over HTTP: from the request to a job that is finished with its twelve answers, on a service
that has been up for five seconds and is otherwise idle; client, service, PostgreSQL share the machine. The same question
asked again is worked out already, so that what remains is the queue, thirteen rows and their transactions.`,
}

async function measure(): Promise<Figures> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  try {
    const settings = { POPULATION_SIZE: '5000', POPULATION_COUNTRIES: 'none' }
    const recipe = recipeOf(loadConfig(settings))
    const population = openPopulation((await preparePopulation(recipe, { dir })).artefact)
    const engine = await inProcess(population)
    return { ...engine, ...(await overHttp(dir, settings)) }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

async function inProcess(population: Population): Promise<Figures> {
  const before = process.memoryUsage().rss
  const began = performance.now()
  const knowledge = loadKnowledge()
  const loaded = performance.now() - began
  const finder = openFinder(knowledge)
  const engine = createEmbeddedEngine({ population, knowledge, finder })
  await finder.ready
  const ready = performance.now() - began
  const panelOf = (start: number) =>
    Array.from({ length: PANEL }, (_, at) => ({ person: population.person((start + at * 7) % population.size) }))
  const ask = async (question: string, start: number): Promise<number> => {
    const panel = panelOf(start)
    const asked = performance.now()
    await engine.answer({ question, panel }, 0)
    return performance.now() - asked
  }
  // The first round loads tables and lets the compiler see the code; finding is kept from then on, as it is for a panel.
  for (const question of questions) await ask(question, 0)
  const times: number[] = []
  for (const [at, question] of questions.entries()) times.push(await ask(question, 100 * (at + 1)))
  const perSecond = (PANEL * questions.length) / (times.reduce((sum, time) => sum + time, 0) / 1000)
  const grown = (process.memoryUsage().rss - before) / 1e6
  await engine.close()
  return {
    'reading data/knowledge (ms)': Math.round(loaded),
    'until the embedding model is ready (ms)': Math.round(ready),
    [`answers a second, one thread, panels of ${PANEL}, with text`]: Math.round(perSecond),
    [`ratio to the goal of ${GOAL}`]: (perSecond / GOAL).toFixed(2),
    'memory of the engine with its thread (MB)': Math.round(grown),
  }
}

async function overHttp(dir: string, settings: Record<string, string>): Promise<Figures> {
  const service = await startPopulace(dir, { ...settings, LOG_LEVEL: 'silent', FREE_QUESTIONS_PER_MINUTE: '1000' })
  try {
    // As long as somebody needs to read the welcome and type.
    await new Promise((resolve) => setTimeout(resolve, 5000))
    const key = (await readFile(path.join(dir, 'free.key'), 'utf8')).trim()
    const send = async (target: string, body?: object) => {
      const response = await fetch(`${service.url}${target}`, {
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      })
      return (await response.json()) as { job_id: string; status: string }
    }
    const timed = async (question: string): Promise<number> => {
      const began = performance.now()
      const { job_id } = await send('/v1/free/questions', { question })
      while ((await send(`/v1/jobs/${job_id}`)).status !== 'finished')
        await new Promise((resolve) => setTimeout(resolve, 5))
      return performance.now() - began
    }
    const first = await timed('Would you buy a used electric car?')
    const later: number[] = []
    for (const question of questions) later.push(await timed(question))
    const known: number[] = []
    for (const question of questions) known.push(await timed(question))
    return {
      'first free question, to the finished job (ms)': Math.round(first),
      'ratio to the goal of 1,000 ms': (first / 1000).toFixed(2),
      'a further question (ms, median)': Math.round(median(later)),
      'of it the queue and the database: the same question again (ms, median)': Math.round(median(known)),
    }
  } finally {
    await service.stop()
  }
}
