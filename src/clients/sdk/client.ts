import { call } from './call.ts'
import { operations } from './generated/operations.ts'
import type { Job, Operations } from './generated/types.ts'
import type { Operation } from './operation.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { pagePromise } from './pages.ts'
import { type Input, serviceAddress } from './request.ts'
import { type Waiting, waiting } from './retry.ts'
import { type WaitOptions, waitForJob } from './wait.ts'

/** One method for every operation, at its id, and `jobs.wait`. */
export interface Client extends Operations {
  jobs: Operations['jobs'] & {
    /** Waits until a job has finished or failed; a failed one says so in its `status`, and is not thrown. */
    wait(job_id: string, options?: WaitOptions): Promise<Job>
  }
}

/** With another notion of time than the clock's, for tests. */
export function buildClient(options: ClientOptions, time: Waiting): Client {
  const tree = {}
  for (const [id, operation] of Object.entries(operations))
    place(tree, id.split('.'), methodOf(operation, options, time))
  const client = tree as Client
  client.jobs.wait = (job_id, wait = {}) => waitForJob(job_id, wait, client.jobs.get, time)
  return client
}

export function createClient(options: ClientOptions): Client {
  serviceAddress(options.base_url)
  return buildClient(options, waiting)
}

type Tree = { [name: string]: Tree | Method }
type Method = (input?: Input, options?: CallOptions) => Promise<unknown>

function place(tree: Tree, [name, ...rest]: string[], method: Method): void {
  if (rest.length === 0) tree[name!] = method
  else {
    tree[name!] ??= {}
    place(tree[name!] as Tree, rest, method)
  }
}

function methodOf(operation: Operation, options: ClientOptions, time: Waiting): Method {
  return (input = {}, given = {}) => {
    const read = (offset?: number) =>
      call(operation, offset === undefined ? input : { ...input, offset }, options, given, time)
    return operation.list === undefined ? read() : pagePromise(read(), operation.list, read)
  }
}
