import { describe, expect, it } from 'vitest'
import { type Columns, newColumns } from '../columns.ts'
import { religions } from '../vocabulary.ts'
import { worldCountries, worldNames, worldPlaces } from '../world.ts'
import { below, streamOf } from './chance.ts'
import { drawWorldNames, worldName } from './world-names.ts'
import { drawWorldPlaces } from './world-places.ts'

const SIZE = 5000
const codes = Object.keys(worldCountries())
const [MUSLIM, HINDU] = [religions.indexOf('muslim'), religions.indexOf('hindu')]

function settled(code: string, size = SIZE): Columns {
  const columns = newColumns(size)
  const stream = streamOf('test', 'people')
  const { religion, religion_by_region } = worldCountries()[code]!
  for (let agent = 0; agent < size; agent++) {
    columns.sex[agent] = below(stream, agent, 2)
    columns.age[agent] = 18 + below(stream, agent, 70, 1)
    columns.education[agent] = below(stream, agent, 8, 2)
  }
  drawWorldPlaces(code, columns, size, 'seed')
  for (let agent = 0; agent < size; agent++) {
    const shares = religion_by_region?.[columns.state[agent]!] ?? religion
    let mark = below(stream, agent, 10_000, 3)
    let faith = 0
    while (mark >= shares[faith]!) mark -= shares[faith++]!
    columns.religion[agent] = faith
  }
  return columns
}

function named(code: string): { columns: Columns; names: ReturnType<typeof worldName>[] } {
  const columns = settled(code)
  drawWorldNames(code, columns, SIZE, 'seed')
  const names = Array.from({ length: SIZE }, (_, agent) =>
    worldName(worldNames(code), columns.first_name[agent]!, columns.last_name[agent]!, columns.sex[agent]!),
  )
  return { columns, names }
}

describe('names of the 22 further countries', () => {
  it('hardly gives two people the same full name', () => {
    for (const code of codes) {
      const { names } = named(code)
      const different = new Set(names.map(({ first_name, last_name }) => `${first_name} ${last_name}`))
      expect(different.size / SIZE, code).toBeGreaterThan(0.94)
    }
  })

  it('gives women and men names and forms of their own', () => {
    for (const code of codes) {
      const { columns, names } = named(code)
      const { groups, first } = worldNames(code)
      const lists = [0, 1].map(
        (sex) => new Set(groups.flatMap((group) => group.first[sex]!.flat()).map((at) => first[at])),
      )
      const strangers = names.filter(({ first_name }, agent) => !lists[columns.sex[agent]!]!.has(first_name))
      expect(strangers, code).toEqual([])
    }
    const { columns, names } = named('PL')
    const misformed = names.filter(({ last_name }, agent) =>
      (columns.sex[agent] === 1 ? /(sk|ck|dzk)i$/ : /(sk|ck|dzk)a$/).test(last_name),
    )
    expect(misformed).toEqual([])
    expect(names.some(({ last_name }) => last_name === 'Kowalska')).toBe(true)
  })

  it('fits names to region and religion', () => {
    const india = named('IN')
    const muslim = new Set(groupNames('IN', /Muslim/))
    const share = (faith: number): number => {
      const those = india.names.filter((_, agent) => india.columns.religion[agent] === faith)
      return those.filter(({ first_name }) => muslim.has(first_name)).length / those.length
    }
    expect(share(MUSLIM)).toBeGreaterThan(0.93)
    expect(share(HINDU)).toBeLessThan(0.02)
    const canada = named('CA')
    const quebec = worldPlaces('CA').regions.indexOf('Québec')
    const french = new Set(groupNames('CA', /Québécois/))
    const there = canada.names.filter((_, agent) => canada.columns.state[agent] === quebec)
    expect(there.filter(({ first_name }) => french.has(first_name)).length / there.length).toBeGreaterThan(0.7)
  })

  it('gives older and younger people the names of their time', () => {
    const { columns, names } = named('DE')
    const ages = (name: string): number[] =>
      names.flatMap(({ first_name }, agent) => (first_name === name ? [columns.age[agent]!] : []))
    expect(Math.min(...ages('Ursula'))).toBeGreaterThan(55)
    expect(Math.max(...ages('Leonie'))).toBeLessThan(30)
  })

  it('gives Spaniards and Mexicans two surnames and some Indonesians a single name', () => {
    const { last } = worldNames('MX')
    const both = named('MX').names.filter(({ last_name }) => {
      const surnames = last_name.split(' ')
      return surnames.length === 2 && surnames.every((surname) => last.includes(surname))
    })
    expect(both).toHaveLength(SIZE)
    const single = named('ID').names.filter(({ last_name }) => last_name === '').length
    expect(single).toBeGreaterThan(30)
    expect(single).toBeLessThan(SIZE / 10)
    expect(named('NL').names.every(({ last_name }) => last_name !== '')).toBe(true)
  })

  it('gives the same bytes again', () => {
    const [once, again] = [named('NG').columns, named('NG').columns]
    expect(once.first_name).toEqual(again.first_name)
    expect(once.last_name).toEqual(again.last_name)
  })

  it('names and settles 110,000 people within a tenth of a second of computing', () => {
    const people = codes.map((code) => [code, settled(code)] as const)
    const times = Array.from({ length: 6 }, () => {
      const before = process.threadCpuUsage()
      for (const [code, columns] of people) {
        drawWorldPlaces(code, columns, SIZE, 'seed')
        drawWorldNames(code, columns, SIZE, 'seed')
      }
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1000
    })
    expect(Math.min(...times)).toBeLessThan(100)
  })
})

function groupNames(code: string, pattern: RegExp): (string | undefined)[] {
  const { groups, first } = worldNames(code)
  return groups.filter(({ name }) => pattern.test(name)).flatMap((group) => group.first.flat(2).map((at) => first[at]))
}
