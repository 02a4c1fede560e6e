import type { Columns } from '../columns.ts'
import type { Politics } from './attitudes-beliefs.ts'
import { basicBundles, bundle } from './attitudes-bundles.ts'
import { groupsOf } from './attitudes-groups.ts'
import {
  attitudeNames,
  attitudeStream,
  chance,
  effects,
  expect,
  expectationsOf,
  incomeEnds,
} from './attitudes-model.ts'
import { normal, standingOf } from './attitudes-normal.ts'

/**
 * The standing of US agents on each attitude among US adults, 0 to 100: what their groups and beliefs lead to expect,
 * plus chance that is correlated between attitudes. Religion must have been drawn.
 */
export function drawAttitudes(
  columns: Columns,
  size: number,
  seed: string,
  politics: Politics,
): Record<string, Uint8Array> {
  const width = attitudeNames.length
  const groups = { ...groupsOf(columns, size, incomeEnds), ...politics }
  const people = [...basicBundles(groups, size), bundle(['faith7', 'party', 'ideology'], groups, size)]
  const expectations = expectationsOf(people, effects, width)
  const triangle = Float64Array.from(chance.flat())
  const stream = attitudeStream(seed)
  const standings = attitudeNames.map(() => new Uint8Array(size))
  const expected = new Float64Array(width)
  const own = new Float64Array(width)
  for (let agent = 0; agent < size; agent++) {
    expect(expectations, agent, expected)
    let cell = 0
    for (let attitude = 0; attitude < width; attitude++) {
      own[attitude] = normal(stream, agent, attitude)
      let z = expected[attitude]!
      for (let other = 0; other <= attitude; other++) z += triangle[cell++]! * own[other]!
      standings[attitude]![agent] = standingOf(z)
    }
  }
  return Object.fromEntries(attitudeNames.map((name, attitude) => [name, standings[attitude]!]))
}
