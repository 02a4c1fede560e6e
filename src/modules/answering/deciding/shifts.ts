import type { Attribute, Facets, Tilts } from '../../knowledge/index.ts'
import type { Contribution } from './decision.ts'
import type { PanelAgent } from './panel-agent.ts'
import type { Reference } from './reference.ts'

/** No sum of tilts moves anybody further than this, in logits: estimates of rare groups add up to nonsense otherwise. */
const FURTHEST = 5

export const bounded = (logits: number): number =>
  logits > FURTHEST ? FURTHEST : logits < -FURTHEST ? -FURTHEST : Number.isNaN(logits) ? 0 : logits

/** The shifts that apply to somebody, one by one. */
function shiftsOf(tilts: Tilts, facets: Facets): Contribution[] {
  const shifts: Contribution[] = []
  for (const [attribute, levels] of Object.entries(tilts) as [Attribute, Readonly<Record<string, number>>][]) {
    if (attribute === 'health') {
      for (const [condition, shift] of Object.entries(levels)) {
        if (facets.health.has(condition)) shifts.push({ by: attribute, level: condition, shift: bounded(shift) })
      }
    } else {
      const level = facets[attribute]
      const shift = level === null ? undefined : levels[level]
      if (level !== null && shift !== undefined) shifts.push({ by: attribute, level, shift: bounded(shift) })
    }
  }
  return shifts
}

/** What tilts do to the reference on average, by attribute: whoever has the usual level is not moved by it. */
export function usualShifts(tilts: Tilts, { agents }: Reference): ReadonlyMap<string, number> {
  const usual = new Map<string, number>()
  for (const { facets } of agents) {
    for (const { by, shift } of shiftsOf(tilts, facets)) usual.set(by, (usual.get(by) ?? 0) + shift / agents.length)
  }
  return usual
}

/** Shifts against the usual ones. A condition that hardly anybody has is its own measure. */
export function namedShifts(tilts: Tilts, usual: ReadonlyMap<string, number>, { facets }: PanelAgent): Contribution[] {
  return shiftsOf(tilts, facets).map(({ by, level, shift }) => ({
    by,
    level,
    shift: by === 'health' ? shift : shift - (usual.get(by) ?? 0),
  }))
}

const SMALLEST = 0.04
const MOST = 8

/** The largest first. Equal ones in a fixed order, so that the same agent gives the same reasons. */
export function largest(contributions: readonly Contribution[]): Contribution[] {
  return contributions
    .filter(({ shift }) => Math.abs(shift) >= SMALLEST)
    .sort((a, b) => Math.abs(b.shift) - Math.abs(a.shift) || (a.by + a.level < b.by + b.level ? -1 : 1))
    .slice(0, MOST)
}
