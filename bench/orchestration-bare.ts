/** The loop that one would write without this service: the same bodies, as many at once, and nothing but fetch. */
import { readFile } from 'node:fs/promises'
import pLimit from 'p-limit'

export interface BareOptions {
  url: string
  /** A file with the bodies, as JSON. */
  bodies: string
  calls: number
  concurrency: number
}

export interface BareResult {
  wall_ms: number
  cpu_ms: number
}

const { url, bodies: file, calls, concurrency } = JSON.parse(process.argv[2]!) as BareOptions
const bodies = (JSON.parse(await readFile(file, 'utf8')) as unknown[]).map((body) => JSON.stringify(body))

async function call(nth: number): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: bodies[nth % bodies.length]! })
  const said = (await response.json()) as { choices: { message: { content: string } }[] }
  if (said.choices[0]!.message.content === '') throw new Error('The model server said nothing.')
}

async function send(count: number): Promise<void> {
  const limit = pLimit(concurrency)
  await Promise.all(Array.from({ length: count }, (_, nth) => limit(() => call(nth))))
}

await send(2 * concurrency)
const cpu = process.cpuUsage()
const began = performance.now()
await send(calls)
const wall_ms = performance.now() - began
const { user, system } = process.cpuUsage(cpu)
const result: BareResult = { wall_ms, cpu_ms: (user + system) / 1000 }
process.send!(result, () => process.exit(0))
