import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceError } from '../../../platform/errors.ts'
import { localPath } from '../../../platform/local-path.ts'
import { CONTROLS } from './controls.ts'
import { escapeHtml, sendPage } from './layout.ts'

/** The page that a request belongs to: the one that was asked for, or the one that a form stands on. */
export function pageOf(request: FastifyRequest): string | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return localPath(request.url, '/account')
  const { return_to } = (request.body ?? {}) as { return_to?: unknown }
  return return_to === undefined ? undefined : localPath(return_to, '/account')
}

/** What went wrong, in words for people, and the way back. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ServiceError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', error.retryAfterSeconds)
  const [href, words] = wayBack(request, error)
  return sendPage(
    reply,
    `${headlineOf(error)} · Populace`,
    `${CONTROLS}<h1>${escapeHtml(headlineOf(error))}</h1>
${sentencesOf(error, request.url)
  .map((sentence) => `<p class="lead">${escapeHtml(sentence)}</p>`)
  .join('')}
<p><a class="button" href="${escapeHtml(href)}">${words}</a></p>`,
    error.status,
  )
}

/** Back to the form, or to what anybody can open; never to the very page that has just been refused. */
function wayBack(request: FastifyRequest, error: ServiceError): [href: string, words: string] {
  if (request.method !== 'GET' && request.method !== 'HEAD') return [pageOf(request) ?? '/account', 'Go back']
  const [, part] = request.url.split(/[/?]/)
  if (part === 'admin' && error.status !== 403) return ['/admin/', 'To the administration']
  if (part === 'admin' || part === 'account' || part === 'logout') return ['/account', 'To your account']
  return part === 'login' ? ['/login', 'Sign in'] : ['/', 'To the first page']
}

const headlines: Record<number, string> = {
  400: 'Something is not filled in right.',
  403: 'This is not for you to do.',
  404: 'There is nothing here.',
  405: 'This cannot be opened.',
  409: 'That cannot be done now.',
  429: 'Not so fast.',
  503: 'Something that is needed does not answer.',
}

const headlineOf = (error: ServiceError): string => {
  if (error.details?.reason === 'csrf') return 'This page is out of date.'
  return headlines[error.status] ?? 'This did not work.'
}

/** Errors speak to programs where they name headers, parameters and scopes; these are the same for people. */
const byReason: Record<string, string> = {
  csrf: 'It was opened in another session. Go back, reload it, and try again.',
  subscription_active: 'The organization has a subscription that is paid by card. Cancel it under Billing first.',
  charges_not_invoiced:
    'The organization was charged for answers that stand on no invoice yet. They are invoiced when the month is over; try again after that.',
}

/** An administrator of the installation can do what the owner of an organization cannot. */
const byReasonInAdministration: Record<string, string> = {
  subscription_active:
    'The organization has a subscription that is paid by card. Have it cancelled first, or tick the box to delete the organization all the same.',
  charges_not_invoiced:
    'The organization was charged for answers that stand on no invoice yet. Wait until the month is over, or tick the box to delete the organization all the same.',
}

export function sentencesOf(error: ServiceError, address = ''): string[] {
  const { reason, required_scope, fields } = error.details ?? {}
  const reasons = address.startsWith('/forms/admin.') ? { ...byReason, ...byReasonInAdministration } : byReason
  const known = typeof reason === 'string' && Object.hasOwn(reasons, reason) ? reasons[reason] : undefined
  if (known !== undefined) return [known]
  if (required_scope === 'admin') return ['Only administrators of this installation may open this.']
  if (required_scope !== undefined) return ['Your rights in this organization, or its plan, do not include this.']
  if (error.code === 'rate_limited') return [`This was done too often. Try again in ${waitOf(error)}.`]
  if (error.code === 'invalid_request' && typeof fields === 'object') {
    return Object.entries(fields as Record<string, string[]>).map(
      ([field, problems]) => `${wordsOf(field)}: ${problems.join(', ')}.`,
    )
  }
  return [error.message]
}

/** How long to wait, in the unit that people would say it in. */
function waitOf({ retryAfterSeconds = 60 }: ServiceError): string {
  const [count, unit] =
    retryAfterSeconds < 100 ? [retryAfterSeconds, 'second'] : [Math.ceil(retryAfterSeconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** What is typed to be sure that something is meant has a name of its own on pages. */
const fieldNames: Record<string, string> = { confirm: 'What you typed to be sure', email: 'E-mail' }

function wordsOf(field: string): string {
  if (Object.hasOwn(fieldNames, field)) return fieldNames[field]!
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
