/** One figure of the population beside the one it should have, in percent. */
export interface Check {
  section: SectionName
  table: string
  cell: string
  target: number
  found: number
  /** How far apart they may be, in points. */
  allowed: number
}

/** What the report is divided into. `share` of the checks must hold: where sources have sampling error, some miss by chance. */
export const sections = {
  national: { title: 'National margins', goal: 'within 0.3 points', share: 1 },
  state: { title: 'State margins', goal: 'within 1 point', share: 1 },
  cells: { title: 'Margins within sex, age and ethnicity', goal: 'within 1 point', share: 0.99 },
  joints: { title: 'Joints that were not targeted', goal: 'within 2 points or 2 standard errors', share: 0.97 },
  rare: { title: 'Rare combinations', goal: 'within 0.2 points and a factor of 2.5', share: 0.9 },
  income: { title: 'Income quantiles', goal: 'within 5 % of the source', share: 1 },
  work: { title: 'Occupations', goal: 'shares of jobs within 0.3 points, women among them within 3', share: 0.97 },
  places: { title: 'Places', goal: 'metro and urbanicity shares within 0.3 points', share: 1 },
  health: { title: 'Health by sex and age', goal: 'within 1 point', share: 0.99 },
  health_joints: {
    title: 'Health: what comes together',
    goal: 'within 2 points or 2 standard errors',
    share: 0.95,
  },
  minds: { title: 'Religion, politics, habits', goal: 'within 2 points or 2 standard errors', share: 0.95 },
  world: { title: 'The 22 further countries', goal: 'within 1 point of the margins used', share: 1 },
} as const

export type SectionName = keyof typeof sections

export const holds = ({ target, found, allowed }: Check): boolean => Math.abs(found - target) <= allowed + 1e-9

export interface SectionResult {
  name: SectionName
  checks: number
  holding: number
  worst: Check
  met: boolean
}

export interface Calibration {
  checks: Check[]
  results: SectionResult[]
}

/** How each section stands. */
export function resultsOf(checks: readonly Check[]): SectionResult[] {
  return (Object.keys(sections) as SectionName[]).flatMap((name) => {
    const own = checks.filter(({ section }) => section === name)
    if (own.length === 0) return []
    const holding = own.filter(holds).length
    const excess = (check: Check): number => Math.abs(check.found - check.target) - check.allowed
    const worst = own.reduce((most, check) => (excess(check) > excess(most) ? check : most))
    return [{ name, checks: own.length, holding, worst, met: holding / own.length >= sections[name].share }]
  })
}

/** Two standard errors of a share, in points, but never less than two points. */
export const twoPointsOrErrors = (percent: number, n: number): number =>
  Math.max(2, 2 * Math.sqrt((percent * (100 - percent)) / Math.max(1, n)))
