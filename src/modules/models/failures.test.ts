import { inspect } from 'node:util'
import { APICallError, JSONParseError, UnsupportedFunctionalityError } from '@ai-sdk/provider'
import { describe, expect, test } from 'vitest'
import { failureOf } from './failures.ts'
import { ModelError } from './models.ts'

const KEY = 'sk-proj-4f9a8b7c6d5e'
const PROMPT = 'Would you buy a hat?'

function refusal(statusCode: number, body: unknown = {}, responseHeaders: Record<string, string> = {}): APICallError {
  return new APICallError({
    message: `${statusCode} from https://models.example/v1 with ${KEY}`,
    url: `https://models.example/v1?key=${KEY}`,
    requestBodyValues: { messages: [PROMPT] },
    statusCode,
    responseHeaders,
    responseBody: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const reasonOf = (thrown: unknown) => {
  const { error, retry } = failureOf(thrown, [KEY])
  return `${error.reason}${retry ? ', again' : ''}`
}

describe('what became of a call', () => {
  test.each([
    [400, 'rejected'],
    [401, 'unauthorized'],
    [402, 'unauthorized'],
    [403, 'unauthorized'],
    [404, 'rejected'],
    [408, 'unavailable, again'],
    [409, 'unavailable, again'],
    [413, 'rejected'],
    [422, 'rejected'],
    [429, 'rate_limited, again'],
    [500, 'unavailable, again'],
    [501, 'rejected'],
    [502, 'unavailable, again'],
    [503, 'unavailable, again'],
    [504, 'unavailable, again'],
    [529, 'unavailable, again'],
  ])('a status %i is %s', (status, expected) => {
    expect(reasonOf(refusal(status))).toBe(expected)
  })

  test('a quota that is used up is not waited for, though it comes as a 429', () => {
    const body = { error: { message: 'You exceeded your current quota.', type: 'insufficient_quota' } }
    expect(reasonOf(refusal(429, body))).toBe('unauthorized')
    expect(failureOf(refusal(429, body), []).error.message).toMatch(/used up/)
  })

  test('a filter that refuses the request is a refusal', () => {
    expect(reasonOf(refusal(400, { error: { code: 'content_filter', message: 'Filtered.' } }))).toBe('refused')
  })

  test('a reply that cannot be read and a connection that cannot be made are tried again', () => {
    const unread = new APICallError({
      message: 'Invalid JSON response',
      url: '',
      requestBodyValues: {},
      statusCode: 200,
      cause: new JSONParseError({ text: PROMPT, cause: new SyntaxError(PROMPT) }),
    })
    const unreached = new APICallError({
      message: 'Cannot connect to API',
      url: '',
      requestBodyValues: {},
      cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    })
    expect([unread, unreached].map(reasonOf)).toEqual(['unavailable, again', 'unavailable, again'])
    expect(inspect(failureOf(unread, []).error), 'a reply is not quoted').not.toContain(PROMPT)
    expect(failureOf(unreached, []).error.message).toMatch(/could not be reached/)
  })

  test('a connection that loses patience before we do is a timeout', () => {
    const cause = Object.assign(new Error('Headers Timeout Error'), { code: 'UND_ERR_HEADERS_TIMEOUT' })
    const unanswered = new APICallError({ message: 'Cannot connect to API', url: '', requestBodyValues: {}, cause })
    expect(reasonOf(unanswered)).toBe('timeout, again')
  })

  test('what a provider cannot send is rejected, and an address that leads elsewhere too', () => {
    expect(reasonOf(new UnsupportedFunctionalityError({ functionality: 'audio' }))).toBe('rejected')
    expect(reasonOf(new TypeError('fetch failed', { cause: new Error('unexpected redirect') }))).toBe('rejected')
  })

  test('an error of ours stays what it is, however deep the provider has buried it', () => {
    const ours = new ModelError('unusable', 'Too long.')
    const buried = new APICallError({ message: '', url: '', requestBodyValues: {}, statusCode: 200, cause: ours })
    expect(failureOf(buried, []).error).toBe(ours)
  })

  test('whatever is thrown becomes a ModelError', () => {
    for (const thrown of [undefined, null, 'text', 7, {}, new Error('?')]) {
      expect(failureOf(thrown, []).error).toBeInstanceOf(ModelError)
    }
  })
})

describe('what a model does not take', () => {
  test.each([
    ['response_format is not supported', 'schema'],
    ["Invalid schema for response_format 'forecast'", 'schema'],
    ['guided_json: failed to compile grammar', 'schema'],
    ['Thinking may not be enabled when tool_choice forces tool use.', 'schema'],
    ["Unsupported value: 'temperature' does not support 0.2 with this model.", 'temperature'],
    ["Unsupported parameter: 'max_tokens' is not supported. Use 'max_completion_tokens' instead.", 'max_tokens'],
    ['Your prompt is empty.', undefined],
  ])('"%s" is about %s', (message, expected) => {
    expect(failureOf(refusal(400, { error: { message } }), []).refused).toBe(expected)
    expect(failureOf(refusal(500, { error: { message } }), []).refused).toBeUndefined()
  })

  test('is not read out of the request that some servers send back with their complaint', () => {
    const body = {
      detail: [{ loc: ['body', 'model'], msg: 'unknown', input: { temperature: 1, response_format: {} } }],
    }
    expect(failureOf(refusal(422, body), []).refused).toBeUndefined()
  })
})

describe('what is kept of a failure', () => {
  const bodies = [
    { error: { message: `Incorrect API key provided: ${KEY}.` } },
    { error: { message: `Bearer ${KEY} at https://models.example/v1?key=${KEY}` } },
    { error: { message: 'Incorrect API key provided: sk-pr**********5e.' } },
    `plain text with ${KEY}`,
    { detail: [{ msg: 'wrong', input: { messages: [PROMPT], key: KEY } }] },
  ]

  test.each([400, 401, 429, 500])('no key, address or prompt is in an error made of a %i', (status) => {
    for (const body of bodies) {
      const { error } = failureOf(refusal(status, body), [KEY])
      const everything = [error.message, (error.cause as Error).message, JSON.stringify(error), inspect(error)].join()
      expect(everything).not.toContain(KEY)
      expect(everything).not.toContain('sk-pr*')
      expect(everything).not.toContain('models.example')
      expect(everything).not.toContain(PROMPT)
    }
  })

  test('a key is hidden whatever it looks like', () => {
    const key = 'correct horse battery'
    const { error } = failureOf(refusal(401, { error: { message: `Not ${key}!` } }), [key])
    expect((error.cause as Error).message).toBe('status 401: Not [hidden]!')
  })

  test('the cause says what the server said, for the log; the message is a sentence without it', () => {
    const { error } = failureOf(refusal(503, { error: { message: 'Out of memory.', type: 'server_error' } }), [KEY])
    expect((error.cause as Error).message).toBe('status 503: Out of memory. server_error')
    expect(error.message).toBe('The language model has a problem of its own.')
  })

  test('when to come back is kept', () => {
    expect(failureOf(refusal(429, {}, { 'retry-after': '3' }), []).error.retry_after_ms).toBe(3000)
  })
})
