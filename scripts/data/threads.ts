import { parentPort, Worker, workerData } from 'node:worker_threads'

const THREADS = 2
const TOLD_EVERY = 4000

/** Results of a script's own threads, in the order of the items. Each thread runs the script and calls `workOn`. */
export async function inThreads<Item, Result>(script: string, items: readonly Item[]): Promise<Result[]> {
  const parts = await Promise.all(
    Array.from({ length: THREADS }, (_, nth) =>
      partOf<Item, Result>(
        script,
        items.filter((_, at) => at % THREADS === nth),
      ),
    ),
  )
  return items.map((_, at) => parts[at % THREADS]![Math.floor(at / THREADS)]!)
}

/** In a thread: works on its part. */
export function workOn<Item, Result>(work: (item: Item) => Result): void {
  const items = workerData as Item[]
  parentPort!.postMessage(
    items.map((item, at) => {
      if (at % TOLD_EVERY === 0) console.log(`${at} of ${items.length}`)
      return work(item)
    }),
  )
}

function partOf<Item, Result>(script: string, items: readonly Item[]): Promise<Result[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(script), { workerData: items })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
