import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folders = ['answering', 'reports', 'requests', 'theses'].map(
  (name) => new URL(`../../src/modules/${name}/prompts/`, import.meta.url),
)

/** Recorded answers are answers to these very words. A better prompt is a new file with the next number. */
test('prompts stay as they were released', () => {
  const digests = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(new URL(name, folder)))
          .digest('hex')
          .slice(0, 16),
      ]),
  )
  expect(Object.fromEntries(digests)).toEqual({
    'brief-1.md': '5168234284c99c09',
    'forecast-choices-1.md': 'f49d338faceb0e66',
    'forecast-number-1.md': '163451f81c075275',
    'forecast-open-1.md': 'bd0803dfa9b74758',
    'optimise-1.md': '449adac3d90e8c01',
    'persona-1.md': 'e458685ea22b3816',
    'reaction-1.md': '73e6b6b7d7e061bf',
    'report-1.md': '33e930b318e6b0b0',
    'thesis-1.md': '42472cdbc5f57db7',
    'words-1.md': '7b54433ab2acad3a',
  })
})
