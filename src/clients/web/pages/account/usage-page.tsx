import { useQuery } from '@tanstack/react-query'
import { read } from '../../api.ts'
import { billing } from '../../strings/account-billing.ts'
import { Loaded } from '../../ui/states.tsx'
import { ModelCosts } from './model-costs.tsx'
import { cycleWords, Quotas, QuotasWaiting } from './quotas.tsx'
import { Section } from './section.tsx'
import { UsageCharts } from './usage-charts.tsx'

/** What is left, what was used when, and what language models cost. */
export default function UsagePage() {
  const usage = useQuery(read('billing.usage', {}))
  return (
    <>
      <Section title={billing.usage.quotas} lead={usage.data === undefined ? '\u00a0' : cycleWords(usage.data.quota)}>
        <Loaded query={usage} waiting={<QuotasWaiting />}>
          {({ quota }) => <Quotas quota={quota} />}
        </Loaded>
      </Section>
      <UsageCharts currency={usage.data?.charges.currency ?? 'usd'} />
      <ModelCosts />
    </>
  )
}
