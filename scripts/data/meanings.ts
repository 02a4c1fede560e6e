import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { hashOf, packMeanings } from '../../src/modules/answering/meaning/sentence-meanings.ts'
import { openReader } from '../../src/modules/answering/reader/reader.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'

/**
 * Where every written sentence lies in the reader's space of meaning: data/answering/meanings.bin. To be made again when
 * the reader's weights or sentences change; it takes some twenty minutes on two cores.
 */
const THREADS = 2

if (isMainThread) {
  const sentences = [...allSentences()]
  console.log(`${sentences.length} sentences`)
  const parts = await Promise.all(
    Array.from({ length: THREADS }, (_, nth) => partOf(sentences.filter((_, at) => at % THREADS === nth))),
  )
  const meanings = new Map(parts.flat())
  const bytes = packMeanings(openReader().version, meanings)
  writeFileSync(new URL('../../data/answering/meanings.bin', import.meta.url), bytes)
  console.log(`data/answering/meanings.bin: ${meanings.size} sentences, ${bytes.length} bytes`)
} else {
  const reader = openReader()
  parentPort!.postMessage(
    (workerData as string[]).map((sentence, at) => {
      if (at % 2000 === 0) console.log(`${at} of ${(workerData as string[]).length}`)
      return [hashOf(sentence), reader.read(sentence).meaning]
    }),
  )
}

function partOf(sentences: string[]): Promise<[number, Float32Array][]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: sentences })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/** Sentences that agents may say: of categories, of known questions. */
function* allSentences(): Generator<string> {
  const seen = new Set<number>()
  const knowledge = loadKnowledge()
  const says = new URL('../../data/knowledge/says/', import.meta.url)
  const texts = [
    ...[...knowledge.categories.keys()].flatMap((slug) => knowledge.voicesOf(slug).map(({ say }) => say)),
    ...readdirSync(says).flatMap((name) =>
      readFileSync(new URL(name, says), 'utf8')
        .trimEnd()
        .split('\n')
        .flatMap((line) => Object.values((JSON.parse(line) as { says: Record<string, string[]> }).says).flat()),
    ),
  ]
  for (const text of texts) {
    const hash = hashOf(text)
    if (seen.has(hash)) continue
    seen.add(hash)
    yield text
  }
}
