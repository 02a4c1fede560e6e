import type { StudyData } from '../results/index.ts'
import type { StepResults } from './result-shapes.ts'
import type { CompletionStep } from './steps.ts'
import type { WrittenWith } from './write-step.ts'

/** What writes reports, and the rules for questions with it, is loaded with the first of them: a start does without. */
export async function writeStep<Step extends CompletionStep>(
  step: Step,
  data: StudyData,
  by: WrittenWith,
): Promise<StepResults[Step]> {
  const written = await import('./write-step.ts')
  return written.writeStep(step, data, by)
}
