export { trustOperations } from './operations.ts'
