import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { AdminGetOrganizationOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { date, words as inWords, money } from '../../format.ts'
import { admin } from '../../strings/admin.ts'
import { adminLists } from '../../strings/admin-lists.ts'
import { Badge, Card, Page } from '../../ui/page.tsx'
import { Loaded } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Facts, Moment, UserLink } from './facts.tsx'
import { DeleteOrganization } from './organization-delete.tsx'
import { OrganizationRights } from './organization-rights.tsx'
import { useCurrency } from './use-currency.ts'

type Organization = AdminGetOrganizationOutput['organization']
const words = adminLists.organization

export default function OrganizationPage() {
  const { organizationId = '' } = useParams({ strict: false })
  const query = useQuery(read('admin.getOrganization', { organization_id: organizationId }))
  const name = query.data?.organization.name ?? admin.organizations
  return (
    <Page
      title={admin.titled(name)}
      headline={name}
      above={
        <Link to="/admin/organizations" className="hover:text-ink">
          {admin.organizations}
        </Link>
      }
    >
      <Loaded query={query}>{({ organization }) => <InFull organization={organization} />}</Loaded>
    </Page>
  )
}

function InFull({ organization }: { organization: Organization }) {
  const { id, uuid, created_at, questions_cycle, charged_cents_cycle, subscription } = organization
  const currency = useCurrency()
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card aria-label={organization.name}>
        <Facts
          rows={[
            [words.number, <Numbers key="id" id={id} uuid={uuid} />],
            [words.created, date(created_at)],
            [words.billing, adminLists.billing[organization.billing_mode]],
            [words.tier, organization.tier?.name ?? words.noTier],
            [words.thisMonth, words.used(questions_cycle, money(charged_cents_cycle, currency))],
            [words.subscription, subscriptionWords(subscription)],
          ]}
        />
        <Around id={id} />
      </Card>
      <OrganizationRights
        key={`${organization.name} ${organization.tier?.id} ${organization.billing_mode}`}
        organization={organization}
      />
      <Members rows={organization.members} />
      <Keys rows={organization.keys} />
      {organization.assistants.length > 0 && <Assistants rows={organization.assistants} />}
      <DeleteOrganization organization={organization} />
    </div>
  )
}

const Numbers = ({ id, uuid }: { id: number; uuid: string }) => (
  <>
    {id} <code className="ml-2 font-mono text-[13px] text-soft">{uuid}</code>
  </>
)

function subscriptionWords(subscription: Organization['subscription']): string {
  if (subscription === null || subscription.subscription_id === null) return admin.none
  const status = inWords(subscription.status)
  if (subscription.current_period_end === null) return status
  const at = date(subscription.current_period_end)
  return subscription.cancel_at_period_end ? words.ends(status, at) : words.renews(status, at)
}

const Around = ({ id }: { id: number }) => {
  const search = { organization_id: String(id) }
  const links = [
    ['/admin/keys', words.allKeys],
    ['/admin/jobs', words.allJobs],
    ['/admin/audit-log', words.allChanges],
  ] as const
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {links.map(([to, label]) => (
        <Link key={to} to={to} search={search} className="text-accent underline underline-offset-2">
          {label}
        </Link>
      ))}
    </p>
  )
}

const memberColumns: readonly Column<Organization['members'][number]>[] = [
  { head: words.email, cell: ({ user_id, email }) => <UserLink id={user_id}>{email}</UserLink> },
  { head: words.role, cell: ({ role }) => words.roles[role] },
  { head: words.lastSignedIn, cell: ({ last_signed_in_at }) => <Moment at={last_signed_in_at} /> },
]

const Members = ({ rows }: { rows: Organization['members'] }) => (
  <section>
    <h2 className="mb-3">{words.members}</h2>
    {rows.length === 0 ? (
      <p className="text-sm text-soft">{words.noMembers}</p>
    ) : (
      <Table label={words.members} columns={memberColumns} rows={rows} rowKey={({ user_id }) => user_id} />
    )}
  </section>
)

const keyColumns: readonly Column<Organization['keys'][number]>[] = [
  {
    head: adminLists.keys.key,
    cell: ({ key, name }) => (
      <>
        <code className="font-mono text-[13px]">{key}</code>
        <div className="text-[13px] text-soft">{name ?? adminLists.keys.unnamed}</div>
      </>
    ),
  },
  { head: adminLists.keys.of, cell: ({ user_email }) => user_email },
  { head: adminLists.keys.used, cell: ({ last_used_at }) => <Moment at={last_used_at} /> },
  {
    head: adminLists.keys.state,
    cell: ({ revoked_at }) => (
      <Badge tone={revoked_at === null ? 'good' : 'plain'}>
        {revoked_at === null ? adminLists.keys.active : adminLists.keys.revoked}
      </Badge>
    ),
  },
]

const Keys = ({ rows }: { rows: Organization['keys'] }) => (
  <section>
    <h2 className="mb-3">{words.keys}</h2>
    {rows.length === 0 ? (
      <p className="text-sm text-soft">{words.noKeys}</p>
    ) : (
      <Table label={words.keys} columns={keyColumns} rows={rows} rowKey={({ id }) => id} />
    )}
  </section>
)

const assistantColumns: readonly Column<Organization['assistants'][number]>[] = [
  { head: words.assistantUser, cell: ({ user_email }) => user_email },
  {
    head: words.assistantInstall,
    cell: ({ client_install_id }) => <code className="font-mono text-[13px]">{client_install_id}</code>,
  },
  { head: words.assistantSince, cell: ({ created_at }) => date(created_at) },
]

const Assistants = ({ rows }: { rows: Organization['assistants'] }) => (
  <section>
    <h2 className="mb-3">{words.assistants}</h2>
    <Table
      label={words.assistants}
      columns={assistantColumns}
      rows={rows}
      rowKey={({ client_install_id, user_email }) => `${client_install_id} ${user_email}`}
    />
  </section>
)
