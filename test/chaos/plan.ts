import { randomOf } from './random.ts'

/** What can be done to an installation, each undone again after a while. */
export const faultKinds = [
  'kill worker',
  'kill api',
  'kill database',
  'kill everything',
  'freeze worker',
  'freeze api',
  'restart',
  'slow database',
  'cut database',
  'dark database',
  'disk full',
  'clock jump',
  'deliver twice',
  'lose leases',
  'model down',
  'model errors',
  'model hangs',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface PlannedFault {
  kind: FaultKind
  /** Since the beginning of the load. */
  at_ms: number
  lasts_ms: number
  /** Which of the processes, and how much: numbers that the fault makes something of. */
  which: number
  size: number
}

const seconds = (least: number, most: number): readonly [number, number] => [least * 1000, most * 1000]

/** How long each lasts. A frozen process wakes up when its leases, of ten seconds, are somebody else's. */
const lengths: Record<FaultKind, readonly [number, number]> = {
  'kill worker': seconds(0, 3),
  'kill api': seconds(0, 3),
  'kill database': seconds(0, 3),
  'kill everything': seconds(0, 2),
  'freeze worker': seconds(12, 25),
  'freeze api': seconds(2, 8),
  restart: seconds(0, 1),
  'slow database': seconds(3, 10),
  'cut database': seconds(0, 1),
  'dark database': seconds(2, 18),
  'disk full': seconds(3, 8),
  'clock jump': seconds(5, 20),
  'deliver twice': seconds(0, 1),
  'lose leases': seconds(0, 1),
  'model down': seconds(2, 10),
  'model errors': seconds(3, 10),
  'model hangs': seconds(3, 10),
}

/** The pause before the next fault. */
const PAUSE_MS = [1000, 5000] as const

/**
 * When which fault comes, as the seed has it. Every kind that was asked for comes once before any comes again, so that a
 * short run has met as many as fit in. Faults overlap: the next one does not wait for the end of the one before.
 */
export function planFaults(seed: number, ms: number, kinds: readonly FaultKind[]): PlannedFault[] {
  if (kinds.length === 0) return []
  const random = randomOf(seed, 'faults')
  const plan: PlannedFault[] = []
  let turn: FaultKind[] = []
  for (let at = random.between(1000, 3000); at < ms; at += random.between(...PAUSE_MS)) {
    if (turn.length === 0) turn = shuffled(kinds, random)
    const kind = turn.pop()!
    const lasts_ms = random.between(...lengths[kind])
    plan.push({ kind, at_ms: at, lasts_ms, which: random.between(0, 99), size: random.number() })
    // Nobody gets anything done while nothing is ever in order: what lasts long is followed by less.
    at += lasts_ms / 2
  }
  return plan
}

function shuffled<T>(list: readonly T[], { between }: { between(least: number, most: number): number }): T[] {
  const left = [...list]
  return Array.from({ length: left.length }, () => left.splice(between(0, left.length - 1), 1)[0]!)
}
