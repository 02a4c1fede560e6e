import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fields } from '../../src/modules/filters/index.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'

const reference = readFileSync(new URL('../../docs/reference/filters.md', import.meta.url), 'utf8')
const sections = new Map(
  reference
    .split(/^### /m)
    .slice(1)
    .map((text) => [text.match(/^`(\w+)`/)![1]!, text.split(/^## /m)[0]!]),
)

let service: Service
let key: TestKey
beforeAll(async () => {
  service = await startService()
  key = await service.createKey()
})
afterAll(() => service.close())

test('the reference has a section for every field, with its aliases', () => {
  expect([...sections.keys()].toSorted()).toEqual(Object.keys(fields).toSorted())
  for (const [field, { aliases }] of Object.entries(fields))
    for (const alias of aliases) expect(sections.get(field)).toContain(`\`${alias}\``)
})

test('every example and every value of the reference is understood', async () => {
  const { agents } = service.client(key)
  for (const [field, text] of sections) {
    const example = JSON.parse(text.match(/^Example: `(.+)`$/m)![1]!) as Record<string, unknown>
    const values = [...(text.match(/^Values: (.+?)\.(?: |$)/m)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, one]) => one!,
    )
    for (const filters of [example, ...(values.length === 0 ? [] : [{ [field]: values }])]) {
      const { warnings } = await agents.search({ filters, limit: 1 })
      expect(warnings, JSON.stringify(filters)).toEqual([])
    }
  }
})

test('what the reference says is known in the US only is known of nobody abroad, and the rest is', async () => {
  const abroad = await service.client(key).filters.get({ country: 'DE', fields: Object.keys(fields) })
  const known = Object.entries(abroad.filters).flatMap(([field, counts]) => (counts.length > 0 ? [field] : []))
  const toldKnown = [...sections].flatMap(([field, text]) => (text.includes('US only') ? [] : [field]))
  expect(known.toSorted()).toEqual(toldKnown.toSorted())
})
