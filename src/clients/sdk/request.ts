import type { Operation } from './operation.ts'
import type { CallOptions, ClientOptions } from './options.ts'

export type Input = Record<string, unknown>

/** An input that no request can be made of; nothing was sent. */
export class InputError extends TypeError {
  override readonly name = 'InputError'
}

/** The address and the body of a call. */
export function requestOf(
  operation: Operation,
  input: Input,
  base_url: string,
): { url: URL; body?: string | FormData } {
  const rest = { ...input }
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    if (value === undefined || value === null || value === '') throw new InputError(`${name} is missing.`)
    const text = String(value)
    // In an address these two are steps: the request would reach another operation.
    if (text === '.' || text === '..') throw new InputError(`${name} cannot be "${text}".`)
    return encodeURIComponent(text)
  })
  const url = new URL(serviceAddress(base_url) + path)
  if (operation.method === 'GET' || operation.method === 'DELETE') {
    for (const [name, value] of Object.entries(rest)) appendQuery(url, name, value)
    return { url }
  }
  return { url, body: operation.upload && rest.file instanceof Blob ? formOf(rest) : JSON.stringify(rest) }
}

/** The address of a service, a folder on its host included. What else an address can have would end up in the wrong place. */
export function serviceAddress(base_url: string): string {
  const url = URL.canParse(base_url) ? new URL(base_url) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || /[?#]/.test(base_url) || url.username || url.password)
    throw new TypeError('base_url must be an address such as https://panel.example.com, without a password or a query.')
  return base_url.replace(/\/+$/, '')
}

export function headersOf(
  operation: Operation,
  options: ClientOptions,
  call: CallOptions,
  body: string | FormData | undefined,
): Record<string, string> {
  const given = typeof options.headers === 'function' ? options.headers() : options.headers
  return {
    ...(operation.files ? {} : { accept: 'application/json' }),
    ...(options.api_key === undefined ? {} : { authorization: `Bearer ${options.api_key}` }),
    // The boundary of a form is known to whoever sends it.
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    ...(call.idempotency_key === undefined ? {} : { 'idempotency-key': call.idempotency_key }),
    ...(call.request_id === undefined ? {} : { 'x-request-id': call.request_id }),
    ...(call.raw_filters ? { 'x-filter-raw-dsl': 'true' } : {}),
    ...given,
  }
}

/** Not crypto.randomUUID, which browsers have only on https and on this machine. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `sdk-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function appendQuery(url: URL, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  for (const item of Array.isArray(value) ? value : [value]) {
    url.searchParams.append(name, typeof item === 'object' ? JSON.stringify(item) : String(item))
  }
}

function formOf({ file, ...fields }: Input): FormData {
  const form = new FormData()
  // Before the file: who reads the form as it arrives knows them by then.
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value))
  form.append(
    'file',
    file as Blob,
    typeof fields.filename === 'string' ? fields.filename : ((file as File).name ?? 'file'),
  )
  return form
}
