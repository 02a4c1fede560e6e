import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdminListUsersOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { count, date } from '../../format.ts'
import { admin } from '../../strings/admin.ts'
import { adminLists } from '../../strings/admin-lists.ts'
import { SelectField } from '../../ui/field.tsx'
import { Badge, Page } from '../../ui/page.tsx'
import { Loaded } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Moment, UserLink } from './facts.tsx'
import { NothingThere, Pager, SearchBox, useAsked } from './list-parts.tsx'

const words = adminLists.users

const columns: readonly Column<AdminListUsersOutput['users'][number]>[] = [
  {
    head: words.user,
    cell: ({ id, email, name, administrator, email_verified_at }) => (
      <>
        <UserLink id={id}>{email}</UserLink>
        <span className="ml-2 inline-flex gap-1">
          {administrator && <Badge tone="accent">{words.administrator}</Badge>}
          {email_verified_at === null && <Badge tone="warn">{words.unverified}</Badge>}
        </span>
        {name !== null && <div className="text-[13px] text-soft">{name}</div>}
      </>
    ),
  },
  { head: words.organizations, number: true, cell: ({ organizations }) => count(organizations) },
  { head: words.keys, number: true, cell: ({ keys_active }) => count(keys_active) },
  { head: words.signedIn, cell: ({ last_signed_in_at }) => <Moment at={last_signed_in_at} /> },
  { head: words.since, className: 'whitespace-nowrap', cell: ({ created_at }) => date(created_at) },
]

export default function UsersPage() {
  const { filters, paging, ask } = useAsked()
  const administrator = filters.administrator === 'true' ? true : undefined
  const query = useQuery({
    ...read('admin.listUsers', { q: filters.q, administrator, ...paging }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page wide title={admin.titled(admin.users)} headline={admin.users}>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchBox label={words.search} />
        <SelectField
          label={words.who}
          value={administrator === undefined ? '' : 'true'}
          onChange={(event) => ask({ administrator: event.target.value })}
        >
          <option value="">{words.everybody}</option>
          <option value="true">{words.administrators}</option>
        </SelectField>
      </div>
      <Loaded query={query}>
        {({ users, ...page }) =>
          users.length === 0 ? (
            <NothingThere />
          ) : (
            <>
              <Table label={admin.users} columns={columns} rows={users} rowKey={({ id }) => id} />
              <Pager {...page} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
