import { parentPort, workerData } from 'node:worker_threads'
import { buildPart, type Part } from './build-part.ts'

/** One of the threads that a large population is drawn by. */
const parts = workerData as Part[]
const built = parts.map((part, step) => buildPart(part, () => parentPort!.postMessage({ step })))
parentPort!.postMessage(
  { built },
  built.flatMap((columns) => Object.values(columns).map((column) => column.buffer as ArrayBuffer)),
)
