export { forgetAssistants } from './forget-assistants.ts'
export { assistantsOperations, keepAssistants } from './operations.ts'
