import { more, type Text, type Writing } from '../writing.ts'
import { cautions } from './answers.ts'

export interface Job {
  job_id: string
  status: 'queued' | 'started' | 'finished' | 'failed'
  result?: Record<string, unknown> | null
  error: string | null
  meta: Record<string, unknown>
}

interface PanelResult {
  count: number
  partial: boolean
  results: {
    id: number
    name: string
    age?: number
    city?: string
    state?: string
    occupation?: string
    reply?: string
    value?: unknown
    error?: string
  }[]
  understood?: { expected_error_points?: number }
}

export const hasEnded = ({ status }: Job): boolean => status === 'finished' || status === 'failed'

/** How far several jobs are, taken together; `counted` where they tell how many agents they wait for. */
export function progressOf(jobs: readonly Job[]): { done: number; total: number; counted: boolean } {
  const parts = jobs.map((job) => {
    const total = Number(job.meta.total ?? 1)
    return { total, done: hasEnded(job) ? total : Number(job.meta.done ?? 0) }
  })
  return {
    done: parts.reduce((sum, { done }) => sum + done, 0),
    total: parts.reduce((sum, { total }) => sum + total, 0),
    counted: jobs.every(({ meta }) => typeof meta.total === 'number'),
  }
}

const isPanelResult = (result: unknown): result is PanelResult =>
  typeof result === 'object' && result !== null && Array.isArray((result as PanelResult).results)

export const jobLine = ({ job_id, status, meta }: Job): string =>
  `Job ${job_id}: ${status}${typeof meta.total === 'number' ? ` (${meta.done} of ${meta.total} done)` : ''}.`

function jobLines(job: Job, writing: Writing): string[] {
  const { job_id, result, error } = job
  return [
    jobLine(job),
    ...(error === null ? [] : [`It failed: ${writing.quote(error)}`]),
    ...(isPanelResult(result) ? panelLines(result, writing) : []),
    ...(hasEnded(job) ? [] : [`Next: v1.jobs.get with job_id ${job_id} again, in about 20 seconds.`]),
  ]
}

function panelLines({ count, results, understood }: PanelResult, writing: Writing): string[] {
  const counts = new Map<string, number>()
  for (const { value } of results)
    for (const one of [value ?? []].flat()) counts.set(String(one), (counts.get(String(one)) ?? 0) + 1)
  const sorted = [...counts].sort(([, a], [, b]) => b - a)
  return [
    ...(sorted.length === 0
      ? []
      : [`Of ${count}: ${sorted.map(([value, times]) => `${writing.quote(value, 120)} ${times}`).join(', ')}`]),
    ...cautions(count, understood?.expected_error_points),
    'What the synthetic agents said:',
    ...results.map(({ name, id, age, city, state, occupation, reply, value, error }) => {
      const unsaid = error === undefined ? 'has not answered yet' : `no answer, ${writing.quote(error)}`
      const said = reply === undefined ? unsaid : writing.quote(reply)
      const who = [age, occupation, city, state]
        .filter((one) => one != null)
        .map((one) => `, ${one}`)
        .join('')
      return `- ${name}${who} (id ${id})${value == null ? '' : ` ${writing.quote([value].flat().join(', '), 120)}`}: ${said}`
    }),
  ]
}

const get: Text = (body: Job, writing) => jobLines(body, writing)

const cancel: Text = (body: Job & { cancelled_count: number }, writing) => [
  `${body.cancelled_count} jobs will not be run.`,
  ...jobLines(body, writing),
]

const list: Text = (body: { jobs: Job[]; count: number; total: number; offset: number }) => [
  `${body.total} jobs, newest first:`,
  ...body.jobs.map((job) => `- ${jobLine(job)}`),
  ...more(body),
]

export const jobTexts = { 'jobs.get': get, 'jobs.cancel': cancel, 'jobs.list': list } satisfies Record<string, Text>
