export { completionKind, onCompletionEnded, studyStep } from './jobs.ts'
export { studiesOperations } from './operations.ts'
export { sharedReports } from './shared-report.ts'
