import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageText } from './layout.ts'

const app = readFileSync(new URL('../../../clients/web/style.css', import.meta.url), 'utf8')

/** The colours that stand behind a selector, by name. */
function coloursIn(css: string, selector: RegExp): Record<string, string> {
  const [, block = ''] = new RegExp(`${selector.source}\\s*\\{([^}]*)\\}`).exec(css) ?? []
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name!, value!]),
  )
}

test.each([
  ['light', /:root/],
  ['dark', /:root:not\(\[data-theme="?light"?\]\)/],
  ['chosen dark', /:root\[data-theme="?dark"?\]/],
])('pages of the server and of the app have the same colours: %s', (_name, selector) => {
  const ours = coloursIn(pageText('', ''), selector)
  expect(Object.keys(ours).length).toBeGreaterThan(15)
  expect(coloursIn(app, selector)).toMatchObject(ours)
})

test('a page is dark or light as the reader chose, and else as the system says', () => {
  expect(pageText('', '', '', '', 'dark')).toContain('<html lang="en" data-theme="dark">')
  expect(pageText('', '')).toContain('<html lang="en">')
})
