import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Category, Country, Knowledge, KnownQuestion } from './knowledge.ts'
import { parseLines, readTogether, rowsIn } from './rows.ts'

const ours = fileURLToPath(new URL('../../../data/knowledge', import.meta.url))
const loaded = new Map<string, Knowledge>()

/** What is known, read once per folder. The files are trusted: tests hold them against the schema. */
export function loadKnowledge(folder = ours): Knowledge {
  const known = loaded.get(folder)
  if (known !== undefined) return known
  const knowledge = readKnowledge(folder)
  loaded.set(folder, knowledge)
  return knowledge
}

function readKnowledge(folder: string): Knowledge {
  const digest = createHash('sha256')
  const read = (names: readonly string[]): Buffer =>
    readTogether(
      names.map((name) => path.join(folder, name)),
      (file, bytes) => digest.update(path.relative(folder, file).replaceAll('\\', '/')).update(bytes),
    )
  const existing = (name: string): string[] => (existsSync(path.join(folder, name)) ? [name] : [])

  const categories = parseLines<Category>(read(filesIn(folder, 'categories')).toString('utf8'))
  const questions = rowsIn<KnownQuestion>(read([...existing('measured.jsonl'), ...filesIn(folder, 'questions')]))
  // What is looked up in the thread that finds is known, too.
  read(['voices', 'says', 'records'].flatMap(existing).flatMap((kind) => filesIn(folder, kind)))
  read(['names.jsonl', 'features.jsonl'].flatMap(existing))
  const abroad = parseLines<Country>(read(existing('countries.jsonl')).toString('utf8'))
  const countries = new Map(abroad.map((country) => [country.country, country]))
  let all: WeakRef<KnownQuestion[]> | undefined
  return {
    version: digest.digest('hex').slice(0, 16),
    categories: new Map(categories.map((category) => [category.slug, category])),
    get questions() {
      const before = all?.deref()
      if (before !== undefined) return before
      const rows = questions.all()
      all = new WeakRef(rows)
      return rows
    },
    question_count: questions.length,
    questionAt: questions.at,
    countryOf: (code) => countries.get(code),
  }
}

function filesIn(folder: string, kind: string): string[] {
  return readdirSync(path.join(folder, kind))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => `${kind}/${name}`)
}
