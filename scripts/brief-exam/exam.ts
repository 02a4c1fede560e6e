import { readFile } from 'node:fs/promises'
import type { Missing, RefusalReason } from '../../src/modules/briefs/brief.ts'

/** A brief, and what a careful research assistant would make of it. What is left out is expected not to be there. */
export interface ExamCase {
  id: string
  kind: 'group' | 'study'
  text: string
  /** What the author answers to clarifying questions; the outcome is that after these. */
  additional?: string[]
  outcome: 'completed' | 'needs_clarification' | 'refused'
  missing?: Missing[]
  refusal?: RefusalReason
  group_size?: number
  filters?: Record<string, unknown>
  quotas?: { filters: Record<string, unknown>; share: number }[]
  /** For each thing to ask candidates: stems of words that the question must have. */
  screening?: string[][]
  /** Stems that the objective must have, and those that it must not. */
  objective?: string[]
  not_objective?: string[]
  questions?: string[]
}

/** Authors of exams are given shorter names of some industries. */
const industries: Readonly<Record<string, string>> = {
  transportation_warehousing: 'transportation_and_warehousing',
  finance_insurance: 'finance_and_insurance',
  management: 'management_of_companies',
  admin_support_waste: 'administrative_and_support',
  health_care_social_assistance: 'health_care_and_social_assistance',
  accommodation_food: 'accommodation_and_food_services',
}

function named(value: unknown): unknown {
  if (typeof value === 'string') return industries[value] ?? value
  if (Array.isArray(value)) return value.map(named)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([mode, values]) => [mode, named(values)]))
}

/** The exam that the repository holds itself to, and one that was kept away from whoever wrote the rules. */
export const examFile = new URL('../../test/exams/briefs.json', import.meta.url)
export const unseenFile = new URL('../../test/exams/briefs-unseen.json', import.meta.url)

/** The day on which the briefs are read: generations grow older. */
export const EXAMINED = new Date('2026-06-15T12:00:00Z')

export async function readExam(file: string | URL): Promise<ExamCase[]> {
  return JSON.parse(await readFile(file, 'utf8'), (name, value: unknown) =>
    name === 'industry' ? named(value) : value,
  ) as ExamCase[]
}
