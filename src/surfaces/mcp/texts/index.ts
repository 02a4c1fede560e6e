import type { Text } from '../writing.ts'
import { agentTexts } from './agents.ts'
import { answerTexts } from './answers.ts'
import { generic } from './generic.ts'
import { groupTexts } from './groups.ts'
import { jobTexts } from './jobs.ts'
import { reportTexts } from './reports.ts'
import { requestTexts } from './requests.ts'
import { studyTexts } from './studies.ts'
import { usageTexts } from './usage.ts'

const texts: Record<string, Text> = {
  ...agentTexts,
  ...answerTexts,
  ...groupTexts,
  ...jobTexts,
  ...reportTexts,
  ...requestTexts,
  ...studyTexts,
  ...usageTexts,
}

/** How the answer of an operation is told, by its id. */
export const textOf = (id: string): Text => texts[id] ?? generic
