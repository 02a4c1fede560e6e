import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StripeCall {
  method: string
  path: string
  fields: Record<string, string>
  idempotency_key: string | undefined
}

/** As much of Stripe's API as checkout asks for, over HTTP, with a record of what was asked and faults on demand. */
export interface ScriptedStripe {
  url: string
  calls: StripeCall[]
  /** What it keeps, by id. */
  objects: Map<string, Record<string, unknown>>
  /** While set, every request is answered so. */
  fault: { status: number; body: object } | undefined
  /** Forgets idempotency keys, as Stripe does after a day. */
  forget(): void
  close(): Promise<void>
}

export async function startScriptedStripe(): Promise<ScriptedStripe> {
  const calls: StripeCall[] = []
  const objects = new Map<string, Record<string, unknown>>()
  const answered = new Map<string, Record<string, unknown>>()
  let made = 0
  const make = (prefix: string, fields: object): Record<string, unknown> => {
    const object = { id: `${prefix}_${++made}`, ...fields }
    objects.set(object.id, object)
    return object
  }
  const creations: Record<string, (fields: Record<string, string>) => Record<string, unknown>> = {
    '/v1/customers': (fields) => make('cus', fields),
    '/v1/checkout/sessions': (fields) =>
      make('cs', { ...fields, status: 'open', url: `https://pay.example/cs_${made + 1}` }),
    '/v1/billing_portal/sessions': (fields) => make('bps', { ...fields, url: 'https://pay.example/portal' }),
    '/v1/invoiceitems': (fields) => make('ii', { ...fields, invoice: null, metadata: metadataOf(fields) }),
    '/v1/invoices': (fields) => {
      const invoice = make('in', fields)
      for (const item of itemsOf(fields.customer)) item.invoice ??= invoice.id
      return invoice
    },
  }
  const itemsOf = (customer: string | undefined) =>
    [...objects.values()].filter((it) => String(it.id).startsWith('ii_') && it.customer === customer)
  const listOf = (data: object[]) => ({ object: 'list', data, has_more: false })

  /** What is asked for and not made: lists, things by their ids, and the end of a session. */
  const look = ({ path, fields }: StripeCall): Record<string, unknown> | undefined => {
    if (path === '/v1/invoiceitems') return listOf(itemsOf(fields.customer))
    if (path.endsWith('/payment_methods')) return listOf([{ id: 'pm_newest' }])
    const [, id, action] =
      /^\/v1\/(?:customers|checkout\/sessions|invoiceitems)\/(\w+)(?:\/(expire))?$/.exec(path) ?? []
    const found = objects.get(id ?? '')
    return found && Object.assign(found, action === 'expire' ? { status: 'expired' } : {})
  }

  const answer = (call: StripeCall): Record<string, unknown> | undefined => {
    const { method, path, fields, idempotency_key } = call
    const creation = method === 'POST' ? creations[path] : undefined
    if (creation === undefined) return look(call)
    const repeated = idempotency_key === undefined ? undefined : answered.get(idempotency_key)
    const object = repeated ?? creation(fields)
    if (idempotency_key !== undefined) answered.set(idempotency_key, object)
    return object
  }

  const scripted: Pick<ScriptedStripe, 'fault'> = { fault: undefined }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const [path = '', query = ''] = request.url!.split('?')
    const call: StripeCall = {
      method: request.method!,
      path,
      fields: Object.fromEntries(new URLSearchParams(body || query)),
      idempotency_key: request.headers['idempotency-key'] as string | undefined,
    }
    calls.push(call)
    const missing = { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' } }
    const found = scripted.fault === undefined ? answer(call) : undefined
    const { status, body: reply } =
      scripted.fault ?? (found ? { status: 200, body: found } : { status: 404, body: missing })
    response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
    response.end(JSON.stringify(reply))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(scripted, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    objects,
    forget: () => answered.clear(),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections()),
  })
}

const metadataOf = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const [, entry] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      return entry === undefined ? [] : [[entry, value]]
    }),
  )
