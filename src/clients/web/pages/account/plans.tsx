import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { AccountBillingOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { capitalized, date, money, words } from '../../format.ts'
import { billing } from '../../strings/account-billing.ts'
import { Button } from '../../ui/button.tsx'
import { isAdmin, useCheckout } from '../../ui/checkout.ts'
import { CheckBox } from '../../ui/field.tsx'
import { Badge, Card } from '../../ui/page.tsx'
import { useAdmins } from '../../ui/plan-gate.tsx'
import { exactMoney } from './exact-money.ts'
import { Section } from './section.tsx'

type Tier = AccountBillingOutput['tiers'][number]

/** What can be bought, each with all that it gives. What is asked about assistants holds for whichever is chosen. */
export function Plans({ summary }: { summary: AccountBillingOutput }) {
  const { tiers } = summary
  const [keep, setKeep] = useState<boolean>()
  const assistants = useQuery(read('account.listAssistants', {}))
  const unknown = (assistants.data?.assistants ?? []).filter(({ confirmed_at }) => confirmed_at === null)
  const checkout = useCheckout()
  const admins = useAdmins()
  const unanswered = unknown.length > 0 && keep === undefined
  return (
    <Section title={billing.choose} {...(isAdmin() ? {} : { lead: billing.membersAsk(admins) })}>
      {isAdmin() && unknown.length > 0 && (
        <fieldset className="mb-4 grid gap-2 rounded-card border border-line p-4">
          <legend className="px-1 text-sm font-medium">{billing.assistants.legend(unknown.length)}</legend>
          <ul className="mb-1 list-disc pl-5 text-[13px] text-soft">
            {unknown.map(({ vendor_account_uuid, client_install_id, user_email, created_at }) => (
              <li key={vendor_account_uuid}>
                {billing.assistants.one(client_install_id, user_email, date(created_at))}
              </li>
            ))}
          </ul>
          <CheckBox
            type="radio"
            name="keep"
            label={billing.assistants.mine}
            checked={keep === true}
            onChange={() => setKeep(true)}
          />
          <CheckBox
            type="radio"
            name="keep"
            label={billing.assistants.unsure}
            checked={keep === false}
            onChange={() => setKeep(false)}
          />
        </fieldset>
      )}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <FreeCard currency={summary.currency} />
        {tiers.map((tier) => (
          <PlanCard key={tier.uuid} tier={tier} summary={summary}>
            {isAdmin() && (
              <>
                <Button
                  kind="primary"
                  busy={checkout.isPending && checkout.variables.tier_uuid === tier.uuid}
                  disabled={unanswered || checkout.isPending || assistants.isPending}
                  onClick={() => checkout.mutate({ tier_uuid: tier.uuid, keep_assistants: keep ?? false })}
                >
                  {billing.chooseOne(capitalized(tier.name))}
                </Button>
                {unanswered && <p className="text-[13px] text-soft">{billing.assistants.answer}</p>}
              </>
            )}
          </PlanCard>
        ))}
      </ul>
    </Section>
  )
}

function FreeCard({ currency }: { currency: string }) {
  const { data } = useQuery(read('billing.usage', {}))
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">{billing.freePlan}</h3>
        <Badge tone="good">{billing.current}</Badge>
      </div>
      <Price cents={0} currency={currency} />
      <p className="text-sm text-soft">{billing.freePlanWords}</p>
      {data !== undefined && <Lines lines={[billing.questionsAMonth(data.quota.questions_per_cycle.limit)]} />}
    </Card>
  )
}

const Price = ({ cents, currency }: { cents: number; currency: string }) => (
  <p>
    <span className="text-2xl font-semibold tabular-nums">{money(cents, currency)}</span>
    <span className="ml-1.5 text-sm text-soft">{billing.aMonth}</span>
  </p>
)

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid gap-1.5 text-sm">
    {lines.map((line) => (
      <li key={line} className="flex gap-2">
        <Check size={15} aria-hidden className="mt-0.5 shrink-0 text-good" />
        {line}
      </li>
    ))}
  </ul>
)

function PlanCard({
  tier,
  summary: { currency, agent_answer_price_cents },
  children,
}: {
  tier: Tier
  summary: AccountBillingOutput
  children: React.ReactNode
}) {
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h3 className="font-semibold">{capitalized(tier.name)}</h3>
      <Price cents={tier.monthly_price_cents} currency={currency} />
      {tier.description !== null && <p className="text-sm text-soft">{tier.description}</p>}
      <Lines lines={[...linesOf(tier, currency), priceOf(tier, agent_answer_price_cents, currency)]} />
      <div className="mt-auto grid gap-1.5 pt-2">{children}</div>
    </Card>
  )
}

function linesOf({ quotas, features, free_questions, free_credits_cents }: Tier, currency: string): string[] {
  const quota = (limit: number | null, line: (number: number) => string): string[] => (limit ? [line(limit)] : [])
  return [
    ...(quotas.questions_per_cycle === null
      ? [billing.asFree]
      : quota(quotas.questions_per_cycle, billing.questionsAMonth)),
    ...quota(quotas.groups_per_cycle, billing.groupsAMonth),
    ...quota(quotas.theses_per_cycle, billing.thesesAMonth),
    ...features.map((feature) => billing.features[feature] ?? capitalized(words(feature))),
    ...(features.length === 0 ? [billing.nothingMore] : []),
    ...quota(free_questions, billing.freeQuestions),
    ...(free_credits_cents === 0 ? [] : [billing.freeCredit(money(free_credits_cents, currency))]),
  ]
}

function priceOf(
  { agent_question_multiplier, free_questions, free_credits_cents }: Tier,
  price: number,
  currency: string,
) {
  const answer = price * agent_question_multiplier
  return answer === 0
    ? billing.noAnswerPrice
    : billing.perAnswer(exactMoney(answer, currency), free_questions + free_credits_cents > 0)
}
