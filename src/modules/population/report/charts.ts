import type { Population } from '../population.ts'
import type { Calibration } from './checks.ts'
import { type Check, type SectionName, sections } from './checks.ts'

/** Drawn for both light and dark pages: ink in the middle of the scale, on no ground of its own. */
const INK = '#868e96'
const ACCENT = '#4c6ef5'
const WARM = '#e8590c'
const BAND = '#4c6ef51f'

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" fill="${INK}" font-family="system-ui, sans-serif" font-size="12" ${more}>${words}</text>`

const svg = (width: number, height: number, label: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">${body}</svg>\n`

const round = (value: number): number => Math.round(value * 10) / 10

/** Every error of every section as a strip of dots. */
export function errorStrips({ checks, results }: Calibration): string {
  const width = 760
  const lane = 34
  const left = 250
  const reach = 6
  const x = (error: number): number =>
    round(left + ((Math.max(-reach, Math.min(reach, error)) + reach) / (2 * reach)) * (width - left - 20))
  const lanes = results.map(({ name }, at) => {
    const own = checks.filter(({ section }) => section === name)
    const y = 30 + at * lane
    const allowed = new Set(own.map((check) => check.allowed))
    const band =
      allowed.size === 1
        ? `<rect x="${x(-own[0]!.allowed)}" y="${y - 12}" width="${round(x(own[0]!.allowed) - x(-own[0]!.allowed))}" height="24" fill="${BAND}"/>`
        : ''
    const dots = thinned(own).map(
      (check, index) =>
        `<circle cx="${x(check.found - check.target)}" cy="${round(y + ((index * 7) % 17) - 8)}" r="1.6" fill="${ACCENT}" fill-opacity=".45"/>`,
    )
    return `${text(0, y + 4, sections[name].title)}${band}${dots.join('')}`
  })
  const height = 30 + results.length * lane + 24
  const ticks = [-6, -4, -2, 0, 2, 4, 6].map(
    (tick) =>
      `<line x1="${x(tick)}" x2="${x(tick)}" y1="12" y2="${height - 26}" stroke="${INK}" stroke-opacity="${tick === 0 ? 0.7 : 0.2}"/>${text(x(tick), height - 10, tick > 0 ? `+${tick}` : String(tick), 'text-anchor="middle"')}`,
  )
  return svg(width, height, 'Differences in points by section', `${ticks.join('')}${lanes.join('')}`)
}

/** A strip of more dots than the eye can tell apart only makes the file large: the outermost and a sample are kept. */
function thinned(checks: readonly Check[]): Check[] {
  const MOST = 500
  if (checks.length <= MOST) return [...checks]
  const byError = [...checks].sort((a, b) => Math.abs(b.found - b.target) - Math.abs(a.found - a.target))
  const step = (byError.length - 100) / (MOST - 100)
  return [
    ...byError.slice(0, 100),
    ...Array.from({ length: MOST - 100 }, (_, at) => byError[100 + Math.floor(at * step)]!),
  ]
}

/** Source across, agents up: the diagonal is right. */
export function scatter({ checks }: Calibration, section: SectionName): string {
  const side = 420
  const inner = side - 70
  const at = (value: number): number => round((value / 100) * inner)
  const own = thinned(checks.filter((check) => check.section === section))
  const dots = own.map(
    ({ target, found, allowed }) =>
      `<circle cx="${50 + at(target)}" cy="${20 + inner - at(found)}" r="2" fill="${Math.abs(found - target) <= allowed ? ACCENT : WARM}" fill-opacity=".5"/>`,
  )
  const ticks = [0, 25, 50, 75, 100].map(
    (tick) =>
      `${text(50 + at(tick), side - 30, `${tick} %`, 'text-anchor="middle"')}${text(42, 24 + inner - at(tick), String(tick), 'text-anchor="end"')}`,
  )
  const diagonal = `<line x1="50" y1="${20 + inner}" x2="${50 + inner}" y2="20" stroke="${INK}" stroke-opacity=".5"/>`
  const axis = `${text(50 + inner / 2, side - 10, 'source', 'text-anchor="middle"')}${text(4, 12, 'agents')}`
  return svg(
    side,
    side,
    `${sections[section].title}: source against agents`,
    `${diagonal}${dots.join('')}${ticks.join('')}${axis}`,
  )
}

/** US agents by single year of age, men to the left. */
export function pyramid(population: Population): string {
  const size = population.countries[0]!.size
  const [age, sex] = [population.column('age'), population.column('sex')]
  const counts = [new Float64Array(100), new Float64Array(100)]
  for (let agent = 0; agent < size; agent++) counts[sex[agent]!]![age[agent]!]!++
  const most = Math.max(...counts[0]!, ...counts[1]!)
  const middle = 260
  const bars = Array.from({ length: 82 }, (_, at) => {
    const y = 340 - at * 4
    const [men, women] = counts.map((of) => round((of[at + 18]! / most) * 220)) as [number, number]
    return `<rect x="${middle - 4 - men}" y="${y}" width="${men}" height="3.4" fill="${ACCENT}"/><rect x="${middle + 4}" y="${y}" width="${women}" height="3.4" fill="${WARM}"/>`
  })
  const ticks = [20, 40, 60, 80].map((tick) => text(0, 344 - (tick - 18) * 4, String(tick)))
  const names = `${text(middle - 60, 364, 'men')}${text(middle + 30, 364, 'women')}`
  return svg(520, 370, 'US agents by sex and single year of age', `${bars.join('')}${ticks.join('')}${names}`)
}
