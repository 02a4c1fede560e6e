import { useQuery } from '@tanstack/react-query'
import type { ModelsCostsOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { capitalized, count, short, words } from '../../format.ts'
import { billing } from '../../strings/account-billing.ts'
import { isAdmin } from '../../ui/checkout.ts'
import { Card, Figure } from '../../ui/page.tsx'
import { Loaded, Skeleton } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { exactMoney } from './exact-money.ts'
import { BudgetForm } from './model-budget.tsx'
import { Meter } from './quotas.tsx'
import { Section } from './section.tsx'

const texts = billing.usage
type Figures = ModelsCostsOutput['totals']

/** What calls to language models came to this month, and the limit that the organization has set itself. */
export function ModelCosts() {
  const costs = useQuery(read('models.costs', {}))
  return (
    <Section title={texts.models} lead={texts.modelsWords}>
      <Loaded query={costs} waiting={<Skeleton className="h-40" />}>
        {(data) => (
          <div className="grid gap-3">
            {data.totals.calls + data.totals.failed_calls === 0 ? (
              <p className="text-sm text-soft">{texts.noModels}</p>
            ) : (
              <Spent {...data} />
            )}
            <Budget budget={data.budget.organization} />
          </div>
        )}
      </Loaded>
    </Section>
  )
}

const columns: readonly Column<Figures>[] = [
  { head: texts.calls, number: true, cell: ({ calls }) => count(calls) },
  { head: texts.failed, number: true, cell: ({ failed_calls }) => count(failed_calls) },
  {
    head: texts.tokens,
    number: true,
    cell: ({ input_tokens, output_tokens }) => `${short(input_tokens)} / ${short(output_tokens)}`,
  },
  { head: texts.cost, number: true, cell: ({ cost_cents }) => exactMoney(cost_cents) },
]

const Spent = ({ totals, by_model, by_purpose }: ModelsCostsOutput) => (
  <>
    <Card as="div" className="grid gap-4 sm:grid-cols-3">
      <Figure
        label={texts.spent}
        value={exactMoney(totals.cost_cents)}
        {...(totals.unpriced_calls === 0 ? {} : { note: texts.unpriced(totals.unpriced_calls) })}
      />
      <Figure label={texts.calls} value={count(totals.calls)} />
      <Figure label={texts.tokens} value={`${short(totals.input_tokens)} / ${short(totals.output_tokens)}`} />
    </Card>
    <Table
      label={texts.byModel}
      rows={by_model}
      rowKey={({ model }) => model}
      columns={[{ head: texts.model, cell: ({ model }) => model }, ...columns]}
    />
    <Table
      label={texts.byPurpose}
      rows={by_purpose}
      rowKey={({ purpose }) => purpose}
      columns={[{ head: texts.purpose, cell: ({ purpose }) => capitalized(words(purpose)) }, ...columns]}
    />
  </>
)

function Budget({ budget }: { budget: ModelsCostsOutput['budget']['organization'] }) {
  const { limit_cents, spent_cents, reserved_cents } = budget
  return (
    <Card as="div" className="grid gap-3">
      <div>
        <h3 className="text-sm font-medium">{texts.budget}</h3>
        <p className="text-[13px] text-soft">{texts.budgetWords}</p>
      </div>
      {limit_cents === null ? (
        <p className="text-sm">{texts.noBudget}</p>
      ) : (
        <div className="grid gap-1.5">
          <Meter
            label={texts.bar(texts.budget, exactMoney(spent_cents), exactMoney(limit_cents))}
            used={spent_cents}
            reserved={reserved_cents}
            limit={limit_cents}
          />
          <p className="text-[13px] text-soft tabular-nums">
            {texts.budgetOf(exactMoney(spent_cents), exactMoney(limit_cents))}
          </p>
        </div>
      )}
      {isAdmin() && <BudgetForm limit_cents={limit_cents} />}
    </Card>
  )
}
