import { type Check, ended } from './check.ts'

const allEnded: Check = {
  promise: 'no job is lost or stuck: every one has ended, those that failed with a reason',
  find: (_history, { jobs }) =>
    jobs
      .filter(({ status, error }) => !ended(status) || (status === 'failed' && !error))
      .map(({ id, kind, status }) => `${kind} ${id} is ${status}`),
}

const emptyQueue: Check = {
  promise: 'nothing is left in the queue',
  find: (_history, { queue }) => queue.map(({ id, name, state }) => `${name} ${id} is ${state}`),
}

const gathered: Check = {
  promise: 'a job with parts has finished if one of them has, and failed if all have',
  find(_history, { jobs }) {
    const parts = Map.groupBy(jobs, ({ parent_id }) => parent_id)
    return jobs.flatMap(({ id, status }) => {
      const own = parts.get(id)
      if (own === undefined) return []
      const right = own.some((part) => part.status === 'finished') ? 'finished' : 'failed'
      return status === right ? [] : [`${id} is ${status} instead of ${right}`]
    })
  },
}

const requestsEnded: Check = {
  promise: 'every request in plain words and every thesis has come to an end, those that failed with a reason',
  find: (_history, { requests, theses }) =>
    [...requests.map((one) => ({ ...one, what: one.id })), ...theses.map((one) => ({ ...one, what: one.uuid }))]
      .filter(({ status, error }) => ['queued', 'running'].includes(status) || (status === 'failed' && !error))
      .map(({ what, status }) => `${what} is ${status}`),
}

export const jobChecks: readonly Check[] = [allEnded, emptyQueue, gathered, requestsEnded]
