export { resultShapes, type StepResults } from './result-shapes.ts'
export { type CompletionStep, completionSteps } from './steps.ts'
export { writeStep } from './write-step-when-due.ts'
