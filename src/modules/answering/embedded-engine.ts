import type { Knowledge } from '../knowledge/index.ts'
import type { Population } from '../population/index.ts'
import { confidenceAbroad, errorFor } from './deciding/abroad-confidence.ts'
import { decidePanel, referenceOf } from './deciding/decide-panel.ts'
import type { Forecast } from './deciding/forecast.ts'
import { forecastOf } from './deciding/forecast-of.ts'
import { leanPanel } from './deciding/lean-panel.ts'
import { panelAgent } from './deciding/panel-agent.ts'
import type { AgentAnswer, Asked, Engine, Member, Understood } from './engine.ts'
import type { Finder } from './finding/finder.ts'
import type { Found } from './finding/found.ts'
import { readQuestion } from './reading/read-question.ts'
import type { Reading } from './reading/reading.ts'
import { chanceOf } from './saying/chance-of.ts'
import { composePanel } from './saying/compose-panel.ts'
import { mannerOf } from './saying/manner.ts'
import type { Speaking } from './saying/speaking.ts'

/** Raised whenever the same question to the same agent could get another answer than before. */
const METHOD = 'embedded-1'

/** A panel is answered as a whole and read agent by agent, each by a job of its own; so many panels are kept for that. */
const KEPT_PANELS = 32

export interface EmbeddedEngineParts {
  /** Whom forecasts are anchored on. Agents of other populations may be asked, too. */
  population: Population
  knowledge: Knowledge
  finder: Finder
}

/**
 * Answers without a language model, a key or a network: the question is read, what is known near it gives a forecast for
 * the population, each agent's circumstances and standing habits of mind give its own answer, and that is put into words.
 */
export function createEmbeddedEngine({ population, knowledge, finder }: EmbeddedEngineParts): Engine {
  const reference = referenceOf(population, knowledge)
  const kept = new Map<string, Promise<AgentAnswer[]>>()

  async function answerPanel({ question, format, panel, replicate = 0 }: Asked): Promise<AgentAnswer[]> {
    const reading = readQuestion(question, format)
    const [main, ...also] = await Promise.all([reading, ...reading.also].map((part) => speak(part, panel, replicate)))
    const replies = composePanel(
      main!.speakings,
      also.map((part) => part.speakings),
    )
    const abroad = panel.filter(({ person }) => person.country_code !== 'US').length / Math.max(1, panel.length)
    const understood = understoodOf(reading, main!.found, main!.forecast, abroad)
    return panel.map(({ person }, member) => ({
      reply: replies[member]!,
      value: reading.trouble === null ? main!.speakings[member]!.decision.value : null,
      confidence:
        person.country_code === 'US'
          ? main!.forecast.confidence
          : confidenceAbroad({ reading, ...main! }, main!.speakings[member]!.abroad ?? null),
      understood,
      meta: {
        engine: 'embedded',
        method: METHOD,
        knowledge_version: knowledge.version,
        population_version: person.version,
      },
    }))
  }

  /** Everything that the panel's words on one question rest on. */
  async function speak(reading: Reading, panel: readonly Member[], replicate: number) {
    const found = await finder.find(reading)
    const forecast = forecastOf(reading, found, knowledge)
    const agents = panel.map(({ person }) => panelAgent(person, knowledge))
    const decisions = decidePanel({ reading, found, forecast }, agents, reference, replicate)
    const leanings = reading.trouble === null ? leanPanel(reading, found, agents, reference, knowledge) : []
    const chance = chanceOf(reading, replicate)
    const speakings = panel.map(
      ({ person, earlier = [] }, member): Speaking => ({
        reading,
        found,
        forecast,
        decision: decisions[member]!,
        person,
        facets: agents[member]!.facets,
        abroad: agents[member]!.abroad ?? null,
        manner: mannerOf(person),
        knowledge,
        chance: chance(person),
        earlier,
        leanings: leanings[member] ?? [],
      }),
    )
    return { found, forecast, speakings }
  }

  return {
    name: 'embedded',
    async answer(asked, member) {
      const key = keyOf(asked)
      const known = kept.get(key)
      if (known !== undefined) return (await known)[member]!
      const answering = answerPanel(asked)
      if (kept.size >= KEPT_PANELS) kept.delete(kept.keys().next().value!)
      kept.set(key, answering)
      // What went wrong once may go right at the next attempt.
      answering.catch(() => kept.delete(key))
      return (await answering)[member]!
    },
    close: () => finder.close(),
  }
}

const keyOf = ({ question, format, panel, replicate }: Asked): string =>
  JSON.stringify([
    question,
    format,
    replicate,
    panel.map(({ person, earlier }) => [person.version, person.index, ...(earlier ?? [])]),
  ])

const NEAREST = 3
/** Below this a measured question is about something else. */
const NEAR = 0.35

/** `abroad`: the share of the panel that lives elsewhere than what the forecast is of. */
function understoodOf(reading: Reading, found: Found, forecast: Forecast, abroad: number): Understood {
  return {
    type: reading.type,
    options: reading.options.map((option) => option.text),
    about: found.categories.map(({ category }) => category.slug),
    expected_error_points: Math.round(errorFor(forecast, abroad)),
    nearest_validated_questions: found.known
      .filter(({ question, similarity }) => question.source !== null && similarity >= NEAR)
      .slice(0, NEAREST)
      .map(({ question, similarity }) => ({
        question: question.text,
        source: question.source!,
        similarity: Math.round(similarity * 100) / 100,
      })),
  }
}
