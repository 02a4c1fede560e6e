/**
 * `npm run words [-- questions people]`: what the words of the embedded engine are like, over questions of all kinds that
 * another hand wrote for the examination of reading. Prints figures beside their limits, and ends with 1 where one is missed.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createEmbeddedEngine, openFinder } from '../src/modules/answering/index.ts'
import { loadKnowledge } from '../src/modules/knowledge/index.ts'
import { openPopulation, preparePopulation, recipeOf } from '../src/modules/population/index.ts'
import { loadConfig } from '../src/platform/config.ts'
import { measureWords } from './words/measure.ts'

const [count = 300, people = 24] = process.argv.slice(2).map(Number)
const dir = path.resolve(process.env.DATA_DIR ?? '.populace', 'population')
const population = openPopulation((await preparePopulation(recipeOf(loadConfig({})), { dir })).artefact)
const knowledge = loadKnowledge()
const engine = createEmbeddedEngine({ population, knowledge, finder: openFinder(knowledge) })

interface Labelled {
  q: string
  kind: string
  trouble?: string
}
const labelled = readFileSync(new URL('../data/fidelity/reading.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Labelled)
  .filter(({ kind, trouble = 'none' }) => kind !== 'fact' && kind !== 'follow_up' && trouble === 'none')
const step = Math.max(1, labelled.length / count)
const questions = Array.from(
  { length: Math.min(count, labelled.length) },
  (_, at) => labelled[Math.floor(at * step)]!.q,
)
const panel = Array.from({ length: people }, (_, at) => ({ person: population.person(at * 397 + 11) }))

const report = await measureWords(engine, panel, questions)
await engine.close()
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
console.log(
  `${report.questions} questions × ${people} people: ${report.answers} answers of ${report.length.toFixed(1)} words`,
)
for (const [kind, share] of Object.entries(report.kinds)) console.log(`  ${kind.padEnd(16)} ${percent(share)}`)
console.log(`sentences that also stand under another question: ${percent(report.elsewhere)} [at most 5 %]`)
console.log(`sentences said twice in a panel: ${report.repeated.length} [0]`)
for (const one of report.repeated.slice(0, 30)) console.log(`  ${one}`)
console.log(
  `questions at which most people say only the value, or nothing: ${report.empty.length} of ${report.questions}`,
)
for (const { question, share } of report.empty.slice(0, 60)) console.log(`  ${percent(share).padStart(7)}  ${question}`)
if (report.elsewhere > 0.05 || report.repeated.length > 0) process.exitCode = 1
