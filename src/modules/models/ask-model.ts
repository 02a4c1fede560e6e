import type { Completion, ModelRequest, Models } from './models.ts'
import { ModelError } from './models.ts'
import { tolerantJson, withoutThoughts } from './tolerant-json.ts'

/**
 * What a reply was read as, or what is wrong with it, as a clause that completes "It cannot be used: ". `otherwise` stands in
 * where asking again brings nothing better, or is no longer in the budget.
 */
export type Read<Value> = { value: Value } | { problem: string; refused?: boolean; otherwise?: Value }
type Reader<Value> = (text: string) => Read<Value> | Promise<Read<Value>>

export interface Replied<Value> {
  value: Value
  /** The call that gave it, which is the repair where one was needed. */
  completion: Completion
}

/** What goes wrong in a model's hands gets one chance to be mended. */
export async function askModel<Value>(
  models: Models,
  request: ModelRequest,
  read: Reader<Value>,
): Promise<Replied<Value>> {
  const first = await attempt(models, request, read)
  if ('value' in first.read) return { value: first.read.value, completion: first.completion }
  const { problem } = first.read
  const second = await attempt(models, repairOf(request, first.completion.text, problem), read).catch((error) => {
    if ('otherwise' in first.read && error instanceof ModelError && error.reason === 'budget_exhausted') return first
    throw error
  })
  if ('value' in second.read) return { value: second.read.value, completion: second.completion }
  for (const { read: own, completion } of [second, first])
    if ('otherwise' in own) return { value: own.otherwise as Value, completion }
  throw second.read.refused
    ? new ModelError('refused', 'The language model declined to answer.')
    : new ModelError(
        'unusable',
        `The language model gave no usable reply, also when asked again: ${second.read.problem}.`,
      )
}

/** The same for replies that are to be one JSON object. */
export const askModelForJson = <Value>(
  models: Models,
  request: ModelRequest,
  read: (value: Record<string, unknown>) => Read<Value>,
): Promise<Replied<Value>> =>
  askModel(models, request, (text) => {
    const value = tolerantJson(text)
    return value === null ? { problem: 'it holds no JSON object' } : read(value)
  })

async function attempt<Value>(models: Models, request: ModelRequest, read: Reader<Value>) {
  const completion = await models.complete(request)
  const result = await readCompletion(completion, read)
  if ('problem' in result) await models.reject(completion, result.problem)
  return { completion, read: result }
}

async function readCompletion<Value>(completion: Completion, read: Reader<Value>): Promise<Read<Value>> {
  const text = withoutThoughts(completion.text)
  if (completion.finish === 'content-filter') return { problem: 'it was held back by a content filter', refused: true }
  if (text === '')
    return { problem: completion.finish === 'length' ? 'it was all thinking and no answer' : 'it is empty' }
  const result = await read(text)
  if ('value' in result && completion.finish === 'length') return { problem: 'it was cut off before its end; be brief' }
  return result
}

/** Enough of a bad reply for a model to see what was wrong with it. */
const SHOWN = 2000

/** Goes to the end of the prompt, so that everything before it is still the prefix that the server has read. */
function repairOf(request: ModelRequest, reply: string, problem: string): ModelRequest {
  const shown = reply.slice(0, SHOWN).replaceAll('<', '‹').replaceAll(/\s+/g, ' ')
  const own =
    `${request.prompt.own}\n\nAnother reply to this was:\n<reply>\n${shown}\n</reply>\n` +
    `It cannot be used: ${problem}. Write a better one, in the form that is asked for above and with nothing around it.`
  return { ...request, purpose: 'repair', prompt: { ...request.prompt, own } }
}
