import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contracts } from '../../src/contracts.ts'
import { configSchema } from '../../src/platform/config.ts'
import { listContracts } from '../../src/platform/contract/contract.ts'

const folder = new URL('../../docs/guides/', import.meta.url)
const guides = new Map(readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]))

test('every setting that the guide to language models names exists, and takes what it shows', () => {
  const guide = guides.get('language-models.md')!
  const named = [...guide.matchAll(/\b([A-Z][A-Z]+(?:_[A-Z]+)+)(?:=([^\s`|,;]+))?/g)]
  expect(named.length).toBeGreaterThan(20)
  for (const [, name = '', value] of named) {
    const setting = configSchema.shape[name as keyof typeof configSchema.shape]
    expect(setting, name).toBeDefined()
    if (value !== undefined) expect(setting.safeParse(value).success, `${name}=${value}`).toBe(true)
  }
})

test('every operation that a guide names exists', () => {
  const operations = new Set(listContracts(contracts).map(({ method, path }) => `${method} ${path}`))
  const named = [...guides].flatMap(([name, text]) =>
    [...text.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/v1\/[^`\s?]+)[^`]*`/g)].map(([, operation]) => ({
      name,
      operation: operation!,
    })),
  )
  expect(new Set(named.map(({ name }) => name))).toContain('groups.md')
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ operation }) => !operations.has(operation))).toEqual([])
})
