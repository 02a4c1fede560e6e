import { bits, streamOf } from '../../population/index.ts'
import { normalQuantile } from './latent-scale.ts'

/**
 * The field of people's minds. Everybody holds a height at every question, normally distributed over people, and near
 * questions have near heights: two questions whose meanings have the cosine c correlate by exp((c - 1) / REACH). So
 * much was fitted to the answers of survey respondents (docs/mind.md); nothing of any question is stored.
 *
 * A question's place is its value on many waves through the space of meanings. What somebody thinks is a random sum of
 * these values, so that a person needs a sign for each wave and no memory. The waves are no person's: they are the same
 * in all populations. Parabolas stand for sines, which processors round differently.
 */
const REACH = 0.5
const WAVES = 512

let waves: { turns: Float32Array; phases: Float32Array } | null = null

/** `meaning`: of unit length, as the reader gives it. Returns the place, of unit length. */
export function placeOf(meaning: Float32Array): Float32Array {
  waves ??= wavesOver(meaning.length)
  const place = new Float32Array(WAVES)
  let squares = 0
  for (let wave = 0; wave < WAVES; wave++) {
    let turn = waves.phases[wave]!
    const from = wave * meaning.length
    for (let at = 0; at < meaning.length; at++) turn += waves.turns[from + at]! * meaning[at]!
    const into = 2 * (turn - Math.floor(turn)) - 1
    const value = into * (1 - Math.abs(into))
    place[wave] = value
    squares += value * value
  }
  const scale = 1 / Math.sqrt(squares)
  for (let wave = 0; wave < WAVES; wave++) place[wave]! *= scale
  return place
}

/** How often each wave turns along each dimension, and where it begins. */
function wavesOver(dimensions: number): { turns: Float32Array; phases: Float32Array } {
  const [steep, begin] = [streamOf('field', 'turns'), streamOf('field', 'phases')]
  const perUnit = 1 / (2 * Math.PI * Math.sqrt(REACH))
  const chance = (stream: typeof steep, at: number, draw = 0): number => (bits(stream, at, draw) + 0.5) / 4294967296
  return {
    turns: Float32Array.from({ length: WAVES * dimensions }, (_, at) => {
      const wave = Math.floor(at / dimensions)
      return perUnit * normalQuantile(chance(steep, wave, at - wave * dimensions))
    }),
    phases: Float32Array.from({ length: WAVES }, (_, wave) => chance(begin, wave)),
  }
}
