import { expect, test } from 'vitest'
import { openRows, openTable, packedRow } from './four-bits.ts'

/** Places that wander: neighbours are near each other, and every seventh is nowhere. */
const placesOf = (count: number, dimensions: number): (Float32Array | null)[] =>
  Array.from({ length: count }, (_, nth) => {
    if (nth % 7 === 3) return null
    const place = Float32Array.from({ length: dimensions }, (_, at) => Math.sin((at + 1) * (1 + nth / 40)))
    const length = Math.hypot(...place)
    return place.map((value) => value / length)
  })

// A row of 72 numbers takes two portions of sixteen bytes and a part of a third.
test.each([
  [384, 0.15],
  [192, 0.2],
  [72, 0.3],
])(
  'of %d numbers a row, a table finds all rows that are near, and each as near as it is by itself',
  (dimensions, reach) => {
    const places = placesOf(300, dimensions)
    const packed = Buffer.concat(places.map((place) => packedRow(place, dimensions, reach)))
    const table = openTable(places.length, dimensions, (into) => into.set(packed))
    const rows = openRows(packed, dimensions)
    for (const vector of [places[0]!, places[151]!, places[299]!]) {
      const [inTable, alone] = [table.rows(vector), rows(vector)]
      const cosines = places.map((_, row) => alone(row))
      expect(places.map((_, row) => inTable(row))).toEqual(cosines)
      for (const least of [0.05, 0.35, 0.6, 0.95]) {
        const near = [...table.near(vector, least)]
        const expected = cosines.flatMap((cosine, row) => (cosine >= least ? [row] : []))
        expect(expected.length).toBeGreaterThan(0)
        expect(near.filter((row) => cosines[row]! >= least)).toEqual(expected)
        for (const row of near) if (places[row] !== null) expect(cosines[row]).toBeGreaterThan(least - 0.002)
      }
    }
  },
)
