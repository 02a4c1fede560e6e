import type { Attribute, Point, Tilts, Who } from '../../src/modules/knowledge/knowledge.ts'
import { isLevel } from '../../src/modules/knowledge/levels.ts'
import { american } from './knowledge-spelling.ts'

type Count = (what: string) => void

/** Conditions that authors named and agents have under a wider name. */
const wider: Readonly<Record<string, string>> = { eczema: 'psoriasis_eczema', back_pain: 'chronic_pain' }

/** The level as agents have it; undefined where no agent has anything of the kind (celiac disease, hearing loss). */
function levelOf(attribute: Attribute, level: string): string | undefined {
  const known = attribute === 'health' ? (wider[level] ?? level) : level
  return isLevel(attribute, known) ? known : undefined
}

/** Tilts without the levels that nobody has. */
export function knownTilts(tilts: Tilts, count: Count): Tilts {
  const found: Tilts = {}
  for (const [attribute, shifts] of Object.entries(tilts) as [Attribute, Record<string, number>][]) {
    const own: Record<string, number> = {}
    for (const [level, shift] of Object.entries(shifts)) {
      const known = levelOf(attribute, level)
      if (known === undefined) count(`tilts dropped: ${attribute} ${level}`)
      else own[known] = shift
    }
    if (Object.keys(own).length > 0) found[attribute] = own
  }
  return found
}

/** What is presupposed, in levels that agents have; undefined where nobody could have it. */
export function knownWho(who: Who, count: Count): Who | undefined {
  const found: Who = {}
  for (const [attribute, level] of Object.entries(who) as [Attribute, string][]) {
    const known = level.split('|').flatMap((one) => levelOf(attribute, one) ?? [])
    if (known.length === 0) {
      count(`presupposition nobody meets: ${attribute} ${level}`)
      return undefined
    }
    found[attribute] = known.join('|')
  }
  return found
}

/** Points without those of people that we do not have. */
export function knownPoints(points: readonly Point[], count: Count): Point[] {
  return points.flatMap(({ point, who }) => {
    const known = knownWho(who, count)
    return known === undefined ? [] : [{ point: american(point), who: known }]
  })
}
