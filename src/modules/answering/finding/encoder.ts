import { keepingLatest } from '../../../platform/keeping-latest.ts'
import { openEncoder as openLayers } from '../reader/encoder.ts'
import { meanOf, unit } from '../reader/layers.ts'
import { openHalfWeights } from './half-weights.ts'
import { openTokenizer } from './wordpiece.ts'

export { DIMENSIONS } from '../reader/shape.ts'

/** The sentence encoder MiniLM-L6-v2. */
export type Encoder = (text: string) => Float32Array

/** Texts whose places are kept: of one question most are asked for twice. */
const KEPT = 16

/** Throws where the file of weights is missing, or is not this model's. */
export function openEncoder(weights: URL): Encoder {
  const tokenize = openTokenizer()
  const { states, rooms } = openLayers(openHalfWeights(weights))
  return keepingLatest(KEPT, (text) => {
    const tokens = tokenize(text)
    states(tokens)
    return unit(meanOf(rooms.state.values, tokens.length))
  })
}
