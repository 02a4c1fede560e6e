import type { ForecastFigures, OptionFigures } from '../../src/modules/answering/deciding/forecast-figures.ts'
import type { Known } from '../../src/modules/answering/deciding/forecast-known.ts'
import { fitAside } from './forecast-beside.ts'
import { fitNorms } from './forecast-norms.ts'
import { fitOptions } from './forecast-options.ts'
import { everything } from './forecast-training.ts'

/** Figures that describe questions, and are fitted without those that are forecast. */
export type Described = Pick<ForecastFigures, 'norms' | 'position' | 'rate' | 'aside'> &
  Pick<OptionFigures, 'role' | 'stem'>

/** Weights of the blend, which are too few to learn any question by heart. */
export type Weights = Pick<ForecastFigures, 'blend' | 'tilt' | 'uncertainty' | 'reader'> & {
  option: Omit<OptionFigures, 'role' | 'stem'>
}

/** What is usual among the known questions that may be seen. */
export function describe(seen: (one: { known: Known; fold: number }) => boolean): Described {
  const knowns = everything.filter(seen).map(({ known }) => known)
  return { ...fitNorms(knowns), ...fitOptions(knowns), aside: fitAside(knowns) }
}

export const figuresOf = ({ role, stem, ...rest }: Described, { option, ...weights }: Weights): ForecastFigures => ({
  ...rest,
  ...weights,
  option: { role, stem, ...option },
})
