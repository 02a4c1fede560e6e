export { enqueueGathering, enqueueJobs, type JobOwner } from './enqueue-jobs.ts'
export {
  type AnyJobKind,
  type GatheringKind,
  JobFailure,
  type JobKind,
  PassingFailure,
  type QueuedKind,
} from './kinds.ts'
export { jobsOperations } from './operations.ts'
export { ping } from './ping.ts'
export type { PartRow } from './store.ts'
export { Worker } from './worker.ts'
