import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localPath } from '../../../platform/local-path.ts'
import { acceptForms, answerPeople, type PageCalls } from '../page-calls.ts'
import { CONTROLS } from './controls.ts'
import { escapeHtml, sendPage } from './layout.ts'
import { consent, placeInWords, TITLE } from './oauth-consent.ts'
import type { CheckedRequest, OAuthPageParts } from './oauth-parts.ts'
import { readMe } from './signed-in.ts'

const PATH = '/oauth/authorize'

/** Where programs send people whom they want to act for. Whoever is not signed in does that first, and comes back. */
export const oauthAuthorizePages =
  ({ check }: Pick<OAuthPageParts, 'check'>, calls: PageCalls) =>
  (app: FastifyInstance): void => {
    const config = { operation: 'page.oauth.authorize', secret_address: true }
    acceptForms(app)
    answerPeople(app)

    app.get(PATH, { config }, async (request, reply) => {
      const query = queryOf(request.url)
      const checked = await check(query)
      if (checked.kind === 'unusable') return sendUnusable(reply, checked.problem)
      if (checked.kind === 'refused') return tellRefusal(reply, checked)
      // Signed out, this leads to the sign-in and back here.
      const me = await readMe(calls, request)
      return sendPage(reply, TITLE, consent(me, checked.request, `${PATH}?${query}`))
    })

    app.post(PATH, { config }, async (request, reply) => {
      const { csrf_token, return_to, org_uuid, decision } = textsOf(request)
      const query = queryOf(localPath(return_to, PATH))
      const input = { request: query.toString(), org_uuid: org_uuid ?? '', decision: decision ?? '' }
      const answer = await calls.call(request, 'connections.answer', input, { csrf_token })
      return sendOnwards(reply, answer)
    })
  }

const queryOf = (address: string): URLSearchParams => new URL(address, 'http://service.invalid').searchParams

const textsOf = ({ body }: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries((body ?? {}) as object).filter(([, value]) => typeof value === 'string'))

const sendUnusable = (reply: FastifyReply, problem: string): FastifyReply =>
  sendPage(
    reply,
    TITLE,
    `${CONTROLS}<h1>This request cannot be answered.</h1>
<p class="lead">${escapeHtml(problem)}</p>
<p>Nothing has been allowed. You can close this page.</p>`,
    400,
  )

/**
 * Anybody can register, and then make a request that is refused: were browsers sent on to any site at once, an address of
 * ours would lead wherever its maker likes. So they ask first (RFC 9700, 4.11.2), except for what is on the same computer.
 */
function tellRefusal(reply: FastifyReply, refused: Extract<CheckedRequest, { kind: 'refused' }>): FastifyReply {
  const { place, location, problem } = refused
  if (place.kind !== 'site') return reply.redirect(location, 303)
  return sendPage(
    reply,
    TITLE,
    `${CONTROLS}<h1>This request cannot be answered.</h1>
<p class="lead">The program that sent you here did not ask as it should: ${escapeHtml(problem)}</p>
<p>Nothing has been allowed. You can close this page, or go back to ${placeInWords(place)}.</p>
<p><a class="button" href="${escapeHtml(location)}" rel="noreferrer nofollow">Go back</a></p>`,
    400,
  )
}

/**
 * A page in place of a redirect: browsers hold redirects that follow a form to where forms may lead, and where a program
 * sends its user next, nobody here knows.
 */
function sendOnwards(
  reply: FastifyReply,
  { location, client_name, allowed }: { location: string; client_name: string | null; allowed: boolean },
): FastifyReply {
  const address = escapeHtml(location)
  const name = client_name === null ? 'The program' : escapeHtml(client_name)
  return sendPage(
    reply,
    TITLE,
    `${CONTROLS}<h1>${allowed ? `${name} is allowed to connect.` : `${name} was not connected.`}</h1>
<p class="lead">You are being sent back to it. If nothing happens, use the button; then you can close this page.</p>
<p><a class="button" href="${address}" rel="noreferrer">Go back</a></p>`,
    200,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
  )
}
