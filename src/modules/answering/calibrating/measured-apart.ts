import { Worker } from 'node:worker_threads'
import type { Knowledge } from '../../knowledge/index.ts'
import { formatOf } from '../deciding/forecast-known.ts'
import { answersAsked } from '../eliciting/answers-asked.ts'
import { calibratedForm } from '../eliciting/calibration.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Calibrating } from './measured-questions.ts'
import type { KnownOf } from './measuring-thread.ts'

/** So many measured questions, made ready in a thread of its own: whoever is answered meanwhile does not wait for it. */
export async function measuredApart(knowledge: Knowledge, count: number, signal: AbortSignal): Promise<Calibrating[]> {
  const known = new Map((await knownApart(count, signal)).map((one) => [one.id, one.known]))
  const ready: Calibrating[] = []
  for (const question of knowledge.questions) {
    const own = known.get(question.id)
    if (own === undefined) continue
    const reading = readQuestion(question.text, formatOf(question))
    const asked = answersAsked(reading)
    ready.push({
      question,
      family: question.family ?? question.id,
      reading,
      asked,
      form: calibratedForm(asked),
      known: own,
    })
    // Reading takes some milliseconds; others are answered in between.
    await new Promise(setImmediate)
  }
  return ready
}

async function knownApart(count: number, signal: AbortSignal): Promise<KnownOf[]> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./measuring-thread.ts', import.meta.url), { workerData: { count } })
  worker.unref()
  const stop = (): void => void worker.terminate()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await new Promise<KnownOf[]>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(signal.reason ?? new Error('The thread ended before the questions were ready.')))
    })
  } finally {
    signal.removeEventListener('abort', stop)
    await worker.terminate()
  }
}
