import { readFigures } from '../figures.ts'
import { shuffled, uniform } from './chance.ts'
import { mostChildren } from './children.ts'
import { drawByTree, type Frame, streamFor, those } from './frame.ts'
import { drawHome, drawIncome, type IncomeFigures } from './income.ts'
import { evenly, type MarginTable, marginOf } from './margins.ts'
import { cumulated, firstAbove, GOLDEN } from './steps.ts'
import type { Tree } from './tree.ts'
import { drawUsPlaces } from './us-places.ts'

let figures: PeopleFigures | undefined
export const peopleFigures = (): PeopleFigures => (figures ??= readFigures<PeopleFigures>('population/us-people.json'))

export interface PeopleFigures extends IncomeFigures {
  states: { code: string; division: number }[]
  /** State, sex, age band: adults. */
  adults: number[][][]
  /** Sex, age from 18 on: thousands. */
  single_years: number[][]
  /** Ten-thousandths of the workers: the 13 industries by sex and education, the 22 groups by industry and education. */
  industry_by_sex_education: number[][]
  soc_by_industry_education: number[][]
  trees: Record<string, Tree>
}

type Tables = Record<string, MarginTable>

const PART_TIME = 1
const MARRIED = 0
const UNMARRIED_PARTNER = 2
const RETIRED = 3
const YOUNGEST_RETIRED = 45

/** Leaves of a tree join neighbours; these two lines they must not blur. */
export const noUnmarriedPartner = ({ columns }: Frame) => ({
  category: UNMARRIED_PARTNER,
  when: (agent: number) => columns.marital_status[agent] === MARRIED,
})
export const notRetiredYoung = ({ columns }: Frame) => ({
  category: RETIRED,
  when: (agent: number) => columns.age[agent]! < YOUNGEST_RETIRED,
})

/** Draws the US adults, one attribute after another, each given those before it. */
export function drawUsPeople(frame: Frame): void {
  const figures = peopleFigures()
  const tables = readFigures<Tables>('population/us-margins.json')
  drawStateAgeSex(frame, figures)
  drawBackground(frame, figures, tables)
  drawUsPlaces(frame)
  drawFamily(frame, figures.trees, tables)
  drawLabour(frame, figures.trees, tables)
  drawIncome(frame, figures, [marginOf(frame, tables.income_by_sex!), marginOf(frame, tables.income_by_education!)])
  drawHome(frame, figures, [marginOf(frame, tables.home_by_age!), marginOf(frame, tables.home_by_marital_status!)])
}

/** State × sex × age is known exactly: nothing is left to chance. */
function drawStateAgeSex(frame: Frame, { adults, single_years, states }: PeopleFigures): void {
  drawCells(frame, adults.flat(2), (agent, cell) => {
    const state = Math.floor(cell / 30)
    frame.columns.state[agent] = state
    frame.passing.division[agent] = states[state]!.division
    frame.columns.sex[agent] = Math.floor(cell / 15) % 2
    frame.columns.age[agent] = cell % 15
  })
  drawSingleYears(frame, single_years)
}

/** Gives every cell its share of the positions, and carries the remainders on to the next. */
export function drawCells(frame: Frame, counts: readonly number[], put: (agent: number, cell: number) => void): void {
  const positions = shuffled(streamFor(frame, 'positions'), frame.size)
  const ends = cumulated(counts)
  let given = 0
  ends.forEach((end, cell) => {
    for (const upTo = Math.floor((end / ends.at(-1)!) * frame.size + 0.5); given < upTo; given++) {
      put(positions[given]!, cell)
    }
  })
}

const firstAges = [18, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 100]

/** Within its band, an age by how many people have it; evenly, so that no year is short of people by chance. */
export function drawSingleYears(frame: Frame, years: readonly (readonly number[])[]): void {
  const { age, sex } = frame.columns
  const bands = firstAges.length - 1
  const stream = streamFor(frame, 'years')
  const at = Float64Array.from({ length: 2 * bands }, (_, cell) => uniform(stream, cell))
  const ends = Array.from(at, (_, cell) => {
    const band = cell % bands
    return cumulated(years[Math.floor(cell / bands)]!.slice(firstAges[band]! - 18, firstAges[band + 1]! - 18))
  })
  for (let agent = 0; agent < frame.size; agent++) {
    const cell = sex[agent]! * bands + age[agent]!
    // Steps of the golden section fill the unit interval evenly however many there are.
    at[cell] = (at[cell]! + GOLDEN) % 1
    const years = ends[cell]!
    age[agent] = firstAges[age[agent]!]! + firstAbove(years, at[cell]! * years.at(-1)!)
  }
}

function drawBackground(frame: Frame, { trees }: PeopleFigures, tables: Tables): void {
  const { columns } = frame
  drawByTree(frame, {
    tree: trees.ethnicity!,
    into: columns.ethnicity,
    margins: [marginOf(frame, tables.ethnicity_by_sex_age!), marginOf(frame, tables.ethnicity_by_state!)],
  })
  drawByTree(frame, {
    tree: trees.nativity!,
    into: columns.nativity,
    margins: [evenly(frame, ['state'], 2), evenly(frame, ['ethnicity'], 2)],
  })
  drawByTree(frame, {
    tree: trees.education!,
    into: columns.education,
    margins: [
      marginOf(frame, tables.education_by_sex_age!),
      marginOf(frame, tables.education_by_ethnicity!),
      marginOf(frame, tables.education_by_state!),
    ],
  })
}

function drawFamily(frame: Frame, trees: Record<string, Tree>, tables: Tables): void {
  const { columns, passing } = frame
  drawByTree(frame, {
    tree: trees.marital_status!,
    into: columns.marital_status,
    margins: [marginOf(frame, tables.marital_by_sex_age!), evenly(frame, ['state'], 5)],
  })
  drawByTree(frame, {
    tree: trees.partner!,
    into: columns.partner,
    never: noUnmarriedPartner(frame),
    margins: [marginOf(frame, tables.partner_by_age!)],
  })
  drawByTree(frame, {
    tree: trees.children_at_home!,
    into: columns.children_at_home,
    margins: [marginOf(frame, tables.children_by_sex_age!)],
  })
  drawByTree(frame, {
    tree: trees.adult_children!,
    into: passing.adult_children,
    margins: [marginOf(frame, tables.adult_children_by_sex_age!)],
  })
  keepChildrenPossible(frame)
  drawOthers(frame, trees.others!, tables.alone_by_age!)
}

/** Leaves join years of age: some would have had more children than there was time for. */
function keepChildrenPossible({ columns, passing, size }: Frame): void {
  for (let agent = 0; agent < size; agent++) {
    const most = mostChildren(columns.age[agent]!)
    const home = Math.min(most, columns.children_at_home[agent]!)
    columns.children_at_home[agent] = home
    passing.adult_children[agent] = Math.min(most - home, passing.adult_children[agent]!)
  }
}

/** Who else lives there: parents, grown children, relatives, roommates. */
function drawOthers(frame: Frame, tree: Tree, alone: MarginTable): void {
  const { columns, passing } = frame
  const single = (agent: number): boolean => columns.partner[agent] === 0 && columns.children_at_home[agent] === 0
  drawByTree(frame, { tree, into: passing.others, agents: those(frame, single), margins: [marginOf(frame, alone)] })
  drawByTree(frame, {
    tree,
    into: passing.others,
    agents: those(frame, (agent) => !single(agent)),
    margins: [evenly(frame, ['age7'], tree.categories.length)],
  })
  for (let agent = 0; agent < frame.size; agent++) {
    const withPartner = columns.partner[agent] === 0 ? 1 : 2
    columns.household_size[agent] = withPartner + columns.children_at_home[agent]! + passing.others[agent]!
    columns.num_children[agent] = columns.children_at_home[agent]! + passing.adult_children[agent]!
  }
}

function drawLabour(frame: Frame, trees: Record<string, Tree>, tables: Tables): void {
  const { columns, passing } = frame
  drawByTree(frame, {
    tree: trees.labour_detail!,
    into: columns.labour_detail,
    never: notRetiredYoung(frame),
    margins: [
      marginOf(frame, tables.labour_detail_by_sex!),
      marginOf(frame, tables.labour_by_sex_age!),
      marginOf(frame, tables.labour_by_state!),
    ],
  })
  const works = (agent: number): boolean => columns.labour_detail[agent]! <= PART_TIME
  const workers = those(frame, works)
  passing.soc2.fill(22)
  passing.industry13.fill(13)
  columns.worker_class.fill(3)
  drawByTree(frame, {
    tree: trees.soc2!,
    into: passing.soc2,
    agents: workers,
    margins: [
      marginOf(frame, tables.soc_by_sex!),
      marginOf(frame, tables.soc_by_education!),
      marginOf(frame, tables.soc_by_state!),
    ],
  })
  drawByTree(frame, {
    tree: trees.industry13!,
    into: passing.industry13,
    agents: workers,
    margins: [marginOf(frame, tables.industry_by_sex!), marginOf(frame, tables.industry_by_state!)],
  })
  drawByTree(frame, {
    tree: trees.worker_class!,
    into: columns.worker_class,
    agents: workers,
    margins: [marginOf(frame, tables.class_by_sex!)],
  })
}
