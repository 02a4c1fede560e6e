import { parentPort, workerData } from 'node:worker_threads'
import { loadKnowledge } from '../../knowledge/index.ts'
import type { Forecast } from '../deciding/forecast.ts'
import { measuredQuestions } from './measured-questions.ts'

/** What is known of a measured question, without what it rests on. */
export interface KnownOf {
  id: string
  known: Forecast
}

/** The thread in which measured questions are looked up as if they were new: that computes for seconds. */
const measured = await measuredQuestions(loadKnowledge(), { count: (workerData as { count: number }).count })
const known = measured.map(
  ({ question: { id }, known }): KnownOf => ({ id, known: { ...known, basis: [], category: null } }),
)
parentPort!.postMessage(known)
