import { type Brief, matterOf, type PlannedQuestion } from '../briefs/index.ts'
import type { Reading } from './parts.ts'

/** Questions for the objective of a brief, by rules. */
export const planFor = (reading: Pick<Reading, 'planQuestions'>, brief: Brief, count: number): PlannedQuestion[] =>
  reading.planQuestions({ objective: brief.objective ?? '', given: brief.questions, count, matter: matterOf(brief) })

export const titleFor = (reading: Pick<Reading, 'studyTitle'>, brief: Brief, audience: string): string =>
  reading.studyTitle(brief.objective ?? '', audience, matterOf(brief))
