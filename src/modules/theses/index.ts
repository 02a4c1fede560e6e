export { composeByModel } from './by-model.ts'
export { composeByRules } from './compose-by-rules.ts'
export { onThesisEnded, thesisKind } from './jobs.ts'
export { thesesOperations } from './operations.ts'
