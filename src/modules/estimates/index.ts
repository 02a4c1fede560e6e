export { estimatesOperations } from './operations.ts'
