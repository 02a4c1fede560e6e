import { readFileSync } from 'node:fs'
import { createEmbeddedEngine, type Engine, openFinder } from '../../src/modules/answering/index.ts'
import { type KnownQuestion, loadKnowledge } from '../../src/modules/knowledge/index.ts'
import type { Person, Population } from '../../src/modules/population/index.ts'
import { mean } from './measures.ts'

/** Shares of agents that give the same answer when they should. */
export interface Stability {
  again: number
  paraphrase: number
  opposite: number
  order: number
  /** On another day, and by how much that is more than chance (Cohen's kappa). */
  another_day: number
  kappa: number
}

const exam = (name: string): [string, string][] =>
  JSON.parse(readFileSync(new URL(`../../test/exams/${name}.json`, import.meta.url), 'utf8')) as [string, string][]

const opposites: Readonly<Record<string, string>> = {
  Yes: 'No',
  No: 'Yes',
  'Strongly agree': 'Strongly disagree',
  'Somewhat agree': 'Somewhat disagree',
  'Somewhat disagree': 'Somewhat agree',
  'Strongly disagree': 'Strongly agree',
}
/** Measured questions asked on another day, and known choices whose options are turned round. */
const QUESTIONS = 40

/** Asks a panel through the engine, as a caller would. */
export async function stabilityOf(population: Population, people: readonly Person[]): Promise<Stability> {
  const knowledge = loadKnowledge()
  const opened = (): Engine => createEmbeddedEngine({ population, knowledge, finder: openFinder(knowledge) })
  const [engine, another] = [opened(), opened()]
  const panel = people.map((person) => ({ person }))
  const ask = async (question: string, options?: readonly string[], replicate = 0, by = engine) => {
    const format = options && { type: 'single_choice' as const, options: [...options] }
    const answers = await Promise.all(panel.map((_, at) => by.answer({ question, format, panel, replicate }, at)))
    return answers.map(({ value }) => JSON.stringify(value))
  }
  const same = (one: readonly string[], other: readonly string[]): number =>
    mean(one.map((value, at) => (value === other[at] ? 1 : 0)))

  const [again, paraphrase] = [[] as number[], [] as number[]]
  for (const [one, other] of exam('paraphrases')) {
    const first = await ask(one)
    // Open questions have no value to compare.
    if (first[0] === 'null') continue
    paraphrase.push(same(first, await ask(other)))
    again.push(same(first, await ask(one, undefined, 0, another)))
  }
  const opposite: number[] = []
  for (const [one, other] of exam('reversals')) {
    const turned = (await ask(other)).map((value) => {
      const plain = JSON.parse(value) as string
      return JSON.stringify(opposites[plain] ?? plain)
    })
    opposite.push(same(await ask(one), turned))
  }
  const order: number[] = []
  for (const { text, options } of spread(knowledge.questions.filter(({ scale }) => scale === 'nominal'))) {
    order.push(same(await ask(text, options), await ask(text, options.toReversed())))
  }
  const days: { agreed: number; chance: number }[] = []
  for (const { text, options } of spread(knowledge.questions.filter(({ source }) => source !== null))) {
    const [first, second] = [await ask(text, options), await ask(text, options, 1)]
    const shares = new Set([...first, ...second])
    const chance = [...shares].reduce((sum, value) => sum + shareOf(first, value) * shareOf(second, value), 0)
    days.push({ agreed: same(first, second), chance })
  }
  await Promise.all([engine.close(), another.close()])
  const agreed = mean(days.map((day) => day.agreed))
  const chance = mean(days.map((day) => day.chance))
  return {
    again: mean(again),
    paraphrase: mean(paraphrase),
    opposite: mean(opposite),
    order: mean(order),
    another_day: agreed,
    kappa: (agreed - chance) / (1 - chance),
  }
}

const shareOf = (values: readonly string[], value: string): number =>
  values.filter((own) => own === value).length / values.length

const spread = (questions: readonly KnownQuestion[]): KnownQuestion[] =>
  Array.from({ length: QUESTIONS }, (_, at) => questions[Math.floor((at * questions.length) / QUESTIONS)]!)
