import { PopulaceError } from '../../../sdk/index.ts'
import { WorkFailed } from '../../errors.ts'
import type { Output } from '../../output.ts'
import { typed } from '../../program.ts'
import { inQuotes } from '../../words.ts'

export interface Relaxation {
  suggestion: string
  filters: { match: string; filters: Record<string, unknown> }
  matched_count: number
}

const MOST = 4

/** What to loosen where too few match, each with how many it would give. */
export const relaxationLines = (relaxations: readonly Relaxation[]): string[] =>
  relaxations.slice(0, MOST).map(({ suggestion }) => `  - ${suggestion}`)

/** The first of them as an option that can be typed: the same audience, one condition wider. */
const filtersOption = ({ filters }: Relaxation): string => `--filters ${inQuotes(JSON.stringify(filters))}`

/** Says below a group what would have filled it. */
export function noteShortfall(out: Output, relaxations: readonly Relaxation[], command: string): void {
  const [first] = relaxations
  if (first === undefined) return
  out.note('To find more:')
  for (const line of relaxationLines(relaxations)) out.note(line)
  out.note(out.colours.dim(`  the first of them: ${typed(`${command} ${filtersOption(first)}`)}`))
}

/** Where nobody matches nothing is made; the refusal is said together with what would find somebody. */
export async function withRelaxations<T>(out: Output, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const relaxations = error instanceof PopulaceError ? (error.details?.relaxations as Relaxation[] | undefined) : []
    if (out.wants_json || !(error instanceof PopulaceError) || !relaxations?.length) throw error
    throw new WorkFailed(
      [`${error.message} (${error.code})`, 'What would find somebody:', ...relaxationLines(relaxations)].join('\n'),
    )
  }
}
