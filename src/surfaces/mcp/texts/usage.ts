import type { Text } from '../writing.ts'

interface Quota {
  limit: number
  used: number
  remaining: number
}

interface Window {
  limit: number | null
  remaining: number | null
  window_seconds: number
}

const usage: Text = (
  body: {
    rate: Record<string, Window>
    quota: { cycle_end: string; questions_per_cycle: Quota; groups_per_cycle: Quota; theses_per_cycle: Quota }
    plan: { name: string; features: string[] }
    charges: { currency: string; cycle_charge_cents: number }
  },
  writing,
) => [
  `Plan: ${writing.quote(body.plan.name, 100)}. The billing cycle ends ${body.quota.cycle_end}.`,
  ...(['questions_per_cycle', 'groups_per_cycle', 'theses_per_cycle'] as const).map((name) => {
    const { limit, used, remaining } = body.quota[name]
    return `- ${name}: ${used} of ${limit} used, ${remaining} left`
  }),
  ...Object.entries(body.rate).map(([name, { limit, remaining, window_seconds }]) =>
    limit === null ? `- ${name}: no limit` : `- ${name}: ${remaining} of ${limit} left in this ${window_seconds} s`,
  ),
  `Charged in this cycle: ${(body.charges.cycle_charge_cents / 100).toFixed(2)} ${body.charges.currency.toUpperCase()}.`,
]

export const usageTexts = { 'billing.usage': usage } satisfies Record<string, Text>
