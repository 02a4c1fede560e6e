export { sessionsOperations } from './operations.ts'
export { createSessions, type Sessions } from './sessions.ts'
export { tidySessions } from './store.ts'
