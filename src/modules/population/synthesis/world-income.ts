import { worldCountries } from '../world.ts'
import type { Frame } from './frame.ts'

/**
 * From US incomes to the country's: whoever stands at a rank among the drawn incomes gets what people of the country
 * have at that rank, at market rates. Who has none keeps none. The rest of the household is converted in proportion.
 */
export function convertIncomes(frame: Frame, code: string): void {
  const { columns, size } = frame
  const { income: percentiles } = worldCountries()[code]!
  const order = rankOrder(columns.income)
  const median = columns.income[order[size >> 1]!]! || 1
  const scale = percentiles[50]! / median
  for (let rank = 0; rank < size; rank++) {
    const agent = order[rank]!
    const us = columns.income[agent]!
    const own = us === 0 ? 0 : amountAt(percentiles, (rank + 0.5) / size)
    const others = Math.round((columns.household_income[agent]! - us) * scale)
    columns.income[agent] = own
    columns.household_income[agent] = Math.min(65_000, own + others)
  }
}

/** Agents from the lowest to the highest amount; equal amounts in the order of agents. */
function rankOrder(amounts: Uint16Array): Uint32Array {
  const keys = Float64Array.from(amounts, (amount, agent) => amount * 16_777_216 + agent)
  return Uint32Array.from(keys.sort(), (key) => key % 16_777_216)
}

function amountAt(percentiles: readonly number[], share: number): number {
  const steps = share * (percentiles.length - 1)
  const step = Math.min(percentiles.length - 2, Math.floor(steps))
  const low = percentiles[step]!
  return Math.max(1, Math.round(low + (percentiles[step + 1]! - low) * (steps - step)))
}
