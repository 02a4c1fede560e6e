import type { Contract } from '../../platform/contract/contract.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { Caller } from './caller.ts'

/** What a key is and may do, as far as tools depend on it. */
export interface Me {
  kind: 'free' | 'live'
  scopes: readonly string[]
  plan: { name: string; billing_mode: string; features: readonly string[] }
}

export const ME = 'me.get'

export async function readMe(caller: Caller, contracts: readonly Contract[]): Promise<Me> {
  const { body } = await caller.call(contracts.find(({ id }) => id === ME)!, {})
  return body as Me
}

/** The same decision as the door's: a tool that would be refused is not shown. */
export function mayCall({ access }: Contract, { kind, scopes }: Me): boolean {
  if (access === 'public' || 'any_key' in access) return true
  if ('session' in access) return false
  return kind === 'live' ? scopes.includes(access.scope) : access.free_tier === true
}

/** Assistants are a part of some plans. Who does not pay has what a free key has, over MCP as well. */
export function requireIntegration({ kind, plan }: Me): void {
  if (kind === 'free' || plan.billing_mode === 'free' || plan.features.includes('chat_integration')) return
  throw new ServiceError('feature_not_included', `The pricing tier ${plan.name} does not include assistants (MCP).`, {
    feature: 'inc_chat_integration',
  })
}
