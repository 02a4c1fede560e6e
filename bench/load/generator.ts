/**
 * Sends requests at a given pace, whether or not earlier ones were answered, as many callers do who know nothing of each
 * other. A process of its own, so that its work is not the service's; told what to do by its parent, and reports back.
 */
import { Agent, request } from 'node:http'

export interface Task {
  url: string
  seconds: number
  /** Requests of each kind in a second; 0 sends the next when one of `connections` is free. */
  kinds: Record<string, { per_second: number; method: 'GET' | 'POST'; path: string; body?: object; keys: string[] }>
  connections: number
}

export interface Report {
  [kind: string]: { sent: number; statuses: Record<string, number>; milliseconds: number[] }
}

/** Enough for percentiles. */
const KEPT = 20_000
const TICK_MS = 10
/** How long after the last request its answers are waited for. */
const PATIENCE_MS = 15_000

async function perform({ url, seconds, kinds, connections }: Task): Promise<Report> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const report: Report = Object.fromEntries(
    Object.keys(kinds).map((kind) => [kind, { sent: 0, statuses: {}, milliseconds: [] }]),
  )
  const underWay = new Set<Promise<void>>()
  const jobs: string[] = []
  const send = (kind: string, nth: number): Promise<void> => {
    const { method, path, body, keys } = kinds[kind]!
    const seen = report[kind]!
    seen.sent += 1
    const began = performance.now()
    const done = new Promise<void>((resolve) => {
      const settle = (status: string, text = ''): void => {
        seen.statuses[status] = (seen.statuses[status] ?? 0) + 1
        const took = performance.now() - began
        if (status.startsWith('2') && seen.milliseconds.length < KEPT) seen.milliseconds.push(took)
        const job = /"job_id":"([^"]+)"/.exec(text)?.[1]
        if (method === 'POST' && job !== undefined) jobs.push(`${nth % keys.length} ${job}`)
        resolve()
      }
      // Who asked polls: the key of a question goes with its job.
      const [whose, job] = path.includes('{job}') ? (jobs[nth % jobs.length] ?? '0 none').split(' ') : [String(nth)]
      const sent = request(
        `${url}${path.replace('{job}', job ?? '')}`,
        {
          agent,
          method,
          headers: {
            authorization: `Bearer ${keys[Number(whose) % keys.length]}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (part: string) => {
            if (method === 'POST') text += part
          })
          response.on('end', () => settle(String(response.statusCode), text))
          response.on('error', () => settle('cut'))
        },
      )
      sent.on('error', (error: NodeJS.ErrnoException) => settle(error.code ?? 'error'))
      sent.end(body === undefined ? undefined : JSON.stringify({ ...body, ...unique(body, nth) }))
    }).then(() => void underWay.delete(done))
    underWay.add(done)
    return done
  }
  const end = performance.now() + seconds * 1000
  const loops = Object.entries(kinds).map(async ([kind, { per_second }]) => {
    if (per_second === 0) {
      await Promise.all(
        Array.from({ length: connections }, async (_, at) => {
          for (let nth = at; performance.now() < end; nth += connections) await send(kind, nth)
        }),
      )
      return
    }
    const began = performance.now()
    for (let nth = 0; performance.now() < end; ) {
      const due = ((performance.now() - began) / 1000) * per_second
      while (nth < due) void send(kind, nth++)
      await new Promise((resolve) => setTimeout(resolve, TICK_MS))
    }
  })
  await Promise.all(loops)
  await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  for (const { sent, statuses } of Object.values(report)) {
    const open = sent - Object.values(statuses).reduce((sum, answers) => sum + answers, 0)
    if (open > 0) statuses.unanswered = open
  }
  agent.destroy()
  return structuredClone(report)
}

/** Questions differ, so that none is answered from what was worked out before. */
const unique = (body: object, nth: number): object =>
  'question' in body ? { question: `${body.question} (${nth % 50})` } : {}

process.on('message', (task: Task) => {
  void perform(task).then((report) => process.send!(report))
})
