import { decidePanel, type PanelAgent, type Reference } from '../../src/modules/answering/deciding/decide-panel.ts'
import { forecastOf } from '../../src/modules/answering/deciding/forecast-of.ts'
import { stepsOf } from '../../src/modules/answering/deciding/forecast-steps.ts'
import { leaningModel } from '../../src/modules/answering/deciding/leaning-model.ts'
import { settledByUse, sittingOf } from '../../src/modules/answering/deciding/sitting.ts'
import type { Finder } from '../../src/modules/answering/finding/finder.ts'
import { readQuestion } from '../../src/modules/answering/reading/read-question.ts'
import type { Knowledge, KnownQuestion } from '../../src/modules/knowledge/index.ts'
import { readRespondents } from '../data/measured-respondents.ts'
import { type Column, correlation } from './correlations.ts'

/** Tabulated by others: there are no respondents to correlate. */
const TABLES_ONLY = 'ntia19'

/** A measured question on a ladder, as respondents and as agents answered it. */
export interface AskedOfBoth {
  question: KnownQuestion
  people: Column
  agents: Column
  /** Where each agent leans before chance comes in, in standard deviations of all that it answers by. */
  leaning: Float64Array
  /** How much of an answer's spread is left to chance. */
  chance: number
  /** What it asks, as the reader takes it. */
  meaning: Float32Array
}

/** Two questions of one survey. */
export interface Pair {
  survey: string
  kind: 'family' | 'topic' | 'far'
  one: AskedOfBoth
  other: AskedOfBoth
  people: { value: number; error: number }
  agents: number
}

export async function pairsOf(
  knowledge: Knowledge,
  finder: Finder,
  panel: readonly PanelAgent[],
  reference: Reference,
): Promise<Pair[]> {
  const measured = knowledge.questions.filter(({ source }) => source !== null && source !== TABLES_ONLY)
  const pairs: Pair[] = []
  for (const [survey, questions] of Map.groupBy(measured, ({ source }) => source!)) {
    const respondents = readRespondents(survey)
    const asked: AskedOfBoth[] = []
    for (const question of questions) {
      const own = await askedOfBoth(question, { knowledge, finder, panel, reference, respondents })
      if (own !== null) asked.push(own)
    }
    asked.forEach((one, at) => {
      for (const other of asked.slice(at + 1)) {
        const people = correlation(one.people, other.people)
        const agents = correlation(one.agents, other.agents)
        if (people !== null && agents !== null) {
          pairs.push({ survey, kind: kindOf(one.question, other.question), one, other, people, agents: agents.value })
        }
      }
    })
  }
  return pairs
}

const kindOf = (one: KnownQuestion, other: KnownQuestion): Pair['kind'] =>
  one.family === other.family ? 'family' : one.topic === other.topic ? 'topic' : 'far'

interface Parts {
  knowledge: Knowledge
  finder: Finder
  panel: readonly PanelAgent[]
  reference: Reference
  respondents: ReturnType<typeof readRespondents>
}

/** Null where the answers are no ladder. */
async function askedOfBoth(question: KnownQuestion, parts: Parts): Promise<AskedOfBoth | null> {
  const { knowledge, finder, panel, reference, respondents } = parts
  const { text, options, id, source } = question
  const reading = readQuestion(text, { type: 'single_choice', options: [...options] }, await finder.sense(text))
  const found = await finder.find(reading, false)
  const forecast = forecastOf(reading, found, knowledge)
  const steps = stepsOf(reading)
  if (forecast.shape !== 'ladder' || steps === null || steps.options.some(({ length }) => length !== 1)) return null
  if (!found.meaning) return null
  const stepOf = new Map(steps.options.map(([option], step) => [option!, step + 1]))
  const item = id.slice(source!.length + 1)
  const asked = { reading, found, forecast }
  const sitting = sittingOf(asked, panel, reference, 0)
  const model = leaningModel(sitting, settledByUse(sitting), steps.at.length)
  const leanings = panel.map((agent, at) => model.of(agent, sitting.styles[at]!))
  // Tilts are logits, pulls are on the normal scale.
  const leans = standardised(leanings.map(({ tilt, pull }) => tilt / 1.7 + pull))
  const noise = Math.sqrt(leanings.reduce((sum, own) => sum + own.noise ** 2, 0) / leanings.length)
  const whole = Math.hypot(leans.spread, noise)
  return {
    question,
    people: {
      steps: respondents.answer(item).map((answer) => stepOf.get(answer - 1) ?? 0),
      weight: respondents.weight(item),
    },
    agents: {
      steps: Uint8Array.from(
        decidePanel(asked, panel, reference),
        ({ value }) => stepOf.get(options.indexOf(value as string)) ?? 0,
      ),
      weight: new Float64Array(panel.length).fill(1),
    },
    leaning: leans.values.map((value) => value / whole),
    chance: noise / whole,
    meaning: found.meaning,
  }
}

/** Freed of their mean. */
function standardised(values: readonly number[]): { values: Float64Array; spread: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const freed = Float64Array.from(values, (value) => value - mean)
  return { values: freed, spread: Math.sqrt(freed.reduce((sum, value) => sum + value ** 2, 0) / values.length) }
}
