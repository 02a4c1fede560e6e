export { localAccountKey } from './local-account.ts'
export { onboardingOperations } from './operations.ts'
