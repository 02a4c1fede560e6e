import { type Population, type Tables, usStates, vocabulary as words } from '../population/index.ts'
import type { ValueField } from './search-index-field.ts'
import { type Cells, type Postings, postingsOf, valuesOfCells } from './search-index-values.ts'

const { NONE_16 } = words

export interface State {
  country: string
  name: string
  /** Two letters for US states, else null. */
  code: string | null
}

const regions = ['northeast', 'midwest', 'south', 'west'] as const

interface Places {
  states: readonly State[]
  fields: Record<'country' | 'state' | 'city' | 'region', ValueField>
}

/** Countries, states, census regions and cities, all from one column of places. */
export function placesOf(population: Population, tables: Tables): Places {
  const { countries, size } = population
  const state = population.column('state')
  const place = population.column('place')
  const column = new Uint16Array(size)
  const states: State[] = []
  const cities = vocabulary()
  const codes = { country: [] as number[], state: [] as number[], city: [] as number[], region: [] as number[] }
  countries.forEach(({ code, start, size: people }, country) => {
    const firstState = states.length
    states.push(...statesOf(code, tables))
    const names = code === 'US' ? tables.places : tables.world[code]!.cities
    const cells = new Map<number, number>()
    for (let agent = start; agent < start + people; agent++) {
      const pair = state[agent]! * 65536 + place[agent]!
      let cell = cells.get(pair)
      if (cell === undefined) {
        cell = codes.country.length
        cells.set(pair, cell)
        codes.country.push(country)
        codes.state.push(firstState + state[agent]!)
        codes.city.push(cities.codeOf(names[place[agent]!]!))
        codes.region.push(code === 'US' ? regions.indexOf(usStates[state[agent]!]!.region) : -1)
      }
      column[agent] = cell
    }
  })
  if (codes.country.length > NONE_16) throw new RangeError(`the population has ${codes.country.length} places`)
  const field = fieldsOf(size, { column, width: codes.country.length })
  return {
    states,
    fields: {
      country: field(
        countries.map(({ code }) => code),
        codes.country,
      ),
      state: field(
        states.map(({ name }) => name),
        codes.state,
      ),
      city: field(cities.words, codes.city),
      region: field(regions, codes.region),
    },
  }
}

function statesOf(country: string, tables: Tables): State[] {
  if (country === 'US') return usStates.map(({ code, name }) => ({ country, name, code }))
  return tables.world[country]!.regions.map((name) => ({ country, name, code: null }))
}

/** Occupations, their major groups and titles, from one column of titles. Only those who work have them. */
export function jobsOf(
  population: Population,
  { occupations }: Tables,
): Record<'occupation' | 'occupation_major_group' | 'title_variant', ValueField> {
  const occupation = population.column('occupation')
  const title = population.column('title')
  const works = worksIn(population)
  const groups = vocabulary()
  const titles = vocabulary()
  const starts: number[] = []
  const codes = { occupation: [] as number[], group: [] as number[], title: [] as number[] }
  occupations.forEach(({ major_group, titles: words }, at) => {
    starts.push(codes.title.length)
    for (const word of words) {
      codes.occupation.push(at)
      codes.group.push(groups.codeOf(major_group))
      codes.title.push(titles.codeOf(word))
    }
  })
  const column = new Uint16Array(population.size).fill(NONE_16)
  for (let agent = 0; agent < column.length; agent++) {
    if (works(agent)) column[agent] = starts[occupation[agent]!]! + title[agent]!
  }
  const field = fieldsOf(population.size, { column, width: codes.title.length })
  return {
    occupation: field(
      occupations.map(({ label }) => label),
      codes.occupation,
    ),
    occupation_major_group: field(groups.words, codes.group),
    title_variant: field(titles.words, codes.title),
  }
}

/** Whether an agent has a job now: full time and part time are the first two codes. */
export function worksIn(population: Population): (agent: number) => boolean {
  const detail = population.column('labour_detail')
  return (agent) => detail[agent]! <= 1
}

function fieldsOf(size: number, cells: Cells): (labels: readonly string[], code: readonly number[]) => ValueField {
  let postings: Postings | undefined
  const open = (): Postings => {
    postings ??= postingsOf(cells.column, cells.width)
    return postings
  }
  return (labels, code) => valuesOfCells(size, labels, Int32Array.from(code), cells, open)
}

/** Words in the order in which they came. */
function vocabulary(): { words: string[]; codeOf(word: string): number } {
  const codes = new Map<string, number>()
  const words: string[] = []
  return {
    words,
    codeOf(word) {
      let code = codes.get(word)
      if (code === undefined) {
        code = words.push(word) - 1
        codes.set(word, code)
      }
      return code
    },
  }
}
