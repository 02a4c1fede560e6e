import type { FastifyInstance, FastifyReply } from 'fastify'
import { isLocalVisitor } from '../../platform/local-visitor.ts'
import { checkoutPage } from './checkout-page.ts'
import { type CardPageParts, sendSandboxPage } from './page-parts.ts'
import { portalPage } from './portal-page.ts'

const BODY_LIMIT = 16_384

/** The sandbox for browsers. With it anybody pays with nothing, so it opens to those on this machine alone. */
export const cardPages =
  (parts: CardPageParts) =>
  (app: FastifyInstance): void => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    )
    app.addHook('onRequest', async (request, reply) => {
      if (!parts.allow_remote && !isLocalVisitor(request)) return sendRefusal(reply)
      if (request.method === 'POST' && parts.isCrossSite(request)) return sendForeign(reply)
    })
    checkoutPage(parts)(app)
    portalPage(parts)(app)
  }

const sendRefusal = (reply: FastifyReply): FastifyReply =>
  sendSandboxPage(
    reply,
    'Only on this machine',
    `<h1>Only on this machine.</h1>
<p class="lead">The sandbox card provider sells for nothing, so it answers only those who come from the machine that it runs
on.</p>
<p>Whoever runs this installation can set up Stripe (<code>STRIPE_SECRET_KEY</code>), or open the sandbox to everybody
(<code>ALLOW_SANDBOX</code>).</p>`,
    403,
  )

const sendForeign = (reply: FastifyReply): FastifyReply =>
  sendSandboxPage(
    reply,
    'Not from here',
    '<h1>Another site sent this.</h1><p class="lead">Nothing was done. Use the form on this page.</p>',
    403,
  )
