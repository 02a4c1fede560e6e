/**
 * The end of the period that begins at `start`, in seconds: the next time that the anchor's day and hour come round. An
 * anchor on the 31st ends shorter months on their last day and comes back to the 31st after them.
 */
export function periodEnd(anchor: number, start: number): number {
  const first = new Date(anchor * 1000)
  const from = new Date(start * 1000)
  const apart = (from.getUTCFullYear() - first.getUTCFullYear()) * 12 + from.getUTCMonth() - first.getUTCMonth()
  const sameMonth = monthsAfter(first, apart)
  return sameMonth > start ? sameMonth : monthsAfter(first, apart + 1)
}

function monthsAfter(first: Date, months: number): number {
  const time = new Date(first)
  // From the first of the month, since setting the month of a 31st would run over into the next one.
  time.setUTCDate(1)
  time.setUTCMonth(time.getUTCMonth() + months)
  const last = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate()
  time.setUTCDate(Math.min(first.getUTCDate(), last))
  return Math.floor(time.getTime() / 1000)
}
