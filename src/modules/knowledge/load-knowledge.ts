import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Category, Country, Knowledge, KnownQuestion, Says, Voice } from './knowledge.ts'
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
  const voices = rowsIn<Voice>(read(filesIn(folder, 'voices')))
  const says = rowsIn<SaysRow>(read(existing('says').flatMap((kind) => filesIn(folder, kind))))
  // What is looked up in the thread that finds is known, too.
  read(existing('records').flatMap((kind) => filesIn(folder, kind)))
  const abroad = parseLines<Country>(read(existing('countries.jsonl')).toString('utf8'))
  const countries = new Map(abroad.map((country) => [country.country, country]))
  let all: WeakRef<KnownQuestion[]> | undefined
  // Forecasts need no sentences: whoever only forecasts does not wait for them.
  let voicesAt: Map<string, number[]> | undefined
  let saysAt: Map<string, number> | undefined
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
    voicesOf: (category) => {
      voicesAt ??= positionsBy(voices.all(), (voice) => voice.category)
      return voicesAt.get(category)?.map(voices.at) ?? []
    },
    saysOf: (question) => {
      saysAt ??= new Map(says.all().map((row, at) => [row.question, at]))
      const at = saysAt.get(question)
      return at === undefined ? NOTHING : says.at(at).says
    },
    countryOf: (code) => countries.get(code),
  }
}

interface SaysRow {
  question: string
  says: Says
}
const NOTHING: Says = {}

function positionsBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Map<string, number[]> {
  const positions = new Map<string, number[]>()
  for (const [at, row] of rows.entries()) {
    const name = nameOf(row)
    const before = positions.get(name)
    if (before === undefined) positions.set(name, [at])
    else before.push(at)
  }
  return positions
}

function filesIn(folder: string, kind: string): string[] {
  return readdirSync(path.join(folder, kind))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => `${kind}/${name}`)
}
