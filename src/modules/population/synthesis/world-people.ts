import { religions } from '../vocabulary.ts'
import { type WorldCountry, worldAgeBands, worldCountries, worldEducationAges, worldLabourAges } from '../world.ts'
import { below } from './chance.ts'
import { draw } from './draw.ts'
import { drawByTree, type Frame, streamFor, those } from './frame.ts'
import { drawHome, drawIncome } from './income.ts'
import { drawCells, drawSingleYears, notRetiredYoung, peopleFigures } from './us-people.ts'
import { drawWorldFamily } from './world-family.ts'
import { bySexAge, identity, sharesOf } from './world-margins.ts'
import { drawWorldPlaces } from './world-places.ts'

const WORKS = 2

/**
 * Draws the adults of another country. No joint figures of it are at hand: the models of US adults say what goes with
 * what, and the country's own margins say how many there are of each. Incomes are US ones until `convertIncomes`.
 */
export function drawWorldPeople(frame: Frame, code: string): void {
  const country = worldCountries()[code]!
  const figures = peopleFigures()
  const { columns } = frame
  drawCells(frame, country.adults.flat(), (agent, cell) => {
    columns.sex[agent] = Math.floor(cell / worldAgeBands.length)
    columns.age[agent] = cell % worldAgeBands.length
  })
  drawSingleYears(frame, figures.single_years)
  standIn(frame)
  drawByTree(frame, {
    tree: figures.trees.education!,
    into: columns.education,
    margins: [bySexAge(frame, country.education, worldEducationAges)],
  })
  drawWorldPlaces(code, columns, frame.size, frame.seed)
  drawReligion(frame, country)
  drawWorldFamily(frame, country, figures.trees)
  drawWorldLabour(frame, country)
  drawIncome(frame, figures, [])
  drawHome(frame, figures, [])
}

/** What the US models ask about and nobody knows here: the largest group, and any part of the country. */
function standIn(frame: Frame): void {
  const { columns, passing } = frame
  columns.ethnicity.fill(0)
  columns.nativity.fill(0)
  const stream = streamFor(frame, 'division')
  for (let agent = 0; agent < frame.size; agent++) passing.division[agent] = below(stream, agent, 9)
}

function drawReligion(frame: Frame, { religion, religion_by_region }: WorldCountry): void {
  const rows = religion_by_region ?? [religion]
  const group = religion_by_region === null ? new Uint16Array(frame.size) : frame.columns.state
  const shares = sharesOf(rows)
  const classes = identity(religions.length)
  draw({
    categories: religions.length,
    agents: frame.everybody,
    row: group,
    table: shares,
    margins: [{ group, groups: rows.length, classes, width: religions.length, shares }],
    stream: streamFor(frame, 'religion'),
    into: frame.columns.religion,
  })
}

/** Labour by the country's figures; the industry before the group of occupations, because the country's industries are known. */
function drawWorldLabour(frame: Frame, country: WorldCountry): void {
  const { columns, passing, size } = frame
  const { trees, industry_by_sex_education, soc_by_industry_education } = peopleFigures()
  drawByTree(frame, {
    tree: trees.labour_detail!,
    into: columns.labour_detail,
    never: notRetiredYoung(frame),
    margins: [bySexAge(frame, country.labour, worldLabourAges)],
  })
  const workers = those(frame, (agent) => columns.labour_detail[agent]! < WORKS)
  passing.soc2.fill(22)
  passing.industry13.fill(13)
  columns.worker_class.fill(3)
  const row = new Uint16Array(size)
  for (const agent of workers) row[agent] = columns.sex[agent]! * 8 + columns.education[agent]!
  draw({
    categories: 13,
    agents: workers,
    row,
    table: Float64Array.from(industry_by_sex_education.flat()),
    margins: [
      {
        group: Uint16Array.from(columns.sex),
        groups: 2,
        classes: identity(13),
        width: 13,
        shares: sharesOf(country.industry),
      },
    ],
    stream: streamFor(frame, 'industry13'),
    into: passing.industry13,
  })
  for (const agent of workers) row[agent] = passing.industry13[agent]! * 8 + columns.education[agent]!
  draw({
    categories: 22,
    agents: workers,
    row,
    table: Float64Array.from(soc_by_industry_education.flat()),
    margins: [],
    stream: streamFor(frame, 'soc2'),
    into: passing.soc2,
  })
  drawByTree(frame, { tree: trees.worker_class!, into: columns.worker_class, agents: workers })
}
