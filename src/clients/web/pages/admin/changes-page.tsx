import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdminAuditLogOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { dateTime } from '../../format.ts'
import { admin } from '../../strings/admin.ts'
import { adminLists } from '../../strings/admin-lists.ts'
import { Page } from '../../ui/page.tsx'
import { Loaded } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Narrowed, NothingThere, Pager, SearchBox, useAsked } from './list-parts.tsx'

type Entry = AdminAuditLogOutput['entries'][number]
const words = adminLists.changes

/** What something was before and is now, where an entry tells it by two words. */
const turnOf = ({ from, to }: Entry['details']): string | undefined =>
  typeof from === 'string' && typeof to === 'string' ? words.turn(from, to) : undefined

const Details = ({ details }: { details: Entry['details'] }) =>
  Object.keys(details).length > 0 && (
    <details>
      <summary className="text-soft hover:text-ink">{words.details}</summary>
      <pre className="mt-1 max-w-md overflow-x-auto rounded-control bg-tint p-2 font-mono text-xs whitespace-pre-wrap">
        {JSON.stringify(details, null, 2)}
      </pre>
    </details>
  )

const columns: readonly Column<Entry>[] = [
  { head: words.when, className: 'whitespace-nowrap', cell: ({ at }) => <time dateTime={at}>{dateTime(at)}</time> },
  { head: words.who, className: '[overflow-wrap:anywhere]', cell: ({ actor }) => actor },
  {
    head: words.what,
    cell: ({ action }) => <code className="font-mono text-[13px] whitespace-nowrap">{action}</code>,
  },
  {
    head: words.to,
    className: '[overflow-wrap:anywhere]',
    cell: ({ subject, details }) => [subject, turnOf(details)].filter(Boolean).join(': '),
  },
  { head: words.where, className: 'whitespace-nowrap text-soft', cell: ({ ip }) => ip ?? '' },
  { head: words.details, cell: ({ details }) => <Details details={details} /> },
]

export default function ChangesPage() {
  const { filters, paging } = useAsked()
  const { action, actor, organization_id } = filters
  const query = useQuery({
    ...read('admin.auditLog', { action, actor, organization_id, ...paging }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page wide title={admin.titled(admin.changes)} headline={admin.changes} lead={words.lead}>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchBox name="action" label={words.action} />
        <SearchBox name="actor" label={words.actor} />
      </div>
      <Narrowed by={[organization_id && admin.organizationNumber(organization_id)]} />
      <Loaded query={query}>
        {({ entries, ...page }) =>
          entries.length === 0 ? (
            <NothingThere />
          ) : (
            <>
              <Table label={admin.changes} columns={columns} rows={entries} rowKey={({ id }) => id} />
              <Pager {...page} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
