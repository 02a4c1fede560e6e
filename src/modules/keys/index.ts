export { createAuthenticator } from './authenticate.ts'
export { mintKey, openManagedKey, renewKey, sealedKeys } from './mint-key.ts'
export { keysOperations } from './operations.ts'
export { defaultLiveScopes, freeScopes, hashKey, keyPrefix, parseKey, readScopes } from './rules.ts'
export {
  findKey,
  findManagedKey,
  holdPlanOfMember,
  type KeyRow,
  type ListedKey,
  listAgentKeys,
  listKeys,
  listWorkingKeys,
  revokeKeys,
} from './store.ts'
