export { createLedger, type Ledger } from './ledger.ts'
export { billingOperations } from './operations.ts'
export { requireFeature } from './require-feature.ts'
export { createUpgradeLinks, type UpgradeLinks } from './upgrade-links.ts'
