import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { questionKinds, registers } from '../../src/modules/knowledge/knowledge.ts'
import {
  categorySchema,
  countrySchema,
  knownQuestionSchema,
  voiceSchema,
} from '../../src/modules/knowledge/knowledge-schema.ts'
import { knowledgeFolder } from './read-base.ts'

const root = path.join(import.meta.dirname, '../..')
const text = readFileSync(path.join(root, 'docs/knowledge.md'), 'utf8')

describe('docs/knowledge.md', () => {
  test('shows lines that really are in the data', () => {
    const files = ['categories', 'questions', 'voices', 'says', 'records'].flatMap((kind) =>
      readdirSync(path.join(knowledgeFolder, kind)).map((name) => path.join(knowledgeFolder, kind, name)),
    )
    files.push(path.join(knowledgeFolder, 'countries.jsonl'))
    const lines = new Set(files.flatMap((file) => readFileSync(file, 'utf8').split('\n')))
    const shown = [...text.matchAll(/^```jsonl\n(.*?)\n```$/gms)].flatMap(([, block]) => block!.split('\n'))
    expect(shown.length).toBeGreaterThan(6)
    // A country's line is long: a part of it is shown, and is in it word for word.
    const partly = (line: string) =>
      line.includes('…') && [...lines].some((whole) => line.split('…').every((part) => whole.includes(part)))
    expect(shown.filter((line) => !lines.has(line) && !partly(line))).toEqual([])
  })

  test('explains every field, kind and register', () => {
    const fields = [categorySchema, knownQuestionSchema, voiceSchema, countrySchema].flatMap(({ shape }) =>
      Object.keys(shape),
    )
    expect(fields.filter((field) => !text.includes(`\`${field}\``))).toEqual([])
    expect(registers.filter((register) => !text.includes(`\`${register}\``))).toEqual([])
    expect(text).toContain(questionKinds.join(', '))
  })

  test('names commands and files that exist', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object }
    const commands = [...text.matchAll(/`npm run ([a-z:-]+)/g)].map(([, name]) => name!)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
    const files = [...text.matchAll(/`(scripts\/[a-z/-]+\.ts)`/g)].map(([, file]) => file!)
    expect(files.filter((file) => !readFileSync(path.join(root, file), 'utf8'))).toEqual([])
  })
})
