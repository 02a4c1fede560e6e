import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

test('every test that the threat model names is there', () => {
  const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  const named = [...text.matchAll(/`((?:src|test)\/[\w./-]+\.\w+)`/g)].map(([, file]) => file!)
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('this folder has no test that the threat model does not name', () => {
  const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  for (const name of ['rights', 'tenancy', 'wire', 'patterns', 'secrets'])
    expect(text).toContain(`test/security/${name}.test.ts`)
})
