import type { Operation, Schema } from '../document/document.ts'
import { type Draft, drawDraft } from '../inputs/draft.ts'
import type { Draw } from '../inputs/draw.ts'
import { knownTo } from './known.ts'
import type { Tenant } from './tenants.ts'

/** A right request of a tenant, with ids of its own. */
export function draftFor(
  document: { resolve(ref: string): Schema },
  operation: Operation,
  draw: Draw,
  tenant: Tenant,
): Draft {
  const { resolve } = document
  const draft = drawDraft(draw, operation, { resolve, known: knownTo(operation, tenant), marker: tenant.marker })
  const pairs = tenant.holdings.of('question of a study')
  // A question is found only in its own study.
  if ('study_id' in draft.path && 'question_id' in draft.path && pairs.length > 0 && draw.chance(80)) {
    const [study_id, question_id] = draw.one(pairs).split(' ') as [string, string]
    draft.path = { study_id, question_id }
  }
  return draft
}
