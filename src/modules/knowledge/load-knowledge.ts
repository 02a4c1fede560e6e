import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Category, Country, Knowledge, KnownQuestion, Says, Voice } from './knowledge.ts'

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
  const read = (name: string): string => {
    const bytes = readFileSync(path.join(folder, name))
    digest.update(name).update(bytes)
    return bytes.toString('utf8')
  }
  const area = (kind: string): string[] => filesIn(folder, kind).map(read)

  const categories = area('categories').flatMap(rowsOf<Category>)
  const measured = existsSync(path.join(folder, 'measured.jsonl')) ? [read('measured.jsonl')] : []
  const questions = [...measured, ...area('questions')].flatMap(rowsOf<KnownQuestion>)
  const spoken = area('voices')
  const answered = existsSync(path.join(folder, 'says')) ? area('says') : []
  const abroad = existsSync(path.join(folder, 'countries.jsonl')) ? rowsOf<Country>(read('countries.jsonl')) : []
  const countries = new Map(abroad.map((country) => [country.country, country]))
  // Forecasts need no sentences: whoever only forecasts does not wait for them.
  let voices: Map<string, Voice[]> | undefined
  let says: Map<string, Says> | undefined
  return {
    version: digest.digest('hex').slice(0, 16),
    categories: new Map(categories.map((category) => [category.slug, category])),
    questions,
    voicesOf: (category) => {
      voices ??= Map.groupBy(spoken.splice(0).flatMap(rowsOf<Voice>), (voice) => voice.category)
      return voices.get(category) ?? []
    },
    saysOf: (question) => {
      says ??= new Map(
        answered
          .splice(0)
          .flatMap(rowsOf<SaysRow>)
          .map((row) => [row.question, row.says]),
      )
      return says.get(question) ?? NOTHING
    },
    countryOf: (code) => countries.get(code),
  }
}

interface SaysRow {
  question: string
  says: Says
}
const NOTHING: Says = {}

function filesIn(folder: string, kind: string): string[] {
  return readdirSync(path.join(folder, kind))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => `${kind}/${name}`)
}

/** One parse of the whole file is several times faster than one a line. */
function rowsOf<Row>(text: string): Row[] {
  return JSON.parse(`[${text.trimEnd().replaceAll('\n', ',')}]`) as Row[]
}
