import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../src/modules/answering/prompts/', import.meta.url)

/** Recorded answers are answers to these very words. A better prompt is a new file with the next number. */
test('prompts stay as they were released', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const digests = files.map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(new URL(name, folder)))
      .digest('hex')
      .slice(0, 16),
  ])
  expect(Object.fromEntries(digests)).toEqual({
    'forecast-choices-1.md': 'f49d338faceb0e66',
    'forecast-number-1.md': '163451f81c075275',
    'forecast-open-1.md': 'bd0803dfa9b74758',
    'optimise-1.md': '449adac3d90e8c01',
    'persona-1.md': 'e458685ea22b3816',
    'reaction-1.md': '73e6b6b7d7e061bf',
    'words-1.md': '7b54433ab2acad3a',
  })
})
