export { auditOperations } from './operations.ts'
export { type AuditActor, recordAudit } from './record-audit.ts'
