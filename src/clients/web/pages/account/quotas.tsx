import type { BillingUsageOutput } from '../../../sdk/index.ts'
import { capitalized, count, date } from '../../format.ts'
import { billing } from '../../strings/account-billing.ts'
import { Card } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'

const texts = billing.usage
type Quota = BillingUsageOutput['quota']['questions_per_cycle']

export const planName = (name: string): string => billing.planNames[name] ?? capitalized(name)

/** How much of something is taken: the filled part is used, the light one set aside. */
export function Meter({
  label,
  used,
  reserved = 0,
  limit,
}: {
  label: string
  used: number
  reserved?: number
  limit: number
}) {
  const share = (units: number): string => `${Math.min(100, (units / Math.max(1, limit)) * 100)}%`
  return (
    <div role="img" aria-label={label} className="relative h-2 overflow-hidden rounded-full bg-hover">
      <div className="absolute inset-y-0 left-0 bg-c1/40" style={{ width: share(used + reserved) }} />
      <div className="absolute inset-y-0 left-0 bg-c1" style={{ width: share(used), minWidth: used > 0 ? 3 : 0 }} />
    </div>
  )
}

function QuotaCard({ name, quota }: { name: string; quota: Quota }) {
  const { limit, used, reserved, remaining } = quota
  return (
    <Card as="div" className="grid content-start gap-2">
      <div className="text-[13px] text-soft">{name}</div>
      {limit === 0 && used + reserved === 0 ? (
        <div className="text-sm text-soft">{texts.notIncluded}</div>
      ) : (
        <>
          <div className="text-xl font-semibold tabular-nums">{texts.left(count(remaining))}</div>
          <Meter label={texts.bar(name, count(used), count(limit))} used={used} reserved={reserved} limit={limit} />
          <div className="text-[13px] text-soft tabular-nums">{texts.of(count(used), count(limit))}</div>
          {reserved > 0 && <div className="text-[13px] text-soft">{texts.reserved(reserved)}</div>}
        </>
      )}
    </Card>
  )
}

const row = 'grid gap-3 sm:grid-cols-3'

/** What is left of everything that a plan counts. */
export const Quotas = ({ quota }: Pick<BillingUsageOutput, 'quota'>) => (
  <div className={row}>
    <QuotaCard name={texts.questions} quota={quota.questions_per_cycle} />
    <QuotaCard name={texts.groups} quota={quota.groups_per_cycle} />
    <QuotaCard name={texts.theses} quota={quota.theses_per_cycle} />
  </div>
)

export const QuotasWaiting = () => (
  <div className={row}>
    {['questions', 'groups', 'theses'].map((name) => (
      <Skeleton key={name} className="h-[142px]" />
    ))}
  </div>
)

export const cycleWords = ({ cycle_end }: BillingUsageOutput['quota']): string => texts.quotasWords(date(cycle_end))
