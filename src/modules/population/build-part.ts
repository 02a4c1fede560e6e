import type { Numbers } from './artefact.ts'
import { drawAttitudes } from './synthesis/attitudes.ts'
import { drawPolitics, drawReligion } from './synthesis/attitudes-beliefs.ts'
import { drawHabits } from './synthesis/attitudes-habits.ts'
import { drawTraits } from './synthesis/attitudes-traits.ts'
import { childAgesOf, childrenStream } from './synthesis/children.ts'
import { type Frame, newFrame } from './synthesis/frame.ts'
import { drawHealth } from './synthesis/health.ts'
import { drawLastJobs, type WorkingLives } from './synthesis/last-jobs.ts'
import { drawUsNames } from './synthesis/us-names.ts'
import { drawUsPeople, peopleFigures } from './synthesis/us-people.ts'
import { drawWork } from './synthesis/work.ts'
import { convertIncomes } from './synthesis/world-income.ts'
import { drawWorldNames } from './synthesis/world-names.ts'
import { drawWorldPeople } from './synthesis/world-people.ts'
import { NONE_8 } from './vocabulary.ts'

/** The people of one country. */
export interface Part {
  country: string
  size: number
  seed: string
  health_share: number
}

/** One stage of drawing; it may add columns to those that everybody has. */
type Step = (frame: Frame, part: Part, drawn: Record<string, Numbers>) => void

const work: Step = (frame, part) => {
  const { agents, columns, soc2, industry13 } = drawLastJobs(frame, peopleFigures())
  drawWork(columns, agents, soc2, industry13, part.seed, frame.columns.labour_detail)
  leaveOthersWithoutJob(frame, { agents })
}

const minds: Step = (frame, { size, seed }, drawn) => {
  drawReligion(frame.columns, size, seed)
  const politics = drawPolitics(frame.columns, size, seed)
  const attitudes = drawAttitudes(frame.columns, size, seed, politics)
  drawTraits(frame.columns, size, seed, true)
  const habits = drawHabits(frame.columns, size, seed, politics, attitudes)
  Object.assign(drawn, politics, named('attitude', attitudes), named('habit', habits))
}

const health: Step = (frame, { size, seed, health_share }, drawn) => {
  const { planes, ...columns } = drawHealth(frame.columns, size, seed, health_share)
  Object.assign(drawn, columns, planes)
}

const usSteps: Step[] = [drawUsPeople, drawUsNames, work, drawYoungestChildren, minds, health]
const worldSteps: Step[] = [
  (frame, { country }) => drawWorldPeople(frame, country),
  (frame, { country, size, seed }) => drawWorldNames(country, frame.columns, size, seed),
  work,
  drawYoungestChildren,
  (frame, { size, seed }) => drawTraits(frame.columns, size, seed, false),
  (frame, { country }) => {
    convertIncomes(frame, country)
    forgetUsOnly(frame)
  },
]

const stepsFor = ({ country }: Part): Step[] => (country === 'US' ? usSteps : worldSteps)

export const stepsOf = (part: Part): number => stepsFor(part).length

/** Draws the people of one country; the columns come in an order that never changes. */
export function buildPart(part: Part, onStep: () => void): Record<string, Numbers> {
  const frame = newFrame(part.size, part.seed)
  const drawn: Record<string, Numbers> = {}
  for (const step of stepsFor(part)) {
    step(frame, part, drawn)
    onStep()
  }
  const { ethnicity, nativity, ...shared } = frame.columns
  return part.country === 'US' ? { ...shared, ethnicity, nativity, ...drawn } : shared
}

/** US trees ask about ethnicity and birthplace; elsewhere stand-ins answered, and they are not attributes of anybody. */
function forgetUsOnly({ columns }: Frame): void {
  columns.ethnicity.fill(NONE_8)
  columns.nativity.fill(NONE_8)
}

function leaveOthersWithoutJob({ columns, size }: Frame, { agents }: Pick<WorkingLives, 'agents'>): void {
  const has = new Uint8Array(size)
  for (const agent of agents) has[agent] = 1
  for (let agent = 0; agent < size; agent++) if (has[agent] === 0) columns.worker_class[agent] = NONE_8
}

function drawYoungestChildren(frame: Frame, { seed }: Part): void {
  const { age, sex, children_at_home, num_children, youngest_child } = frame.columns
  const stream = childrenStream(seed)
  for (let agent = 0; agent < frame.size; agent++) {
    if (num_children[agent] === 0) continue
    const ages = childAgesOf(stream, agent, {
      age: age[agent]!,
      sex: sex[agent]!,
      at_home: children_at_home[agent]!,
      elsewhere: num_children[agent]! - children_at_home[agent]!,
    })
    youngest_child[agent] = ages[0]!
  }
}

const named = (kind: string, columns: Record<string, Numbers>): Record<string, Numbers> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [`${kind}:${name}`, column]))
