const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/** From the first moment of a month to the first of the next, as billing cycles go: in UTC. */
export function periodOf(month: string): { from: string; to: string } | undefined {
  if (!MONTH.test(month)) return undefined
  const [year, number] = month.split('-').map(Number) as [number, number]
  const start = (at: number): string => new Date(Date.UTC(year, at, 1)).toISOString()
  return { from: start(number - 1), to: start(number) }
}

/** The latest months, this one first: "2026-11". */
export const monthsBack = (number: number, now = new Date()): string[] =>
  Array.from({ length: number }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  )
