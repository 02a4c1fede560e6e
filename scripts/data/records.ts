/**
 * Records of what people do, own, know, want and say, taken over into data/knowledge/records: the figures' lines first,
 * then those that were written for this project alone and lie in its files already. Lines stay as they were written, to
 * the letter, since a model is trained on them; only repeats are left out. Prints how many of each kind there are.
 *
 * Run: node scripts/data/run.ts records
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  type KnowledgeRecord,
  type RecordKind,
  recordKey,
  recordKinds,
  recordSchemas,
} from '../../src/modules/knowledge/record-schema.ts'

const figures = process.env.FIGURES_DIR ?? path.join(import.meta.dirname, '../../../shared/data')
const data = path.join(import.meta.dirname, '../../data')

let total = 0
for (const kind of recordKinds) {
  const name = `knowledge/records/${kind}.jsonl`
  const theirs = linesOf(path.join(figures, name))
  const known = new Set(theirs)
  const own = linesOf(path.join(data, name)).filter((line) => !known.has(line))
  const kept = withoutRepeats(kind, [...theirs, ...own])
  if (kept.length === 0) continue
  const file = path.join(data, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, kept.map((line) => `${line}\n`).join(''))
  total += kept.length
  const repeated = theirs.length + own.length - kept.length
  console.log(`  ${kind}: ${kept.length} (${theirs.length} of the figures, ${own.length} own, ${repeated} repeated)`)
}
console.log(`data/knowledge/records: ${total} records`)

/** The lines of a file, as they stand; none where there is no such file: readings are ours alone. */
function linesOf(file: string): string[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
}

/** The first line about each thing. */
function withoutRepeats(kind: RecordKind, lines: readonly string[]): string[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const key = recordKey(kind, recordSchemas[kind].parse(JSON.parse(line)) as KnowledgeRecord)
    const first = !seen.has(key)
    seen.add(key)
    return first
  })
}
