import { hash } from 'node:crypto'
import type { ModelRequest } from './models.ts'

/** Settings that change what a model says to the same prompt. */
export interface Sampling {
  temperature: number | undefined
  max_output_tokens: number
}

/** Changed when the encoding below changes, so that keys of different encodings never meet. */
const ENCODING = 'model-call-1'

/**
 * What was asked, as a digest: two requests have the same key when a model would be sent the same, and the answer to one
 * may be given to the other. JSON keeps the parts apart: no text can end one of them and begin the next.
 */
export function keyOf({ model, prompt, json, replicate = 0 }: ModelRequest, sampling: Sampling): Buffer {
  const { version, system, shared, files = [], own } = prompt
  const asked = [
    ENCODING,
    model,
    [sampling.temperature ?? null, sampling.max_output_tokens],
    json === undefined ? null : [json.name, json.schema],
    version,
    system,
    shared,
    files.map(({ media_type, filename, sha256 }) => [media_type, filename, sha256]),
    own,
    replicate,
  ]
  return hash('sha256', JSON.stringify(asked), 'buffer')
}
