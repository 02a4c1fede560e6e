import type { WorldPlaces } from '../../src/modules/population/world.ts'
import { readCsv } from './files.ts'
import { corrections } from './world-city-names.ts'
import { type Region, regionsOf } from './world-regions.ts'

interface City {
  name: string
  region: number
  inhabitants: number
  latitude: number
  longitude: number
}

/** Cities this close belong to one urban area. */
const NEAR_KM = 18
/** Shares are whole numbers of this many. */
const WHOLE = 1_000_000
/** The towns that no list names hold people too: the smaller listed ones stand in for them. */
const SIZE_EXPONENT = 0.92

const words = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replaceAll('_', ' '))
const assignments = (text: string): Map<string, string> =>
  new Map(words(text).map((entry) => entry.split('=') as [string, string]))

/** Regions, cities and how many people live in and around each, so that regions and the urban share come out right. */
export function placesOf(country: string, urbanShare: number): WorldPlaces {
  const regions = regionsOf(country)
  const cities = citiesOf(country, regions)
  const urbanicity = cities.map((city) => urbanicityOf(city, cities))
  const people = regions.reduce((sum, { millions }) => sum + millions, 0)
  const shares = regions.map(({ millions }) => millions / people)
  const urban = urbanShares(regions, cities, shares, urbanShare)
  const inTown = spread(
    cities,
    shares.map((share, r) => share * urban[r]!),
    (city) => city.inhabitants ** SIZE_EXPONENT,
  )
  // People in the country name the nearest town, which is hardly ever a metropolis or its suburb.
  const around = spread(
    cities,
    shares.map((share, r) => share * (1 - urban[r]!)),
    (city) => {
      const size = urbanicity[cities.indexOf(city)]!
      return city.inhabitants ** 0.3 * (size >= 3 ? 1 : size === 2 ? 0.3 : 0.02)
    },
  )
  return {
    regions: regions.map(({ name }) => name),
    cities: cities.map(({ name }) => name),
    region: cities.map(({ region }) => region),
    urbanicity,
    town: inTown,
    country: around,
  }
}

function citiesOf(country: string, regions: Region[]): City[] {
  const { left_out, renamed, added, inhabitants } = corrections[country]!
  const dropped = new Set(words(left_out))
  const names = assignments(renamed)
  const sizes = assignments(inhabitants ?? '')
  const unused = new Set([...dropped, ...names.keys(), ...sizes.keys()])
  const cities: City[] = []
  for (const row of readCsv('population/world_cities.csv')) {
    const listed = row.city!
    if (row.country !== country || /^Marseille \d/.test(listed)) continue
    const marks = [listed, `${listed}@${row.admin1}`].filter((mark) => dropped.has(mark))
    for (const mark of marks) unused.delete(mark)
    if (marks.length > 0) continue
    const name = names.get(listed) ?? plain(country, listed)
    const size = sizes.get(name)
    unused.delete(listed)
    unused.delete(name)
    const region = regions.findIndex(({ source }) => source === row.admin1)
    if (region < 0) throw new Error(`${country}: ${listed} is in ${row.admin1}, which is no region`)
    if (cities.some((other) => other.name === name && other.region === region)) continue
    const people = size === undefined ? Number(row.pop) : Number(size) * 1000
    cities.push({ name, region, inhabitants: people, latitude: Number(row.lat), longitude: Number(row.lon) })
  }
  for (const entry of (added ?? '')
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [name, region, thousands, latitude, longitude] = entry.split('|')
    cities.push({
      name: name!,
      region: regions.findIndex((known) => known.name === region),
      inhabitants: Number(thousands) * 1000,
      latitude: Number(latitude),
      longitude: Number(longitude),
    })
  }
  if (unused.size > 0) throw new Error(`${country}: nothing to correct for ${[...unused].join(', ')}`)
  const empty = regions.filter((_, r) => !cities.some(({ region }) => region === r))
  if (empty.length > 0) throw new Error(`${country}: no city in ${empty.map(({ name }) => name).join(', ')}`)
  return cities.sort((a, b) => a.region - b.region || b.inhabitants - a.inhabitants)
}

/** Indian and Japanese cities without marks of length, Korean ones without the word for "city" or "county". */
function plain(country: string, name: string): string {
  if (country === 'IN') return name.normalize('NFD').replaceAll('\u0304', '').normalize('NFC')
  if (country === 'JP') return name.replace(/-shi$/, '').normalize('NFD').replaceAll('\u0304', '').normalize('NFC')
  if (country === 'KR') return name.replace(/-(si|gun)$/, '')
  return name
}

function urbanicityOf(city: City, cities: City[]): number {
  const near = cities.filter((other) => kilometres(city, other) <= NEAR_KM)
  const biggest = near.reduce((most, other) => (other.inhabitants > most.inhabitants ? other : most), city)
  const area = cities
    .filter((other) => kilometres(biggest, other) <= NEAR_KM)
    .reduce((sum, { inhabitants }) => sum + inhabitants, 0)
  // A suburb of a big city is a suburb even when the city is a little farther away.
  const metropolis = cities.some((other) => other.inhabitants >= 1e6 && kilometres(city, other) <= 1.7 * NEAR_KM)
  if (city.inhabitants >= 1e6 || (area >= 1e6 && biggest === city)) return 0
  if (area >= 1e6 || metropolis) return 1
  if (area >= 3e5) return 2
  return area >= 1e5 ? 3 : 4
}

function kilometres(a: City, b: City): number {
  const north = (a.latitude - b.latitude) * 111.2
  const east = (a.longitude - b.longitude) * 111.2 * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** Regions with more of their people in listed cities are more urban; together they give the country's share. */
function urbanShares(regions: Region[], cities: City[], shares: number[], target: number): number[] {
  const listed = regions.map(({ millions }, r) => {
    const inCities = cities.filter(({ region }) => region === r).reduce((sum, { inhabitants }) => sum + inhabitants, 0)
    return Math.min(0.985, Math.max(0.08, inCities / 1e6 / millions))
  })
  let [low, high] = [1e-4, 1e4]
  for (let round = 0; round < 80; round++) {
    const factor = Math.sqrt(low * high)
    const total = listed.reduce((sum, part, r) => sum + shares[r]! * scaled(part, factor), 0)
    if (total > target) high = factor
    else low = factor
  }
  return listed.map((part) => scaled(part, low))
}

/** The share whose odds are `factor` times those of `part`. */
const scaled = (part: number, factor: number): number => (part * factor) / (1 - part + part * factor)

/** Shares out each region's people over its cities by weight, in whole numbers. */
function spread(cities: City[], perRegion: number[], weight: (city: City) => number): number[] {
  const totals = perRegion.map((_, r) => cities.reduce((sum, city) => sum + (city.region === r ? weight(city) : 0), 0))
  return cities.map((city) => Math.round((WHOLE * perRegion[city.region]! * weight(city)) / totals[city.region]!))
}
