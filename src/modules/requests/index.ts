export { onRequestEnded, researchRequest } from './jobs.ts'
export { requestsOperations } from './operations.ts'
export type { Reading, RequestParts } from './parts.ts'
export { translateByModel } from './translate.ts'
