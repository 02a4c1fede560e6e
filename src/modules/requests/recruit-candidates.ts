import { placesOf } from '../groups/index.ts'
import { availableIn, type Cell, cellsOf, drawFor, missingIn } from './cells.ts'
import type { RequestParts } from './parts.ts'
import type { Candidate, Progress, ReadRequest, RequestRow, Settings } from './request.ts'
import { MOST_ROUNDS, roundOf } from './rules.ts'
import { type Step, type UnderstoodRequest, understood } from './step.ts'

/**
 * Draws candidates: without questions to them exactly the group, otherwise those whom a round asks. Phase `recruit` is the
 * first round, `refine` each after it.
 */
export function recruitCandidates(given: RequestRow, parts: RequestParts): Step {
  const row = understood(given)
  const cells = cellsOf(parts.search, row.brief, row.brief.audience.group_size)
  const progress = row.phase === 'refine' ? nextRound(row.progress) : row.progress
  const candidates = candidatesOf(row, cells, progress, parts)
  const population_version = progress.population_version ?? parts.directory.current.version
  if (row.brief.screening.length === 0) {
    const members = candidates.map((candidate) => ({ ...candidate, screening: [] }))
    return {
      change: {
        phase: 'fit_check',
        progress: { ...progress, members, population_version },
        progress_message: `${members.length} agents are drawn; checking that they fit.`,
      },
    }
  }
  return {
    change: {
      phase: 'screen',
      progress: { ...progress, candidates, population_version },
      progress_message: roundSentence(row, progress, candidates.length),
    },
  }
}

/** "Round 2 of 5: 6 of 10 found, asking 40 more." */
export function roundSentence(
  { brief: { audience } }: UnderstoodRequest,
  { round, members }: Progress,
  asking: number,
): string {
  const more = round === 1 ? 'people' : 'more'
  return `Round ${round} of ${MOST_ROUNDS}: ${members.length} of ${audience.group_size} found, asking ${asking} ${more}.`
}

/** Whom a round would ask; nobody where everybody has been asked. */
export function candidatesOf(
  { brief, settings }: { brief: Pick<ReadRequest, 'screening'>; settings: Pick<Settings, 'seed'> },
  cells: readonly Cell[],
  { round, earlier, members, asked_count, passed_count }: Progress,
  { search, directory }: Pick<RequestParts, 'search' | 'directory'>,
): Candidate[] {
  const missing = missingIn(cells, members)
  const seed = `${settings.seed}/round ${round}`
  if (brief.screening.length === 0) return drawFor(search, directory, cells, missing, earlier, seed)
  const before = { asked: asked_count, passed: passed_count }
  const wanted = roundOf(missing, availableIn(search, cells, placesOf(earlier, directory)), before)
  return drawFor(search, directory, cells, wanted, earlier, seed)
}

/** Those of the round before have had their say. */
export const nextRound = (progress: Progress): Progress => ({
  ...progress,
  round: progress.round + 1,
  earlier: [...progress.earlier, ...progress.candidates.map(({ agent_id }) => agent_id)],
  candidates: [],
  screened: [],
})
