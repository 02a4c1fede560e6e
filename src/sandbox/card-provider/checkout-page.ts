import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '../../surfaces/http/pages/layout.ts'
import { type CardField, type CardForm, type CardProblems, cardForm, checkCard, spaced, testCards } from './cards.ts'
import { payCheckout, sessionAsOf } from './checkout.ts'
import type { CheckoutSession } from './objects.ts'
import { type CardPageParts, link, money, sendNothingHere, sendSandboxPage } from './page-parts.ts'
import { find } from './store.ts'

const ADDRESS = '/sandbox/card/checkout/:session'
const options = { config: { operation: 'page.sandbox-checkout', secret_address: true } }

/** Where a browser is sent to pay. */
export const checkoutPage =
  ({ db, clock, events }: CardPageParts) =>
  (app: FastifyInstance): void => {
    app.get(ADDRESS, options, async (request, reply) => {
      await events.deliverDue()
      const session = await find(db, 'card.session', idOf(request.params))
      if (session === undefined) return sendNothingHere(reply)
      return sendSession(reply, sessionAsOf(session, clock.now()))
    })

    app.post(ADDRESS, options, async (request, reply) => {
      const id = idOf(request.params)
      const now = clock.now()
      const session = await find(db, 'card.session', id)
      if (session === undefined) return sendNothingHere(reply)
      const current = sessionAsOf(session, now)
      // Whoever presses the button twice has paid, whatever the second form says.
      if (current.status !== 'open') return sendOnwards(reply, current)
      const form = cardForm((request.body ?? {}) as Record<string, unknown>)
      const checked = checkCard(form, now)
      if ('problems' in checked) return sendForm(reply, current, form, checked.problems)
      const card = { method: checked.method, name: form.name }
      const paid = await db.transaction().execute((trx) => payCheckout(trx, events, id, card, now))
      await events.deliverDue()
      return paid === undefined ? sendNothingHere(reply) : sendOnwards(reply, paid)
    })
  }

const idOf = (params: unknown): string => (params as { session: string }).session

const sendOnwards = (reply: FastifyReply, session: CheckoutSession): FastifyReply =>
  session.status === 'complete' ? reply.redirect(successUrl(session), 303) : sendSession(reply, session)

const successUrl = ({ id, success_url }: CheckoutSession): string => success_url.replaceAll('{CHECKOUT_SESSION_ID}', id)

function sendSession(reply: FastifyReply, session: CheckoutSession): FastifyReply {
  const { status, cancel_url } = session
  if (status === 'open') return sendForm(reply, session, cardForm({}), {})
  if (status === 'complete') {
    return sendSandboxPage(
      reply,
      'Paid',
      `<h1>This is paid.</h1><p class="lead">It cannot be paid for again.</p><p>${link(successUrl(session), 'Continue')}</p>`,
    )
  }
  return sendSandboxPage(
    reply,
    'Expired',
    `<h1>This checkout has expired.</h1>
<p class="lead">Nothing was bought. Begin another one to go on.</p>
${cancel_url === null ? '' : `<p>${link(cancel_url, 'Go back')}</p>`}`,
    410,
  )
}

function sendForm(reply: FastifyReply, session: CheckoutSession, form: CardForm, problems: CardProblems): FastifyReply {
  const { line_items, amount_total, currency, cancel_url } = session
  const names = line_items.data.map(({ description, quantity }) =>
    quantity === 1 ? description : `${quantity} × ${description}`,
  )
  const field = (name: CardField, label: string, hints: string): string => {
    const problem = problems[name]
    const said = problem === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-problem"`
    // The code on the back of a card is never shown again.
    const value = name === 'cvc' ? '' : escapeHtml(form[name])
    return `<div><label>${label}<input name="${name}" value="${value}" required autocomplete="off" ${hints}${said}></label>${
      problem === undefined ? '' : `<p class="problem" id="${name}-problem">${escapeHtml(problem)}</p>`
    }</div>`
  }
  const digits = 'inputmode="numeric"'
  return sendSandboxPage(
    reply,
    'Checkout',
    `<h1>${escapeHtml(names.join(', '))}</h1>
<p class="lead">${money(amount_total, currency)} a month, until you cancel</p>
<p class="notice"><strong>This page takes no money.</strong> It stands in for Stripe, which is not set up here
(<code>STRIPE_SECRET_KEY</code>). Do not type the number of a real card: it would be refused.</p>
<form class="payment" method="post">
${field('number', 'Card number', `${digits} maxlength="40" placeholder="${spaced(testCards[0]!.number)}"`)}
<div class="pair">
${field('expiry', 'Expires', `maxlength="9" placeholder="MM/YY"`)}
${field('cvc', 'CVC', `${digits} maxlength="4" placeholder="123"`)}
</div>
${field('name', 'Name on the card', 'maxlength="200"')}
<button>Pay ${money(amount_total, currency)}</button>
</form>
<h2>Test cards</h2>
<p class="soft">With any date to come, any CVC and any name.</p>
<table><tbody>
${testCards.map((card) => `<tr><td><code>${spaced(card.number)}</code></td><td>${card.meaning}</td></tr>`).join('\n')}
</tbody></table>
${cancel_url === null ? '' : `<p>${link(cancel_url, 'Cancel and go back')}</p>`}`,
    statusOf(problems),
  )
}

const statusOf = (problems: CardProblems): number => (Object.keys(problems).length === 0 ? 200 : 400)
