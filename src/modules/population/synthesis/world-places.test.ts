import { describe, expect, it } from 'vitest'
import { type Columns, newColumns } from '../columns.ts'
import { worldCountries, worldPlaces } from '../world.ts'
import { below, streamOf } from './chance.ts'
import { drawWorldPlaces } from './world-places.ts'

const SIZE = 5000
const codes = Object.keys(worldCountries())

function settled(code: string, seed = 'seed', size = SIZE): Columns {
  const columns = newColumns(size)
  const stream = streamOf('test', 'education')
  for (let agent = 0; agent < size; agent++) columns.education[agent] = below(stream, agent, 8)
  drawWorldPlaces(code, columns, size, seed)
  return columns
}

function counted(values: Uint8Array | Uint16Array, kinds: number): number[] {
  const counts = new Array<number>(kinds).fill(0)
  for (const value of values) counts[value]!++
  return counts
}

describe('places of the 22 further countries', () => {
  it('puts people into every region to within one of its share', () => {
    for (const code of codes) {
      const { regions, region, town, country } = worldPlaces(code)
      const shares = new Array<number>(regions.length).fill(0)
      region.forEach((r, place) => {
        shares[r]! += town[place]! + country[place]!
      })
      const total = shares.reduce((sum, share) => sum + share, 0)
      counted(settled(code).state, regions.length).forEach((people, r) => {
        expect(Math.abs(people - (SIZE * shares[r]!) / total), `${code} ${regions[r]}`).toBeLessThanOrEqual(1)
      })
    }
  })

  it('has the urban share of every country, and a place and a region that go together', () => {
    for (const code of codes) {
      const { region } = worldPlaces(code)
      const { urbanicity, place, state } = settled(code)
      const rural = counted(urbanicity, 6)[5]! / SIZE
      expect(Math.abs(1 - rural - worldCountries()[code]!.urban / 10_000), code).toBeLessThan(0.004)
      expect(place.map((at) => region[at]!)).toEqual(state)
    }
  })

  it('has more graduates in big cities than in the country', () => {
    const { education, urbanicity } = settled('BR')
    const share = (kind: number): number => {
      const there = education.filter((_, agent) => urbanicity[agent] === kind)
      return there.filter((code) => code >= 4).length / there.length
    }
    expect(share(0)).toBeGreaterThan(1.3 * share(5))
  })

  it('writes regions and cities as people there do', () => {
    const names = (code: string): string[] => [...worldPlaces(code).regions, ...worldPlaces(code).cities]
    expect(names('DE')).toEqual(expect.arrayContaining(['Bayern', 'Nordrhein-Westfalen', 'München', 'Köln']))
    expect(names('ES')).toEqual(expect.arrayContaining(['Castilla-La Mancha', 'Cataluña', 'Sevilla']))
    expect(names('IT')).toEqual(expect.arrayContaining(['Lombardia', 'Roma', "Valle d'Aosta"]))
    expect(names('PL')).toEqual(expect.arrayContaining(['Mazowieckie', 'Warszawa']))
    expect(names('JP')).toEqual(expect.arrayContaining(['Tokyo', 'Hyogo', 'Kawaguchi']))
    const foreign =
      /\b(Bavaria|Tuscany|Catalonia|Munich|Rome|Warsaw|Province|State of|West Java|Federal District)\b|[āīūŏŭ]/
    for (const code of codes)
      expect(
        names(code).filter((name) => foreign.test(name)),
        code,
      ).toEqual([])
    expect(worldPlaces('FR').cities.filter((name) => name.startsWith('Marseille'))).toEqual(['Marseille'])
  })

  it('gives the same places for the same seed, and others for another', () => {
    expect(settled('KR').place).toEqual(settled('KR').place)
    expect(settled('KR').place).not.toEqual(settled('KR', 'other').place)
  })
})
