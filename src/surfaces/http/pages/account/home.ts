import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageCalls } from '../../page-calls.ts'
import { day } from '../controls.ts'
import { escapeHtml } from '../layout.ts'
import { readMe, sendAccountPage } from './frame.ts'

interface Quota {
  limit: number
  used: number
  reserved: number
  remaining: number
}

const number = (value: number): string => value.toLocaleString('en-US')

function quotaCard(name: string, { limit, used, reserved }: Quota): string {
  const taken = used + reserved
  const figure =
    limit === 0 && taken === 0
      ? '<p class="soft">not in this plan</p>'
      : `<div class="figure">${number(taken)} <span class="soft">of ${number(limit)}</span></div><progress max="${Math.max(1, limit)}" value="${Math.min(limit, taken)}" aria-label="${name}"></progress>`
  return `<div class="card"><h3>${name}</h3>${figure}</div>`
}

/** What was used this month, and what the plan is. */
export const homePageOf =
  (calls: PageCalls) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const me = await readMe(calls, request)
    const { quota, plan } = await calls.call(request, 'billing.usage')
    const more =
      plan.billing_mode === 'free'
        ? ' <a href="/account/billing">Upgrade</a> for groups of people whom you choose, studies and more questions.'
        : ''
    return sendAccountPage(reply, me, {
      tab: '/account',
      title: 'Account',
      html: `<h1>${escapeHtml(me.organization.name)}</h1>
<p class="lead">Plan: ${escapeHtml(plan.name)}.${more} What is used counts until ${day(quota.cycle_end)}, and then begins anew.</p>
<div class="cards">${quotaCard('Questions', quota.questions_per_cycle)}${quotaCard('Groups', quota.groups_per_cycle)}${quotaCard('Theses', quota.theses_per_cycle)}</div>
<p><a href="/account/keys">Make a key</a> to call the API, or read <a href="/docs/api">what it can do</a>.</p>`,
    })
  }
