export { filtersOperations } from './operations.ts'
