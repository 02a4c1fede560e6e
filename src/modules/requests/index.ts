export { translateByModel } from './by-model/translate-by-model.ts'
export { onRequestEnded, researchRequest } from './jobs.ts'
export { requestsOperations } from './operations.ts'
export type { Reading, RequestParts } from './parts.ts'
