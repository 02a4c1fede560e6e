import { setImmediate as othersFirst } from 'node:timers/promises'

const CHUNK = 64 * 1024

/**
 * Gathers pieces of text into chunks that are worth sending. Before each, whoever else waits for the process has a turn:
 * a study may have a million answers.
 */
export async function* inChunks(pieces: Iterable<string>): AsyncGenerator<string> {
  let chunk: string[] = []
  let length = 0
  for (const piece of pieces) {
    chunk.push(piece)
    length += piece.length
    if (length < CHUNK) continue
    yield chunk.join('')
    chunk = []
    length = 0
    await othersFirst()
  }
  if (length > 0) yield chunk.join('')
}
