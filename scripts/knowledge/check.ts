/**
 * `npm run knowledge:check`: holds data/knowledge against the rules of docs/knowledge.md. Prints what is wrong and what
 * to do about it, and ends with 1; or prints how much there is.
 */
import { loadKnowledge, loadSaid } from '../../src/modules/knowledge/index.ts'
import { problemsOf } from './check-base.ts'
import { taggedBefore } from './ethnicity-tagged.ts'
import { readBase } from './read-base.ts'

const base = readBase()
const problems = problemsOf(base)
if (problems.length > 0) {
  const byFile = Map.groupBy(problems, ({ file }) => file)
  for (const [file, own] of byFile) {
    console.log(`data/knowledge/${file}`)
    for (const { line, what, mend } of own) console.log(`  ${String(line).padStart(5)}  ${what}\n         → ${mend}`)
  }
  console.log(`\n${problems.length} problems in ${byFile.size} of ${base.files} files.`)
  process.exitCode = 1
} else {
  const started = performance.now()
  loadKnowledge()
  loadSaid()
  const took = performance.now() - started
  const says = base.says.flatMap(({ value }) => Object.values(value.says)).reduce((sum, own) => sum + own.length, 0)
  const differences = base.countries.reduce((sum, { value }) => sum + Object.keys(value.categories).length, 0)
  console.log(
    `data/knowledge is in order: ${base.files} files, ${base.categories.length} categories, ` +
      `${base.questions.length} estimated and ${base.measured.length} measured questions, ` +
      `${base.voices.length} voices, ${says} says, ${base.countries.length} other countries with ${differences} differences, ` +
      `${base.records.length} records, ` +
      `${(base.bytes / 1e6).toFixed(1)} MB, loads in ${took.toFixed(0)} ms; ` +
      `${taggedBefore.size} older sentences are excused for naming an ethnic group.`,
  )
}
