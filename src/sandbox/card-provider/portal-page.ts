import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db, Trx } from '../../platform/db/database.ts'
import { escapeHtml } from '../../surfaces/http/pages/layout.ts'
import { type PortalSession, type Subscription, seconds } from './objects.ts'
import { type CardPageParts, day, link, money, sendNothingHere, sendSandboxPage } from './page-parts.ts'
import { find, list } from './store.ts'
import { amend, type Billed, cancel, collect, endWithPeriod, periodOf } from './subscription-life.ts'
import { changeSubscription, renewWithUsage } from './subscriptions.ts'

const ADDRESS = '/sandbox/card/portal/:portal'
const options = { config: { operation: 'page.sandbox-portal', secret_address: true } }
const OPEN_SECONDS = 3600

interface Action {
  words: string
  look?: 'danger'
  fits(subscription: Subscription): boolean
  change(trx: Trx, billed: Billed, now: Date): Billed | Promise<Billed>
}

const lives = ({ status }: Subscription): boolean => status !== 'canceled'
const payable = ({ default_payment_method }: Subscription): boolean => default_payment_method === 'pm_card_visa'

/** What somebody can do to a subscription, and what only time or a bank can do to a real one. */
const actions: Readonly<Record<string, Action>> = {
  cancel_at_period_end: {
    words: 'Cancel at the end of the month',
    fits: (subscription) => lives(subscription) && !subscription.cancel_at_period_end,
    change: (_trx, billed, now) => endWithPeriod(billed, true, seconds(now)),
  },
  resume: {
    words: 'Resume',
    fits: (subscription) => lives(subscription) && subscription.cancel_at_period_end,
    change: (_trx, billed, now) => endWithPeriod(billed, false, seconds(now)),
  },
  cancel_now: {
    words: 'Cancel now',
    look: 'danger',
    fits: lives,
    change: (_trx, billed, now) => cancel(billed, seconds(now)),
  },
  fail_payments: {
    words: 'Let the next payment fail',
    fits: (subscription) => lives(subscription) && payable(subscription),
    change: (_trx, billed) => amend(billed, { default_payment_method: 'pm_card_chargeCustomerFail' }),
  },
  mend_payments: {
    words: 'Let the next payment succeed',
    fits: (subscription) => lives(subscription) && !payable(subscription),
    change: (_trx, billed) => amend(billed, { default_payment_method: 'pm_card_visa' }),
  },
  renew: {
    words: 'Renew now',
    fits: ({ status }) => status === 'active',
    change: (trx, billed, now) =>
      billed.subscription.cancel_at_period_end
        ? cancel(billed, seconds(now))
        : renewWithUsage(trx, billed, seconds(now), now),
  },
  collect: {
    words: 'Try the payment again',
    fits: ({ status }) => status === 'past_due' || status === 'unpaid',
    change: (_trx, billed, now) => collect(billed, seconds(now)),
  },
}

/** Where people look after what they pay for. */
export const portalPage =
  ({ db, clock, events }: CardPageParts) =>
  (app: FastifyInstance): void => {
    const open = async (params: unknown): Promise<PortalSession | undefined> => {
      const portal = await find(db, 'card.portal', (params as { portal: string }).portal)
      return portal && portal.created + OPEN_SECONDS > seconds(clock.now()) ? portal : undefined
    }

    app.get(ADDRESS, options, async (request, reply) => {
      const portal = await open(request.params)
      if (portal === undefined) return sendNothingHere(reply)
      const billed = await db.transaction().execute(async (trx) => {
        const id = await subscriptionOf(trx, portal.customer)
        return id && changeSubscription(trx, events, id, clock.now())
      })
      await events.deliverDue()
      return billed ? sendSubscription(reply, portal, billed) : sendNone(reply, portal)
    })

    app.post(ADDRESS, options, async (request, reply) => {
      const portal = await open(request.params)
      const { action: name, subscription: id } = (request.body ?? {}) as Record<string, string>
      const action = name !== undefined && Object.hasOwn(actions, name) ? actions[name] : undefined
      if (portal === undefined || action === undefined || id === undefined) return sendNothingHere(reply)
      await db.transaction().execute((trx) =>
        changeSubscription(trx, events, id, clock.now(), (billed) => {
          // The page may be old, and its button no longer fit.
          const { subscription } = billed
          const fits = subscription.customer === portal.customer && action.fits(subscription)
          return fits ? action.change(trx, billed, clock.now()) : billed
        }),
      )
      await events.deliverDue()
      return reply.redirect(new URL(portal.url).pathname, 303)
    })
  }

/** The one that lives, else the one that lived last. */
async function subscriptionOf(db: Db, customer: string): Promise<string | undefined> {
  const all = await list(db, 'card.subscription', { customer })
  return (all.findLast(lives) ?? all.at(-1))?.id
}

const standings: Readonly<Record<Subscription['status'], string>> = {
  active: 'Active',
  past_due: 'The last payment failed; it is tried again',
  unpaid: 'Not paid: every attempt at payment failed',
  canceled: 'Ended',
}

function sendSubscription(reply: FastifyReply, portal: PortalSession, { subscription, invoice }: Billed): FastifyReply {
  const { items, currency, status, cancel_at_period_end, ended_at } = subscription
  const plan = items.data.map(({ price }) => price.nickname).join(', ')
  const monthly = items.data.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0)
  const { end } = periodOf(subscription)
  const next =
    status === 'canceled' ? ['Ended', day(ended_at ?? end)] : [cancel_at_period_end ? 'Ends' : 'Next renewal', day(end)]
  const { next_payment_attempt, amount_due, attempt_count } = invoice
  const bill = `${money(amount_due, currency)}, ${invoice.status === 'paid' ? 'paid' : attempts(attempt_count)}`
  const rows = [
    ['Plan', plan],
    ['Price', `${money(monthly, currency)} a month`],
    ['Status', standings[status]],
    next,
    ['Card', payable(subscription) ? 'Test card that works' : 'Test card that fails at the next payment'],
    ['Last invoice', bill],
    ...(next_payment_attempt === null ? [] : [['Next attempt', day(next_payment_attempt)]]),
  ]
  const buttons = Object.entries(actions)
    .filter(([, action]) => action.fits(subscription))
    .map(
      ([name, { words, look = 'quiet' }]) =>
        `<form method="post"><input type="hidden" name="subscription" value="${subscription.id}"><button class="${look}" name="action" value="${name}">${words}</button></form>`,
    )
  return sendSandboxPage(
    reply,
    'Your subscription',
    `<h1>Your subscription</h1>
<p class="lead">This page stands in for Stripe’s customer portal. Some of its buttons bring about what otherwise takes a month, or a bank.</p>
<table><tbody>
${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${escapeHtml(value!)}</td></tr>`).join('\n')}
</tbody></table>
<div class="actions">
${buttons.join('\n')}
</div>
<p>${link(portal.return_url, 'Back to your account')}</p>`,
  )
}

const attempts = (count: number): string =>
  count === 1 ? 'not paid after one attempt' : `not paid after ${count} attempts`

const sendNone = (reply: FastifyReply, { return_url }: PortalSession): FastifyReply =>
  sendSandboxPage(
    reply,
    'No subscription',
    `<h1>There is no subscription yet.</h1><p>${link(return_url, 'Back to your account')}</p>`,
  )
