import { type CommandFamily, command } from '../command.ts'
import { UsageError, WorkFailed } from '../errors.ts'
import type { Output } from '../output.ts'
import { typed } from '../program.ts'
import { type Job, waitForJob } from '../wait.ts'

const only = (positionals: string[], name: string): string => {
  const [id] = positionals
  if (id === undefined || positionals.length > 1) throw new UsageError(`Name one job: ${typed(`jobs ${name} JOB_ID`)}`)
  return id
}

const list = command({
  name: 'list',
  summary: 'your jobs, newest first',
  usage: '[options]',
  options: {
    status: {
      type: 'string',
      value: 'STATUS',
      description: 'only those that stand so',
      choices: ['queued', 'started', 'finished', 'failed'],
    },
    limit: { type: 'string', value: 'N', description: 'how many (default: 20)' },
  },
  examples: ['jobs list', 'jobs list --status failed --json'],
  async run({ client, values, out }) {
    const status = values.status as 'queued' | 'started' | 'finished' | 'failed' | undefined
    const page = await client.jobs.list({
      limit: numberOf('limit', values.limit ?? '20', 100),
      ...(status && { status }),
    })
    if (out.wants_json) return out.json(page)
    if (page.jobs.length === 0) return out.note('There are no jobs.')
    const rows = page.jobs.map((job) => [
      job.job_id,
      job.status,
      time(job.created_at),
      progressOf(job),
      job.error ?? '',
    ])
    out.table(
      [
        { title: 'job' },
        { title: 'status' },
        { title: 'queued' },
        { title: 'done' },
        { title: '', shrinks: true, style: 'dim' },
      ],
      rows,
    )
    if (page.total > page.jobs.length) out.note(`${page.jobs.length} of ${page.total}`)
  },
})

const get = command({
  name: 'get',
  summary: 'how a job stands, and its result',
  usage: 'JOB_ID [options]',
  options: {},
  examples: ['jobs get 01a1e2bd-e144-78a9-9f3d-6fe2b88dbcff'],
  async run({ client, positionals, out }) {
    const job = await client.jobs.get({ job_id: only(positionals, 'get') })
    if (out.wants_json) return out.json(job)
    show(job, out)
  },
})

const wait = command({
  name: 'wait',
  summary: 'wait until a job has ended',
  usage: 'JOB_ID [options]',
  details: 'Ends with code 1 where the job failed.',
  options: {
    timeout: {
      type: 'string',
      value: 'SECONDS',
      description: 'wait no longer than that (default: as long as it takes)',
    },
  },
  examples: ['jobs wait 01a1e2bd-e144-78a9-9f3d-6fe2b88dbcff'],
  async run(call) {
    const { positionals, out, values } = call
    const job_id = only(positionals, 'wait')
    const timeout_seconds = values.timeout === undefined ? undefined : numberOf('timeout', values.timeout, 86_400)
    const job = await waitForJob(call, job_id, { timeout_seconds })
    if (out.wants_json) out.json(job)
    else show(job, out)
    if (job.status === 'failed') throw new WorkFailed(job.error ?? 'The job failed.', { job_id })
    if (job.status !== 'finished') {
      throw new WorkFailed(`The job is still under way. Wait on with: ${typed(`jobs wait ${job_id}`)}`, { job_id })
    }
  },
})

const cancel = command({
  name: 'cancel',
  summary: 'cancel what has not begun of a job',
  usage: 'JOB_ID [options]',
  options: {},
  examples: ['jobs cancel 01a1e2bd-e144-78a9-9f3d-6fe2b88dbcff'],
  async run({ client, positionals, out }) {
    const job = await client.jobs.cancel({ job_id: only(positionals, 'cancel') })
    if (out.wants_json) return out.json(job)
    const { cancelled_count } = job
    out.print(cancelled_count === 0 ? 'Nothing was left to cancel.' : `${cancelled_count} will not be asked for.`)
    show(job, out)
  },
})

export const jobs: CommandFamily = {
  name: 'jobs',
  summary: 'the work that questions and requests have queued',
  commands: [list, get, wait, cancel],
  default: 'list',
}

function show(job: Job, out: Output): void {
  const rows = [
    ['job', job.job_id],
    ['status', `${job.status}${progressOf(job) && `, ${progressOf(job)}`}`],
    ['queued', time(job.created_at)],
    ...(job.ended_at === null ? [] : [['ended', time(job.ended_at)]]),
    ...(job.error === null ? [] : [['error', job.error]]),
  ]
  out.table([{ title: '', style: 'dim' }, { title: '' }], rows)
  if (job.result !== null) out.print(`\n${JSON.stringify(job.result, null, 2)}`)
}

const progressOf = ({ meta }: Pick<Job, 'meta'>): string =>
  typeof meta.total === 'number' ? `${meta.done ?? 0} of ${meta.total}` : ''

const time = (timestamp: string): string => `${timestamp.slice(0, 16).replace('T', ' ')} UTC`

function numberOf(name: string, text: string, most: number): number {
  const value = Number(text)
  if (!/^\d{1,9}$/.test(text) || value > most) throw new UsageError(`--${name} needs a whole number up to ${most}.`)
  return value
}
