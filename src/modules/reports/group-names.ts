import type { Difference } from '../results/index.ts'
import { quoted } from './wording.ts'

const regions: Readonly<Record<string, string>> = {
  northeast: 'the Northeast',
  midwest: 'the Midwest',
  south: 'the South',
  west: 'the West',
}

const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sex: { male: 'men', female: 'women' },
  is_parent: { yes: 'parents', no: 'agents without children' },
  education: {
    less_than_high_school: 'agents who did not finish high school',
    high_school: 'agents with a high school diploma',
    some_college: 'agents with some college',
    associates: 'agents with an associate degree',
    bachelors: "agents with a bachelor's degree",
    masters: "agents with a master's degree",
    professional: 'agents with a professional degree',
    phd: 'agents with a doctorate',
  },
  urbanicity: {
    large_central_metro: 'agents in the centers of large metro areas',
    large_fringe_metro: 'agents in the suburbs of large metro areas',
    medium_metro: 'agents in medium metro areas',
    small_metro: 'agents in small metro areas',
    micropolitan: 'agents in small towns',
    rural: 'agents in rural places',
  },
  labour_status: {
    employed: 'employed agents',
    self_employed: 'self-employed agents',
    unemployed: 'unemployed agents',
    retired: 'retired agents',
    not_in_labour_force: 'agents outside the labour force',
  },
  ethnicity: {
    white: 'white agents',
    black: 'Black agents',
    hispanic: 'Hispanic agents',
    asian: 'Asian agents',
    other: 'agents of another ethnicity',
  },
}

/** A group of agents as one speaks of it: "women", "agents aged 25-34". */
export function groupName({ by, group }: Pick<Difference, 'by' | 'group'>): string {
  const named = names[by]?.[group]
  if (named !== undefined) return named
  switch (by) {
    case 'age':
      return `agents aged ${group}`
    case 'annual_income_usd':
      return group.startsWith('under') ? `agents with an income ${group}` : `agents with an income of ${group}`
    case 'region':
      return `agents in ${regions[group] ?? group}`
    case 'research_group':
      return `the group ${quoted(group)}`
    default:
      return `agents with ${by.replaceAll('_', ' ')} ${quoted(group.replaceAll('_', ' '))}`
  }
}
