import type { ServerResponse } from 'node:http'
import type { Asked, Protocol, Spoken } from './call.ts'
import type { FaultRule } from './faults.ts'

/** Sends what the model says: as it should be, or with a fault on the way. */
export function deliver(
  response: ServerResponse,
  protocol: Protocol,
  spoken: Spoken,
  stream: boolean,
  rule: FaultRule | null,
): void {
  const chunks = stream ? protocol.events(spoken) : [JSON.stringify(protocol.whole(spoken))]
  const type = stream ? 'text/event-stream; charset=utf-8' : 'application/json'
  switch (rule?.fault) {
    case 'hang_in_body':
      begin(response, type, chunks)
      response.write(firstHalf(chunks))
      return
    case 'cut_in_body':
      begin(response, type, chunks)
      // On its way before the end of the connection is, so that the caller gets to see it.
      response.write(firstHalf(chunks), () => response.destroy())
      return
    case 'ends_early':
      response.writeHead(200, { 'content-type': type })
      response.end(firstHalf(chunks))
      return
    case 'error_in_stream':
      if (!stream) {
        sendError(response, protocol, { ...rule, status: 500 })
        return
      }
      response.writeHead(200, { 'content-type': type })
      response.end(
        firstHalf(chunks) + protocol.errorEvent(rule.type ?? 'overloaded_error', rule.message ?? 'Overloaded'),
      )
      return
    case 'malformed_json':
      response.writeHead(200, { 'content-type': type })
      response.end(stream ? `${chunks[0]}data: {"id": "broken", \n\n` : firstHalf(chunks))
      return
    case 'wrong_content_type':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(chunks.join(''))
      return
    case 'slow_tokens':
      begin(response, type, chunks)
      slowly(response, stream ? chunks : (chunks[0]!.match(/[\s\S]{1,4}/gu) ?? []), rule.ms ?? 50)
      return
    default: {
      const body = chunks.join('')
      response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
      response.end(body)
    }
  }
}

/** The faults that come before there is anything to say; false where the rule is none of these. */
export function failAtOnce(response: ServerResponse, protocol: Protocol, rule: FaultRule, asked: Asked): boolean {
  switch (rule.fault) {
    case 'hang':
      return true
    case 'hang_after_headers':
      response.writeHead(200, { 'content-type': 'application/json' })
      response.flushHeaders()
      return true
    case 'cut_before_headers':
      response.destroy()
      return true
    case 'redirect':
      response.writeHead(302, { location: rule.location ?? '/elsewhere' })
      response.end()
      return true
    case 'web_page':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end('<!doctype html><title>Sign in</title><p>Sign in to go on.</p>')
      return true
    case 'status':
      sendError(response, protocol, rule)
      return true
    case 'unauthorized':
      sendError(response, protocol, { code: 'invalid_api_key', message: 'Incorrect API key.', ...rule, status: 401 })
      return true
    case 'refuse_response_format':
      refuseParameter(response, protocol, rule, asked.format_parameter ?? 'response_format', 'is not supported')
      return true
    case 'refuse_temperature':
      refuseParameter(response, protocol, rule, 'temperature', 'is not supported with this model')
      return true
    case 'refuse_max_tokens':
      refuseParameter(response, protocol, rule, asked.max_tokens_parameter, 'is not supported with this model')
      return true
    default:
      return false
  }
}

const refuseParameter = (
  response: ServerResponse,
  protocol: Protocol,
  rule: FaultRule,
  param: string,
  why: string,
): void =>
  sendError(response, protocol, {
    code: 'unsupported_parameter',
    message: `Unsupported parameter: '${param}' ${why}.`,
    ...rule,
    status: 400,
    param,
  })

function sendError(response: ServerResponse, protocol: Protocol, rule: FaultRule & { param?: string }): void {
  const { status = 500, code = null, param = null } = rule
  const body = protocol.error(
    status,
    rule.type ?? errorTypes[status] ?? 'api_error',
    rule.message ?? `The server says ${status}.`,
    code,
    param,
  )
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(rule.retry_after_seconds === undefined ? {} : { 'retry-after': String(rule.retry_after_seconds) }),
    ...(rule.retry_after_date_seconds === undefined
      ? {}
      : { 'retry-after': new Date(Date.now() + 1000 * rule.retry_after_date_seconds).toUTCString() }),
    ...(rule.retry_after_ms === undefined ? {} : { 'retry-after-ms': String(rule.retry_after_ms) }),
    ...rule.headers,
  })
  response.end(JSON.stringify(body))
}

const errorTypes: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  529: 'overloaded_error',
}

/** With the whole length, where that is known: an answer that stops short of it is visibly cut. */
function begin(response: ServerResponse, type: string, chunks: readonly string[]): void {
  const whole = chunks.length === 1 ? { 'content-length': Buffer.byteLength(chunks[0]!) } : {}
  response.writeHead(200, { 'content-type': type, ...whole })
}

const firstHalf = (chunks: readonly string[]): string =>
  chunks.length > 1
    ? chunks.slice(0, Math.ceil(chunks.length / 2)).join('')
    : chunks[0]!.slice(0, Math.ceil(chunks[0]!.length / 2))

function slowly(response: ServerResponse, pieces: readonly string[], ms: number): void {
  let next = 0
  const timer = setInterval(() => {
    if (next < pieces.length && !response.destroyed) response.write(pieces[next++]!)
    else {
      clearInterval(timer)
      response.end()
    }
  }, ms)
}
