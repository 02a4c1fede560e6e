import type { View } from '../../operation-routes.ts'
import type { PageCalls } from '../../page-calls.ts'
import { type Me, readMe } from '../account/frame.ts'
import { confirmed, money, table } from '../controls.ts'
import { form, once } from '../forms.ts'
import { escapeHtml } from '../layout.ts'
import { currencyOf, sendAdminPage } from './frame.ts'

type Tier = Record<string, string | number | boolean | null> & {
  id: number
  name: string
  monthly_price_cents: number
  assigned_organizations: number
}

const TAB = '/admin/pricing-tiers'
const texts = [
  ['name', 'Name', 'required maxlength="128"'],
  ['description', 'Description', 'maxlength="1024"'],
  ['payment_provider_id', 'Price at the card provider (price_…); left out, the price below is used', 'maxlength="128"'],
] as const
const numbers = [
  ['monthly_price_cents', 'Price a month, in cents; 0 is not for sale', 'step="1" min="0"'],
  ['agent_tier', 'Agent tier', 'step="1"'],
  ['agent_question_multiplier', 'Multiplier of the price of an answer', 'step="any" min="0"'],
  ['free_questions', 'Questions at no charge, a month', 'step="1" min="0"'],
  ['free_credits_cents', 'Credit a month, in cents', 'step="1" min="0"'],
  ['questions_per_cycle', 'Questions a month; left out, as on the free tier', 'step="1" min="0"'],
  ['groups_per_cycle', 'Groups a month; left out, none', 'step="1" min="0"'],
  ['theses_per_cycle', 'Theses a month; left out, none', 'step="1" min="0"'],
] as const
const flags = [
  ['inc_saas', 'Web app'],
  ['inc_research_studies', 'Research studies'],
  ['inc_research_groups', 'Research groups'],
  ['inc_quick_questions', 'Direct questions'],
  ['inc_chat_integration', 'Chat integration'],
] as const

export const tiersView =
  (calls: PageCalls): View =>
  async (request, reply) => {
    const me = await readMe(calls, request)
    const [{ tiers }, currency] = await Promise.all([
      calls.call(request, 'admin.listTiers', { limit: 100 }) as Promise<{ tiers: Tier[] }>,
      currencyOf(calls, request),
    ])
    return sendAdminPage(reply, me, {
      tab: TAB,
      title: 'Tiers',
      html: `<h1>Pricing tiers</h1>
<p class="lead">What organizations may do, how much of it, and what it costs. A tier with a price is for sale as soon as it is made.</p>
${table(
  ['Tier', 'Price a month', 'Organizations', 'Includes', ''],
  tiers.map((tier) => [
    `<b>${escapeHtml(tier.name)}</b>${tier.description === null ? '' : `<br><span class="soft">${escapeHtml(String(tier.description))}</span>`}`,
    tier.monthly_price_cents === 0
      ? '<span class="soft">not for sale</span>'
      : money(tier.monthly_price_cents, currency),
    String(tier.assigned_organizations),
    includes(tier),
    `<a href="${TAB}/${tier.id}">Change</a>`,
  ]),
  'There are none.',
)}
<h2>New tier</h2>
<div class="pairs">${tierForm(me, 'admin.createTier', once(), undefined, 'Create')}</div>`,
    })
  }

/** Whoever sells a tier should see at once when its buyers get nothing for it. */
function includes(tier: Tier): string {
  const names = flags.flatMap(([flag, name]) => (tier[flag] === true ? [`<span class="badge">${name}</span>`] : []))
  if (names.length > 0) return names.join(' ')
  return tier.monthly_price_cents === 0
    ? '<span class="soft">nothing</span>'
    : '<span class="problem">nothing: whoever buys it gets no more than the free tier</span>'
}

export const tierView =
  (calls: PageCalls): View =>
  async (request, reply) => {
    const me = await readMe(calls, request)
    const { tier } = (await calls.call(request, 'admin.getTier', request.params as object)) as { tier: Tier }
    const many = tier.assigned_organizations
    return sendAdminPage(reply, me, {
      tab: TAB,
      title: tier.name,
      html: `<h1>${escapeHtml(tier.name)}</h1>
<p class="lead">${many === 1 ? 'One organization is' : `${many} organizations are`} on this tier.</p>
<div class="pairs">${tierForm(me, 'admin.updateTier', { tier_id: tier.id }, tier, 'Save')}</div>
<h2>Delete</h2>
<p class="soft">Organizations that are on it are on no tier then.</p>
${confirmed('Delete this tier', form('admin.deleteTier', { tier_id: tier.id }, '<button class="danger">Delete it for good</button>', { csrf_token: me.csrf_token, return_to: TAB }))}`,
    })
  }

function tierForm(
  me: Me,
  operation: string,
  hidden: Record<string, string | number>,
  tier: Tier | undefined,
  button: string,
): string {
  const text = (name: string): string => escapeHtml(tier?.[name] == null ? '' : String(tier[name]))
  const usual: Record<string, number> = { agent_question_multiplier: 1 }
  const fields = [
    ...texts.map(
      ([name, label, rules]) => `<label>${label} <input name="${name}" value="${text(name)}" ${rules}></label>`,
    ),
    ...numbers.map(
      ([name, label, rules]) =>
        `<label>${label} <input type="number" name="${name}" value="${tier === undefined ? (usual[name] ?? (name.endsWith('_cycle') ? '' : 0)) : text(name)}" ${rules}></label>`,
    ),
    `<fieldset><legend>Includes</legend>${flags.map(([name, label]) => flagBox(name, label, tier?.[name] === true)).join('')}</fieldset>`,
    `<div><button>${button}</button></div>`,
  ]
  return form(operation, hidden, fields.join(''), { csrf_token: me.csrf_token, return_to: TAB }, 'stack')
}

/** A box that is not ticked is not sent; the field before it says no. */
const flagBox = (name: string, label: string, ticked: boolean): string =>
  `<input type="hidden" name="${name}" value="false"><label class="check"><input type="checkbox" name="${name}" value="true"${ticked ? ' checked' : ''}> ${label}</label>`
