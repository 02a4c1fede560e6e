/**
 * The service against its own OpenAPI document, for as long as one likes:
 * `npm run fuzz -- --cases 100000 --seed 7 [--operation studies.ask]`. The same seed sends the same requests.
 */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { cases: { type: 'string' }, seed: { type: 'string' }, operation: { type: 'string' } },
})
const seed = values.seed ?? String(1 + Math.floor(Math.random() * 1_000_000))
const cases = values.cases ?? '20000'
console.log(`fuzz: ${cases} cases, seed ${seed}`)
const vitest = ['vitest', 'run', '--project', 'service', 'test/fuzz/fuzz.test.ts', '--testTimeout', '0']
const child = spawn('npx', vitest, {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_SAY: '1', FUZZ_SEED: seed, FUZZ_CASES: cases, FUZZ_OPERATION: values.operation ?? '' },
})
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
