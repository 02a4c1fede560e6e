import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sampleAnswers } from '../../scripts/sample-answers/document.ts'

test('docs/sample-answers.md is what the engine says today', async () => {
  const dir = process.env.TEST_POPULATION_DIR ?? path.join(tmpdir(), 'populace-samples')
  const written = await readFile(path.resolve(import.meta.dirname, '../../docs/sample-answers.md'), 'utf8')
  expect(await sampleAnswers(dir), 'run `npm run sample-answers`').toBe(written)
})
