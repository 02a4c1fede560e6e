import type { FastifyInstance } from 'fastify'
import type { Operation } from '../../../platform/contract/call.ts'
import { ServiceError } from '../../../platform/errors.ts'
import { localPath } from '../../../platform/local-path.ts'
import { acceptForms, answerPeople, type PageCalls } from '../page-calls.ts'
import { escapeHtml } from './layout.ts'

/**
 * Operations as forms of pages that have no script: the fields of a form are its input; `csrf_token` and `return_to` are
 * the page's own. Only those that such a page has can be reached this way.
 */
export const formPages =
  (operations: readonly Operation[], calls: PageCalls) =>
  (app: FastifyInstance): void => {
    const contracts = new Map(operations.map(({ contract }) => [contract.id, contract]))
    acceptForms(app)
    answerPeople(app)
    app.post('/forms/:operation', { config: { operation: 'page.form' } }, async (request, reply) => {
      const { operation } = request.params as { operation: string }
      const { csrf_token, return_to, ...fields } = textsOf(request.body)
      const contract = contracts.get(operation)
      if (contract === undefined) throw new ServiceError('not_found', 'There is no such form.')
      await calls.call(request, operation, fields, { csrf_token })
      return reply.redirect(localPath(return_to, '/account'), 303)
    })
  }

/** A form has texts; what else somebody sends, in JSON for instance, is not one's. */
const textsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((body ?? {}) as object).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

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
