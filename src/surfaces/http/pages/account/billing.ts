import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageCalls } from '../../page-calls.ts'
import { day, money } from '../controls.ts'
import { form } from '../forms.ts'
import { escapeHtml } from '../layout.ts'
import { isAdmin, type Me, readMe, sendAccountPage } from './frame.ts'
import { type Assistant, planForm, type Tier } from './plans.ts'

interface Subscription {
  status: string
  tier: string | null
  current_period_end: string | null
  cancel_at_period_end: boolean
}

interface Summary {
  organization: { billing_mode: string }
  plan: { name: string }
  currency: string
  agent_answer_price_cents: number
  tiers: Tier[]
  subscription: Subscription | null
  card_provider: 'stripe' | 'sandbox' | null
  cycle: { charged_cents: number; credit_used_cents: number; free_questions_used: number }
}

const TAB = '/account/billing'

export const billingPageOf =
  (calls: PageCalls) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [me, summary, { assistants }] = await Promise.all([
      readMe(calls, request),
      calls.call(request, 'account.billing'),
      calls.call(request, 'account.listAssistants'),
    ])
    return sendAccountPage(reply, me, { tab: TAB, title: 'Billing', html: billing(me, summary, assistants) })
  }

function billing(me: Me, summary: Summary, assistants: readonly Assistant[]): string {
  const { plan, cycle, currency } = summary
  return `<h1>Billing</h1>
<p class="lead">Plan: ${escapeHtml(plan.name)}.</p>
${standing(summary)}
<div class="cards">
<div class="card"><h3>Charged this month</h3><div class="figure">${money(cycle.charged_cents, currency)}</div><p class="soft">Credit used: ${money(cycle.credit_used_cents, currency)}. Questions at no charge: ${cycle.free_questions_used.toLocaleString('en-US')}.</p></div>
</div>
<p><a href="/account/billing/events">What was charged, item by item</a></p>
${isManaged(summary) ? managing(me, summary) : buying(me, summary, assistants)}`
}

/** A subscription that was not paid still runs at the provider, though it gives no rights: another would be one too many. */
const UNPAID = ['unpaid', 'uncollected', 'paused']

const isManaged = ({ organization, subscription }: Summary): boolean =>
  organization.billing_mode === 'card_provider' || (subscription !== null && UNPAID.includes(subscription.status))

/** How the subscription stands, and what its owner should know or do about it. */
function standing({ organization, subscription }: Summary): string {
  if (subscription === null) return ''
  const { status, tier, current_period_end, cancel_at_period_end } = subscription
  const name = tier === null ? 'The plan' : `The plan ${escapeHtml(tier)}`
  if (status === 'past_due')
    return '<p class="notice warning">The last payment failed. It is tried again for some days, and until then everything works. Change the card now: if no attempt succeeds, the plan ends.</p>'
  if (UNPAID.includes(status))
    return `<p class="notice warning">${name} is suspended, because a payment could not be collected. Pay the open invoice, or cancel.</p>`
  if (organization.billing_mode !== 'card_provider')
    return status === 'canceled'
      ? `<p>${name} has ended. Your groups and studies stay readable, and new ones need a plan.</p>`
      : ''
  if (current_period_end === null) return ''
  return cancel_at_period_end
    ? `<p>It ends on ${day(current_period_end)}. Until then everything stays as it is; afterwards your groups and studies stay readable, and new ones need a plan.</p>`
    : `<p>It renews on ${day(current_period_end)}.</p>`
}

function managing(me: Me, { card_provider }: Summary): string {
  if (!isAdmin(me)) return '<p class="soft">An admin of the organization can change the plan.</p>'
  const where = card_provider === 'sandbox' ? ' (sandbox: no money moves)' : ''
  return form('account.portal', {}, `<button>Cards, invoices, cancelling${where}</button>`, {
    csrf_token: me.csrf_token,
    return_to: TAB,
  })
}

function buying(me: Me, summary: Summary, assistants: readonly Assistant[]): string {
  const { organization, tiers, card_provider } = summary
  if (organization.billing_mode !== 'free')
    return '<p>This organization is not billed by card. Ask whoever runs this installation about its plan.</p>'
  if (card_provider === null || tiers.length === 0)
    return '<p>Nothing is for sale here. Whoever runs this installation can issue a key for the whole API.</p>'
  const sandbox =
    card_provider === 'sandbox'
      ? '<p class="notice">This is the sandbox for cards: the checkout is a rehearsal and no money moves.</p>'
      : ''
  return `<h2>Choose a plan</h2>${sandbox}${planForm(me, tiers, assistants, summary)}`
}
