export { configuredSignIn } from './configured-sign-in.ts'
export { sealedSignIns, tidySignIns } from './flows.ts'
export type { ProviderSignIn } from './provider-sign-in.ts'
