import { describe, expect, it } from 'vitest'
import { type Columns, newColumns } from '../columns.ts'
import { readFigures } from '../figures.ts'
import { occupationFigures, occupationList } from '../occupations.ts'
import { below, streamOf, uniform } from './chance.ts'
import { drawWork } from './work.ts'

const SIZE = 100_000
const PHD = 7
/** The 13 industries of the seed, by the position of the sector. */
const industryOfSector = [0, 1, 5, 2, 3, 4, 4, 5, 6, 7, 7, 8, 8, 8, 9, 9, 10, 10, 11, 12]

interface Population {
  columns: Columns
  soc2: Uint8Array
  industry13: Uint8Array
  agents: Uint32Array
}

/** People of every kind, likely and unlikely: the rules have to hold for all of them. */
function anybody(size: number): Population {
  const columns = newColumns(size)
  const soc2 = new Uint8Array(size)
  const industry13 = new Uint8Array(size)
  const chance = (name: string) => streamOf('people of the test', name)
  const streams = ['sex', 'age', 'education', 'labour', 'class', 'income', 'group', 'industry'].map(chance)
  for (let agent = 0; agent < size; agent++) {
    const some = (stream: number, limit: number) => below(streams[stream]!, agent, limit)
    columns.sex[agent] = some(0, 2)
    columns.age[agent] = 18 + some(1, 70)
    columns.education[agent] = some(2, PHD + 1)
    columns.labour_detail[agent] = [0, 0, 0, 1, 2, 3, 6][some(3, 7)]!
    columns.worker_class[agent] = [0, 0, 0, 1, 2, 255][some(4, 6)]!
    columns.income[agent] = Math.floor(uniform(streams[5]!, agent) ** 2 * 2000)
    soc2[agent] = some(6, 22)
    industry13[agent] = some(7, 13)
  }
  return { columns, soc2, industry13, agents: Uint32Array.from({ length: size }, (_, agent) => agent) }
}

function worked(size: number, seed = 'one'): Population {
  const people = anybody(size)
  drawWork(people.columns, people.agents, people.soc2, people.industry13, seed)
  return people
}

const people = worked(SIZE)
const { columns } = people
const list = occupationList()

/** Agents whose occupation's code begins so, and who break a rule. */
function breaking(code: RegExp, rule: (agent: number) => boolean): string[] {
  const found: string[] = []
  for (const agent of people.agents) {
    const occupation = list[columns.occupation[agent]!]!
    if (code.test(occupation.soc) && rule(agent)) found.push(`${occupation.label} (agent ${agent})`)
  }
  return found
}

describe('drawWork', () => {
  it('gives everybody an occupation of their major group and a sector of their industry', () => {
    for (const agent of people.agents) {
      const { group } = occupationFigures().occupations[columns.occupation[agent]!]!
      if (group !== people.soc2[agent]) throw new Error(`agent ${agent} left group ${people.soc2[agent]}`)
      if (industryOfSector[columns.industry[agent]!] !== people.industry13[agent]) throw new Error(`agent ${agent}`)
    }
  })

  it('makes nobody a physician, dentist, lawyer, judge, pharmacist or veterinarian without a professional degree', () => {
    const code = /^(29-12[1-4]|29-102|23-10(11|23)|29-1051|29-1131)/
    expect(breaking(code, (agent) => columns.education[agent]! < 6)).toEqual([])
    expect(breaking(code, () => true).length).toBeGreaterThan(1000)
  })

  it('makes nobody a professor without a master or a school teacher without a bachelor', () => {
    expect(breaking(/^25-1(?!194|199)/, (agent) => columns.education[agent]! < 5)).toEqual([])
    expect(breaking(/^25-20(?!11|59)/, (agent) => columns.education[agent]! < 4)).toEqual([])
    expect(breaking(/^29-1141/, (agent) => columns.education[agent]! < 3)).toEqual([])
  })

  it('makes nobody a chief executive below 28, a judge below 35 or a doctor or lawyer below 25', () => {
    expect(breaking(/^11-1011/, (agent) => columns.age[agent]! < 28)).toEqual([])
    expect(breaking(/^23-1023/, (agent) => columns.age[agent]! < 35)).toEqual([])
    expect(breaking(/^(29-12[1-4]|23-1011)/, (agent) => columns.age[agent]! < 25)).toEqual([])
  })

  it('leaves no surgeon on less than $25,000 for full-time work', () => {
    const doctors = anybody(20_000)
    for (const agent of doctors.agents) {
      doctors.soc2[agent] = 9
      doctors.industry13[agent] = 9
      doctors.columns.education[agent] = 6
      doctors.columns.labour_detail[agent] = 0
    }
    drawWork(doctors.columns, doctors.agents, doctors.soc2, doctors.industry13, 'doctors')
    const surgeons = doctors.agents.filter((agent) => /^29-124/.test(list[doctors.columns.occupation[agent]!]!.soc))
    expect(surgeons.length).toBeGreaterThan(100)
    // The people of the test earn less in the middle than workers do in the country of the figures.
    expect(Math.min(...surgeons.map((agent) => doctors.columns.income[agent]!))).toBeGreaterThan(250)
  })

  it('puts nobody who works for themselves into the headquarters of a company', () => {
    expect(breaking(/./, (agent) => columns.worker_class[agent] === 2 && columns.industry[agent] === 12)).toEqual([])
  })

  it('gives only titles whose conditions hold', () => {
    for (const agent of people.agents) {
      const { label, titles, conditions } = occupationFigures().occupations[columns.occupation[agent]!]!
      const title = columns.title[agent]!
      expect(title).toBeLessThan(titles.length)
      const asked = conditions.find(([at]) => at === title)
      if (asked === undefined) continue
      const [, leastAge, greatestAge, classes, leastEducation, industries] = asked
      const workerClass = columns.worker_class[agent]! === 255 ? 0 : columns.worker_class[agent]!
      const holds =
        columns.age[agent]! >= leastAge &&
        (greatestAge === 0 || columns.age[agent]! <= greatestAge) &&
        (classes === 0 || (classes & (1 << workerClass)) !== 0) &&
        columns.education[agent]! >= leastEducation &&
        (industries === 0 || (industries & (1 << columns.industry[agent]!)) !== 0)
      if (!holds) throw new Error(`${label} ${agent} says ${titles[title]}`)
    }
  })

  it('is the same for the same seed and another for another', () => {
    const [again, other] = [worked(5000), worked(5000, 'two')]
    const first = worked(5000)
    for (const column of ['occupation', 'industry', 'title'] as const) {
      expect(again.columns[column]).toEqual(first.columns[column])
      expect(other.columns[column]).not.toEqual(first.columns[column])
    }
  })

  it('judges pay by what is usual in the country', () => {
    const poor = anybody(20_000)
    const rich = anybody(20_000)
    for (const agent of poor.agents) poor.columns.income[agent] = rich.columns.income[agent]! >> 3
    for (const agent of rich.agents) rich.columns.income[agent] = poor.columns.income[agent]! << 3
    for (const { columns: own, agents, soc2, industry13 } of [poor, rich]) drawWork(own, agents, soc2, industry13, 'x')
    expect(poor.columns.occupation).toEqual(rich.columns.occupation)
  })
})

describe('employment by occupation', () => {
  /** Full-time workers of the sales group as employers and surveys describe them, in a simple mixture. */
  function salesPeople(size: number): Population {
    const made = anybody(size)
    const stream = (name: string) => streamOf('sales', name)
    const [schooling, sector, years, pay] = [stream('schooling'), stream('sector'), stream('years'), stream('pay')]
    for (const agent of made.agents) {
      const degree = uniform(schooling, agent)
      made.soc2[agent] = 15
      made.columns.labour_detail[agent] = 0
      made.columns.worker_class[agent] = uniform(years, agent, 1) < 0.1 ? 2 : 0
      made.columns.age[agent] = 18 + below(years, agent, 50)
      made.columns.education[agent] = degree < 0.07 ? 0 : degree < 0.35 ? 1 : degree < 0.6 ? 2 : degree < 0.68 ? 3 : 4
      const gap = made.columns.sex[agent] === 1 ? 0.75 : 1
      const earned = 150 + 900 * uniform(pay, agent) * uniform(pay, agent, 1) + 200 * degree
      made.columns.income[agent] = Math.floor(gap * earned)
      made.industry13[agent] = uniform(sector, agent) < 0.62 ? 4 : [7, 8, 10][below(sector, agent, 3, 1)]!
    }
    return made
  }

  it('gives each occupation its part of the men and women of its group, whoever they are', () => {
    const made = salesPeople(20_000)
    drawWork(made.columns, made.agents, made.soc2, made.industry13, 'sales')
    const counts = new Map<string, number>()
    const members = [0, 0]
    for (const agent of made.agents) {
      const sex = made.columns.sex[agent]!
      const key = `${list[made.columns.occupation[agent]!]!.soc}/${sex}`
      members[sex]! += 1
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    const { occupations } = readFigures<{ occupations: { soc: string; by_sex: number[] }[] }>('occupations/model.json')
    for (const { soc, by_sex } of occupations.filter((occupation) => occupation.soc.startsWith('41-'))) {
      by_sex.forEach((part, sex) => {
        const off = (counts.get(`${soc}/${sex}`) ?? 0) - part * members[sex]!
        expect(Math.abs(off), `${soc}, sex ${sex}`).toBeLessThan(10)
      })
    }
  })

  it('keeps the rounding in check for last jobs too, where no figures bind', () => {
    const counts = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const made = salesPeople(4000)
      const retired = new Uint8Array(4000).fill(3)
      drawWork(made.columns, made.agents, made.soc2, made.industry13, seed, retired)
      return made.agents.filter((agent) => list[made.columns.occupation[agent]!]!.soc === '41-2031').length
    })
    // Independent draws of about a quarter of 4,000 would scatter by 27.
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(12)
  })
})

describe('the figures for the report', () => {
  it('name large occupations with their share of jobs and of women', () => {
    const targets = readFigures<{ soc: string; share: number; female: number }[]>('occupations/targets.json')
    expect(targets.length).toBeGreaterThan(60)
    for (const { soc, share, female } of targets) {
      expect(list.some((occupation) => occupation.soc === soc)).toBe(true)
      expect(share).toBeGreaterThanOrEqual(0.003)
      expect(female).toBeGreaterThan(0)
      expect(female).toBeLessThan(1)
    }
    expect(targets.reduce((sum, { share }) => sum + share, 0)).toBeLessThan(1)
  })
})
