export { questionsOperations } from './operations.ts'
export { checkLength } from './rules.ts'
