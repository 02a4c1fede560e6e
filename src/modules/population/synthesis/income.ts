import { uniform } from './chance.ts'
import type { Margin } from './draw.ts'
import { drawByTree, type Frame, streamFor, those } from './frame.ts'
import { evenly } from './margins.ts'
import type { Tree } from './tree.ts'

export interface IncomeFigures {
  /** Upper ends, in hundreds of dollars. */
  income_bands: number[]
  /** For workers and for others, band by band: eleven quantiles of what people in the band have. */
  within_bands: number[][][]
  trees: Record<string, Tree>
}

/** One's own income, then what the rest of the household has. */
export function drawIncome(frame: Frame, figures: IncomeFigures, margins: readonly Margin[]): void {
  const { columns, passing, size } = frame
  const { trees, income_bands, within_bands } = figures
  drawByTree(frame, { tree: trees.income_band!, into: passing.income_band, margins })
  passing.other_income_band.fill(0)
  drawByTree(frame, {
    tree: trees.other_income_band!,
    into: passing.other_income_band,
    agents: those(frame, (agent) => columns.partner[agent] !== 0 || passing.others[agent] !== 0),
    margins: [evenly(frame, ['age7'], trees.other_income_band!.categories.length)],
  })
  const own = streamFor(frame, 'income')
  const rest = streamFor(frame, 'other income')
  const bandOf = bandsByAmount(income_bands)
  for (let agent = 0; agent < size; agent++) {
    const works = columns.labour_detail[agent]! < 2 ? 0 : 1
    const income = amountWithin(within_bands[works]![passing.income_band[agent]!]!, uniform(own, agent))
    const others = amountWithin(within_bands[0]![passing.other_income_band[agent]!]!, uniform(rest, agent))
    const household = income + others < LARGEST ? income + others : LARGEST
    columns.income[agent] = income
    columns.household_income[agent] = household
    passing.household_income_band[agent] = bandOf[household]!
  }
}

export function drawHome(frame: Frame, { trees }: IncomeFigures, margins: readonly Margin[]): void {
  drawByTree(frame, { tree: trees.home!, into: frame.columns.home, margins })
}

const LARGEST = 65_000

/** The amount at a share of the way through a band. */
export function amountWithin(quantiles: readonly number[], at: number): number {
  const steps = at * (quantiles.length - 1)
  const step = Math.floor(steps)
  const low = quantiles[step]!
  return Math.round(low + (quantiles[step + 1]! - low) * (steps - step))
}

function bandsByAmount(ends: readonly number[]): Uint8Array {
  const bands = new Uint8Array(LARGEST + 1)
  let band = 0
  for (let amount = 0; amount <= LARGEST; amount++) {
    while (amount > ends[band]!) band++
    bands[amount] = band
  }
  return bands
}
