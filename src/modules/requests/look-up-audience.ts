import type { Brief } from '../briefs/index.ts'
import { type AgentSearch, inSentence, type Matching, type Relaxation } from '../filters/index.ts'
import { type Cell, cellsOf } from './cells.ts'
import { severalStates } from './places-of-one-name.ts'
import type { Audience, ReadRequest, ShownRefusal } from './request.ts'

export interface LookedUp {
  found: Matching
  cells: Cell[]
  audience: Audience
  /** Where there is nobody to draw, of the whole or of a part with a number of its own. */
  refusal: ShownRefusal | null
  /** What was decided where the text leaves it open: which of several places of one name. */
  assumed: string[]
  /** Which values nobody has, and of whom there are fewer than wanted. */
  warnings: string[]
}

/** Counts whom a brief is about; null where it names nobody whom there is. */
export function lookUpAudience(brief: Brief, group_size: number, search: AgentSearch): LookedUp | null {
  if (brief.missing.includes('audience') || brief.missing.includes('country')) return null
  const found = search.matching({ filters: brief.filters })
  const cells = cellsOf(search, brief, group_size)
  const all = [{ size: group_size, said: null, found }, ...cells]
  const unknown = all.flatMap((cell) => cell.found.warnings)
  const empty = all.find(({ size, found: { total } }) => size > 0 && total === 0)
  const few = empty === undefined ? cells.filter(({ size, found: { total } }) => total < size) : []
  const short = few.map((cell) => ({ ...cell, relaxations: search.relaxations(cell.found, cell.size) }))
  return {
    found,
    cells,
    audience: {
      filters: found.echo,
      description: found.description,
      matched_count: found.total,
      group_size,
      cells: brief.quotas.map((_, at) => ({ size: cells[at]!.size, matched_count: cells[at]!.found.total })),
      relaxations: short[0]?.relaxations ?? [],
    },
    refusal: empty === undefined ? null : nobody(empty, search),
    assumed: severalStates(found, search),
    warnings: [...new Set(unknown.map(({ message }) => message)), ...short.map(tooFew)],
  }
}

/** A brief with whom it was looked up to be about. */
export const withAudience = (brief: Brief, looked: LookedUp | null): ReadRequest => ({
  ...brief,
  assumed: [...brief.assumed, ...(looked?.assumed ?? [])],
  audience: looked?.audience ?? null,
})

/** What was read and left aside, as sentences. */
export const leftAside = ({ ignored }: Pick<Brief, 'ignored'>): string[] =>
  ignored.map(({ said, why }) => `“${said}” was left aside: ${/^(?:says|is|has)\b/.test(why) ? `it ${why}` : why}.`)

/** "No more than 3 match, of 12 wanted: adults working as nurses in Vermont. Without the condition on state: 90 match." */
function tooFew({ said, size, found, relaxations }: Cell & { relaxations: readonly Relaxation[] }): string {
  const whom = said === null ? inSentence(found.description) : `“${said}”`
  return hinted(`No more than ${found.total} match, of ${size} wanted: ${whom}.`, relaxations)
}

function nobody({ said, found, size }: Cell, search: AgentSearch): ShownRefusal {
  const where = said === null ? '' : ` for “${said}”`
  const nearest = search.relaxations(found, size)
  return {
    reason: 'nobody',
    message: hinted(`Nobody matches${where}: ${inSentence(found.description)}.`, nearest),
    said,
    filters: found.echo,
    description: found.description,
    matched_count: found.total,
    nearest,
  }
}

/** The message is what people see: it names the nearest audience itself. */
const hinted = (sentence: string, [nearest]: readonly Relaxation[]): string =>
  nearest === undefined ? sentence : `${sentence} ${nearest.suggestion}`
