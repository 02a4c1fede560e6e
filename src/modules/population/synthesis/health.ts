import type { Columns } from '../columns.ts'
import { NONE_8, NONE_16 } from '../vocabulary.ts'
import { shuffled, streamOf } from './chance.ts'
import { conditions, drugClasses, type HealthModel, readHealthModel } from './health-model.ts'
import { type Decided, drawPeople } from './health-people.ts'
import { scoresOf } from './health-scores.ts'
import { stepsOf } from './health-steps.ts'

/** The health of the agents of one country. Columns of agents without a profile hold 255 or 65535. */
export interface HealthColumns {
  /** A bit per agent and attribute: 'condition:hypertension', 'drug:statin'. */
  planes: Record<string, Uint32Array>
  smoking_status: Uint8Array
  alcohol_use: Uint8Array
  physical_activity_level: Uint8Array
  sleep_quality: Uint8Array
  diet_quality: Uint8Array
  /** In tenths. */
  bmi: Uint16Array
  phq9_score: Uint8Array
  /** A bit per agent: has a profile. */
  health: Uint32Array
}

/** Draws whole profiles for a share of the agents. */
export function drawHealth(columns: Columns, size: number, seed: string, coverage: number): HealthColumns {
  const model = readHealthModel()
  const agents = shuffled(streamOf(seed, 'health/order'), size).subarray(0, Math.round(size * coverage))
  const profiles = newProfiles(size)
  const stream = streamOf(seed, 'health/steps')
  drawPeople({ columns, agents, stream, steps: stepsOf(model), write: writerOf(model, profiles) })
  return profiles
}

function newProfiles(size: number): HealthColumns {
  const names = [...conditions.map(({ slug }) => `condition:${slug}`), ...drugClasses.map(({ slug }) => `drug:${slug}`)]
  const bytes = () => new Uint8Array(size).fill(NONE_8)
  const plane = () => new Uint32Array(Math.ceil(size / 32))
  return {
    planes: Object.fromEntries(names.map((name) => [name, plane()])),
    smoking_status: bytes(),
    alcohol_use: bytes(),
    physical_activity_level: bytes(),
    sleep_quality: bytes(),
    diet_quality: bytes(),
    bmi: new Uint16Array(size).fill(NONE_16),
    phq9_score: bytes(),
    health: plane(),
  }
}

/** Obesity follows from the BMI, depression from the PHQ-9 or from being treated for it; the rest is as drawn. */
function writerOf(model: HealthModel, profiles: HealthColumns): (agent: number, decided: Decided) => void {
  const obesity = profiles.planes['condition:obesity']!
  const depression = profiles.planes['condition:depression']!
  const planes = model.steps.map(({ name }) =>
    name === 'hidden:treated_depression' ? depression : profiles.planes[name],
  )
  const scores = scoresOf(model)
  return (agent, { group, taken, count, rungs }) => {
    const word = agent >>> 5
    const bit = 1 << (agent & 31)
    for (let at = 0; at < count; at++) {
      const plane = planes[taken[at]!]
      if (plane !== undefined) plane[word] = plane[word]! | bit
    }
    profiles.health[word] = profiles.health[word]! | bit
    if (rungs[0]! >= 3) obesity[word] = obesity[word]! | bit
    if (rungs[6]! >= 2) depression[word] = depression[word]! | bit
    profiles.smoking_status[agent] = rungs[1]!
    profiles.alcohol_use[agent] = rungs[2]!
    profiles.physical_activity_level[agent] = rungs[3]!
    profiles.sleep_quality[agent] = rungs[4]!
    profiles.diet_quality[agent] = rungs[5]!
    profiles.bmi[agent] = scores.bmi(rungs[0]!, group)
    profiles.phq9_score[agent] = scores.phq9(rungs[6]!, group)
  }
}
