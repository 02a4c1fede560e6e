import type { View } from '../../operation-routes.ts'
import type { PageCalls } from '../../page-calls.ts'
import { changeCells } from '../account/changes.ts'
import { type Me, readMe } from '../account/frame.ts'
import { confirmed, day, moment, pager, table } from '../controls.ts'
import { form } from '../forms.ts'
import { escapeHtml } from '../layout.ts'
import { listQuery, searchBox, sendAdminPage } from './frame.ts'

interface ListPage {
  tab: string
  title: string
  operation: string
  /** The name of the items in what the operation answers. */
  items: string
  queries: readonly string[]
  /** What can be searched for: the name of the query, and what the box is called. */
  search?: readonly [name: string, label: string]
  heads: readonly string[]
  // biome-ignore lint/suspicious/noExplicitAny: each list has items of its own.
  row(item: any, me: Me, back: Back): string[]
}

/** Where a form of a row leads back to: the list as it is shown. */
interface Back {
  csrf_token: string
  return_to: string
}

const lists: Record<string, ListPage> = {
  'admin.listUsers': {
    tab: '/admin/users',
    title: 'Users',
    operation: 'admin.listUsers',
    items: 'users',
    queries: ['q'],
    search: ['q', 'E-mail or name'],
    heads: ['User', 'Organizations', 'Last signed in', 'Since', ''],
    row: (user, me, back) => [
      `${escapeHtml(user.email)}${user.administrator ? ' <span class="badge">administrator</span>' : ''}`,
      String(user.organizations ?? ''),
      day(user.last_signed_in_at),
      day(user.created_at),
      user.email === me.user.email
        ? ''
        : `${confirmed(user.administrator ? 'Take rights away' : 'Make administrator', promotion(user, back))} ${confirmed('Delete', form('admin.deleteUser', { user_id: user.id }, '<button class="danger">Delete for good</button>', back))}`,
    ],
  },
  'admin.listKeys': {
    tab: '/admin/keys',
    title: 'Keys',
    operation: 'admin.listKeys',
    items: 'keys',
    queries: ['organization_id', 'user_id'],
    heads: ['Key', 'Organization', 'Of', 'Made', 'Last used', ''],
    row: (key, _me, back) => [
      `<code>${escapeHtml(key.key)}</code>`,
      organizationLink(key.organization_id, key.organization_name),
      escapeHtml(key.user_email),
      day(key.created_at),
      day(key.last_used_at),
      key.revoked_at === null
        ? confirmed(
            'Revoke',
            form('admin.revokeKey', { key_id: key.id }, '<button class="danger">Revoke for good</button>', back),
          )
        : `<span class="soft">revoked ${day(key.revoked_at)}</span>`,
    ],
  },
  'admin.listJobs': {
    tab: '/admin/jobs',
    title: 'Jobs',
    operation: 'admin.listJobs',
    items: 'jobs',
    queries: ['status', 'kind', 'organization_id'],
    heads: ['Job', 'Kind', 'Status', 'Organization', 'Begun', ''],
    row: (job, _me, back) => [
      `<code>${escapeHtml(job.id)}</code>${job.error ? `<br><span class="soft">${escapeHtml(job.error)}</span>` : ''}`,
      escapeHtml(job.kind),
      escapeHtml(job.status),
      job.organization_id === null ? 'the service itself' : organizationLink(job.organization_id, job.organization_id),
      moment(job.created_at),
      job.status === 'queued' || job.status === 'started'
        ? confirmed(
            'Cancel',
            form('admin.cancelJob', { job_id: job.id }, '<button class="danger">Cancel the job</button>', back),
          )
        : '',
    ],
  },
  'admin.auditLog': {
    tab: '/admin/audit-log',
    title: 'Audit log',
    operation: 'admin.auditLog',
    items: 'entries',
    queries: ['action', 'organization_id', 'actor'],
    search: ['action', 'What, such as key or key.minted'],
    heads: ['When', 'Who', 'What', 'To', ''],
    row: changeCells,
  },
}

const organizationLink = (id: number, name: string | number): string =>
  `<a href="/admin/organizations/${id}">${escapeHtml(String(name))}</a>`

const promotion = ({ id, administrator }: { id: number; administrator: boolean }, back: Back): string =>
  form(
    'admin.updateUser',
    { user_id: id, administrator: String(!administrator) },
    `<button class="quiet">${administrator ? 'No longer administrator' : 'Administrator of this installation'}</button>`,
    back,
  )

/** Lists that differ in nothing but their columns. */
export const listViews = (calls: PageCalls): Record<string, View> =>
  Object.fromEntries(Object.entries(lists).map(([id, list]) => [id, listView(calls, list)]))

const listView =
  (calls: PageCalls, list: ListPage): View =>
  async (request, reply) => {
    const me = await readMe(calls, request)
    const query = listQuery(request.query, list.queries)
    const page = await calls.call(request, list.operation, { limit: 50, ...query })
    const { offset, ...rest } = query
    const further = Object.entries(rest).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
    const here = new URLSearchParams(query)
    const back = { csrf_token: me.csrf_token, return_to: here.size === 0 ? list.tab : `${list.tab}?${here}` }
    const [searched, label] = list.search ?? []
    return sendAdminPage(reply, me, {
      tab: list.tab,
      title: list.title,
      html: `<h1>${list.title}</h1>
${searched === undefined ? '' : searchBox(list.tab, searched, query[searched] ?? '', label!)}
${further.length === 0 ? '' : `<p class="soft">A part of the list. <a href="${list.tab}">Show all</a></p>`}
${table(
  list.heads,
  page[list.items].map((item: unknown) => list.row(item, me, back)),
  further.length === 0 && offset === undefined ? 'There are none.' : 'There are none here.',
)}
${pager(list.tab, page, further.join(''))}`,
    })
  }
