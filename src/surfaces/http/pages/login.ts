import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../../../platform/errors.ts'
import { localPath } from '../../../platform/local-path.ts'
import { clearCookie, cookieOf, isCrossSite, sessionOf, setCookie } from '../cookies.ts'
import { acceptForms, type PageCalls } from '../page-calls.ts'
import { CONTROLS } from './controls.ts'
import { escapeHtml, sendPage } from './layout.ts'
import type { LoginPageParts, SignedIn, Visitor } from './login-parts.ts'
import { sentencesOf } from './problem.ts'
import { whoIsSignedIn } from './signed-in.ts'
import { askTheOperator, canSignIn, type Typed, waysToSignIn } from './ways-to-sign-in.ts'

const TITLE = 'Sign in · Populace'
const HOME = '/'
/** Longer than any sign-in may take. */
const BROWSER_SECONDS = 3600

export interface SignInPageParts extends LoginPageParts {
  /** Where there is no mail server: the folder in which mails are kept, and somebody must look for them. */
  outbox: string | undefined
}

/** How people sign in with a browser, and out again. */
export const loginPages =
  (parts: SignInPageParts, calls: PageCalls) =>
  (app: FastifyInstance): void => {
    const config = { operation: 'page.login', secret_address: true }
    acceptForms(app)
    answerWithAWayBack(app)

    app.get('/login', { config }, async (request, reply) => {
      const return_to = returnTo(request.query)
      if ((await whoIsSignedIn(calls, request)) !== undefined) return reply.redirect(return_to, 303)
      if (!canSignIn(parts)) return sendOperatorPage(reply)
      browserOf(request, reply, parts)
      return sendLoginPage(reply, parts, return_to)
    })

    app.get('/login/idp', { config }, async (request, reply) => {
      const return_to = returnTo(request.query)
      // A link on another site begins nothing: whoever follows it sees first where they are.
      if (isCrossSite(request)) return reply.redirect(`/login?return_to=${encodeURIComponent(return_to)}`, 303)
      const provider = offered(parts.provider)
      return reply.redirect(await provider.begin(visitorOf(request, reply, parts), return_to), 303)
    })

    app.get('/login/callback', { config }, async (request, reply) => {
      const callback = new URL(request.url, parts.base_url).searchParams
      const signedIn = await offered(parts.provider).complete(callback, arrivalOf(request))
      return welcome(request, reply, parts, signedIn)
    })

    app.post('/login/email', { config }, async (request, reply) => {
      refuseOtherSites(request)
      const email = fieldOf(request, 'email') ?? ''
      const return_to = localPath(fieldOf(request, 'return_to'), HOME)
      try {
        await offered(parts.email).send(email, visitorOf(request, reply, parts), return_to)
      } catch (error) {
        if (!(error instanceof ServiceError) || error.code !== 'invalid_request') throw error
        return sendLoginPage(reply, parts, return_to, { email: email.slice(0, 254), problem: error.message })
      }
      return sendMailboxPage(reply, email.trim(), parts.outbox)
    })

    app.get('/login/email', { config }, async (request, reply) => {
      const { token } = request.query as Record<string, unknown>
      const signedIn = await offered(parts.email).complete(typeof token === 'string' ? token : '', arrivalOf(request))
      return welcome(request, reply, parts, signedIn)
    })

    app.get('/login/signed-out', { config }, (_request, reply) =>
      sendPage(
        reply,
        'Signed out · Populace',
        `${CONTROLS}<h1>You are signed out.</h1>
<p class="lead">Keys that you have made go on working.</p>
<p><a class="button" href="/login">Sign in again</a></p>`,
      ),
    )

    app.post('/logout', { config: { operation: 'page.logout' } }, async (request, reply) => {
      await ended(calls.call(request, 'account.signOut', {}, { csrf_token: fieldOf(request, 'csrf_token') }))
      clearCookie(reply, 'session', parts)
      return reply.redirect('/login/signed-out', 303)
    })
  }

const returnTo = (query: unknown): string => localPath((query as Record<string, unknown>).return_to, HOME)

/** A field of a form. Whoever sends something else than a form may send anything. */
function fieldOf({ body }: FastifyRequest, name: string): string | undefined {
  const value = (body as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value : undefined
}

function offered<T>(way: T | undefined): T {
  if (way === undefined) throw new ServiceError('not_found', 'This installation does not offer this way to sign in.')
  return way
}

const arrivalOf = (request: FastifyRequest): Visitor => ({
  browser: cookieOf(request, 'browser'),
  ip: request.ip,
  user_agent: request.headers['user-agent']?.slice(0, 300),
})

/** Somebody who begins to sign in. What their browser begins, only it can end, so it gets something to be known by. */
function visitorOf(request: FastifyRequest, reply: FastifyReply, parts: LoginPageParts): Visitor & { browser: string } {
  return { ...arrivalOf(request), browser: browserOf(request, reply, parts) }
}

function browserOf(request: FastifyRequest, reply: FastifyReply, parts: LoginPageParts): string {
  const browser = cookieOf(request, 'browser') ?? randomBytes(32).toString('base64url')
  setCookie(reply, 'browser', browser, BROWSER_SECONDS, parts)
  return browser
}

/** Nobody is signed in yet, so there is no session to take a token against forgeries from. */
function refuseOtherSites(request: FastifyRequest): void {
  if (!isCrossSite(request)) return
  throw new ServiceError('forbidden', 'Another site sent you here with a form. Start from our own page.')
}

/** A new session, whatever the browser had before: what somebody planted there is of no use to them. */
async function welcome(request: FastifyRequest, reply: FastifyReply, parts: LoginPageParts, signedIn: SignedIn) {
  const earlier = sessionOf(request)
  if (earlier !== undefined) await parts.signOut(earlier)
  clearCookie(reply, 'browser', parts)
  setCookie(reply, 'session', signedIn.token, signedIn.seconds, parts)
  return reply.redirect(localPath(signedIn.return_to, HOME), 303)
}

/** A session that is over already is as good as signed out. */
async function ended(signingOut: Promise<unknown>): Promise<void> {
  try {
    await signingOut
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 401) throw error
  }
}

/** The ways to sign in; with what was typed before, and what is wrong with it. */
const sendLoginPage = (reply: FastifyReply, parts: LoginPageParts, return_to: string, typed?: Typed): FastifyReply =>
  sendPage(reply, TITLE, `<h1>Sign in</h1>${waysToSignIn(parts, return_to, typed)}`, typed === undefined ? 200 : 400)

/** The same for every address, known or not. */
const sendMailboxPage = (reply: FastifyReply, email: string, outbox: string | undefined): FastifyReply =>
  sendPage(
    reply,
    'Look into your mailbox · Populace',
    `${CONTROLS}<h1>Look into your mailbox.</h1>
<p class="lead">If ${escapeHtml(email)} can sign in here, a link is on its way to it.</p>
<p>Open it in this browser within 15 minutes; it works once. Nothing there? Look among the unwanted mails, or
<a href="/login">start again</a>.</p>
${outbox === undefined ? '' : `<p class="notice">No mail server is configured (<code>SMTP_URL</code>): mails are kept in the folder <code>${escapeHtml(outbox)}</code>.</p>`}`,
  )

const sendOperatorPage = (reply: FastifyReply): FastifyReply =>
  sendPage(
    reply,
    TITLE,
    `<h1>This account needs its operator.</h1>
<p class="lead">This installation issues keys for your account from its command line: neither an identity provider
(<code>OIDC_ISSUER</code>) nor a mail server (<code>SMTP_URL</code>) is configured.</p>
${askTheOperator}`,
  )

/** Whatever goes wrong here, people can try again. */
function answerWithAWayBack(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ServiceError) || error.code === 'internal_error') throw error
    if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', error.retryAfterSeconds)
    return sendPage(
      reply,
      TITLE,
      `${CONTROLS}<h1>${error.status === 429 ? 'Not so fast.' : 'This did not work.'}</h1>
<p class="lead">${escapeHtml(sentencesOf(error).join(' '))}</p>
<p><a class="button" href="/login">Start again</a></p>`,
      error.status,
    )
  })
}
