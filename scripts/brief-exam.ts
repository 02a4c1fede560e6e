/**
 * `npm run brief-exam`: how many facets of the briefs of the exam are read as they should be. Prints the score per facet and
 * writes docs/briefs.md. With `--file F` another exam is scored, and nothing is written; `--misses` prints what was expected
 * and what was found, miss by miss.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readBrief } from '../src/modules/briefs/read-brief.ts'
import { openPopulation, preparePopulation, recipeOf } from '../src/modules/population/index.ts'
import { loadConfig } from '../src/platform/config.ts'
import { briefsDocument, percent } from './brief-exam/document.ts'
import { EXAMINED, examFile, readExam, unseenFile } from './brief-exam/exam.ts'
import { facets } from './brief-exam/facets.ts'
import { searchOver } from './brief-exam/open-search.ts'
import { type ExamScore, scoreBriefs } from './brief-exam/score-briefs.ts'

const { values } = parseArgs({ options: { file: { type: 'string' }, misses: { type: 'boolean' } } })
const dir = path.resolve(process.env.DATA_DIR ?? '.populace', 'population')
const search = searchOver(openPopulation((await preparePopulation(recipeOf(loadConfig({})), { dir })).artefact))
const score = scoreBriefs(await readExam(values.file ?? examFile), search, EXAMINED, readBrief)

if (values.misses === true) printMisses(score)
printScore(score)
if (values.file === undefined) {
  const unseen = scoreBriefs(await readExam(unseenFile), search, EXAMINED, readBrief)
  await writeFile(path.resolve(import.meta.dirname, '../docs/briefs.md'), briefsDocument(score, unseen))
  console.log('Written: docs/briefs.md.')
}

function printScore({ cases, byFacet, right, counted }: ExamScore): void {
  for (const facet of facets) {
    const { right: won, counted: all } = byFacet[facet]
    if (all > 0)
      console.log(`${facet.padEnd(12)}${String(won).padStart(5)} of ${String(all).padStart(4)}  ${percent(won, all)}`)
  }
  console.log(
    `${'all'.padEnd(12)}${String(right).padStart(5)} of ${String(counted).padStart(4)}  ${percent(right, counted)}  (${cases} briefs)`,
  )
}

function printMisses({ misses }: ExamScore): void {
  for (const [id, list] of Map.groupBy(misses, (miss) => miss.id)) {
    console.log(`\n${id}  ${list[0]!.text}`)
    for (const { facet, expected, found } of list)
      console.log(`  ${facet}\n    expected  ${expected}\n    found     ${found}`)
  }
  console.log('')
}
