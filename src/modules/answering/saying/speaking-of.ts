import type { Knowledge } from '../../knowledge/index.ts'
import type { PanelAgent } from '../deciding/decide-panel.ts'
import type { Decision } from '../deciding/decision.ts'
import type { Member } from '../engine.ts'
import type { Grounded } from '../ground.ts'
import type { Reading } from '../reading/reading.ts'
import type { chanceOf } from './chance-of.ts'
import { mannerOf } from './manner.ts'
import type { Speaking } from './speaking.ts'

/** What all who are asked have in common. */
export interface Spoken extends Pick<Grounded, 'found' | 'forecast' | 'barred'> {
  reading: Reading
  knowledge: Knowledge
  chance: ReturnType<typeof chanceOf>
}

/** Everything that one agent's words may rest on. */
export function speakingOf(spoken: Spoken, member: Member, agent: PanelAgent, decision: Decision): Speaking {
  const { reading, found, forecast, barred, knowledge, chance } = spoken
  const { person, earlier = [] } = member
  return {
    // Money that one would get is no price, and nobody speaks of paying it.
    reading: found.demand?.rising ? { ...reading, price: null, other_prices: [] } : reading,
    found,
    forecast,
    decision,
    person,
    facets: agent.facets,
    abroad: agent.abroad ?? null,
    lacking: barred.get(person) ?? null,
    manner: mannerOf(person),
    knowledge,
    chance: chance(person),
    earlier,
  }
}
