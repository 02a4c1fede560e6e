import type { FastifyReply } from 'fastify'
import type { View } from '../../operation-routes.ts'
import type { PageCalls } from '../../page-calls.ts'
import { readMe } from '../account/frame.ts'
import { CONTROLS, counted, day, money, pager, table } from '../controls.ts'
import { form } from '../forms.ts'
import { escapeHtml, sendPage } from '../layout.ts'
import { withNotice } from '../notices.ts'
import { currencyOf, listQuery, searchBox, sendAdminPage } from './frame.ts'

interface Organization {
  id: number
  uuid: string
  name: string
  billing_mode: string
  tier: { id: number; name: string } | null
  members: number
  keys_active: number
  created_at: string
  charged_cents_cycle: number
  questions_cycle: number
}

const TAB = '/admin/organizations'
const MODES = ['free', 'invoiced', 'self_hosted'] as const

export const organizationsView =
  (calls: PageCalls): View =>
  async (request, reply) => {
    const me = await readMe(calls, request)
    const query = listQuery(request.query, ['q', 'billing_mode'])
    const [page, currency] = await Promise.all([
      calls.call(request, 'admin.listOrganizations', { limit: 50, ...query }),
      currencyOf(calls, request),
    ])
    return sendAdminPage(reply, me, {
      tab: TAB,
      title: 'Organizations',
      html: `<h1>Organizations</h1>
${searchBox(TAB, 'q', query.q ?? '', 'Name, or e-mail of a member')}
${table(
  ['Organization', 'Billing', 'Tier', 'Members', 'Keys', 'Questions this month', 'Charged this month', 'Since'],
  (page.organizations as Organization[]).map((one) => [
    `<a href="${TAB}/${one.id}">${escapeHtml(one.name)}</a>`,
    escapeHtml(one.billing_mode.replaceAll('_', ' ')),
    escapeHtml(one.tier?.name ?? 'none'),
    String(one.members),
    String(one.keys_active),
    one.questions_cycle.toLocaleString('en-US'),
    money(one.charged_cents_cycle, currency),
    day(one.created_at),
  ]),
  'There are none.',
)}
${pager(TAB, page, query.q === undefined ? '' : `&q=${encodeURIComponent(query.q)}`)}`,
    })
  }

export const organizationView =
  (calls: PageCalls): View =>
  async (request, reply) => {
    const me = await readMe(calls, request)
    const [{ organization }, { tiers }, currency] = await Promise.all([
      calls.call(request, 'admin.getOrganization', request.params as object),
      calls.call(request, 'admin.listTiers', { limit: 100 }),
      currencyOf(calls, request),
    ])
    const one = organization as Organization & {
      members: { email: string; role: string; last_signed_in_at: string | null }[]
      subscription: { status: string; subscription_id: string | null } | null
    }
    const back = { csrf_token: me.csrf_token, return_to: `${TAB}/${one.id}` }
    const option = (value: string | number, text: string, chosen: boolean): string =>
      `<option value="${value}"${chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`
    const modes = [...new Set([one.billing_mode, ...MODES])]
    return sendAdminPage(reply, me, {
      tab: TAB,
      title: one.name,
      html: `<h1>${escapeHtml(one.name)}</h1>
<table class="facts">
<tr><th scope="row">Id</th><td>${one.id}, <code>${escapeHtml(one.uuid)}</code></td></tr>
<tr><th scope="row">This month</th><td>${counted(one.questions_cycle, 'question')}, ${money(one.charged_cents_cycle, currency)} charged</td></tr>
<tr><th scope="row">Subscription by card</th><td>${one.subscription?.subscription_id == null ? 'none' : escapeHtml(one.subscription.status.replaceAll('_', ' '))}</td></tr>
</table>
<h2>What it may, and how it pays</h2>
${form(
  'admin.updateOrganization',
  { organization_id: one.id },
  `<label>Name <input name="name" value="${escapeHtml(one.name)}" required maxlength="200"></label>
<label>Tier <select name="payment_tier_id">${option('', 'none', one.tier === null)}${(tiers as { id: number; name: string }[]).map((tier) => option(tier.id, tier.name, tier.id === one.tier?.id)).join('')}</select></label>
<label>Billing <select name="billing_mode">${modes.map((mode) => option(mode, mode.replaceAll('_', ' '), mode === one.billing_mode)).join('')}</select></label>
<div><button>Save</button></div>`,
  back,
  'stack',
)}
<p class="soft">The tier says what the organization may do and what an answer costs. Billing says who collects that: with <b>free</b> and <b>self hosted</b> nobody, with <b>invoiced</b> you do, by what is charged each month. A tier with <b>free</b> gives its rights and quotas away, at the pace of the free tier. Paying by card begins with a checkout alone.</p>
<h2>Members</h2>
${table(
  ['E-mail', 'Role', 'Last signed in'],
  one.members.map(({ email, role, last_signed_in_at }) => [escapeHtml(email), role, day(last_signed_in_at)]),
  'Nobody.',
)}
<p><a href="/admin/keys?organization_id=${one.id}">Its keys</a> · <a href="/admin/jobs?organization_id=${one.id}">Its jobs</a> · <a href="/admin/audit-log?organization_id=${one.id}">What changed</a></p>
<h2>Delete</h2>
<p class="soft">Takes its groups, studies, answers, keys and charges with it. People who are members stay.</p>
${form(
  'admin.deleteOrganization',
  { organization_id: one.id },
  '<label>Its name, to be sure <input name="confirm" required autocomplete="off"></label><label class="check"><input type="checkbox" name="force" value="true"> Also while a subscription runs or charges stand on no invoice</label><div><button class="danger">Delete this organization</button></div>',
  back,
  'stack',
)}`,
    })
  }

/** A subscription that outlives its organization goes on costing its owner money, until somebody ends it. */
export const deletedOrganizationView = (
  reply: FastifyReply,
  { cancel_at_provider }: { cancel_at_provider: string | null },
): FastifyReply =>
  cancel_at_provider === null
    ? reply.redirect(withNotice(TAB, 'admin.deleteOrganization'), 303)
    : sendPage(
        reply,
        'Deleted · Administration · Populace',
        `${CONTROLS}<h1>The organization is deleted.</h1>
<p class="notice warning">Its subscription goes on at the card provider. Cancel it there: <code>${escapeHtml(cancel_at_provider)}</code></p>
<p><a class="button" href="${TAB}">To the organizations</a></p>`,
      )
