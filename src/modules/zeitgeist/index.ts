export { zeitgeistOperations } from './operations.ts'
