import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocalVisitor } from '../../../../platform/local-visitor.ts'
import { clearCookie, sessionOf } from '../../cookies.ts'
import type { PageCalls } from '../../page-calls.ts'
import { escapeHtml, pageHeaders, sendPage, themeOf } from '../layout.ts'
import { type Me, whoIsSignedIn } from '../signed-in.ts'
import type { WebApp } from './web-files.ts'

/** A member of the shared panel, as the first screen shows it. */
export interface PanelFace {
  uuid: string
  name: string
  age: number
  city: string
  state: string
  occupation: string
}

/** What is the same for everybody who opens the app. */
export interface Installation {
  version: string
  population: { version: string; size: number; countries: number }
  panel: readonly PanelFace[]
  /** Whether people can sign in here at all. */
  sign_in: boolean
  /** Whether payments are pretended: no card is charged. */
  sandbox_payments: boolean
  /** Whether somebody who is not signed in may ask the shared panel, with the local free account. */
  visitors: boolean
}

/** What the page tells the app, so that the first screen needs no further request. */
export interface Boot extends Installation {
  session: Me | null
  /** Of /agents/{id}: anybody may see who the agents are. */
  agent?: unknown
}

export interface AppPageParts {
  calls: PageCalls
  installation: Installation
  /** The app as it was built; undefined where it has not been. */
  web: WebApp | undefined
  base_url: string
}

export interface AppPage {
  title?: string
  status?: number
  agent?: unknown
  /** Whether only people who are signed in see something here; others are sent to do so, and come back. */
  signed_in?: boolean
}

/** The page of the browser app, whatever the address: the app itself knows what to show there. */
export async function sendApp(
  request: FastifyRequest,
  reply: FastifyReply,
  { calls, installation, web, base_url }: AppPageParts,
  { title = 'Populace', status = 200, agent, signed_in = false }: AppPage = {},
): Promise<FastifyReply> {
  const session = (await whoIsSignedIn(calls, request)) ?? null
  // A session that has ended would be refused in place of the visitor who asks now.
  if (session === null && sessionOf(request) !== undefined) clearCookie(reply, 'session', { base_url })
  void reply.header('vary', [reply.getHeader('vary'), 'Cookie'].filter(Boolean).join(', '))
  if (session === null && signed_in) {
    return reply.redirect(`/login?return_to=${encodeURIComponent(request.url)}`, 303)
  }
  if (web === undefined) return sendNotBuilt(reply)
  const visitors = installation.visitors && isLocalVisitor(request)
  const boot: Boot = { ...installation, visitors, session, ...(agent === undefined ? {} : { agent }) }
  const nonce = randomBytes(16).toString('base64')
  const theme = themeOf(request)
  const text = web.index
    .replace('<html lang="en">', `<html lang="en"${theme === undefined ? '' : ` data-theme="${theme}"`}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('id="boot">{}', () => `id="boot" data-nonce="${nonce}">${inScript(boot)}`)
  return reply
    .code(status)
    .headers(pageHeaders)
    .header('content-security-policy', policy(nonce))
    .type('text/html; charset=utf-8')
    .send(text)
}

/** Scripts and fonts are files of ours; the one thing with a nonce are styles that a component writes while it runs. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** JSON that cannot end the element which it stands in. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const sendNotBuilt = (reply: FastifyReply): FastifyReply =>
  sendPage(
    reply,
    'Not built · Populace',
    `<h1>The web app is not built.</h1>
<p class="lead">The API answers, and so do the <a href="/docs">documents</a>; the app needs to be built once, where the service is installed:</p>
<pre><code>npm ci && npm run build:web</code></pre>`,
    503,
  )
