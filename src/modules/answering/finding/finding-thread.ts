import { parentPort, workerData } from 'node:worker_threads'
import { collectGarbage } from '../../../platform/collect-garbage.ts'
import { openSaidIndex } from '../meaning/said-index.ts'
import { openReader } from '../reader/reader.ts'
import type { Catalogue } from './catalogue.ts'
import { openEncoder } from './encoder.ts'
import { type Model, openLookUp, type Sought } from './look-up.ts'
import { openRecordIndex } from './record-index.ts'
import { loadVectors } from './vectors.ts'

/** What the thread is given; what it is to know comes as its first message. */
export interface ThreadData {
  /** Folder of the vectors; left out, the project's own. */
  vectors?: string
  /** Package that holds the model's weights. */
  weights: string
}

type Asked = { id: number } & Wanted

/** What the thread is asked for: what is near a question, where a text lies, or what a wording means. */
export type Wanted = { sought: Sought } | { text: string } | { wording: string }

const { vectors, weights } = workerData as ThreadData

/**
 * The thread in which questions are looked up: the model computes for some 25 ms and the indexes take a while to build,
 * and the service should stay responsive meanwhile.
 */
parentPort!.once('message', (catalogue: Catalogue) => {
  const { model, reason } = openModel(catalogue)
  const reader = openReader()
  const lookUp = openLookUp(catalogue, model, reader, openRecordIndex(), openSaidIndex(reader))
  const answerTo = (asked: Wanted) =>
    'wording' in asked
      ? reader.read(asked.wording)
      : 'text' in asked
        ? (model?.encode(asked.text) ?? null)
        : lookUp(asked.sought)
  parentPort!.on('message', (asked: Asked) => {
    parentPort!.postMessage({ id: asked.id, answer: answerTo(asked) })
  })
  parentPort!.postMessage({ ready: true, reason })
  // The first run of anything is slow: better now than when somebody waits.
  lookUp({
    text: 'Would you buy this?',
    canonical: 'How likely would you be to buy a new kind of coffee machine?',
    shown: null,
  })
  collectGarbage()
})

function openModel(catalogue: Catalogue): { model: Model | null; reason: string | null } {
  try {
    const known = loadVectors(catalogue, vectors === undefined ? undefined : new URL(vectors))
    const encode = openEncoder(new URL('../model/model.fp16.safetensors', import.meta.resolve(weights)))
    return { model: { encode, known }, reason: null }
  } catch (error) {
    return { model: null, reason: (error as Error).message }
  }
}
