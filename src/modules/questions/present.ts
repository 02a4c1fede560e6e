import type { z } from 'zod'
import { type AgentRef, presentListedAgent } from '../agents/index.ts'
import type { QuestionResults, Quote } from '../results/index.ts'
import type { answer, results } from './shapes.ts'
import type { AnswerRow } from './store.ts'

export type PresentedAnswer = z.input<typeof answer>
export type PresentedResults = z.input<typeof results>

/** What an answer says of the agent who gave it. */
export function presentAgentOfAnswer(agent: AgentRef, baseUrl: string) {
  const { uuid, url, name, age, city, state, country, occupation, summary } = presentListedAgent(agent, baseUrl)
  return {
    agent_uuid: uuid,
    agent_name: name,
    agent_age: age,
    agent_city: city,
    agent_state: state,
    agent_country: country,
    agent_location: [city, state, country].filter((part) => part !== '').join(', '),
    agent_occupation: occupation,
    agent_summary: summary,
    agent_url: url,
    agent_image: `${url}/portrait.svg`,
    agent_voice_vendor_voice_id: null,
    audio_file_id: null,
  }
}

export const presentAnswer = (
  row: AnswerRow,
  studyId: number | null,
  agent: ReturnType<typeof presentAgentOfAnswer>,
): PresentedAnswer => ({
  id: row.id,
  study_id: studyId,
  question_id: row.question_id,
  submitted_at: row.submitted_at.toISOString(),
  response_text: row.response_text,
  value: row.value,
  confidence: row.confidence,
  words: row.words,
  weight: row.weight,
  agent_id: row.agent_id,
  ...agent,
  synthetic: true,
})

export const rounded = (value: number, digits = 4): number => Number(value.toFixed(digits))

const bounds = ({ ci_low, ci_high }: { ci_low: number; ci_high: number }, digits = 4) => ({
  ci_low: rounded(ci_low, digits),
  ci_high: rounded(ci_high, digits),
})

/** Shown with each theme; all who mention it are counted. */
const QUOTES = 5

/** Results as callers read them: rounded, and the plain numbers beside their intervals. */
export function presentResults(found: QuestionResults): PresentedResults {
  const {
    type,
    n,
    not_applicable,
    nothing_to_say,
    n_effective,
    n_model,
    options,
    mean,
    sd,
    median,
    top2,
    nps,
    themes,
  } = found
  const intervals = {
    ...(mean === undefined ? {} : { mean: bounds(mean) }),
    ...(top2 === undefined ? {} : { top2: bounds(top2) }),
    ...(nps === undefined ? {} : { nps: bounds(nps, 1) }),
  }
  return {
    type,
    n,
    not_applicable,
    nothing_to_say,
    n_effective: rounded(n_effective, 1),
    n_model: n_model === null ? null : rounded(n_model, 1),
    options: options.map(({ value, count, share, ci_low, ci_high, mean_rank }) => ({
      value,
      count,
      share: rounded(share),
      ...bounds({ ci_low, ci_high }),
      ...(mean_rank === undefined ? {} : { mean_rank: rounded(mean_rank, 2) }),
    })),
    ...(mean === undefined ? {} : { mean: rounded(mean.value) }),
    ...(sd === undefined ? {} : { sd: rounded(sd) }),
    ...(median === undefined ? {} : { median: rounded(median) }),
    ...(top2 === undefined ? {} : { top2: rounded(top2.value) }),
    ...(nps === undefined ? {} : { nps: rounded(nps.value, 1), nps_shares: npsShares(nps) }),
    ...(Object.keys(intervals).length === 0 ? {} : { intervals }),
    ...(themes === undefined
      ? {}
      : {
          themes: themes.map(({ label, respondents, share, ci_low, ci_high, quotes }) => ({
            label,
            respondents,
            share: rounded(share),
            ...bounds({ ci_low, ci_high }),
            quotes: quotes.slice(0, QUOTES).map(presentQuote),
          })),
        }),
    synthetic: true,
  }
}

const npsShares = ({ promoters, passives, detractors }: NonNullable<QuestionResults['nps']>) => ({
  promoters: rounded(promoters),
  passives: rounded(passives),
  detractors: rounded(detractors),
})

const presentQuote = ({ answer_id, agent_id, text }: Quote) => ({ answer_id, agent_id, text })
