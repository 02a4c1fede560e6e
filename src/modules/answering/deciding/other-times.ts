import { exponential } from '../finding/portable-math.ts'
import type { Reading, TimeFrame } from '../reading/reading.ts'
import { timeIn } from '../reading/time-frame.ts'
import type { Known } from './forecast-known.ts'
import { naturalLog } from './latent-scale.ts'

/** Times this near to each other are one. */
const SAME = 1.3
/** What people did within a time: asked about opinions a time says something else. */
const DEEDS: ReadonlySet<Known['ask']> = new Set(['use', 'behaviour', 'experience'])

const times = new WeakMap<Known, TimeFrame | null>()

/**
 * What is known of one time, for another: of those who went to a concert within a year few did within a week. Applies to
 * what is answered with yes or no.
 */
export function ofTheTime(known: Known, { time }: Reading): Known {
  const days = pastDays(time)
  if (days === null || !DEEDS.has(known.ask) || known.ladder?.shares.length !== 2) return known
  let theirs = times.get(known)
  if (theirs === undefined) {
    theirs = timeIn(known.question.text)
    times.set(known, theirs)
  }
  const longer = days / (pastDays(theirs) ?? days)
  if (longer < SAME && longer > 1 / SAME) return known
  const did = withinOther(known.ladder.shares[1]!, longer)
  return { ...known, ladder: { ...known.ladder, shares: [1 - did, did] } }
}

const pastDays = (time: TimeFrame | null): number | null =>
  time?.direction === 'past' && time.days !== null && time.days > 0 ? time.days : null

/**
 * Chances of a time so much longer, or shorter. Were everybody as likely as everybody else to do it on any day, the
 * exponent would be 1; as it is, some do it often, the more so the more people do it at all. 0.5 is what records of things
 * say, which tell how often, and cinemas and museums.
 */
function withinOther(share: number, longer: number): number {
  const power = exponential((EVEN - HABIT * share) * naturalLog(longer))
  return 1 - exponential(power * naturalLog(Math.max(1e-4, 1 - share)))
}
const [EVEN, HABIT] = [0.65, 0.3]
