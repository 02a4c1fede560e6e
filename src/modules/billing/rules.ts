/** What is counted per billing cycle. */
export const features = ['questions_per_cycle', 'groups_per_cycle', 'theses_per_cycle'] as const

export type Feature = (typeof features)[number]

export interface Cycle {
  start: Date
  end: Date
}

/** Billing cycles are calendar months, in UTC. */
export function cycleOf(now: Date): Cycle {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) }
}

export type Quotas = Record<Feature, number>

/** The quotas of an organization: its tier's where that names any, else those of the free tier. */
export function quotasOf(tier: Partial<Record<Feature, number | null>> | undefined, freeQuestions: number): Quotas {
  return {
    questions_per_cycle: tier?.questions_per_cycle ?? freeQuestions,
    groups_per_cycle: tier?.groups_per_cycle ?? 0,
    theses_per_cycle: tier?.theses_per_cycle ?? 0,
  }
}

/** How an open reservation ends: what was delivered is committed, the rest is given back. */
export function settlement(open: number, delivered: number): { committed: number; voided: number } {
  const committed = Math.max(0, Math.min(open, delivered))
  return { committed, voided: open - committed }
}

/** Questions to agents, which may cost something, each by its way of being asked. */
export const questionTypes = [
  'free_question',
  'agent_question',
  'group_question',
  'study_question',
  'zeitgeist_question',
] as const
/** Other work that takes units of a quota: it is written down, and costs nothing. */
export const workTypes = ['group_recruit', 'group_create', 'group_request', 'study_request', 'thesis'] as const
export const eventTypes = [...questionTypes, ...workTypes] as const

export type QuestionType = (typeof questionTypes)[number]
export type WorkType = (typeof workTypes)[number]

/** On what terms an organization asks; what a tier says is null where there is none. */
export interface Terms {
  billing_mode: string
  agent_question_multiplier: number | null
  free_questions: number | null
  free_credits_cents: number | null
}

/** How much of what a tier gives each cycle is gone. */
export interface Given {
  free_questions_used: number
  credit_used_cents: number
}

export interface Price {
  unit_cents: number
  multiplier: number
  /** What it would cost without free questions and credit. */
  gross_cents: number
  credit_cents: number
  /** One of the tier's free questions. */
  free: boolean
  charge_cents: number
}

/** Whoever uses the free tier, or an installation of their own, pays for no question. */
const CHARGED_MODES: readonly string[] = ['card_provider', 'invoiced']
/** The most that a column of integer cents holds. */
const MOST_CENTS = 2_147_483_647n
const MILLION = 1_000_000n

/** Agents times price times multiplier in whole cents, halves up. Exact: a multiplier has at most six decimals. */
export function grossCents(agents: number, unitCents: number, multiplier: number): number {
  const millionths = BigInt(agents) * BigInt(unitCents) * BigInt(Math.round(multiplier * 1e6))
  const cents = (millionths + MILLION / 2n) / MILLION
  return Number(cents < MOST_CENTS ? cents : MOST_CENTS)
}

/** What one question costs. Free questions go first, then credit; a question that costs nothing uses up neither. */
export function priceOf(agents: number, unitCents: number, terms: Terms, given: Given): Price {
  const unit_cents = CHARGED_MODES.includes(terms.billing_mode) ? unitCents : 0
  const multiplier = terms.agent_question_multiplier ?? 1
  const gross_cents = grossCents(agents, unit_cents, multiplier)
  const { free_questions, credit_cents: credit } = leftOf(terms, given)
  const free = gross_cents > 0 && free_questions > 0
  const credit_cents = free ? 0 : Math.min(gross_cents, credit)
  const charge_cents = free ? 0 : gross_cents - credit_cents
  return { unit_cents, multiplier, gross_cents, credit_cents, free, charge_cents }
}

/** What is left in a cycle of what the tier gives. A tier that is changed may give less than was used already. */
export const leftOf = (terms: Pick<Terms, 'free_questions' | 'free_credits_cents'>, given: Given) => ({
  free_questions: Math.max(0, (terms.free_questions ?? 0) - given.free_questions_used),
  credit_cents: Math.max(0, (terms.free_credits_cents ?? 0) - given.credit_used_cents),
})
