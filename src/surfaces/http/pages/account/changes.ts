import type { View } from '../../operation-routes.ts'
import type { PageCalls } from '../../page-calls.ts'
import { moment, pager, table } from '../controls.ts'
import { escapeHtml } from '../layout.ts'
import { readMe, sendAccountPage } from './frame.ts'

export interface Change {
  at: string
  actor: string
  action: string
  subject: string | null
  details: Record<string, unknown>
}

/** An entry of an audit log: when, who, what, to whom, and the rest folded up. */
export const changeCells = ({ at, actor, action, subject, details }: Change): string[] => [
  moment(at),
  escapeHtml(actor),
  `<code>${escapeHtml(action)}</code>`,
  escapeHtml([subject, turnOf(details)].filter((part) => part !== null).join(': ')),
  Object.keys(details).length === 0
    ? ''
    : `<details><summary>Details</summary><pre><code>${escapeHtml(JSON.stringify(details, null, 2))}</code></pre></details>`,
]

/** What something was before and is now, where an entry tells it by two words. */
const turnOf = ({ from, to }: Record<string, unknown>): string | null =>
  typeof from === 'string' && typeof to === 'string' ? `${from} → ${to}` : null

export const changeTable = (entries: readonly Change[]): string =>
  table(['When', 'Who', 'What', 'To', ''], entries.map(changeCells), 'Nothing yet.')

/** The whole log of an organization, for its admins. */
export const changesView =
  (calls: PageCalls): View =>
  async (request, reply) => {
    const me = await readMe(calls, request)
    const { offset } = request.query as { offset?: string }
    const page = await calls.call(request, 'account.auditLog', {
      limit: 50,
      ...(offset === undefined ? {} : { offset }),
    })
    return sendAccountPage(reply, me, {
      tab: '/account/organization-settings',
      title: 'Audit log',
      html: `<h1>Audit log</h1>
<p class="lead">Everything that changed rights or money in ${escapeHtml(me.organization.name)}, the newest first.</p>
${changeTable(page.entries)}
${pager('/account/audit-log', page)}
<p><a href="/account/organization-settings">Back to the organization</a></p>`,
    })
  }
