import { setImmediate as othersFirst } from 'node:timers/promises'

const CHUNK = 64 * 1024

/** Items, or portions of items that are read one after the other: waiting for each item by itself would take longer. */
export type Portioned<Item> = Iterable<Item> | AsyncIterable<Iterable<Item>>

export async function* portionsOf<Item>(items: Portioned<Item>): AsyncGenerator<Iterable<Item>> {
  if (Symbol.asyncIterator in items) yield* items
  else yield items
}

/** What is made of each portion, in its place. */
export async function* eachPortion<Item, Made>(
  items: Portioned<Item>,
  make: (portion: Iterable<Item>) => Iterable<Made>,
): AsyncGenerator<Iterable<Made>> {
  for await (const portion of portionsOf(items)) yield make(portion)
}

/**
 * Gathers pieces of text into chunks that are worth sending. Before each, whoever else waits for the process has a turn:
 * a study may have a million answers.
 */
export async function* inChunks(pieces: Portioned<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const portion of portionsOf(pieces)) {
    for (const piece of portion) {
      chunk += piece
      if (chunk.length < CHUNK) continue
      yield chunk
      chunk = ''
      await othersFirst()
    }
  }
  if (chunk !== '') yield chunk
}
