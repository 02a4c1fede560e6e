export { configuredSignIn } from './configured-sign-in.ts'
export { tidySignIns } from './flows.ts'
export type { ProviderSignIn } from './provider-sign-in.ts'
