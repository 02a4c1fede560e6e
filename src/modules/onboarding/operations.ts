import { type Handlers, Reply } from '../../platform/contract/call.ts'
import { ServiceError } from '../../platform/errors.ts'
import { settled } from '../../platform/shared-cache.ts'
import type { ProviderSignIn } from '../sign-in/index.ts'
import { giveFreeKey } from './complete-sign-in.ts'
import type * as contract from './contract.ts'
import { limitRegistrations, type OnboardingParts, registerAgent } from './register-agent.ts'

export interface OnboardingOperationsParts extends OnboardingParts {
  /** Undefined where there is no identity provider. */
  sign_in: ProviderSignIn | undefined
}

export const onboardingOperations = (parts: OnboardingOperationsParts): Handlers<typeof contract> => ({
  async agentRegister(call, input) {
    await limitRegistrations(call, input, parts.limits)
    // The caller hears of the new key when the old one no longer works anywhere. What leaves by another way than `return`
    // may be the repeated answer of a request that revoked a key a moment ago.
    let revoked = true
    try {
      const answer = await call.transact((trx) => registerAgent(trx, input, call.clock.now(), parts, call.origin))
      revoked = (answer instanceof Reply ? answer.body : answer).previous_key_revoked
      return answer
    } finally {
      if (revoked) await settled()
    }
  },
  async startSignIn({ origin }, { redirect_uri }) {
    const { commandLine } = providerOf(parts)
    return { ok: true, ...(await commandLine.begin(redirect_uri, origin.ip)) }
  },
  async completeSignIn(call, input) {
    const { commandLine } = providerOf(parts)
    const identity = await commandLine.redeem(input)
    const { answer, revoked } = await call.transact(async (trx) =>
      giveFreeKey(trx, await commandLine.recognize(trx, identity), call, parts.base_url),
    )
    if (revoked) await settled()
    return answer
  },
})

function providerOf({ sign_in, base_url }: OnboardingOperationsParts): ProviderSignIn {
  if (sign_in !== undefined) return sign_in
  throw new ServiceError('refused', 'This installation has no identity provider to sign in with.', {
    reason: 'no_identity_provider',
    alternative: `Ask its operator for a key; see ${base_url}/login`,
  })
}
