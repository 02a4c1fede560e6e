import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { AgentDirectory } from '../agents/index.ts'
import type { Engine } from '../answering/index.ts'
import type { Ledger } from '../billing/index.ts'
import type { Brief, BriefInput, PlannedQuestion } from '../briefs/index.ts'
import type { AgentSearch } from '../filters/index.ts'
import type { Specialist } from './request.ts'

/** How words become a brief, and an objective questions. */
export interface Reading {
  readBrief(input: BriefInput): Brief
  planQuestions(input: {
    objective: string
    given: readonly string[]
    count: number
    /** What objective and audience have in common. */
    matter?: string | undefined
  }): PlannedQuestion[]
  studyTitle(objective: string, audience: string, matter?: string): string
  /** Names of the countries that have a population. */
  countries: readonly string[]
}

/** A language model's part in the reading: what it made of the brief, and what it says of that. */
export type Translate = (
  read: ToTranslate,
  by: { organization_id: number; job_id: string; signal: AbortSignal },
) => Promise<Translated>

export interface ToTranslate {
  input: BriefInput
  /** As the rules have read it. */
  brief: Brief
  question_count: number
  /** As the caller wants it. */
  title: string | null
}

export interface Translated {
  brief: Brief
  /** What it plans for a study; null where that is left to the rules, in whole or in part. */
  plan: { title: string | null; questions: PlannedQuestion[] | null } | null
  specialist: Specialist
}

/** What the work on a request needs. */
export interface RequestParts {
  db: Db
  clock: Clock
  directory: AgentDirectory
  search: AgentSearch
  engine: Engine
  ledger: Ledger
  /** Loaded when the first text is read. */
  reading: () => Promise<Reading>
  /** Absent where no language model is configured. */
  translate?: Translate | undefined
}
