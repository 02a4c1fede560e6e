import { type Person, type Stream, streamOf, uniform } from '../../population/index.ts'
import type { Reading } from '../reading/reading.ts'
import type { Chance } from './speaking.ts'

/** Chance for a question: the agent's words depend on the population, the agent, the wording and the format alone. */
export function chanceOf(reading: Reading, replicate: number): (person: Person) => Chance {
  const wording = [
    // Not the text as sent: what was hidden in it must not change a word.
    reading.canonical,
    reading.price?.text ?? '',
    reading.type,
    reading.options.map((option) => option.key).join('|'),
    reading.length ?? '',
    replicate,
  ].join('/')
  const streams = new Map<string, Stream>()
  return ({ version, index }) => {
    const seed = `${version}/${wording}`
    return (name) => {
      const key = `${version}/${name}`
      let stream = streams.get(key)
      if (stream === undefined) {
        stream = streamOf(seed, name)
        streams.set(key, stream)
      }
      return uniform(stream, index)
    }
  }
}
