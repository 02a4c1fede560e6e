import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'

test('docs/fidelity.md was written with the knowledge as it is', async () => {
  const written = await readFile(new URL('../../docs/fidelity.md', import.meta.url), 'utf8')
  expect(written, 'run `npm run fidelity`').toContain(`Knowledge ${loadKnowledge().version}.`)
})
