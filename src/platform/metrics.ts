import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** What Prometheus scrapes from /metrics. Labels have few values: operation ids and statuses, never ids of things. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Counter({
      name: 'populace_http_requests_total',
      help: 'HTTP requests by operation and status.',
      labelNames: ['operation', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'populace_http_request_seconds',
      help: 'Time to answer an HTTP request.',
      labelNames: ['operation'],
      buckets: LATENCY_BUCKETS,
      registers,
    }),
    jobs: new Counter({
      name: 'populace_jobs_total',
      help: 'Job attempts by kind and outcome (finished, failed, retried, lost, skipped).',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'populace_job_seconds',
      help: 'Time a job attempt ran.',
      labelNames: ['kind'],
      buckets: LATENCY_BUCKETS,
      registers,
    }),
    jobWaitSeconds: new Histogram({
      name: 'populace_job_wait_seconds',
      help: 'Time from the acceptance of a job to its start.',
      labelNames: ['kind'],
      buckets: LATENCY_BUCKETS,
      registers,
    }),
    queueDepth: new Gauge({
      name: 'populace_queue_depth',
      help: 'Jobs by state, read at scrape time.',
      labelNames: ['state'],
      registers,
    }),
    modelCalls: new Counter({
      name: 'populace_model_calls_total',
      help: 'Calls to language models by model and outcome.',
      labelNames: ['model', 'outcome'],
      registers,
    }),
    modelSeconds: new Histogram({
      name: 'populace_model_call_seconds',
      help: 'Time a call to a language model took.',
      labelNames: ['model'],
      buckets: LATENCY_BUCKETS,
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
