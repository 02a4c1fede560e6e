export { createAuthenticator } from './authenticate.ts'
export { mintKey, openManagedKey } from './mint-key.ts'
export { defaultLiveScopes, freeScopes, hashKey, parseKey } from './rules.ts'
export { findKey, findManagedKey, listAgentKeys, listKeys, revokeKeys } from './store.ts'
