import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { isLocalVisitor } from '../../platform/local-visitor.ts'
import { CONTROLS } from '../../surfaces/http/pages/controls.ts'
import { escapeHtml, sendPage } from '../../surfaces/http/pages/layout.ts'
import type { Carry } from './in-process.ts'
import { type InventedAccount, readAccount } from './invented-accounts.ts'
import { MOUNT, SESSION_COOKIE } from './provider.ts'

export interface ProviderPageParts {
  /** Opens the provider when the first request comes. */
  open(): Promise<{ provider: Provider; carry: Carry }>
  save(account: InventedAccount): Promise<string>
  /** Whether others than those on this machine may use it. */
  allow_remote: boolean
}

const TITLE = 'Sign in · Development identity provider'
const BODY_LIMIT = 65_536

/** The provider for browsers: its own addresses, and the page on which people say who they are. */
export const providerPages =
  ({ open, save, allow_remote }: ProviderPageParts) =>
  (app: FastifyInstance): void => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => {
      done(null, body)
    })
    app.addHook('onRequest', async (request, reply) => {
      if (allow_remote || isLocalVisitor(request)) return
      return sendRefusal(reply)
    })
    const options = { config: { operation: 'page.development-idp', secret_address: true } }

    app.get(`${MOUNT}/interaction/:uid`, options, async (request, reply) => {
      const { provider } = await open()
      const step = await interactionOf(provider, request, reply)
      if (step === undefined) return sendExpired(reply)
      return sendQuestion(reply, { email: String(step.params.login_hint ?? '') })
    })

    app.post(`${MOUNT}/interaction/:uid`, options, async (request, reply) => {
      const { provider } = await open()
      if ((await interactionOf(provider, request, reply)) === undefined) return sendExpired(reply)
      const fields = Object.fromEntries(new URLSearchParams(bodyOf(request)))
      const account = readAccount(fields)
      if (account === undefined) return sendQuestion(reply, fields, 'That is no e-mail address.')
      const login = { accountId: await save(account), remember: false }
      const onwards = await provider.interactionResult(
        request.raw,
        reply.raw,
        { login },
        { mergeWithLastSubmission: false },
      )
      return sendOnwards(reply, account, new URL(onwards).pathname)
    })

    app.all(`${MOUNT}/*`, options, async (request, reply) => {
      const { carry } = await open()
      const { method, url: path, headers } = request
      const answer = await carry({ method, path, headers, body: bodyOf(request) })
      return reply.code(answer.status).headers(forBrowsers(answer.headers)).send(answer.body)
    })
  }

const bodyOf = ({ body }: FastifyRequest): string | undefined => (typeof body === 'string' ? body : undefined)

/** The step of a sign-in that this browser is at, or undefined where it has none. */
async function interactionOf(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw)
  } catch (error) {
    if ((error as Error).name === 'SessionNotFound') return undefined
    throw error
  }
}

/**
 * The provider's own session stays here: it would sign the same person in again without a question, and whoever tries the
 * service out wants to be another one the next time.
 */
function forBrowsers(headers: Record<string, number | string | string[] | undefined>) {
  const { 'set-cookie': cookies, connection: _, 'content-length': __, 'transfer-encoding': ___, ...rest } = headers
  const kept = [cookies ?? []].flat().filter((cookie) => !String(cookie).startsWith(SESSION_COOKIE))
  return { ...rest, ...(kept.length === 0 ? {} : { 'set-cookie': kept as string[] }) }
}

function sendQuestion(reply: FastifyReply, { email = '', name = '' }: Record<string, string>, problem?: string) {
  return sendPage(
    reply,
    TITLE,
    `${CONTROLS}<h1>Who are you?</h1>
<p class="notice"><strong>Development identity provider.</strong> Anybody can sign in as anybody here: nothing is checked.
It runs because no other provider is configured (<code>OIDC_ISSUER</code>).</p>
<form method="post" class="stack">
${problem === undefined ? '' : `<p role="alert"><strong>${escapeHtml(problem)}</strong></p>`}
<label>E-mail<input type="email" name="email" value="${escapeHtml(email)}" required maxlength="254" autocomplete="email" autofocus></label>
<label>Name, if you like<input name="name" value="${escapeHtml(name)}" maxlength="100" autocomplete="name"></label>
<div><button>Sign in</button></div>
</form>`,
    problem === undefined ? 200 : 400,
  )
}

/**
 * A page in place of a redirect: browsers hold redirects that follow a form to where forms may lead, and command lines
 * wait on ports that no policy can name beforehand.
 */
function sendOnwards(reply: FastifyReply, { email }: InventedAccount, path: string) {
  const address = escapeHtml(path)
  return sendPage(
    reply,
    TITLE,
    `${CONTROLS}<h1>Signed in as ${escapeHtml(email)}.</h1>
<p class="lead">You are being sent back.</p>
<p><a class="button" href="${address}">Continue</a></p>`,
    200,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
  )
}

const sendExpired = (reply: FastifyReply) =>
  sendPage(
    reply,
    TITLE,
    `<h1>This sign-in is over.</h1>
<p class="lead">It took too long, was ended already, or began in another browser.</p>
<p><a href="/login">Start again</a></p>`,
    400,
  )

const sendRefusal = (reply: FastifyReply) =>
  sendPage(
    reply,
    TITLE,
    `<h1>Only on this machine.</h1>
<p class="lead">The development identity provider lets anybody sign in as anybody, so it answers only those who come from the
machine that it runs on.</p>
<p>Whoever runs this installation can configure a real provider (<code>OIDC_ISSUER</code>), or open this one to everybody
(<code>ALLOW_SANDBOX</code>).</p>`,
    403,
  )
