export { cancelJob } from './cancel-job.ts'
export { enqueueGathering, enqueueJobs, type JobOwner } from './enqueue-jobs.ts'
export {
  type AnyJobKind,
  type CountingKind,
  type GatheringKind,
  type JobAttempt,
  JobFailure,
  type JobKind,
  type OnEnded,
  PassingFailure,
  type QueuedKind,
} from './kinds.ts'
export { jobsOperations } from './operations.ts'
export { ping } from './ping.ts'
export {
  deleteFreeJobsBefore,
  deleteJobs,
  deleteMailsBefore,
  type EndedJob,
  lockOpenJobs,
  type PartRow,
  tidyOwnJobs,
} from './store.ts'
export { Worker } from './worker.ts'
