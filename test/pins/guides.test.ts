import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contracts } from '../../src/contracts.ts'
import { configSchema } from '../../src/platform/config.ts'
import { listContracts } from '../../src/platform/contract/contract.ts'

const guide = readFileSync(new URL('../../docs/guides/language-models.md', import.meta.url), 'utf8')

test('every setting that the guide to language models names exists, and takes what it shows', () => {
  const named = [...guide.matchAll(/\b([A-Z][A-Z]+(?:_[A-Z]+)+)(?:=([^\s`|,;]+))?/g)]
  expect(named.length).toBeGreaterThan(20)
  for (const [, name = '', value] of named) {
    const setting = configSchema.shape[name as keyof typeof configSchema.shape]
    expect(setting, name).toBeDefined()
    if (value !== undefined) expect(setting.safeParse(value).success, `${name}=${value}`).toBe(true)
  }
})

test('every operation that it names exists', () => {
  const operations = listContracts(contracts).map(({ method, path }) => `${method} ${path}`)
  const named = [...guide.matchAll(/`((?:GET|POST|PUT) \/v1\/[^`\s]+)`/g)].map(([, operation]) => operation)
  expect(named.length).toBeGreaterThan(2)
  expect(operations).toEqual(expect.arrayContaining(named))
})
