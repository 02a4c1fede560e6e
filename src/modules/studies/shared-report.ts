import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { AgentDirectory } from '../agents/index.ts'
import { openStudyById } from './load-study.ts'
import { isExpired } from './present.ts'
import { findAnswerState } from './shared-report-state.ts'
import { type ReportView, reportView } from './shared-report-view.ts'
import { findReports, findSharedStudy, type StudyRow } from './store.ts'

export type SharedReport = { status: 'off' } | { status: 'expired' } | { status: 'on'; view: ReportView }

export interface SharedReportParts {
  db: Db
  directory: AgentDirectory
  clock: Clock
}

/** As `newShare` makes them; what looks otherwise was never one, and is not looked up. */
const TOKEN = /^[\w-]{43}$/
/** Reports that are kept. */
const MOST_KEPT = 20

/**
 * Reads the report behind a link, for whoever has the link. Reading changes nothing. A link may be read by many at once,
 * and working a report out takes a second for a thousand participants, so it is done once for each state of the study.
 */
export function sharedReports({ db, directory, clock }: SharedReportParts): (token: string) => Promise<SharedReport> {
  const kept = new Map<number, { state: string; view: Promise<ReportView | undefined> }>()
  const viewOf = async (study: StudyRow): Promise<ReportView | undefined> => {
    const state = JSON.stringify([study, await findAnswerState(db, study.id)])
    const known = kept.get(study.id)
    kept.delete(study.id)
    const entry = known?.state === state ? known : { state, view: workedOut(db, directory, study) }
    kept.set(study.id, entry)
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    entry.view.catch(() => {
      if (kept.get(study.id) === entry) kept.delete(study.id)
    })
    return entry.view
  }
  return async (token) => {
    const study = TOKEN.test(token) ? await findSharedStudy(db, token) : undefined
    if (study === undefined) return { status: 'off' }
    if (isExpired(study, clock.now())) return { status: 'expired' }
    const view = await viewOf(study)
    // Deleted in between.
    return view === undefined ? { status: 'off' } : { status: 'on', view }
  }
}

async function workedOut(db: Db, directory: AgentDirectory, study: StudyRow): Promise<ReportView | undefined> {
  const [opened, reports] = await Promise.all([openStudyById(db, directory, study.id), findReports(db, study.id)])
  return opened && reportView(study, opened.data, reports)
}
