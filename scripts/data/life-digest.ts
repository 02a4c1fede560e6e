import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Knowledge, openRecordQuestions } from '../../src/modules/knowledge/index.ts'

/** What the forecasts of a life rest on, beside the code that reads: data/life/things.json is stale where it is another. */
export function lifeDigest({ version }: Pick<Knowledge, 'version'>): string {
  const digest = createHash('sha256').update(version).update(openRecordQuestions().digest)
  for (const name of [
    'life/chosen.json',
    'knowledge/records/requires.jsonl',
    'answering/forecast.json',
    'reader/weights.bin',
  ])
    digest.update(readFileSync(new URL(`../../data/${name}`, import.meta.url)))
  return digest.digest('hex').slice(0, 16)
}
