export { grantAdministration, withdrawAdministration } from './administrators.ts'
export { administrationOperations } from './operations.ts'
export { listAdministrators } from './users-store.ts'
