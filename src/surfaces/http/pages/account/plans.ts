import { counted, day, money } from '../controls.ts'
import { form, once } from '../forms.ts'
import { escapeHtml } from '../layout.ts'
import { isAdmin, type Me } from './frame.ts'

export interface Tier {
  uuid: string
  name: string
  description: string | null
  monthly_price_cents: number
  features: string[]
  quotas: { questions_per_cycle: number | null; groups_per_cycle: number | null; theses_per_cycle: number | null }
  agent_question_multiplier: number
  free_questions: number
  free_credits_cents: number
}

export interface Assistant {
  user_email: string
  client_install_id: string
  created_at: string
  confirmed_at: string | null
}

interface Prices {
  currency: string
  agent_answer_price_cents: number
}

/** The plans, as one form: what is asked about assistants holds for whichever is chosen. */
export function planForm(me: Me, tiers: readonly Tier[], assistants: readonly Assistant[], prices: Prices): string {
  const cards = `<div class="cards">${tiers.map((tier) => planCard(me, tier, prices)).join('')}</div>`
  if (!isAdmin(me)) return `${cards}<p class="soft">An admin of the organization can choose a plan.</p>`
  const unknown = assistants.filter(({ confirmed_at }) => confirmed_at === null)
  return form('account.checkout', once(), `${assistantsChoice(unknown)}${cards}`, {
    csrf_token: me.csrf_token,
    return_to: '/account/billing',
  })
}

/**
 * Whoever registers an assistant only claims an e-mail address, so its owner says whose it is before a plan's keys go to
 * it. Nobody passes by this unseen, and nobody else answers it for them: without an answer the form is not sent, and no
 * link fills it in.
 */
function assistantsChoice(unknown: readonly Assistant[]): string {
  if (unknown.length === 0) return ''
  const [are, one, ask] =
    unknown.length === 1
      ? ['An assistant is', 'It is', 'Is it yours?']
      : [`${unknown.length} assistants are`, 'They are', 'Are they yours?']
  const choice = (value: boolean, words: string): string =>
    `<label class="check"><input type="radio" name="keep_assistants" value="${value}" required> ${words}</label>`
  const list = unknown.map(
    ({ user_email, client_install_id, created_at }) =>
      `<li>installation <code>${escapeHtml(client_install_id)}…</code>, registered with ${escapeHtml(user_email)} on ${day(created_at)}</li>`,
  )
  return `<fieldset><legend>${are} registered with this organization. ${ask}</legend><ul>${list.join('')}</ul>${choice(true, `${one} mine, and may get a key of the plan`)}${choice(false, 'I am not sure: no key until I say so under Keys')}</fieldset>`
}

const featureNames: Record<string, string> = {
  saas: 'the web app',
  research_studies: 'research studies',
  research_groups: 'groups of people whom you choose',
  quick_questions: 'direct questions',
  chat_integration: 'chat integration',
}

function planCard(me: Me, tier: Tier, { currency, agent_answer_price_cents }: Prices): string {
  const { questions_per_cycle, groups_per_cycle, theses_per_cycle } = tier.quotas
  const quota = (limit: number | null, one: string, many?: string): string[] =>
    limit === null || limit === 0 ? [] : [`${counted(limit, one, many)} a month`]
  const lines = [
    ...(questions_per_cycle === null
      ? ['as many questions as on the free plan']
      : quota(questions_per_cycle, 'question')),
    ...quota(groups_per_cycle, 'group'),
    ...quota(theses_per_cycle, 'thesis', 'theses'),
    ...tier.features.map((feature) => featureNames[feature] ?? escapeHtml(feature.replaceAll('_', ' '))),
    ...(tier.features.length === 0 ? ['nothing beyond the free plan'] : []),
    ...(tier.free_questions === 0 ? [] : [`${counted(tier.free_questions, 'question')} a month at no charge`]),
    ...(tier.free_credits_cents === 0 ? [] : [`${money(tier.free_credits_cents, currency)} of credit a month`]),
  ]
  const answer = agent_answer_price_cents * tier.agent_question_multiplier
  const after = tier.free_questions + tier.free_credits_cents > 0 ? ' after that' : ''
  const price =
    answer === 0 ? 'answers cost nothing more' : `${unitPrice(answer, currency)} for each agent's answer${after}`
  const button = isAdmin(me)
    ? `<button name="tier_uuid" value="${escapeHtml(tier.uuid)}">Choose ${escapeHtml(tier.name)}</button>`
    : ''
  return `<div class="card"><h3>${escapeHtml(tier.name)}</h3><div class="price">${money(tier.monthly_price_cents, currency)} <span class="soft">a month</span></div>${tier.description === null ? '' : `<p class="soft">${escapeHtml(tier.description)}</p>`}<ul>${[...lines, price].map((line) => `<li>${line}</li>`).join('')}</ul>${button}</div>`
}

/** A single answer may cost a fraction of a cent. */
function unitPrice(cents: number, currency: string): string {
  const usual = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() })
  const digits = usual.resolvedOptions().maximumFractionDigits ?? 2
  const exact = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    maximumFractionDigits: digits + 6,
  })
  return exact.format(cents / 10 ** digits)
}
