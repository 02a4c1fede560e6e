import { useQuery } from '@tanstack/react-query'
import type { AccountListMembersOutput } from '../../../sdk/index.ts'
import { read, useCall } from '../../api.ts'
import { boot } from '../../boot.ts'
import { date } from '../../format.ts'
import { account } from '../../strings/account.ts'
import { Button } from '../../ui/button.tsx'
import { isAdmin } from '../../ui/checkout.ts'
import { Loaded } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { tell } from '../../ui/toasts.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberTable } from './member-table.tsx'
import { Section } from './section.tsx'

const texts = account.members

/** Who works in the organization, and who is invited to. */
export default function MembersPage() {
  const query = useQuery(read('account.listMembers', {}))
  return (
    <>
      <Section title={texts.title} lead={texts.lead(boot.session!.organization.name)}>
        <Loaded query={query}>{({ members }) => <MemberTable members={members} />}</Loaded>
      </Section>
      {isAdmin() && (
        <Section title={texts.invite} lead={texts.inviteWords}>
          <InviteForm />
        </Section>
      )}
      {query.data !== undefined && query.data.invitations.length > 0 && (
        <Section title={texts.invitations}>
          <InvitationTable invitations={query.data.invitations} />
        </Section>
      )}
    </>
  )
}

type Invitation = AccountListMembersOutput['invitations'][number]

function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  const cancel = useCall('account.cancelInvitation', {
    changes: ['account.listMembers'],
    onDone: () => tell(texts.withdrawn),
  })
  const actions: Column<Invitation> = {
    head: <span className="sr-only">{texts.actions}</span>,
    className: 'text-right',
    cell: ({ email }) => (
      <Button
        small
        aria-label={`${texts.withdraw} ${email}`}
        busy={cancel.isPending && cancel.variables.email === email}
        onClick={() => cancel.mutate({ email })}
      >
        {texts.withdraw}
      </Button>
    ),
  }
  return (
    <Table
      label={texts.invitationsTable}
      rows={invitations}
      rowKey={({ email }) => email}
      columns={[
        { head: texts.email, cell: ({ email }) => email },
        { head: texts.role, cell: ({ role }) => account.role[role] },
        { head: texts.by, cell: ({ invited_by }) => invited_by ?? account.unknown },
        { head: texts.until, className: 'whitespace-nowrap', cell: ({ expires_at }) => date(expires_at) },
        ...(isAdmin() ? [actions] : []),
      ]}
    />
  )
}
