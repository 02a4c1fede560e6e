import type { FastifyReply } from 'fastify'
import type { View } from '../../operation-routes.ts'
import type { PageCalls } from '../../page-calls.ts'
import { CONTROLS, confirmed, day, pager, table } from '../controls.ts'
import { form, once } from '../forms.ts'
import { escapeHtml, sendPage } from '../layout.ts'
import { isAdmin, type Me, readMe, sendAccountPage } from './frame.ts'

interface Key {
  id: number
  key: string
  name: string | null
  scopes: string[]
  created_by: string
  user_email: string
  created_at: string
  last_used_at: string | null
  revoked_at: string | null
  revoked_reason: string | null
}

interface Assistant {
  vendor_account_uuid: string
  client_install_id: string
  user_email: string
  vendor_org_type: string | null
  created_at: string
  updated_at: string
  confirmed_at: string | null
  has_live_key: boolean
}

export const keysView =
  (calls: PageCalls): View =>
  async (request, reply) => {
    const { all: given, offset } = request.query as { all?: string; offset?: string }
    const all = given === 'true'
    const [me, page, { assistants }] = await Promise.all([
      readMe(calls, request),
      calls.call(request, 'account.listKeys', { limit: 50, all, ...(offset === undefined ? {} : { offset }) }),
      calls.call(request, 'account.listAssistants'),
    ])
    return sendAccountPage(reply, me, {
      tab: '/account/keys',
      title: 'Keys',
      html: `<h1>Keys</h1>
<p class="lead">Programs call the API with a key. Each is shown once, when it is made.</p>
${asleep(me, page.keys)}${keyTable(me, page.keys)}
${pager('/account/keys', page, all ? '&all=true' : '')}
<p class="soft">${all ? '<a href="/account/keys">Hide revoked keys</a>' : '<a href="/account/keys?all=true">Show revoked keys</a>'}</p>
<h2>Make a key</h2>
${form('account.createKey', once(), '<label>What is it for? <input name="name" maxlength="100" placeholder="Notebook on my laptop"></label><button>Make a key</button>', back(me), 'row')}
${me.organization.billing_mode === 'free' ? readingKey(me) : ''}
<h2>Assistants</h2>
<p class="soft">Coding assistants that registered with the organization. Whoever registers only claims an e-mail address, so an assistant gets a key of a paid plan after ${isAdmin(me) ? 'you say that it is yours' : 'an admin of the organization says that it is theirs'}.</p>
${assistantTable(me, assistants)}`,
    })
  }

const back = (me: Me) => ({ csrf_token: me.csrf_token, return_to: '/account/keys' })

/** Whoever made groups and studies while there was a plan reads them without one. */
const readingKey = (me: Me): string =>
  `<details><summary>A key that only reads</summary><p class="soft">For groups, studies and answers from a time with a plan.</p>${form(
    'account.createKey',
    { ...once(), name: 'Reads only', scopes: READING },
    '<button class="quiet">Make a reading key</button>',
    back(me),
  )}</details>`

const READING = 'groups:read,studies:read,zeitgeist:read,questions:read,jobs:read,billing:read'

/** A plan that has ended leaves its keys with what a free one may. */
const asleep = (me: Me, keys: readonly Key[]): string =>
  me.organization.billing_mode === 'free' &&
  keys.some(({ key, revoked_at }) => key.startsWith('rk_live_') && revoked_at === null)
    ? '<p class="notice">Keys that begin with <code>rk_live_</code> are of a plan that has ended. They work, with what the free plan includes.</p>'
    : ''

const REVOKE = '<button class="danger">Revoke for good</button>'

/** Why a key works no more, before the day. */
const reasons: Record<string, string> = {
  upgraded: 'replaced by a plan’s on',
  replaced: 'replaced on',
  operator: 'revoked by the operator on',
  user: 'revoked on',
  connection_ended: 'disconnected on',
}

/** What a key without a name came by. */
const origins: Record<string, string> = {
  agent_register: 'an assistant',
  sign_in: 'a command line',
  operator: 'made by the operator',
  checkout: 'came with the plan',
  user: 'made here',
  connection: 'a connected assistant',
}

const keyTable = (me: Me, keys: readonly Key[]): string =>
  table(
    ['Key', 'For', 'Of', 'Made', 'Last used', ''],
    keys.map((key) => [
      `<code>${escapeHtml(key.key)}</code>`,
      escapeHtml(key.name ?? origins[key.created_by] ?? key.created_by),
      escapeHtml(key.user_email),
      day(key.created_at),
      day(key.last_used_at),
      key.revoked_at === null
        ? confirmed('Revoke', form('account.revokeKey', { key_id: key.id }, REVOKE, back(me)))
        : `<span class="soft">${reasons[key.revoked_reason ?? ''] ?? 'revoked'} ${day(key.revoked_at)}</span>`,
    ]),
    'There are no keys yet.',
  )

const assistantTable = (me: Me, assistants: readonly Assistant[]): string =>
  table(
    ['Account', 'Installation', 'Registered with', 'First seen', 'Last seen', 'Confirmed', ''],
    assistants.map((one) => [
      `<code>${escapeHtml(one.vendor_account_uuid)}</code>`,
      `<code>${escapeHtml(one.client_install_id)}…</code>`,
      escapeHtml(one.user_email),
      day(one.created_at),
      day(one.updated_at),
      one.confirmed_at === null ? 'no' : day(one.confirmed_at),
      isAdmin(me) ? confirmButton(me, one) + removal(me, one) : '',
    ]),
    'None has registered.',
  )

const removal = (me: Me, { vendor_account_uuid }: Assistant): string =>
  confirmed(
    'Remove',
    form(
      'account.removeAssistant',
      { vendor_account_uuid },
      '<button class="danger">Remove, and revoke its keys</button>',
      back(me),
    ),
  )

const confirmButton = (me: Me, { vendor_account_uuid, confirmed_at }: Assistant): string =>
  confirmed_at === null
    ? `${form('account.confirmAssistant', { vendor_account_uuid }, '<button class="quiet">It is mine</button>', back(me))} `
    : ''

/** The only time that a new key is seen. */
export const createdKeyView = (reply: FastifyReply, { api_key }: { api_key: string }): FastifyReply =>
  sendPage(
    reply,
    'Your new key · Populace',
    `${CONTROLS}<h1>Your new key</h1>
<p class="lead">Copy it now. It is not shown again.</p>
<pre><code class="key">${escapeHtml(api_key)}</code></pre>
<p><a class="button" href="/account/keys">I have it</a></p>`,
    201,
  )
