import type { DraftClaim } from './claim.ts'

/** What a thesis comes to when it is taken apart. */
export type Composed = { claims: DraftClaim[] } | { refusal: { reason: string; message: string } }
