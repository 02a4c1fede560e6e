export { freeAnswer, freeQuestion } from './jobs.ts'
export { freeTierOperations } from './operations.ts'
export { openSharedPanel } from './shared-panel.ts'
