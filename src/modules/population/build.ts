import { Worker } from 'node:worker_threads'
import { type Artefact, digestOf, type Numbers } from './artefact.ts'
import { buildPart, type Part, stepsOf } from './build-part.ts'
import { type Recipe, totalSize, versionOf } from './recipe.ts'
import { currentTables, storedTables } from './tables.ts'
import { uuidOrder } from './uuids.ts'

/** Below this many agents starting threads costs more than it saves. */
const WORTH_A_THREAD = 20_000

/** Called with the share that is done, from 0 to 1. */
export type Progress = (share: number) => void

/** Makes the people of a recipe: the same bytes, whenever and wherever. */
export async function buildPopulation(recipe: Recipe, progress: Progress = () => {}): Promise<Artefact> {
  const version = versionOf(recipe)
  const parts = partsOf(recipe)
  const total = parts.reduce((sum, part) => sum + part.size * stepsOf(part), 0)
  let done = 0
  const onStep = (part: Part): void => {
    done += part.size
    progress(Math.min(1, done / total))
  }
  const size = totalSize(recipe)
  const drawParts = async (list: Part[]) =>
    size >= WORTH_A_THREAD ? inThread(list, onStep) : list.map((part) => buildPart(part, () => onStep(part)))
  // The US take longer than all others together; uuids are put in order while they are still being drawn.
  const [us, { others, uuid_order }] = await Promise.all([
    drawParts(parts.slice(0, 1)),
    drawParts(parts.slice(1)).then((others) => ({ others, uuid_order: uuidOrder(version, size) })),
  ])
  const tables = storedTables(currentTables(recipe.countries))
  const columns = { ...joined([...us, ...others], parts), uuid_order, tables }
  const countries = parts.map(({ country, size }, at) => ({ code: country, start: startOf(parts, at), size }))
  return { version, recipe, size, countries, columns, digest: digestOf(columns) }
}

/** The US come first: columns that only they have can end with them. */
function partsOf({ seed, size, country_size, countries, health_share }: Recipe): Part[] {
  return [
    { country: 'US', size, seed: `${seed}/US`, health_share },
    ...countries.map((country) => ({ country, size: country_size, seed: `${seed}/${country}`, health_share: 0 })),
  ]
}

const startOf = (parts: readonly Part[], at: number): number =>
  parts.slice(0, at).reduce((sum, { size }) => sum + size, 0)

function inThread(parts: Part[], onStep: (part: Part) => void): Promise<Record<string, Numbers>[]> {
  if (parts.length === 0) return Promise.resolve([])
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./build-thread.ts', import.meta.url), { workerData: parts })
    worker.on('message', (message: { step: number } | { built: Record<string, Numbers>[] }) => {
      if ('step' in message) onStep(parts[message.step]!)
      else resolve(message.built)
    })
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`the thread that draws the population stopped with ${code}`)))
  })
}

/** Puts the parts' columns behind one another; a column ends with the last part that has it. */
function joined(built: Record<string, Numbers>[], parts: Part[]): Record<string, Numbers> {
  const columns: Record<string, Numbers> = {}
  const starts = parts.map((_, at) => startOf(parts, at))
  for (const name of Object.keys(built[0]!)) {
    const last = built.findLastIndex((part) => part[name] !== undefined)
    const sample = built[last]![name]!
    if (last === 0) {
      columns[name] = sample
      continue
    }
    const whole = new (sample.constructor as new (length: number) => Numbers)(starts[last]! + parts[last]!.size)
    built.forEach((part, at) => {
      const column = part[name]
      if (column === undefined) throw new Error(`${parts[at]!.country} lacks the column ${name}`)
      whole.set(column, starts[at])
    })
    columns[name] = whole
  }
  return columns
}
