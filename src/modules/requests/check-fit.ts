import type { AgentDirectory } from '../agents/index.ts'
import { type AgentSearch, inSentence } from '../filters/index.ts'
import { placesOf } from '../groups/index.ts'
import { type Cell, cellsOf, missingIn } from './cells.ts'
import { deliverGroup } from './deliver-group.ts'
import type { RequestParts } from './parts.ts'
import { candidatesOf, nextRound, roundSentence } from './recruit-candidates.ts'
import type { Recruited, RequestRow } from './request.ts'
import { MOST_ROUNDS, screeningNumbers } from './rules.ts'
import { refuse, type Step, type UnderstoodRequest, understood } from './step.ts'

/** Keeps those who answered as wanted, of each cell as many as it lacks, in the order in which they were drawn. */
export function pruneCandidates(given: RequestRow, { search }: RequestParts): Step {
  const row = understood(given)
  const { progress } = row
  const questions = row.brief.screening.length
  const passed = progress.screened.filter(
    ({ answers, failed }) => !failed && answers.length === questions && answers.every(({ fits }) => fits),
  )
  const missing = missingIn(cellsOf(search, row.brief, row.brief.audience.group_size), progress.members)
  const kept: Recruited[] = []
  for (const { agent_id, cell, answers } of passed) {
    if (missing[cell]!-- > 0) {
      kept.push({ agent_id, cell, screening: answers.map(({ question, reply }) => ({ question, reply })) })
    }
  }
  const members = [...progress.members, ...kept]
  return {
    change: {
      phase: 'fit_check',
      progress: {
        ...progress,
        members,
        asked_count: progress.asked_count + progress.screened.length,
        passed_count: progress.passed_count + passed.length,
      },
      progress_message: `${members.length} of ${row.brief.audience.group_size} found; checking that they fit.`,
    },
  }
}

/** Enough? Then the group is made. Too few, and people left to ask: another round. Else whoever was found is the group. */
export function checkFit(given: RequestRow, parts: RequestParts): Step {
  const row = understood(given)
  const cells = cellsOf(parts.search, row.brief, row.brief.audience.group_size)
  checkMembers(row.progress.members, cells, parts)
  const lacking = missingIn(cells, row.progress.members).reduce((sum, missing) => sum + missing, 0)
  if (lacking > 0 && row.brief.screening.length > 0 && row.progress.round < MOST_ROUNDS) {
    const next = nextRound(row.progress)
    const asking = candidatesOf(row, cells, next, parts).length
    if (asking > 0) return { change: { phase: 'refine', progress_message: roundSentence(row, next, asking) } }
  }
  if (row.progress.members.length === 0) return nobodyPassed(row)
  return deliverGroup(row, cells, lacking, parts)
}

/** Whoever is drawn matches; that it is so is looked up once more before anything is made of it. */
function checkMembers(
  members: readonly Recruited[],
  cells: readonly Cell[],
  { search, directory }: { search: AgentSearch; directory: AgentDirectory },
): void {
  for (const [at, { found }] of cells.entries()) {
    const ids = members.filter(({ cell }) => cell === at).map(({ agent_id }) => agent_id)
    const matching = new Set(search.members(found.selection))
    const stranger = placesOf(ids, directory).find((place) => !matching.has(place))
    if (stranger !== undefined) throw new Error(`agent at ${stranger} was drawn and does not match`)
  }
}

function nobodyPassed({ brief, progress }: UnderstoodRequest): Step {
  const { filters, description, matched_count } = brief.audience
  const said = brief.screening.map((one) => one.said).join('; ')
  const those = inSentence(description)
  return refuse({
    reason: 'nobody',
    message: `${progress.asked_count} people were asked, and nobody fits “${said}”. Those asked: ${those}.`,
    said,
    filters,
    description,
    matched_count,
    screening: screeningNumbers(progress),
  })
}
