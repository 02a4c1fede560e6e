import type { Handlers } from '../../platform/contract/call.ts'
import { ServiceError } from '../../platform/errors.ts'
import type * as contract from './contract.ts'
import { limitRegistrations, type OnboardingParts, registerAgent } from './register-agent.ts'

export const onboardingOperations = (parts: OnboardingParts): Handlers<typeof contract> => ({
  async agentRegister(call, input) {
    await limitRegistrations(call, input, parts.limits)
    return call.transact((trx) => registerAgent(trx, input, call.clock.now(), parts))
  },
  async startSignIn() {
    throw new ServiceError('refused', 'This installation has no identity provider to sign in with.', {
      reason: 'no_identity_provider',
      alternative: `Ask its operator for a key; see ${parts.base_url}/login`,
    })
  },
})
