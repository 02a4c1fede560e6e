import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageCalls } from '../../page-calls.ts'
import { counted, moment, money, pager, table } from '../controls.ts'
import { escapeHtml } from '../layout.ts'
import { readMe, sendAccountPage } from './frame.ts'

interface Event {
  id: number
  type: string
  charge_cents: number
  created_at: string
  details: { agents?: number; credit_cents?: number; free?: boolean }
}

const PATH = '/account/billing/events'
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/** What was charged, item by item, and the same as a file. */
export const eventsPageOf =
  (calls: PageCalls) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { offset, month: given } = request.query as { offset?: string; month?: unknown }
    const month = typeof given === 'string' && MONTH.test(given) ? given : undefined
    const filter = month === undefined ? {} : periodOf(month)
    const [me, page, { currency }] = await Promise.all([
      readMe(calls, request),
      calls.call(request, 'billing.events', { limit: 50, ...filter, ...(offset === undefined ? {} : { offset }) }),
      calls.call(request, 'account.billing'),
    ])
    const { totals } = page as { totals: { events: number; charge_cents: number } }
    return sendAccountPage(reply, me, {
      tab: '/account/billing',
      title: 'Charges',
      html: `<h1>Charges</h1>
<p class="lead">${month === undefined ? 'In all' : `In ${month}`}: ${money(totals.charge_cents, currency)} for ${counted(totals.events, 'item')}. The price of the plan is not among them.</p>
<form class="row" method="get" action="${PATH}"><label>Month <input type="month" name="month" value="${month ?? ''}" placeholder="2026-11" pattern="20[0-9]{2}-[0-9]{2}"></label><button class="quiet">Show</button></form>
${table(
  ['When', 'What', 'Agents', 'Charge'],
  (page.events as Event[]).map((event) => [
    moment(event.created_at),
    escapeHtml(event.type.replaceAll('_', ' ')),
    String(event.details.agents ?? ''),
    chargeOf(event, currency),
  ]),
  month === undefined ? 'Nothing yet.' : 'Nothing in this month.',
)}
${pager(PATH, page, month === undefined ? '' : `&month=${month}`)}
<p class="soft">As files: <a href="/v1/billing/events.csv${queryOf(filter)}">these charges</a>, and <a href="/v1/operations.csv${queryOf(filter)}">what counted against the quotas</a> (CSV).</p>`,
    })
  }

function chargeOf({ charge_cents, details }: Event, currency: string): string {
  const badge = details.credit_cents
    ? `credit ${money(details.credit_cents, currency)}`
    : details.free || charge_cents === 0
      ? 'free'
      : ''
  return `${money(charge_cents, currency)}${badge === '' ? '' : ` <span class="badge">${badge}</span>`}`
}

function periodOf(month: string): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number)
  const start = (months: number): string => new Date(Date.UTC(year!, months, 1)).toISOString()
  return { from: start(number! - 1), to: start(number!) }
}

const queryOf = (filter: Record<string, string>): string =>
  Object.keys(filter).length === 0 ? '' : escapeHtml(`?${new URLSearchParams(filter)}`)
