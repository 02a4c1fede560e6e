import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminListKeysOutput } from '../../../sdk/index.ts'
import { read, useCall } from '../../api.ts'
import { ago } from '../../format.ts'
import { admin } from '../../strings/admin.ts'
import { adminLists } from '../../strings/admin-lists.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { Loaded } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { tell } from '../../ui/toasts.tsx'
import { Moment, OrganizationLink, UserLink } from './facts.tsx'
import { Narrowed, NothingThere, Pager, SearchBox, useAsked } from './list-parts.tsx'

type Key = AdminListKeysOutput['keys'][number]
const words = adminLists.keys

const columnsWith = (revoke: (key: Key) => void): readonly Column<Key>[] => [
  {
    head: words.key,
    cell: ({ key, name, scopes }) => (
      <>
        <code className="font-mono text-[13px] whitespace-nowrap">{key}</code>
        <div className="text-[13px] text-soft" title={scopes.join(', ')}>
          {`${name ?? words.unnamed} · ${words.scopes(scopes.length)}`}
        </div>
      </>
    ),
  },
  {
    head: words.organization,
    cell: ({ organization_id, organization_name }) => (
      <OrganizationLink id={organization_id}>{organization_name}</OrganizationLink>
    ),
  },
  { head: words.of, cell: ({ user_id, user_email }) => <UserLink id={user_id}>{user_email}</UserLink> },
  { head: words.made, cell: ({ created_at }) => <Moment at={created_at} /> },
  { head: words.used, cell: ({ last_used_at }) => <Moment at={last_used_at} /> },
  {
    head: <span className="sr-only">{words.actions}</span>,
    className: 'text-right',
    cell: (key) =>
      key.revoked_at === null ? (
        <Button small kind="danger" aria-label={`${words.revoke} ${key.key}`} onClick={() => revoke(key)}>
          {words.revoke}
        </Button>
      ) : (
        <span className="whitespace-nowrap text-soft">{words.revokedAt(ago(key.revoked_at))}</span>
      ),
  },
]

export default function KeysPage() {
  const { filters, paging, ask } = useAsked()
  const { q, organization_id, user_id } = filters
  const active = filters.active === 'true' ? true : filters.active === 'false' ? false : undefined
  const query = useQuery({
    ...read('admin.listKeys', { q, organization_id, user_id, active, ...paging }),
    placeholderData: keepPreviousData,
  })
  const [asked, setAsked] = useState<Key | null>(null)
  // The key stays until another is asked about: its name must not vanish while the question closes.
  const [open, setOpen] = useState(false)
  const askAbout = (key: Key) => {
    setAsked(key)
    setOpen(true)
  }
  const revoke = useCall('admin.revokeKey', {
    changes: ['admin.'],
    onDone: () => {
      setOpen(false)
      tell(words.revokedNow)
    },
  })
  return (
    <Page wide title={admin.titled(admin.keys)} headline={admin.keys}>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchBox label={words.search} />
        <SelectField
          label={words.state}
          value={active === undefined ? '' : String(active)}
          onChange={(event) => ask({ active: event.target.value })}
        >
          <option value="">{words.anyState}</option>
          <option value="true">{words.active}</option>
          <option value="false">{words.revoked}</option>
        </SelectField>
      </div>
      <Narrowed
        by={[organization_id && admin.organizationNumber(organization_id), user_id && admin.userNumber(user_id)]}
      />
      <Loaded query={query}>
        {({ keys, ...page }) =>
          keys.length === 0 ? (
            <NothingThere />
          ) : (
            <>
              <Table label={admin.keys} columns={columnsWith(askAbout)} rows={keys} rowKey={({ id }) => id} />
              <Pager {...page} />
            </>
          )
        }
      </Loaded>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title={words.revokeTitle(asked?.key ?? '')}
        words={words.revokeWords(asked?.organization_name ?? '')}
        action={words.revoke}
        busy={revoke.isPending}
        onConfirm={() => asked !== null && revoke.mutate({ key_id: String(asked.id) })}
      />
    </Page>
  )
}
