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
