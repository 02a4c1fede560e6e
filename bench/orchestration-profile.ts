/** What a process spent its time on, by a CPU profile of V8. */
import { readFile } from 'node:fs/promises'

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number }; children?: number[] }[]
  samples: number[]
  timeDeltas: number[]
}

/** The first that fits says whose a file is. */
const owners: readonly (readonly [RegExp, string])[] = [
  [/answering\/reading/, 'reading questions'],
  [/answering\/(prompts|wording)/, 'prompts and words'],
  [/answering\/|modules\/(knowledge|population)/, 'deciding, and the rest of the engine'],
  [/modules\/models\/(ledger|store|books|rules)|platform\/batch/, 'the ledger of calls'],
  [/modules\/models\/key/, 'hashing'],
  [/modules\/models/, 'the rest of models'],
  [/@ai-sdk|node_modules\/zod|eventsource/, 'provider SDK'],
  [/node_modules\/(pg|kysely)/, 'pg and kysely'],
  [/node_modules\/(pino|sonic|prom)/, 'log and metrics'],
  [/undici|webstreams|web\/|fetch|internal\/(blob|url|encoding|abort)/, 'fetch'],
]

/** Milliseconds by owner. What is built in, and Node's own code, belongs to whoever called it. */
export async function profileOf(file: string): Promise<{ parts: Map<string, number>; hottest: Map<string, number> }> {
  const { nodes, samples, timeDeltas } = JSON.parse(await readFile(file, 'utf8')) as Profile
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)))
  const ownerOf = (id: number | undefined): string => {
    const frame = id === undefined ? undefined : byId.get(id)?.callFrame
    if (frame === undefined) return 'Node itself'
    if (frame.functionName === '(idle)') return 'idle'
    if (frame.functionName === '(garbage collector)') return 'garbage collection'
    if (frame.functionName === '(program)') return 'Node itself'
    return owners.find(([pattern]) => pattern.test(frame.url))?.[1] ?? ownerOf(parents.get(id!))
  }
  const known = new Map<number, string>()
  const parts = new Map<string, number>()
  const hottest = new Map<string, number>()
  samples.forEach((id, at) => {
    const owner = known.get(id) ?? ownerOf(id)
    known.set(id, owner)
    const ms = timeDeltas[at]! / 1000
    const { functionName, url, lineNumber } = byId.get(id)!.callFrame
    const name = `${functionName || 'anonymous'} ${url.split('/').slice(-3).join('/')}:${lineNumber + 1}`
    parts.set(owner, (parts.get(owner) ?? 0) + ms)
    hottest.set(name, (hottest.get(name) ?? 0) + ms)
  })
  return { parts, hottest }
}

/** For looking around: `node bench/orchestration-profile.ts FILE`. */
if (import.meta.main) {
  const { parts, hottest } = await profileOf(process.argv[2]!)
  const most = (found: Map<string, number>) => [...found].sort((a, b) => b[1] - a[1]).slice(0, 40)
  for (const [name, ms] of [...most(parts), ...most(hottest)]) console.log(`${ms.toFixed(0).padStart(8)} ms  ${name}`)
}
