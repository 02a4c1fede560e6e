import type { AgentRef } from './directory.ts'
import { portraitOf } from './portrait.ts'

/**
 * Outside the US there are no figures on ethnicity. A page full of people from one country should still look like that
 * country, so the portrait, and nothing else, leans on these broad hints; all palettes overlap widely.
 */
const hints: Record<string, string> = {
  AR: 'hispanic',
  BR: 'other',
  DE: 'white',
  ES: 'white',
  FR: 'white',
  GB: 'white',
  ID: 'asian',
  IE: 'white',
  IN: 'hispanic',
  IT: 'white',
  JP: 'asian',
  KR: 'asian',
  MX: 'hispanic',
  NG: 'black',
  NL: 'white',
  PH: 'asian',
  PL: 'white',
  SE: 'white',
  TR: 'white',
  ZA: 'black',
}

/** The drawn face of an agent: the same as long as the agent exists. */
export function agentPortrait({ uuid, index, population }: AgentRef): string {
  const { sex, age, ethnicity, country_code } = population.person(index)
  return portraitOf({ sex, age, ethnicity: ethnicity ?? hints[country_code] ?? null, seed: uuid })
}
