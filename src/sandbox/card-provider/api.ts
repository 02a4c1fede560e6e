import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log.ts'
import { sha256 } from '../../platform/secrets.ts'
import type { ApiRoute } from './api-call.ts'
import { CardApiError } from './card-api-error.ts'
import { withoutLines } from './checkout.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { customerCalls } from './customer-calls.ts'
import type { Events } from './events.ts'
import { type FormFields, readForm } from './form.ts'
import { invoiceCalls } from './invoice-calls.ts'
import { type CheckoutSession, newId } from './objects.ts'
import { claim, find, type Kind, save } from './store.ts'
import { subscriptionCalls } from './subscription-calls.ts'

export interface ApiParts {
  db: Db
  clock: Clock
  log: Logger
  base_url: string
  secret_key: string
  events: Events
}

const routes: readonly ApiRoute[] = [...customerCalls, ...checkoutCalls, ...invoiceCalls, ...subscriptionCalls]
const REPEATABLE_MS = 86_400_000
const MOST_BYTES = 1_000_000

/** Stripe's API as a `fetch` that leaves this process for nothing but the database. */
export function createApi({ db, clock, log, base_url, secret_key, events }: ApiParts): typeof globalThis.fetch {
  async function answerOnce(trx: Trx, request: ApiRequest, now: Date): Promise<Answer> {
    const { route, fields, key } = request
    if (key === undefined || route.method === 'GET') return { body: await answer(trx, request, now), replayed: false }
    const record = { id: key, fingerprint: request.fingerprint, answer: null }
    if (!(await claim(trx, 'card.idempotency', record, now, new Date(now.getTime() + REPEATABLE_MS)))) {
      const earlier = await find(trx, 'card.idempotency', key)
      if (earlier?.fingerprint !== request.fingerprint || earlier.answer === null) {
        throw new CardApiError(400, {
          type: 'idempotency_error',
          message: `The idempotency key '${key.slice(0, 100)}' was used for a request with other parameters.`,
        })
      }
      return { body: await expanded(trx, earlier.answer, fields), replayed: true }
    }
    const body = await answer(trx, request, now)
    await save(trx, 'card.idempotency', { ...record, answer: body }, now)
    return { body, replayed: false }
  }

  async function answer(trx: Trx, { route, id, fields }: ApiRequest, now: Date): Promise<object> {
    return expanded(trx, await route.answer({ trx, events, now, base_url, id, fields }), fields)
  }

  return async (input, init) => {
    const request = new Request(input, init)
    const headers = {
      'content-type': 'application/json',
      'request-id': newId('req'),
      ...echo(request.headers, 'stripe-version'),
      ...echo(request.headers, 'idempotency-key'),
    }
    try {
      if (request.headers.get('authorization') !== `Bearer ${secret_key}`) {
        throw new CardApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
      }
      const read = await readRequest(request)
      const { body, replayed } = await db.transaction().execute((trx) => answerOnce(trx, read, clock.now()))
      // Not waited for: whoever calls may be the one that takes the events.
      void events.deliverDue()
      return Response.json(body, { headers: { ...headers, ...(replayed ? { 'idempotent-replayed': 'true' } : {}) } })
    } catch (error) {
      if (error instanceof CardApiError) return Response.json({ error: error.body }, { status: error.status, headers })
      log.error({ err: error }, 'the sandbox card provider failed')
      const body = { type: 'api_error', message: 'The sandbox card provider failed; its log says why.' }
      return Response.json({ error: body }, { status: 500, headers })
    }
  }
}

interface Answer {
  body: object
  replayed: boolean
}

interface ApiRequest {
  route: ApiRoute
  id: string
  fields: FormFields
  key: string | undefined
  /** Two requests with one idempotency key must agree in it. */
  fingerprint: string
}

async function readRequest(request: Request): Promise<ApiRequest> {
  const { pathname, search } = new URL(request.url)
  const text = request.method === 'POST' ? await request.text() : search.slice(1)
  if (text.length > MOST_BYTES) throw CardApiError.invalid('The request is too large.')
  const route = routes.find(({ method, path }) => method === request.method && path.test(pathname))
  if (route === undefined) {
    const message = `Unrecognized request URL (${request.method}: ${pathname.slice(0, 200)}).`
    throw new CardApiError(404, { type: 'invalid_request_error', message })
  }
  const key = request.headers.get('idempotency-key') ?? undefined
  if (key !== undefined && key.length > 255) throw CardApiError.invalid('The idempotency key is too long.')
  return {
    route,
    id: route.path.exec(pathname)?.[1] ?? '',
    fields: readForm(text),
    key,
    fingerprint: sha256(`${request.method} ${pathname}\n${text}`).toString('base64url'),
  }
}

/** Ids that can be asked for as the objects that they name. */
const expandable: Readonly<Record<string, Kind>> = {
  customer: 'card.customer',
  subscription: 'card.subscription',
  latest_invoice: 'card.invoice',
  invoice: 'card.invoice',
}

async function expanded(trx: Trx, object: object, { expand }: FormFields): Promise<object> {
  const wanted = typeof expand === 'object' ? Object.values(expand) : []
  const short = 'line_items' in object && !wanted.includes('line_items')
  const shown: Record<string, unknown> = { ...(short ? withoutLines(object as CheckoutSession) : object) }
  for (const name of wanted) {
    if (typeof name !== 'string' || name === 'line_items') continue
    const kind = Object.hasOwn(expandable, name) ? expandable[name] : undefined
    if (kind === undefined || !(name in shown)) {
      throw CardApiError.invalid(`This property cannot be expanded: ${name.slice(0, 100)}`, { param: 'expand' })
    }
    const id = shown[name]
    if (typeof id === 'string') shown[name] = (await find(trx, kind, id)) ?? id
  }
  return shown
}

const echo = (headers: Headers, name: string): Record<string, string> => {
  const value = headers.get(name)
  return value === null ? {} : { [name]: value }
}
