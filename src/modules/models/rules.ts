import type { Config } from '../../platform/config.ts'
import type { ModelRequest, Payer, Purpose, Usage } from './models.ts'
import { microsOfCents } from './prices.ts'

/** Budgets are of calendar months, in UTC. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7)

/** What the operator allows, in cents; undefined is no limit. */
export interface Budgets {
  installation_cents: number | undefined
  organization_cents: number | undefined
  study_cents: number | undefined
}

export type BudgetConfig = Pick<Config, 'LLM_BUDGET_CENTS' | 'LLM_ORGANIZATION_BUDGET_CENTS' | 'LLM_STUDY_BUDGET_CENTS'>

export const budgetsOf = (config: BudgetConfig): Budgets => ({
  installation_cents: config.LLM_BUDGET_CENTS,
  organization_cents: config.LLM_ORGANIZATION_BUDGET_CENTS,
  study_cents: config.LLM_STUDY_BUDGET_CENTS,
})

/** A running total that calls count against; its parts are the columns of model_spending. */
export interface Account {
  scope: 'installation' | 'organization' | 'study'
  scope_id: number
  month: string
}

export const nameOf = ({ scope, scope_id, month }: Account): string => `${scope}:${scope_id}:${month}`

/** Everything that a call counts against, the widest first. */
export function accountsOf(call: {
  organization_id: number | null
  study_id: number | null
  month: string
}): Account[] {
  const { organization_id, study_id, month } = call
  const accounts: Account[] = [{ scope: 'installation', scope_id: 0, month }]
  if (organization_id !== null) accounts.push({ scope: 'organization', scope_id: organization_id, month })
  if (study_id !== null) accounts.push({ scope: 'study', scope_id: study_id, month: '' })
  return accounts
}

/** The lower of what the operator and whoever pays allow; null is no limit. */
export function lowerLimit(operatorCents: number | undefined, ownCents: number | null): number | null {
  if (operatorCents === undefined || ownCents === null) return operatorCents ?? ownCents
  return Math.min(operatorCents, ownCents)
}

/** What may be spent from an account, in cents; null is no limit. `ownCents` is what the organization allows itself. */
export function limitOf(
  { scope }: Account,
  budgets: Budgets,
  { own_cents, study_budget_cents }: { own_cents: number | null; study_budget_cents: Payer['study_budget_cents'] },
): number | null {
  if (scope === 'installation') return budgets.installation_cents ?? null
  if (scope === 'organization') return lowerLimit(budgets.organization_cents, own_cents)
  // Whoever makes a study may allow it less than the operator does, not more.
  return lowerLimit(budgets.study_cents, study_budget_cents ?? null)
}

/** Whether an account can bear one more call. Exactly the limit may be spent. */
export const canBear = (limitCents: number | null, takenMicros: number, estimatedMicros: number): boolean =>
  limitCents === null || takenMicros + estimatedMicros <= microsOfCents(limitCents)

export const exhausted: Readonly<Record<Account['scope'], string>> = {
  installation: "This month's budget for language models is used up.",
  organization: "Your organization's budget for language models is used up for this month.",
  study: "The study's budget for language models is used up.",
}

/** Fewer characters per token than most text has, so that the estimate is rather too high. */
const CHARACTERS_PER_TOKEN = 3
const TOKENS_PER_IMAGE = 2000
/** A page of a PDF is read as an image and as text, and is seldom smaller than this per token. */
const BYTES_PER_DOCUMENT_TOKEN = 20

/** Tokens that a request has at most, as far as that can be told without the model's own tokenizer. */
export function inputTokens({ prompt, json }: Pick<ModelRequest, 'prompt' | 'json'>): number {
  const characters =
    prompt.system.length +
    prompt.shared.length +
    prompt.own.length +
    (json === undefined ? 0 : JSON.stringify(json.schema).length)
  const files = (prompt.files ?? []).reduce(
    (sum, { media_type, bytes }) =>
      sum + TOKENS_PER_IMAGE + (media_type.startsWith('image/') ? 0 : bytes.length / BYTES_PER_DOCUMENT_TOKEN),
    0,
  )
  return Math.ceil(characters / CHARACTERS_PER_TOKEN + files)
}

const FIRST_GUESS: Readonly<Record<Purpose, number>> = {
  forecast: 2500,
  persona: 2500,
  reaction: 600,
  words: 600,
  optimise: 2500,
  report: 2500,
  brief: 2500,
  thesis: 2500,
  repair: 2500,
}
/** Fewer calls than these may all have been short ones by chance. */
const ENOUGH_CALLS = 20

/** Tokens that a reply is expected to have at most: what 19 of 20 earlier ones kept to, once there are enough of them. */
export function outputTokens(
  purpose: Purpose,
  history: { count: number; output_p95: number },
  maxOutputTokens: number,
): number {
  const expected =
    history.count >= ENOUGH_CALLS ? history.output_p95 : Math.max(FIRST_GUESS[purpose], history.output_p95)
  return Math.min(Math.ceil(expected), maxOutputTokens)
}

const MOST_TOKENS = 2_000_000_000

/** Counts that a server reports are taken for what they are, somebody else's: whole, not negative, and of a size to keep. */
export function soundUsage(usage: Usage): Usage {
  const sound = (count: number): number =>
    Number.isFinite(count) ? Math.min(MOST_TOKENS, Math.max(0, Math.round(count))) : 0
  return {
    input_tokens: sound(usage.input_tokens),
    cached_tokens: sound(usage.cached_tokens),
    output_tokens: sound(usage.output_tokens),
    reasoning_tokens: sound(usage.reasoning_tokens),
  }
}

/** Text that PostgreSQL can keep. A model may write a NUL character, and one call must not make others fail. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()
