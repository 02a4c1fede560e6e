import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Receipt } from 'lucide-react'
import type { BillingEventsOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { count, dateTime, money } from '../../format.ts'
import { billing } from '../../strings/account-billing.ts'
import { language } from '../../strings/language.ts'
import { SelectField } from '../../ui/field.tsx'
import { Badge } from '../../ui/page.tsx'
import { Empty, Loaded } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { Files } from './files.tsx'
import { monthsBack, periodOf } from './months.ts'
import { Pager, usePaging } from './pager.tsx'
import { Section } from './section.tsx'
import { typeName } from './usage-charts.tsx'

const texts = billing.events
type Event = BillingEventsOutput['events'][number]

const monthName = (month: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** What was charged, item by item, and the same as files. */
export default function EventsPage() {
  const { month: given = '' } = useSearch({ strict: false }) as { month?: string }
  const period = periodOf(given)
  const month = period === undefined ? undefined : given
  const navigate = useNavigate()
  const events = useQuery(read('billing.events', { ...period, ...usePaging(50) }))
  const { data: summary } = useQuery(read('account.billing', {}))
  const currency = summary?.currency ?? 'usd'
  const months = monthsBack(12)
  return (
    <>
      <p className="mb-2 text-[13px]">
        <Link to="/account/billing" className="inline-block py-1 text-accent hover:underline">
          {`← ${texts.back}`}
        </Link>
      </p>
      <Section
        title={texts.title}
        lead={
          events.data === undefined
            ? '\u00a0'
            : texts.lead(
                month === undefined ? undefined : monthName(month),
                money(events.data.totals.charge_cents, currency),
                events.data.totals.events,
              )
        }
        actions={
          <>
            <SelectField
              label={texts.month}
              hideLabel
              value={month ?? ''}
              onChange={({ target }) => void navigate({ to: '.', search: { month: target.value }, replace: true })}
            >
              <option value="">{texts.allMonths}</option>
              {(month === undefined || months.includes(month) ? months : [month, ...months]).map((one) => (
                <option key={one} value={one}>
                  {monthName(one)}
                </option>
              ))}
            </SelectField>
            <Files period={period ?? {}} />
          </>
        }
      >
        <Loaded query={events}>
          {(page) =>
            page.events.length === 0 ? (
              <Empty
                icon={<Receipt size={22} aria-hidden />}
                title={month === undefined ? texts.none : texts.noneInMonth}
              >
                <p>{texts.noneWords}</p>
              </Empty>
            ) : (
              <>
                <Table
                  label={texts.table}
                  rows={page.events}
                  rowKey={({ id }) => id}
                  columns={[
                    { head: texts.when, className: 'whitespace-nowrap', cell: (event) => dateTime(event.created_at) },
                    { head: texts.what, className: 'whitespace-nowrap', cell: ({ type }) => typeName(type) },
                    {
                      head: texts.agents,
                      number: true,
                      cell: ({ details }) => (typeof details.agents === 'number' ? count(details.agents) : ''),
                    },
                    { head: texts.charge, number: true, cell: (event) => <Charge event={event} currency={currency} /> },
                  ]}
                />
                <Pager {...page} />
              </>
            )
          }
        </Loaded>
      </Section>
    </>
  )
}

function Charge({ event: { charge_cents, details }, currency }: { event: Event; currency: string }) {
  const credit = typeof details.credit_cents === 'number' ? details.credit_cents : 0
  return (
    <span className="inline-flex items-center gap-2">
      {credit > 0 ? (
        <Badge>{texts.credit(money(credit, currency))}</Badge>
      ) : (
        charge_cents === 0 && <Badge>{texts.free}</Badge>
      )}
      {money(charge_cents, currency)}
    </span>
  )
}
