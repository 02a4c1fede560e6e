import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { formatOf, knownAs } from '../../src/modules/answering/deciding/forecast-known.ts'
import { openFinder } from '../../src/modules/answering/finding/finder.ts'
import { readQuestion } from '../../src/modules/answering/reading/read-question.ts'
import { openRecordQuestions } from '../../src/modules/knowledge/index.ts'
import { type Case, knowledge } from './forecast-training.ts'

/**
 * Questions of records that the reader was not trained on, looked up as anybody's question is, without the record itself.
 * Every nth of them.
 */
export async function heldRecordCases(every: number): Promise<Case[]> {
  const finder = openFinder(knowledge)
  const questions = openRecordQuestions()
  const cases: Case[] = []
  let count = 0
  for (let at = 0; at < questions.length; at += 1) {
    const question = questions.at(at)
    if (question === null) continue
    const [, file, row] = question.id.split('.')
    if (!isHeldOut(keysOf(file!)[Number(row)]!)) continue
    count += 1
    if (count % every !== 0) continue
    const reading = readQuestion(question.text, formatOf(question))
    const { records = [], ...found } = await finder.find(reading)
    const others = records.filter((other) => !other.question.id.startsWith(`record.${file}.${row}.`))
    const known = knownAs(question)
    cases.push({ known, reading, position: -1, found: { ...found, categories: [], records: others }, fold: 0 })
  }
  await finder.close()
  return cases
}

/** As training/prepare.py holds records out. */
function isHeldOut(key: string): boolean {
  const escaped = JSON.stringify(key).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return Number.parseInt(createHash('sha256').update(escaped).digest('hex').slice(0, 8), 16) % 16 === 0
}

const keys = new Map<string, string[]>()

/** What the records of a file are told apart by. */
function keysOf(file: string): string[] {
  let found = keys.get(file)
  if (found === undefined) {
    const text = readFileSync(new URL(`../../data/knowledge/records/${file}.jsonl`, import.meta.url), 'utf8')
    found = text
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as [string])[0])
    keys.set(file, found)
  }
  return found
}
