import { type Handlers, Reply } from '../../platform/contract/call.ts'
import { ServiceError } from '../../platform/errors.ts'
import { settled } from '../../platform/shared-cache.ts'
import type * as contract from './contract.ts'
import { limitRegistrations, type OnboardingParts, registerAgent } from './register-agent.ts'

export const onboardingOperations = (parts: OnboardingParts): Handlers<typeof contract> => ({
  async agentRegister(call, input) {
    await limitRegistrations(call, input, parts.limits)
    const answer = await call.transact((trx) => registerAgent(trx, input, call.clock.now(), parts))
    // The caller hears of the new key when the old one no longer works anywhere.
    if ((answer instanceof Reply ? answer.body : answer).previous_key_revoked) await settled()
    return answer
  },
  async startSignIn() {
    throw new ServiceError('refused', 'This installation has no identity provider to sign in with.', {
      reason: 'no_identity_provider',
      alternative: `Ask its operator for a key; see ${parts.base_url}/login`,
    })
  },
})
