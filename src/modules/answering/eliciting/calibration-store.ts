import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { promptVersion } from '../prompts/prompt.ts'
import { byForm, type Calibration, defaultCalibration, type FormCalibration } from './calibration.ts'
import type { Elicitation } from './elicitation.ts'

export interface CalibrationRow {
  models: string[]
  elicitation: Elicitation['name']
  prompt_versions: string[]
  questions: number
  by_form: Calibration['by_form']
  report: unknown
  created_at: Date
}

export async function insertCalibration(db: Db, row: CalibrationRow): Promise<void> {
  await sql`
    insert into model_calibrations (models, elicitation, prompt_versions, questions, by_form, report, created_at)
    values (${[...row.models].sort()}, ${row.elicitation}, ${row.prompt_versions}, ${row.questions},
      ${JSON.stringify(row.by_form)}, ${JSON.stringify(row.report)}, ${row.created_at})`.execute(db)
}

/** The latest for each set of models; of prompts that are no longer used, none. */
export async function latestCalibrations(db: Db, elicitation: Elicitation['name']): Promise<CalibrationRow[]> {
  const { rows } = await sql<CalibrationRow>`
    select distinct on (models) models, elicitation, prompt_versions, questions, by_form, report, created_at
    from model_calibrations
    where elicitation = ${elicitation} and prompt_versions = ${promptsOf(elicitation)}
    order by models, created_at desc, id desc`.execute(db)
  return rows
}

/** Raised when what is fitted changes: calibrations of before say nothing then, and what was asked for them is recorded. */
const FIT = 'by-errors-1'
const prompts = { forecast: 'forecast_choices', persona: 'persona', similarity: 'reaction' } as const

/** What a calibration was fitted with. */
export const promptsOf = (elicitation: Elicitation['name']): string[] => [promptVersion(prompts[elicitation]), FIT]

/** A calibration is fitted while the service runs; who asks a minute later has it. */
const FRESH_MS = 60_000

/**
 * How far models that forecast together are to be believed: what was fitted for just this set, else the mean of what was
 * fitted for each of them, else what is expected of models of their size.
 */
export function calibrationsIn(
  db: Db,
  elicitation: Elicitation['name'],
  now: () => number = () => performance.now(),
): (models: readonly string[]) => Promise<Calibration> {
  let read: { at: number; rows: Promise<CalibrationRow[]> } | undefined
  const latest = (): Promise<CalibrationRow[]> => {
    if (read === undefined || now() - read.at > FRESH_MS) {
      const rows = latestCalibrations(db, elicitation)
      read = { at: now(), rows }
      rows.catch(() => {
        read = undefined
      })
    }
    return read.rows
  }
  return async (models) => {
    const rows = await latest()
    const sameSet = rows.find((row) => row.models.join() === [...models].sort().join())
    if (sameSet !== undefined) return calibrationOf([sameSet])
    const singles = models.flatMap((model) => rows.filter((row) => row.models.join() === model))
    return singles.length === models.length && singles.length > 0 ? calibrationOf(singles) : defaultCalibration(models)
  }
}

function calibrationOf(rows: readonly CalibrationRow[]): Calibration {
  const newest = rows.map(({ created_at }) => created_at).sort((a, b) => b.getTime() - a.getTime())[0]!
  const questions = Math.min(...rows.map((row) => row.questions))
  const mean = (pick: (of: FormCalibration) => number, form: keyof Calibration['by_form']): number =>
    rows.reduce((sum, { by_form }) => sum + pick(by_form[form]), 0) / rows.length
  return {
    name: `${newest.toISOString().slice(0, 10)}, ${questions} questions`,
    by_form: byForm((form) => ({
      tv: mean(({ tv }) => tv, form),
      heed: mean(({ heed }) => heed, form),
      even: mean(({ even }) => even, form),
      groups: mean(({ groups }) => groups, form),
      width: mean(({ width }) => width, form),
    })),
  }
}
