import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import type { Category, Country, KnownQuestion, Says, Voice } from '../../src/modules/knowledge/knowledge.ts'
import {
  categorySchema,
  countrySchema,
  knownQuestionSchema,
  saysSchema,
  voiceSchema,
} from '../../src/modules/knowledge/knowledge-schema.ts'
import {
  type KnowledgeRecord,
  type RecordKind,
  recordKinds,
  recordSchemas,
} from '../../src/modules/knowledge/record-schema.ts'
import { type Place, type Problem, problemAt } from './problem.ts'

export interface SaysRow {
  question: string
  says: Says
}

export interface RecordRow {
  kind: RecordKind
  record: KnowledgeRecord
}

/** A line of a file that has the right shape. */
export type Row<Value> = Place & { value: Value }

/** What lies in data/knowledge, line by line. */
export interface Base {
  categories: readonly Row<Category>[]
  /** Authored ones. */
  questions: readonly Row<KnownQuestion>[]
  measured: readonly Row<KnownQuestion>[]
  voices: readonly Row<Voice>[]
  says: readonly Row<SaysRow>[]
  countries: readonly Row<Country>[]
  /** What a model is trained on; the service never reads them. */
  records: readonly Row<RecordRow>[]
  /** Lines without the right shape: they are in none of the lists above. */
  misshapen: readonly Problem[]
  files: number
  bytes: number
}

export const knowledgeFolder = path.join(import.meta.dirname, '../../data/knowledge')

export function readBase(folder = knowledgeFolder): Base {
  const misshapen: Problem[] = []
  let files = 0
  let bytes = 0
  const rowsIn = <Value>(file: string, schema: z.ZodType): Row<Value>[] => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    files += 1
    bytes += Buffer.byteLength(text)
    const { rows, problems } = rowsOf<Value>(file, text, schema)
    misshapen.push(...problems)
    return rows
  }
  const all = <Value>(kind: string, schema: z.ZodType): Row<Value>[] =>
    filesIn(folder, kind).flatMap((file) => rowsIn<Value>(file, schema))
  return {
    categories: all<Category>('categories', categorySchema),
    questions: all<KnownQuestion>('questions', knownQuestionSchema),
    measured: existsSync(path.join(folder, 'measured.jsonl'))
      ? rowsIn<KnownQuestion>('measured.jsonl', knownQuestionSchema)
      : [],
    voices: all<Voice>('voices', voiceSchema),
    says: all<SaysRow>('says', saysSchema),
    countries: existsSync(path.join(folder, 'countries.jsonl'))
      ? rowsIn<Country>('countries.jsonl', countrySchema)
      : [],
    records: filesIn(folder, 'records').flatMap((file) => {
      const kind = recordKinds.find((name) => file === `records/${name}.jsonl`)
      if (kind !== undefined)
        return rowsIn<KnowledgeRecord>(file, recordSchemas[kind]).map((row) => ({
          ...row,
          value: { kind, record: row.value },
        }))
      misshapen.push(
        problemAt({ file, line: 0 }, 'no kind of record', `name it after one of ${recordKinds.join(', ')}`),
      )
      return []
    }),
    misshapen,
    get files() {
      return files
    },
    get bytes() {
      return bytes
    },
  }
}

/** The lines of one file, each held against its schema. */
export function rowsOf<Value>(
  file: string,
  text: string,
  schema: z.ZodType,
): { rows: Row<Value>[]; problems: Problem[] } {
  const rows: Row<Value>[] = []
  const problems: Problem[] = []
  const lines = text.split('\n')
  // The loader joins lines by commas: an empty one in between would make the whole base unreadable.
  if (lines.at(-1) === '') lines.pop()
  else
    problems.push(problemAt({ file, line: lines.length }, 'the last line has no end', 'end the file with a line end'))
  for (const [at, json] of lines.entries()) {
    const place = { file, line: at + 1 }
    const parsed = parsedOf(json)
    if (parsed === undefined) {
      problems.push(problemAt(place, json.trim() === '' ? 'an empty line' : 'no JSON', 'one JSON object a line'))
      continue
    }
    const { error } = schema.safeParse(parsed)
    if (error === undefined) rows.push({ ...place, value: parsed as Value })
    else
      for (const { path: at, message } of error.issues)
        problems.push(
          problemAt(place, `${at.join('.') || 'the line'}: ${message}`, 'the fields are in docs/knowledge.md'),
        )
  }
  return { rows, problems }
}

function parsedOf(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function filesIn(folder: string, kind: string): string[] {
  if (!existsSync(path.join(folder, kind))) return []
  return readdirSync(path.join(folder, kind))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => `${kind}/${name}`)
}
