import { type WorldCountry, worldAgeBands } from '../world.ts'
import { uniform } from './chance.ts'
import { mostChildren } from './children.ts'
import { draw } from './draw.ts'
import { drawByTree, type Frame, streamFor } from './frame.ts'
import { cumulated, firstAbove } from './steps.ts'
import type { Tree } from './tree.ts'
import { noUnmarriedPartner } from './us-people.ts'
import { bySexAge } from './world-margins.ts'

/** Of those who are married, so many live with their spouse. */
const TOGETHER = 0.95
const MOST_CHILDREN = 6
/** People live in households, and large ones hold more of them: the mean over people exceeds the mean over households. */
const PEOPLE_OVER_HOUSEHOLDS = 1.25

/** Marriage, children and household by the country's tables, in the relations of US families. */
export function drawWorldFamily(frame: Frame, country: WorldCountry, trees: Record<string, Tree>): void {
  const { columns, passing } = frame
  const byAge = (table: readonly (readonly (readonly number[])[])[]) => bySexAge(frame, table, worldAgeBands)
  drawByTree(frame, { tree: trees.marital_status!, into: columns.marital_status, margins: [byAge(country.marital)] })
  drawByTree(frame, {
    tree: trees.partner!,
    into: columns.partner,
    margins: [byAge(partnersOf(country))],
    never: noUnmarriedPartner(frame),
  })
  drawByTree(frame, { tree: trees.children_at_home!, into: columns.children_at_home })
  drawByTree(frame, { tree: trees.adult_children!, into: passing.adult_children })
  drawChildren(frame, country)
  drawByTree(frame, { tree: trees.others!, into: passing.others })
  drawHouseholds(frame, country.household_size)
}

/** None, spouse, unmarried partner: by sex and age. */
function partnersOf({ marital, cohabiting }: WorldCountry): number[][][] {
  return marital.map((ages, sex) =>
    ages.map(([married = 0], band) => {
      const spouse = married * TOGETHER
      const unmarried = Math.min(cohabiting[sex]![band]!, 10_000 - married)
      return [10_000 - spouse - unmarried, spouse, unmarried]
    }),
  )
}

/** As many children as people of the country have, most of all for whom the US model gave many. */
function drawChildren(frame: Frame, country: WorldCountry): void {
  const { columns, passing, size, everybody } = frame
  const width = MOST_CHILDREN + 1
  const likeness = new Float64Array(width * width)
  for (let as = 0; as < width; as++) {
    for (let count = 0; count < width; count++) {
      const apart = 1 + 2 * Math.abs(as - count)
      likeness[as * width + count] = 1 / (apart * apart)
    }
  }
  const us = columns.children_at_home.map((home, agent) =>
    Math.min(MOST_CHILDREN, home + passing.adult_children[agent]!),
  )
  draw({
    categories: width,
    agents: everybody,
    row: Uint16Array.from(us),
    table: likeness,
    margins: [bySexAge(frame, country.children, worldAgeBands)],
    stream: streamFor(frame, 'children ever'),
    into: columns.num_children,
  })
  const more = cumulated(country.six_or_more)
  const stream = streamFor(frame, 'six or more')
  for (let agent = 0; agent < size; agent++) {
    let count = columns.num_children[agent]!
    if (count === MOST_CHILDREN) count += firstAbove(more, uniform(stream, agent) * more.at(-1)!)
    count = Math.min(count, mostChildren(columns.age[agent]!))
    const home = minorsOf(columns.age[agent]!, count, columns.children_at_home[agent]!, us[agent]!)
    columns.num_children[agent] = count
    columns.children_at_home[agent] = home
    passing.adult_children[agent] = count - home
  }
}

/** How many of the children are minors at home: as the US model divides them, or by the parent's age where it has none. */
function minorsOf(age: number, children: number, usHome: number, usAll: number): number {
  if (usAll > 0) return Math.min(6, Math.round((children * usHome) / usAll))
  return age < 38 ? Math.min(6, children) : age < 55 ? Math.min(6, children >> 1) : 0
}

/** More or fewer relatives in the household, so that its size fits the country. */
function drawHouseholds(frame: Frame, householdSize: number): void {
  const { columns, passing, size } = frame
  let people = 0
  let others = 0
  for (let agent = 0; agent < size; agent++) {
    const own = 1 + (columns.partner[agent] === 0 ? 0 : 1) + columns.children_at_home[agent]!
    people += own + passing.others[agent]!
    others += passing.others[agent]!
  }
  const lacking = householdSize * PEOPLE_OVER_HOUSEHOLDS * size - people
  const stream = streamFor(frame, 'relatives')
  for (let agent = 0; agent < size; agent++) {
    const at = uniform(stream, agent)
    const share = Math.abs(lacking) / (lacking < 0 ? Math.max(1, others) : size)
    // Relatives come in pairs: there are more extended families, rather than one aunt in each.
    const moved = lacking < 0 ? Math.floor(share * passing.others[agent]! + at) : 2 * Math.floor(share / 2 + at)
    const change = lacking < 0 ? -Math.min(moved, passing.others[agent]!) : Math.min(moved, 8)
    passing.others[agent] = passing.others[agent]! + change
    const own = 1 + (columns.partner[agent] === 0 ? 0 : 1) + columns.children_at_home[agent]!
    columns.household_size[agent] = own + passing.others[agent]!
  }
}
