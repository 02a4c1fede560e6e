import type { Point } from '../../charts/scatter.tsx'

/** Tenths of a percent, and half-widths in points, as shares from 0 to 1. */
export const sharesOf = (points: readonly (readonly number[])[]): Point[] =>
  points.map(([people = 0, forecast = 0, width = 0]) => ({
    x: people / 1000,
    y: forecast / 1000,
    within: Math.abs(people - forecast) <= width * 10,
  }))

const EDGES = [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

/** The scatter in figures: by the share among people. */
export function bandsOf(shares: readonly Point[]) {
  return EDGES.slice(0, -1).flatMap((low, at) => {
    const high = EDGES[at + 1]!
    const own = shares.filter(({ x }) => x >= low && (x < high || (high === 1 && x === 1)))
    if (own.length === 0) return []
    const mean = (of: (point: Point) => number) => own.reduce((sum, point) => sum + of(point), 0) / own.length
    return [
      {
        low,
        high,
        options: own.length,
        real: mean(({ x }) => x),
        forecast: mean(({ y }) => y),
        held: mean(({ within }) => (within ? 1 : 0)),
      },
    ]
  })
}

/** What people and forecast come to on average, of those points that are meant. */
export function averageOf(shares: readonly Point[], isMeant: (point: Point) => boolean) {
  const own = shares.filter(isMeant)
  const mean = (of: (point: Point) => number) => own.reduce((sum, point) => sum + of(point), 0) / own.length
  return { real: mean(({ x }) => x), forecast: mean(({ y }) => y) }
}
