import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadKnowledge } from './load-knowledge.ts'
import { readTogether, rowsIn, rowsOnDisk } from './rows.ts'

test('a question taken by its position is the one at that position of all', () => {
  const knowledge = loadKnowledge()
  const { questions } = knowledge
  expect(knowledge.question_count).toBe(questions.length)
  for (const at of [0, 626, 627, 5000, questions.length - 1]) expect(knowledge.questionAt(at)).toEqual(questions[at])
})

test('a row that somebody holds is the same object, however many others were asked for since', () => {
  const rows = rowsIn<{ n: number }>(
    Buffer.from(Array.from({ length: 2000 }, (_, n) => `${JSON.stringify({ n, text: 'Ünïcode ✓' })}\n`).join('')),
  )
  const held = rows.at(7)
  for (let at = 0; at < rows.length; at++) expect(rows.at(at).n).toBe(at)
  expect(rows.at(7)).toBe(held)
  expect(rows.all()).toHaveLength(2000)
})

test('files are read one behind the other, whether or not they end with a newline, and each is seen as it is', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-rows-'))
  try {
    const texts = ['{"n":0}\n{"n":1}', '', '{"n":2}\n']
    const files = texts.map((_, at) => path.join(dir, `${at}.jsonl`))
    for (const [at, file] of files.entries()) await writeFile(file, texts[at]!)
    const seen: string[] = []
    const rows = rowsIn<{ n: number }>(readTogether(files, (_, bytes) => seen.push(bytes.toString())))
    expect(seen).toEqual(texts)
    expect([0, 1, 2].map((at) => rows.at(at).n)).toEqual([0, 1, 2])
    expect(rows.all()).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }])
    const visited: unknown[] = []
    const onDisk = rowsOnDisk<{ n: number }>(
      files,
      () => {},
      (row, position) => visited.push([position, row.n]),
    )
    expect(visited).toEqual([0, 1, 2].map((n) => [n, n]))
    expect([2, 0, 1].map((at) => onDisk.at(at).n)).toEqual([2, 0, 1])
  } finally {
    await rm(dir, { recursive: true })
  }
})
