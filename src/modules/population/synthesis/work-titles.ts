import type { Columns } from '../columns.ts'
import { occupationFigures } from '../occupations.ts'
import { type Stream, uniform } from './chance.ts'

/** All titles in one row of arrays; those of an occupation lie from `first` on. */
interface Titles {
  first: Uint32Array
  weight: Float64Array
  least_age: Uint8Array
  greatest_age: Uint8Array
  /** Bits of the worker classes, sectors that it goes with. */
  classes: Uint8Array
  least_education: Uint8Array
  industries: Uint32Array
}

let titles: Titles | undefined

/** Draws which of the titles of the occupation they have that people use, among those that fit them. */
export function drawTitles(columns: Columns, agents: Uint32Array, stream: Stream): void {
  titles ??= load()
  const { first, weight, least_age, greatest_age, classes, least_education, industries } = titles
  const fitting = new Float64Array(256)
  for (let at = 0; at < agents.length; at++) {
    const agent = agents[at]!
    const occupation = columns.occupation[agent]!
    const start = first[occupation]!
    const count = first[occupation + 1]! - start
    const age = columns.age[agent]!
    const education = columns.education[agent]!
    const workerClass = columns.worker_class[agent]!
    // Whose employer is not known counts as privately employed: most are.
    const classBit = 1 << (workerClass < 3 ? workerClass : 0)
    const industryBit = 1 << columns.industry[agent]!
    let total = 0
    for (let title = 0; title < count; title++) {
      const t = start + title
      const fits =
        age >= least_age[t]! &&
        age <= greatest_age[t]! &&
        (classes[t]! & classBit) !== 0 &&
        education >= least_education[t]! &&
        (industries[t]! & industryBit) !== 0
      if (fits) total += weight[t]!
      fitting[title] = total
    }
    const mark = uniform(stream, agent) * total
    let chosen = 0
    while (chosen < count - 1 && fitting[chosen]! <= mark) chosen++
    columns.title[agent] = chosen
  }
}

function load(): Titles {
  const { occupations } = occupationFigures()
  const size = occupations.reduce((sum, { titles: own }) => sum + own.length, 0)
  const first = new Uint32Array(occupations.length + 1)
  const loaded: Titles = {
    first,
    weight: Float64Array.from(occupations.flatMap(({ weights }) => weights)),
    least_age: new Uint8Array(size),
    greatest_age: new Uint8Array(size).fill(255),
    classes: new Uint8Array(size).fill(255),
    least_education: new Uint8Array(size),
    industries: new Uint32Array(size).fill(0xffffffff),
  }
  occupations.forEach(({ titles: own, conditions }, occupation) => {
    const start = first[occupation]!
    first[occupation + 1] = start + own.length
    for (const [title, leastAge, greatestAge, classBits, leastEducation, industryBits] of conditions) {
      const t = start + title
      loaded.least_age[t] = leastAge
      if (greatestAge > 0) loaded.greatest_age[t] = greatestAge
      if (classBits > 0) loaded.classes[t] = classBits
      loaded.least_education[t] = leastEducation
      if (industryBits > 0) loaded.industries[t] = industryBits
    }
  })
  return loaded
}
