/**
 * Where US adults live: places with their weights, grouped into the parts of metros that lie in a state, and who lives
 * in which part by ethnicity and degree. Writes data/population/us-places.json.
 */
import { readCsv, writeData } from './files.ts'
import { stateCodes } from './us-margins.ts'

interface Place {
  name: string
  state: number
  cbsa: string
  weight: number
  urbanicity: number
  population: number
  lat: number
  lon: number
}

const places: Place[] = readCsv('population/us_places.csv').map((row) => ({
  name: row.name!,
  state: stateCodes.indexOf(row.st!),
  cbsa: row.cbsa!,
  weight: Number(row.w),
  urbanicity: Number(row.u) - 1,
  population: Number(row.pop),
  lat: Number(row.lat),
  lon: Number(row.lon),
}))

/** Some sizeable towns carry no metro in the source though they lie in the middle of one (Newport News, Toms River). */
const SIZEABLE = 40_000
const NEAR_KM = 30
for (const place of places) {
  if (place.cbsa !== '' || place.population < SIZEABLE) continue
  const near = places
    .filter((other) => other.cbsa !== '' && other.state === place.state && kilometres(place, other) < NEAR_KM)
    .sort((a, b) => kilometres(place, a) - kilometres(place, b))[0]
  if (near !== undefined) Object.assign(place, { cbsa: near.cbsa, urbanicity: near.urbanicity })
}

function kilometres(a: Place, b: Place): number {
  const north = (a.lat - b.lat) * 111
  const east = (a.lon - b.lon) * 111 * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}

type Shares = { W: number; B: number; H: number; A: number; O: number; ba: number }
const metros = readCsv('population/us_metros_2023.csv')
const metroShares = new Map<string, Shares>(
  metros.map((row) => {
    const [W, B, H, A, ba] = [row.W, row.B, row.H, row.A, row.ba].map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ]
    return [row.cbsa!, { W, B, H, A, O: Math.max(0.005, 1 - W - B - H - A), ba }]
  }),
)
const outside = new Map<string, Shares>(
  readCsv('population/us_nonmetro_by_state.csv').map((row) => {
    const [W, B, H, AO, ba] = [row.W, row.B, row.H, row.AO, row.ba].map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ]
    // Outside the metros the sources join Asians with others; a quarter is a rough but harmless split: only ratios count.
    return [row.st!, { W, B, H, A: AO / 4, O: (AO * 3) / 4, ba }]
  }),
)

const usedMetros = [...new Set(places.map(({ cbsa }) => cbsa))].filter((cbsa) => cbsa !== '').sort()
const parts = stateCodes.map((code, state) => {
  const inState = places.filter((place) => place.state === state)
  const weights = new Map<string, number>()
  for (const { cbsa, weight } of inState) weights.set(cbsa, (weights.get(cbsa) ?? 0) + weight)
  const list = [...weights].sort((a, b) => b[1] - a[1])
  return {
    metros: list.map(([cbsa]) => usedMetros.indexOf(cbsa)),
    weights: list.map(([, weight]) => Math.round(weight)),
    odds: oddsByGroup(code, list),
  }
})

/** For each ethnicity without and with a degree: how its people spread over the parts, in ten-thousandths. */
function oddsByGroup(code: string, list: [string, number][]): number[][] {
  const shares = list.map(([cbsa]) => metroShares.get(cbsa) ?? outside.get(code) ?? anyOf(list))
  return (['W', 'B', 'H', 'A', 'O'] as const).flatMap((ethnicity) =>
    [false, true].map((degree) => {
      const odds = list.map(([, weight], at) => {
        const share = shares[at]!
        return weight * share[ethnicity] * (degree ? share.ba : 1 - share.ba)
      })
      const total = odds.reduce((sum, value) => sum + value, 0)
      return odds.map((value) => Math.max(1, Math.round((value / total) * 10_000)))
    }),
  )
}

const anyOf = (list: [string, number][]): Shares => metroShares.get(list.find(([cbsa]) => metroShares.has(cbsa))![0])!

writeData('population/us-places.json', {
  metros: usedMetros.map((cbsa) => metros.find((row) => row.cbsa === cbsa)!.name!.replace(/,.*/, '')),
  parts,
  names: places.map(({ name }) => name),
  state: places.map(({ state }) => state),
  part: places.map(({ state, cbsa }) => parts[state]!.metros.indexOf(usedMetros.indexOf(cbsa))),
  weight: places.map(({ weight }) => weight),
  urbanicity: places.map(({ urbanicity }) => urbanicity),
})
