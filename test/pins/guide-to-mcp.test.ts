/** The guide to MCP names tools, waits and settings of the service, and files of assistants that must at least be JSON. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contracts } from '../../src/contracts.ts'
import { IDLE_DAYS } from '../../src/modules/connections/give-tokens.ts'
import { isFreeTier, listContracts, toolSets } from '../../src/platform/contract/contract.ts'
import { DEFAULT_LIMIT, DEFAULT_WAIT, MOST_WAIT } from '../../src/surfaces/mcp/tools.ts'

const guide = readFileSync(new URL('../../docs/guides/mcp.md', import.meta.url), 'utf8')
const tools = listContracts(contracts).flatMap(({ access, tool }) => (tool === undefined ? [] : [{ access, ...tool }]))
const named = (names: readonly { name: string; follow?: object }[]): string =>
  names.map(({ name, follow }) => (follow === undefined ? `\`${name}\`` : `\`${name}\` *w*`)).join(', ')

test('its table has every tool in its set, and marks those that wait', () => {
  const rows = toolSets.map((set) => `| \`${set}\` | ${named(tools.filter((tool) => tool.set === set))} |`)
  expect(guide.split('\n').filter((line) => rows.includes(line))).toEqual(rows)
})

test('the tools of a free key are those that it lists', () => {
  const free = tools.filter(({ access }) => isFreeTier(access)).map(({ name }) => ({ name }))
  expect(guide).toContain(`With a free key: ${named(free)}.`)
})

test('every tool that it names exists', () => {
  const names = new Set(tools.map(({ name }) => name))
  const found = [...guide.matchAll(/\bv1\.[a-z][a-z.-]*[a-z]/g)].map(([name]) => name)
  expect(found.filter((name) => !names.has(name))).toEqual([])
})

test('its seconds, days and sizes are those of the server', () => {
  const text = guide.replace(/\s+/g, ' ')
  expect(text).toContain(`${IDLE_DAYS} days without use`)
  expect(text).toContain(
    `\`wait\` is the most seconds, ${DEFAULT_WAIT} unless it is given, ${MOST_WAIT} at most, 0 for not at all`,
  )
  expect(guide).toContain(`${DEFAULT_LIMIT} at a time`)
})

test('every configuration of an assistant that it shows is JSON, and leads to the address of the guide', () => {
  const shown = [...guide.matchAll(/<!-- check: json -->\n```json\n([\s\S]*?)^```$/gm)].map(([, json]) => json!)
  expect(shown).toHaveLength(guide.match(/```json/g)!.length)
  for (const json of shown) {
    expect(() => JSON.parse(json), json).not.toThrow()
    expect(json).toMatch(/http:\/\/localhost:3000\/mcp(?:\?names=plain)?"|"mcp"(?:, "--names", "plain")?\]/)
  }
})
