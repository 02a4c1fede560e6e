export { localAccountKey } from './local-account.ts'
export { onboardingOperations } from './operations.ts'
export { lockVendorAccount } from './store.ts'
