/**
 * Runs every benchmark and writes docs/performance.md. With a name (`npm run bench -- polling`) it only prints that one;
 * `load` takes `--seconds`.
 */
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import path from 'node:path'
import { benchAnswers } from './answers.ts'
import { benchJobs } from './jobs.ts'
import { benchLoad } from './load.ts'
import { benchOrchestration } from './orchestration.ts'
import { benchPolling } from './polling.ts'
import { benchPopulation } from './population.ts'
import { benchSearch } from './search.ts'
import { benchStartup } from './startup.ts'
import { benchStudies } from './studies.ts'

type Result = Record<string, number | string>

const benchmarks: Record<string, { title: string; run: () => Promise<Result>; reading: string }> = {
  startup: {
    title: 'Starting up, memory and install size',
    run: benchStartup,
    reading: `From the start of the process to the first 200 of \`/healthz\`, the median of three. An empty DATA_DIR includes making
the PostgreSQL cluster. Memory is proportional set size three seconds after a start; PostgreSQL is all its processes
together. node_modules holds the development tools too.`,
  },
  population: {
    title: 'The population',
    run: benchPopulation,
    reading: `From the recipe to the first agent in words, each time in a new process; medians of three, except at 1,000,000.
Drawing uses two threads where there are further countries, and includes writing the file. Loading includes checking its
SHA-256. A population is kept in memory as it is on disk; names, places and titles are shared tables beside it (about
5 MB), and summaries and portraits are composed when somebody asks.`,
  },
  search: {
    title: 'Search at 1,000,000 agents',
    run: benchSearch,
    reading: `300 random filters as people write them, over 1,000,000 US agents: the first match, a page of 20 with the total, the
counts of every field, and samples of 1,000, in milliseconds at the median and the 99th percentile. PostgreSQL (the
bundled one) and SQLite hold the same columns with indexes; ratios compare medians over the same filters, and databases
stop after ten seconds a question. SQLite finds a first match sooner because it stops there; our find also counts all.`,
  },
  answers: {
    title: 'Answering with the embedded engine',
    run: benchAnswers,
    reading: `Eight questions of every type. Answers a second are of one thread, deciding and wording included, with reading and
finding once per question. Over HTTP: from the request to a job that is finished with its twelve answers, on a service
that has been up for five seconds and is otherwise idle; client, service, PostgreSQL share the machine. The same question
asked again is worked out already, so that what remains is the queue, thirteen rows and their transactions.`,
  },
  studies: {
    title: 'A study of a thousand agents',
    run: benchStudies,
    reading: `A group of 1,000 US adults answers ten questions of every type on the embedded engine, through the API, one question
after the other, API, worker and PostgreSQL on the same machine. The engine alone is the same wordings to as many agents
in one thread, with what they said before, without jobs, rows and requests. Growth is of the whole database with its
indexes, jobs included, before any vacuum. Memory is the proportional set size of the Node process.`,
  },
  orchestration: {
    title: 'Answering with a language model',
    run: benchOrchestration,
    reading: `A thousand agents answer ten questions of every type with a language model, for which another process stands that
takes a fixed time for each call. Ideal is that time times the calls, those for the forecasts included, divided by how
many are under way at once. Our process does everything that a worker does for an answer but the job's own row: prompts,
keys, the ledger in PostgreSQL, the provider's code, checks of what was written, a log line for each call. Bare fetch
sends the same bodies, as many at once, and does nothing else. One question after the other waits for each forecast by
itself; jobs as they are queued begin the next question while the last answers to the one before are under way.
PostgreSQL's time is that of its sessions. Memory is measured in a new process for each size of the panel. The shares are
of a CPU profile of the main thread.`,
  },
  polling: {
    title: 'Polling a job',
    run: benchPolling,
    reading: `\`GET /v1/jobs/{job_id}\` of a finished job with a free key and default logging, through authentication, the rate limit
(raised so that it does not refuse) and the job store, 32 connections, against servers that only send a body of the same
size. Load generator, server and PostgreSQL share the machine's cores, and rounds alternate.

No request waits for the database while the key's lease holds (200 ms) and the job has ended. What the rest goes to, by
CPU profile of the process: a third is the kernel writing to sockets, which the bare servers pay too; of what remains, no
part is above a tenth: fastify's hooks and routing, node:http with five headers more than the bare ones send, the log
line, metrics, the request id, key parsing, schemas, and the promises of the door's steps. Validating and writing out the
same ended job again and again was the largest single cost and is now done once.
A job that has not ended costs one statement for all requests that wait at that moment.`,
  },
  jobs: {
    title: 'Jobs',
    run: benchJobs,
    reading: `Jobs of the kind \`ping\`, which do nothing, so that all of it is overhead. Start latency is from commit to the start of
the attempt, one job after the other on an idle service. Throughput is 2,000 jobs queued in one transaction, until the
last has finished, with each result written in its own transaction; the limit beside it is how many empty transactions
of one insert and one update the same PostgreSQL commits from as many connections in the same run.`,
  },
  load: {
    title: 'Under load',
    run: () => benchLoad(secondsOf(process.argv)),
    reading: `One process with default limits, the bundled PostgreSQL, and a generator in a process of its own that sends at its own
pace whether or not it is answered. The mix is 40 organizations of the free tier, each of which asks and polls four times as
often as it may (what is refused for that is the 429), and 10 others that search and list. Memory is proportional set size,
sampled every second. Then twelve answers are asked for alone, and again while ten thousand of another organization (a
thousand agents, ten questions) are waiting. Then searches are sent at four times the rate that callers who wait for their
answers reach; what cannot be answered is refused with 503. Last, 300 connections send their headers a letter a second.`,
  },
}

function secondsOf(args: readonly string[]): number {
  const at = args.indexOf('--seconds')
  return at === -1 ? 60 : Number(args[at + 1])
}

const [only] = process.argv.slice(2)
const chosen = Object.entries(benchmarks).filter(([name]) => only === undefined || name === only)
if (chosen.length === 0)
  throw new Error(`There is no benchmark ${only}; there are ${Object.keys(benchmarks).join(', ')}.`)

const sections: string[] = []
for (const [name, { title, run, reading }] of chosen) {
  console.error(`running ${name} …`)
  const result = await run()
  console.table(result)
  const rows = Object.entries(result).map(([what, value]) => `| ${what} | ${value} |`)
  sections.push(`## ${title}\n\n\`npm run bench -- ${name}\`\n\n| | |\n|---|---|\n${rows.join('\n')}\n\n${reading}\n`)
}

if (only === undefined) {
  const machine = `${cpus().length} cores, ${process.platform}-${process.arch}, Node ${process.versions.node}`
  const head = `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} (${machine}). Absolute figures say little about other machines; ratios
compare things measured in the same run.
`
  await writeFile(path.resolve(import.meta.dirname, '../docs/performance.md'), `${[head, ...sections].join('\n')}`)
}
