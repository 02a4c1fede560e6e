import { command } from '../command.ts'
import type { BarRow } from '../terminal/bars.ts'

/** `usage`: quotas of the billing cycle as bars, and limits per minute. */
export const usage = command({
  name: 'usage',
  summary: 'what is used and what is left of quotas and limits',
  usage: '[options]',
  options: {},
  examples: ['usage'],
  async run({ client, out }) {
    const answer = await client.billing.usage({})
    if (out.wants_json) return out.json(answer)
    const { quota, rate, plan, charges } = answer
    const day = (timestamp: string): string => timestamp.slice(0, 10)
    out.heading(`Plan ${plan.name}, ${day(quota.cycle_start)} to ${day(quota.cycle_end)}`)
    const names = { questions: 'questions_per_cycle', groups: 'groups_per_cycle', theses: 'theses_per_cycle' } as const
    const rows = Object.entries(names).map(([label, name]): BarRow => {
      const { used, reserved, limit, remaining } = quota[name]
      const share = limit === 0 ? 0 : (used + reserved) / limit
      return { label, share, notes: [`${count(used + reserved)} of ${count(limit)}`, `${count(remaining)} left`] }
    })
    out.bars(rows)
    const limits = Object.entries(rate).flatMap(([name, { limit, remaining, window_seconds }]) =>
      limit === null ? [] : [`${name} ${remaining ?? limit} of ${limit} left in ${window_seconds} seconds`],
    )
    if (limits.length > 0) out.print(`  ${out.colours.dim(`limits: ${limits.join(', ')}`)}`)
    const { currency, cycle_charge_cents, credit_remaining_cents } = charges
    if (cycle_charge_cents > 0 || credit_remaining_cents > 0) {
      const money = (cents: number): string => `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`
      out.print(
        `  ${out.colours.dim(`charged ${money(cycle_charge_cents)}, credit left ${money(credit_remaining_cents)}`)}`,
      )
    }
  },
})

const count = (value: number): string => value.toLocaleString('en-US')
