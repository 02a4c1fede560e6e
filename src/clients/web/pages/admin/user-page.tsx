import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { AdminGetUserOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { count, date } from '../../format.ts'
import { admin } from '../../strings/admin.ts'
import { adminLists } from '../../strings/admin-lists.ts'
import { Badge, Card, Page } from '../../ui/page.tsx'
import { Loaded } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Facts, Moment, OrganizationLink } from './facts.tsx'
import { UserActions } from './user-actions.tsx'

type User = AdminGetUserOutput['user']
const words = adminLists.user

export default function UserPage() {
  const { userId = '' } = useParams({ strict: false })
  const query = useQuery(read('admin.getUser', { user_id: userId }))
  const email = query.data?.user.email ?? admin.users
  return (
    <Page
      title={admin.titled(email)}
      headline={email}
      above={
        <Link to="/admin/users" className="hover:text-ink">
          {admin.users}
        </Link>
      }
    >
      <Loaded query={query}>
        {({ user }) => (
          <div className="grid grid-cols-1 gap-6">
            <Card aria-label={user.email}>
              <Facts rows={factsOf(user)} />
              <p className="mt-4 text-sm">
                <Link
                  to="/admin/keys"
                  search={{ user_id: String(user.id) }}
                  className="text-accent underline underline-offset-2"
                >
                  {words.keys}
                </Link>
              </p>
            </Card>
            <Organizations rows={user.organization_list} />
            <UserActions user={user} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

const factsOf = (user: User) =>
  [
    [words.number, <Numbers key="id" {...user} />],
    [adminLists.users.since, date(user.created_at)],
    [adminLists.users.signedIn, <Moment key="signed-in" at={user.last_signed_in_at} />],
    [words.verified, <Moment key="verified" at={user.email_verified_at} />],
    [words.sessions, count(user.sessions)],
    [
      words.identities,
      user.identities.length === 0 ? words.mailLink : user.identities.map(({ issuer }) => issuer).join(', '),
    ],
  ] as const

const Numbers = ({ id, uuid, administrator }: User) => (
  <>
    {id} <code className="mx-2 font-mono text-[13px] text-soft">{uuid}</code>
    {administrator && <Badge tone="accent">{adminLists.users.administrator}</Badge>}
  </>
)

const columns: readonly Column<User['organization_list'][number]>[] = [
  { head: words.organization, cell: ({ id, name }) => <OrganizationLink id={id}>{name}</OrganizationLink> },
  { head: words.role, cell: ({ role }) => adminLists.organization.roles[role] },
  { head: words.billing, cell: ({ billing_mode }) => adminLists.billing[billing_mode] },
]

const Organizations = ({ rows }: { rows: User['organization_list'] }) => (
  <section>
    <h2 className="mb-3">{words.organizations}</h2>
    {rows.length === 0 ? (
      <p className="text-sm text-soft">{words.noOrganizations}</p>
    ) : (
      <Table label={words.organizations} columns={columns} rows={rows} rowKey={({ id }) => id} />
    )}
  </section>
)
