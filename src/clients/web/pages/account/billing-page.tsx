import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AccountBillingOutput } from '../../../sdk/index.ts'
import { read, useCall } from '../../api.ts'
import { count, date, money } from '../../format.ts'
import { billing } from '../../strings/account-billing.ts'
import { Button } from '../../ui/button.tsx'
import { isAdmin } from '../../ui/checkout.ts'
import { Card, Figure, Notice } from '../../ui/page.tsx'
import { useAdmins } from '../../ui/plan-gate.tsx'
import { Loaded, Skeleton } from '../../ui/states.tsx'
import { Plans } from './plans.tsx'
import { planName } from './quotas.tsx'
import { Section } from './section.tsx'

/** How the organization pays, what it has been charged, and what else there is. */
export default function BillingPage() {
  const summary = useQuery(read('account.billing', {}))
  return (
    <Loaded
      query={summary}
      waiting={
        <div className="grid gap-6">
          <Skeleton className="h-32" />
          <Skeleton className="h-72" />
        </div>
      }
    >
      {(data) => (
        <>
          <Standing summary={data} />
          {isManaged(data) ? <Managing /> : <Buying summary={data} />}
        </>
      )}
    </Loaded>
  )
}

/** A subscription that was not paid still runs at the provider, though it gives no rights: another would be one too many. */
const UNPAID = ['unpaid', 'uncollected', 'paused']

const isManaged = ({ organization, subscription }: AccountBillingOutput): boolean =>
  organization.billing_mode === 'card_provider' || (subscription !== null && UNPAID.includes(subscription.status))

function Standing({ summary }: { summary: AccountBillingOutput }) {
  const { plan, cycle, currency, card_provider, organization } = summary
  const price = plan.monthly_price_cents
  const lead = renewal(summary)
  return (
    <Section title={billing.title} {...(lead === undefined ? {} : { lead })}>
      <div className="grid gap-3">
        <Trouble summary={summary} />
        {card_provider === 'sandbox' && organization.billing_mode !== 'self_hosted' && (
          <Notice>{billing.sandbox}</Notice>
        )}
        <Card as="div" className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          <Figure
            label={billing.plan}
            value={planName(plan.name)}
            {...(price === 0 ? {} : { note: `${money(price, currency)} ${billing.aMonth}` })}
          />
          <Figure label={billing.charged} value={money(cycle.charged_cents, currency)} />
          <Figure label={billing.credit} value={money(cycle.credit_used_cents, currency)} />
          <Figure label={billing.freeUsed} value={count(cycle.free_questions_used)} />
        </Card>
        <p className="text-sm">
          <Link to="/account/billing/events" className="inline-block py-1 text-accent hover:underline">
            {billing.toEvents}
          </Link>
        </p>
      </div>
    </Section>
  )
}

/** What its owner should know or do about the subscription. */
function Trouble({ summary: { organization, subscription } }: { summary: AccountBillingOutput }) {
  if (subscription === null) return null
  const { status, tier } = subscription
  const name = billing.thePlan(tier)
  if (status === 'past_due') return <Notice tone="warn">{billing.pastDue}</Notice>
  if (UNPAID.includes(status)) return <Notice tone="bad">{billing.suspended(name)}</Notice>
  if (status === 'canceled' && organization.billing_mode !== 'card_provider') {
    return <Notice tone="warn">{billing.ended(name)}</Notice>
  }
  return null
}

function renewal({ organization, subscription }: AccountBillingOutput): string | undefined {
  const end = subscription?.current_period_end ?? null
  if (organization.billing_mode !== 'card_provider' || end === null || subscription === null) {
    return organization.billing_mode === 'self_hosted'
      ? billing.selfHosted
      : organization.billing_mode === 'invoiced'
        ? billing.notByCard
        : undefined
  }
  return subscription.cancel_at_period_end ? billing.endsOn(date(end)) : billing.renewsOn(date(end))
}

function Managing() {
  const portal = useCall('account.portal', { onDone: ({ portal_url }) => location.assign(portal_url) })
  const admins = useAdmins()
  return isAdmin() ? (
    <div className="flex flex-wrap items-center gap-3">
      <Button kind="primary" busy={portal.isPending} onClick={() => portal.mutate({})}>
        {billing.portal}
      </Button>
      <span className="text-sm text-soft">{billing.portalWords}</span>
    </div>
  ) : (
    <p className="text-sm text-soft">{billing.membersAsk(admins)}</p>
  )
}

function Buying({ summary }: { summary: AccountBillingOutput }) {
  const { organization, tiers, card_provider } = summary
  // How the others pay is said above: there is nothing for them to choose here.
  if (organization.billing_mode !== 'free') return null
  if (card_provider === null || tiers.length === 0) {
    return <p className="text-sm text-soft">{billing.nothingForSale}</p>
  }
  return <Plans summary={summary} />
}
