import { fields } from '../../src/modules/filters/fields.ts'

/** A small generator of its own: fast-check would take minutes for a million bodies. */
export function randomSource(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

const names = [
  ...Object.entries(fields).flatMap(([name, { aliases }]) => [name, ...aliases]),
  'age_min',
  'income_max',
  'is_female',
  'match',
  'filters',
  'any',
  'all',
  'or',
  'and',
  'none',
  'not',
  'agee',
  '__proto__',
  'constructor',
  '',
  '🙂',
]
const words = [
  'US',
  'Germany',
  'TX',
  'texas',
  'female',
  'nurse',
  'sofware enginer',
  'Ozempic',
  'diabetes',
  'obese',
  'married',
  'stay at home mom',
  'California',
  'never',
  'Republicans',
  'homeowner',
  'dog',
  'x',
  '',
  ' ',
  'ÄÖÜ',
  '\u202e',
  'NaN',
  '1e999',
  "'; drop table",
  'retail',
  'a'.repeat(300),
]

/** Anything that JSON can say, most often something that looks like a filter. */
export function randomJson(random: () => number, depth = 0): unknown {
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)]!
  const kind = random()
  if (depth > 12 || kind < 0.12) return pick(words)
  if (kind < 0.2) return Math.round((random() - 0.2) * 10 ** Math.floor(random() * 12))
  if (kind < 0.25) return random() < 0.5
  if (kind < 0.28) return null
  if (kind < 0.4) return Array.from({ length: Math.floor(random() * 5) }, () => randomJson(random, depth + 1))
  if (kind < 0.55)
    return {
      [pick(['min', 'max', 'any', 'all', 'or', 'and', 'none', 'not'])]: randomJson(random, depth + 1),
      ...(random() < 0.3 ? { max: 3 } : {}),
    }
  // Without a prototype, so that "__proto__" is a name like any other, as it is in JSON that was read.
  const object: Record<string, unknown> = Object.create(null)
  const size = Math.floor(random() * 5)
  for (let at = 0; at < size; at++) object[pick(names)] = randomJson(random, depth + 1)
  return object
}
