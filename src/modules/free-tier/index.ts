export type { FreePanel } from './ask-free-question.ts'
export { freeTierOperations } from './operations.ts'
