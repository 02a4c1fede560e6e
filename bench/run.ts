/**
 * `npm run bench`: runs every benchmark, keeps the figures and writes docs/performance.md. With names only those, printed;
 * with `--store` they are kept too. `--check` measures those that have ratios and compares them with the stored ones.
 * `--document` only writes the document again. `load` takes `--seconds`.
 */
import { parseArgs } from 'node:util'
import { benchmarks } from './benchmarks.ts'
import type { Benchmark, Measured } from './support/benchmark.ts'
import { compare, TOLERANCE } from './support/check.ts'
import { writeDocument } from './support/document.ts'
import { readStored, type StoredResult, stamped, store, thisMachine } from './support/stored.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean', default: false },
    document: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    store: { type: 'boolean', default: false },
    tolerance: { type: 'string', default: String(TOLERANCE) },
  },
})

for (const name of positionals.filter((wanted) => benchmarks.every((benchmark) => benchmark.name !== wanted))) {
  throw new Error(
    `There is no benchmark ${name}; there are ${benchmarks.map((benchmark) => benchmark.name).join(', ')}.`,
  )
}
const chosen = benchmarks.filter(({ name }) => positionals.length === 0 || positionals.includes(name))

if (values.document) await writeDocument(benchmarks, await readStored())
else if (values.check) process.exitCode = (await check(chosen, Number(values.tolerance))) ? 0 : 1
else await measureAll(chosen, positionals.length === 0 || values.store)

async function measure({ name, run }: Benchmark): Promise<Measured> {
  console.error(`running ${name} …`)
  const measured = await run(values.seconds === undefined ? {} : { seconds: Number(values.seconds) })
  console.table(measured.figures)
  return measured
}

/** Each is kept as soon as it is there: a run of all of them takes long, and one that fails costs only itself. */
async function measureAll(chosen: readonly Benchmark[], keeps: boolean): Promise<void> {
  for (const benchmark of chosen) {
    const measured = await measure(benchmark)
    if (keeps) await writeDocument(benchmarks, await store({ [benchmark.name]: stamped(measured) }))
  }
}

async function check(chosen: readonly Benchmark[], tolerance: number): Promise<boolean> {
  const stored = await readStored()
  let fine = true
  for (const benchmark of chosen.filter(({ guarded }) => guarded !== undefined)) {
    const before = stored[benchmark.name]
    if (before === undefined)
      throw new Error(`Nothing is stored of ${benchmark.name}: npm run bench -- ${benchmark.name} --store`)
    // Once more, before a busy moment is called slow code.
    const passes = (await passesOnce(benchmark, before, tolerance)) || (await passesOnce(benchmark, before, tolerance))
    fine &&= passes
  }
  console.log(
    fine
      ? 'No ratio has become worse than stored by more than the tolerance.'
      : 'Some ratios have become worse: ✗ above.',
  )
  return fine
}

async function passesOnce(benchmark: Benchmark, before: StoredResult, tolerance: number): Promise<boolean> {
  const compared = compare(benchmark, before.figures, (await measure(benchmark)).figures, tolerance)
  console.log(`${benchmark.name}: stored ${before.date} on ${before.machine}; now on ${thisMachine()}`)
  for (const { figure, stored, now, worse, passes } of compared) {
    console.log(
      `${passes ? '✓' : '✗'} ${figure}: stored ${stored}, now ${now} (${worse.toFixed(2)} of the allowed ${(1 + tolerance).toFixed(2)})`,
    )
  }
  return compared.every(({ passes }) => passes)
}
