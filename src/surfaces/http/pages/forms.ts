import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Operation } from '../../../platform/contract/call.ts'
import type { Contract } from '../../../platform/contract/contract.ts'
import { localPath } from '../../../platform/local-path.ts'
import { sha256 } from '../../../platform/secrets.ts'
import { acceptForms, answerPeople, type PageCalls } from '../page-calls.ts'
import { escapeHtml } from './layout.ts'
import { withNotice } from './notices.ts'

/** Shows what an operation answered, where a page has more to say than that it is done. */
export type FormView = (reply: FastifyReply, body: never) => FastifyReply

/**
 * Every operation as a form of a page: the fields of the form are its input. `csrf_token`, `return_to` and
 * `idempotency_key` are the page's own. There are no other ways for a page to change anything.
 */
export const formPages =
  (operations: readonly Operation[], calls: PageCalls, views: Readonly<Record<string, FormView>>) =>
  (app: FastifyInstance): void => {
    const contracts = new Map(operations.map(({ contract }) => [contract.id, contract]))
    acceptForms(app)
    answerPeople(app)
    app.post('/forms/:operation', { config: { operation: 'page.form' } }, async (request, reply) => {
      const { operation } = request.params as { operation: string }
      const { csrf_token, return_to, idempotency_key: given, ...fields } = textsOf(request.body)
      const contract = contracts.get(operation)
      const idempotency_key = given === undefined ? undefined : repeatOf(given, fields)
      const proof = { csrf_token, idempotency_key }
      const body = await calls.call(request, operation, contract && inputOf(contract, fields), proof)
      const view = Object.hasOwn(views, operation) ? views[operation] : undefined
      if (view !== undefined) return view(reply, body as never)
      return reply.redirect(withNotice(localPath(return_to, '/account'), operation), 303)
    })
  }

/** A form has texts; what else somebody sends, in JSON for instance, is not one's. */
const textsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((body ?? {}) as object).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

interface Property {
  type?: string
  anyOf?: Property[]
}

/**
 * What the texts of a form mean, field by field. An unknown field stays, for the contract to refuse. A box that is not
 * ticked is not sent: the form says by a hidden field `name=false` before it that it is there.
 */
function inputOf(contract: Contract, fields: Record<string, string>): Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Property>
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name,
      Object.hasOwn(properties, name) ? meaningOf(properties[name]!, text) : text,
    ]),
  )
}

function meaningOf(property: Property, text: string): unknown {
  const types = [property, ...(property.anyOf ?? [])].map(({ type }) => type)
  if (text === '' && types.includes('null')) return null
  if (types.includes('boolean') && ['true', 'false', 'on'].includes(text)) return text !== 'false'
  const numeric = types.includes('integer') || types.includes('number')
  if (numeric && /^-?\d{1,15}(\.\d{1,10})?$/.test(text)) return Number(text)
  if (types.includes('array')) return text.split(',').filter((item) => item !== '')
  return text
}

/** For a form whose answer is shown: a browser that loads it again sends the form again, and must not make another. */
export const once = (): { idempotency_key: string } => ({ idempotency_key: randomUUID() })

/** A browser that goes back finds the form as it was. Filled in otherwise and sent, it is another request. */
const repeatOf = (given: string, fields: Record<string, string>): string =>
  sha256(JSON.stringify([given, Object.entries(fields).sort()])).toString('base64url')

/** A form that runs an operation. `fields` is trusted markup; hidden values are escaped here. */
export const form = (
  operation: string,
  hidden: Readonly<Record<string, string | number>>,
  fields: string,
  { csrf_token, return_to }: { csrf_token: string; return_to: string },
  className: '' | 'row' | 'stack' = '',
): string =>
  `<form${className === '' ? '' : ` class="${className}"`} method="post" action="/forms/${operation}">${Object.entries({
    ...hidden,
    csrf_token,
    return_to,
  })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`)
    .join('')}${fields}</form>`
