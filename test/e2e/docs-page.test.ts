import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BROWSER, CHROMIUM, openBrowser, openWindow } from '../harness/chromium.ts'
import { inTurn } from '../harness/looks.ts'
import { type Service, startService } from '../harness/service.ts'

describe.skipIf(CHROMIUM === undefined)('the documentation in a browser', BROWSER, () => {
  let service: Service
  let browser: Browser
  beforeAll(async () => {
    service = await startService()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  test('/docs/api shows every operation, asks nothing of other hosts and breaks no policy', async () => {
    const page = await (await openWindow(browser)).newPage()
    const elsewhere: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== service.url) elsewhere.push(request.url())
    })
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(`${service.url}/docs/api`, { waitUntil: 'networkidle' })
    for (const name of ['Populace API', 'Onboarding', 'Free tier', 'Jobs', 'Billing']) {
      await page.getByText(name, { exact: true }).first().waitFor({ state: 'attached' })
    }
    expect(elsewhere).toEqual([])
    expect(complaints).toEqual([])
  })

  /** Text that is too faint to read on its ground: less than 4.5 to 1, as WCAG AA has it. */
  const faintTexts = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const channels = (colour: string): number[] => colour.match(/[\d.]+/g)!.map(Number)
      const luminance = (colour: string): number => {
        const [r = 0, g = 0, b = 0] = channels(colour).map((value) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        )
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const groundOf = (element: Element | null): string => {
        if (element === null) return 'rgb(255, 255, 255)'
        const { backgroundColor } = getComputedStyle(element)
        return channels(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor
      }
      return [...document.querySelectorAll('body *')].flatMap((element) => {
        const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== '')
        if (!own || !element.checkVisibility()) return []
        const [a, b] = [luminance(getComputedStyle(element).color), luminance(groundOf(element))]
        const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
        return contrast < 4.5 ? [`${element.textContent!.slice(0, 40)}: ${contrast.toFixed(2)}`] : []
      })
    })

  const paths = ['/docs', '/docs/quickstart', '/docs/fidelity', '/docs/configuration', '/docs/operations']
  const looks = Map.groupBy(inTurn(paths), ({ width, colorScheme }) => `${width} pixels, ${colorScheme}`)
  test.each([...looks])('pages can be read at %s, without scrolling sideways', async (_name, seen) => {
    const { width, colorScheme } = seen[0]!
    const context = await openWindow(browser, {
      viewport: { width, height: 844 },
      colorScheme,
    })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    for (const { at: path } of seen) {
      await page.goto(`${service.url}${path}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
      expect(await faintTexts(page), path).toEqual([])
      const levels = await page.evaluate(() =>
        [...document.querySelectorAll('main h1, main article h2, main h3, main h4')].map(({ tagName }) =>
          Number(tagName[1]),
        ),
      )
      expect(
        levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1),
        path,
      ).toEqual([])
    }
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main')
    expect(complaints).toEqual([])
    await context.close()
  })
})
