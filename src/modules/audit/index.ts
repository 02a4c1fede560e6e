export { auditOperations } from './operations.ts'
export { type AuditActor, recordAudit } from './record-audit.ts'
export { deleteEntriesBefore, forgetOrganization, forgetPerson } from './store.ts'
