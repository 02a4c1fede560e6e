import type { Columns } from '../columns.ts'
import { readFigures } from '../figures.ts'
import { traits } from '../vocabulary.ts'
import { bundle, type Effects } from './attitudes-bundles.ts'
import { groupsOf } from './attitudes-groups.ts'
import { attitudeNames, attitudeStream, expect, expectationsOf, incomeEnds, meanOf } from './attitudes-model.ts'
import { normal } from './attitudes-normal.ts'
import { streamOf } from './chance.ts'

interface TraitsModel {
  effects: Effects
  spread: readonly number[]
  /** Lower triangles of chance: of the traits alone, and after the attitudes. */
  alone: readonly (readonly number[])[]
  linked: readonly (readonly number[])[]
}

const model = readFigures<TraitsModel>('attitudes/traits.json')

/** Points of the scale per standard deviation; 50 is the average of the country. */
const SPREAD = 20

/**
 * Draws the five traits into their columns. `linked`: the agents have attitudes, drawn with the same seed, and the
 * traits lean the way that those do (US agents); otherwise age, sex and education alone count.
 */
export function drawTraits(columns: Columns, size: number, seed: string, linked: boolean): void {
  const groups = groupsOf(columns, size, incomeEnds)
  const people = [bundle(['age'], groups, size), bundle(['sex', 'education5'], groups, size)]
  const width = traits.length
  const expectations = expectationsOf(people, model.effects, width)
  const expected = new Float64Array(width)
  const average = meanOf(expectations, size, width)
  const rows = linked ? model.linked : model.alone
  const triangle = Float64Array.from(rows.flatMap((row, trait) => row.map((part) => part * model.spread[trait]!)))
  const before = linked ? attitudeNames.length : 0
  const [first, second] = [attitudeStream(seed), streamOf(seed, 'traits')]
  const into = traits.map((trait) => columns[trait])
  const own = new Float64Array(before + width)
  for (let agent = 0; agent < size; agent++) {
    expect(expectations, agent, expected)
    let cell = 0
    for (let attitude = 0; attitude < before; attitude++) own[attitude] = normal(first, agent, attitude)
    for (let trait = 0; trait < width; trait++) {
      own[before + trait] = normal(second, agent, trait)
      let z = expected[trait]! - average[trait]!
      for (let part = 0; part <= before + trait; part++) z += triangle[cell++]! * own[part]!
      const points = Math.floor(50 + SPREAD * z + 0.5)
      into[trait]![agent] = points < 0 ? 0 : points > 100 ? 100 : points
    }
  }
}
