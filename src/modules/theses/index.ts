export { composeThesis } from './compose.ts'
export { onThesisEnded, thesisKind } from './jobs.ts'
export { thesesOperations } from './operations.ts'
