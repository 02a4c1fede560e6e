import type { Forecast } from '../../src/modules/answering/deciding/forecast.ts'
import type { Reading } from '../../src/modules/answering/reading/reading.ts'
import type { Attribute, Tilts } from '../../src/modules/knowledge/index.ts'
import { attitudes } from '../../src/modules/population/attitudes.ts'
import { columns, cut, WIDTH } from './columns.ts'
import { inWords } from './level-words.ts'
import { labelledShares, stepLabels } from './try-forecast.ts'
import { signed } from './try-reading.ts'

const STRONGEST = 8
const ATTITUDES = 3
/** Less than this nobody would see in a panel. */
const FAINT = 0.08

/** Who leans which way: the strongest shifts, on the logit scale, and the strongest attitudes. */
export function whoText(reading: Reading, forecast: Forecast): string {
  const { shape, tilts, option_tilts, shares } = forecast
  if (shape === 'ladder' || shape === 'number') {
    const high = shape === 'number' ? 'more' : `"${stepLabels(reading, shares.length).at(-1)}"`
    const rows = [...strongest(tilts).slice(0, STRONGEST).map(tiltRow), ...attitudeRows(forecast)]
    return rows.length === 0 ? '  nobody in particular' : `  towards ${high}\n${columns(rows, 'rl')}`
  }
  const rows = labelledShares(reading, forecast).flatMap(({ label }, at) => {
    const own = strongest(option_tilts[at] ?? {}).slice(0, 3)
    const words = own.map(({ attribute, level, shift }) => `${inWords(attribute, level)} ${signed(shift)}`)
    return words.length === 0 ? [] : [[`  ${cut(label, 34)}`, cut(words.join(', '), WIDTH - 38)]]
  })
  return rows.length === 0 ? '  nobody in particular' : columns(rows, 'll')
}

interface Tilt {
  attribute: Attribute
  level: string
  shift: number
}

const strongest = (tilts: Tilts): Tilt[] =>
  (Object.entries(tilts) as [Attribute, Record<string, number>][])
    .flatMap(([attribute, shifts]) => Object.entries(shifts).map(([level, shift]) => ({ attribute, level, shift })))
    .filter(({ shift }) => Math.abs(shift) >= FAINT)
    .sort((a, b) => Math.abs(b.shift) - Math.abs(a.shift))

const tiltRow = ({ attribute, level, shift }: Tilt): string[] => [`  ${signed(shift, 2)}`, inWords(attribute, level)]

function attitudeRows({ attitudes: pulls }: Forecast): string[][] {
  return Object.entries(pulls)
    .filter(([, pull]) => Math.abs(pull) >= FAINT)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, ATTITUDES)
    .map(([name, pull]) => [`  ${signed(pull, 2)}`, cut(`who ${attitudes[name]?.high ?? name}`, WIDTH - 12)])
}
