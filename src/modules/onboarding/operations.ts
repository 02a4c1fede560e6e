import { type Handlers, Reply } from '../../platform/contract/call.ts'
import { ServiceError } from '../../platform/errors.ts'
import { settled } from '../../platform/shared-cache.ts'
import type * as contract from './contract.ts'
import { limitRegistrations, type OnboardingParts, registerAgent } from './register-agent.ts'

export const onboardingOperations = (parts: OnboardingParts): Handlers<typeof contract> => ({
  async agentRegister(call, input) {
    await limitRegistrations(call, input, parts.limits)
    // The caller hears of the new key when the old one no longer works anywhere. What leaves by another way than `return`
    // may be the repeated answer of a request that revoked a key a moment ago.
    let revoked = true
    try {
      const answer = await call.transact((trx) => registerAgent(trx, input, call.clock.now(), parts))
      revoked = (answer instanceof Reply ? answer.body : answer).previous_key_revoked
      return answer
    } finally {
      if (revoked) await settled()
    }
  },
  async startSignIn() {
    throw new ServiceError('refused', 'This installation has no identity provider to sign in with.', {
      reason: 'no_identity_provider',
      alternative: `Ask its operator for a key; see ${parts.base_url}/login`,
    })
  },
})
