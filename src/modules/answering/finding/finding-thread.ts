import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { Catalogue } from './catalogue.ts'
import { openEncoder } from './encoder.ts'
import { type Model, openLookUp, type Sought } from './look-up.ts'
import { loadVectors } from './vectors.ts'

/** What the thread is given, and what it says. */
export interface ThreadData {
  catalogue: Catalogue
  /** Folder of the vectors; left out, the project's own. */
  vectors?: string
  /** Package that holds the model's weights. */
  weights: string
}

/**
 * The thread in which questions are looked up: the model computes for some 25 ms and the indexes take a while to build,
 * and the service should stay responsive meanwhile.
 */
const { catalogue, vectors, weights } = workerData as ThreadData
let reason: string | null = null
const model = openModel()
const lookUp = openLookUp(catalogue, model)
parentPort!.on('message', (message: { id: number } & ({ sought: Sought } | { text: string })) => {
  const answer = 'text' in message ? (model?.encode(message.text) ?? null) : lookUp(message.sought)
  parentPort!.postMessage({ id: message.id, answer })
})
parentPort!.postMessage({ ready: true, reason })
// The first run of anything is slow: better now than when somebody waits.
lookUp({ text: 'Would you buy this?', canonical: 'How likely would you be to buy a new kind of coffee machine?' })

function openModel(): Model | null {
  try {
    const known = loadVectors(catalogue, vectors === undefined ? undefined : new URL(vectors))
    const folder = new URL('../model/', import.meta.resolve(weights))
    const encode = openEncoder({
      weights: fileURLToPath(new URL('model.fp16.safetensors', folder)),
      tokenizer: fileURLToPath(new URL('tokenizer.json', folder)),
    })
    return { encode, known }
  } catch (error) {
    reason = (error as Error).message
    return null
  }
}
