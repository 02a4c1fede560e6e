import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type FaultKind, faultKinds } from './plan.ts'
import { report } from './report.ts'
import { type ChaosOptions, runChaos } from './run-chaos.ts'

const HELP = `Usage: npm run chaos -- [options]

  --seconds N     how long the load and the faults last (default: 60)
  --seed N        fixes the faults and what callers do (default: by chance; it is printed)
  --database D    bundled: \`populace start\` with the PostgreSQL that comes along (default);
                  external: two that serve, two that work, a separate PostgreSQL and a language model
  --faults a,b    only these: ${faultKinds.join(', ')}
  --callers N     callers of each of the four tenants (default: 2)
  --keep          keep the folder also when nothing was found`

function readOptions(): Omit<ChaosOptions, 'folder'> & { keep: boolean } {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
      database: { type: 'string', default: 'bundled' },
      faults: { type: 'string' },
      callers: { type: 'string', default: '2' },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) stop(HELP, 0)
  const [seconds, seed, callers] = [values.seconds, values.seed, values.callers].map(Number)
  if (![seconds, seed, callers].every((number) => Number.isInteger(number) && number! >= 0)) stop(HELP, 2)
  const database = (['bundled', 'external'] as const).find((name) => name === values.database) ?? stop(HELP, 2)
  const faults = values.faults?.split(',').map((name) => name.trim() as FaultKind)
  const unknown = faults?.find((name) => !faultKinds.includes(name))
  if (unknown !== undefined) stop(`There is no fault "${unknown}".\n\n${HELP}`, 2)
  const chosen = { seconds: seconds!, seed: seed!, callers: callers!, database, keep: values.keep }
  return faults === undefined ? chosen : { ...chosen, faults }
}

function stop(text: string, code: number): never {
  process.stdout.write(`${text}\n`)
  process.exit(code)
}

const told = (line: string): void => void process.stdout.write(`${line}\n`)

const { keep, ...options } = readOptions()
const folder = await mkdtemp(path.join(tmpdir(), 'populace-chaos-'))
// PostgreSQL runs as another user where this is run by root.
await chmod(folder, 0o711)
told(`seed ${options.seed}, ${options.seconds} s, ${options.database} database, in ${folder}`)
const outcome = await runChaos({ ...options, folder, told })
told(report(outcome))
const broken = outcome.results.some(({ violations }) => violations.length > 0)
if (broken || keep) told(`history.jsonl, state.json and logs are in ${folder}`)
else await rm(folder, { recursive: true, force: true })
process.exit(broken ? 1 : 0)
