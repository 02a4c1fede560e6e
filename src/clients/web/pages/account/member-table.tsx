import { useState } from 'react'
import type { AccountListMembersOutput } from '../../../sdk/index.ts'
import { useCall } from '../../api.ts'
import { boot } from '../../boot.ts'
import { ago, date } from '../../format.ts'
import { account } from '../../strings/account.ts'
import { Button } from '../../ui/button.tsx'
import { isAdmin } from '../../ui/checkout.ts'
import { Confirm } from '../../ui/dialog.tsx'
import { Badge } from '../../ui/page.tsx'
import { Table } from '../../ui/table.tsx'
import { tell } from '../../ui/toasts.tsx'

const texts = account.members
type Member = AccountListMembersOutput['members'][number]

export function MemberTable({ members }: { members: readonly Member[] }) {
  const me = boot.session!.user.uuid
  const [asked, setAsked] = useState<Member>()
  const [open, setOpen] = useState(false)
  const change = useCall('account.changeMember', {
    changes: ['account.listMembers'],
    // What one may do oneself is written into the page.
    onDone: ({ member }) => member.user_uuid === me && location.reload(),
  })
  const remove = useCall('account.removeMember', {
    changes: ['account.listMembers'],
    onDone: ({ user_uuid, keys_revoked }) => {
      if (user_uuid === me) return location.assign('/account')
      setOpen(false)
      tell(texts.removed(keys_revoked))
    },
  })
  const ask = (member: Member) => {
    setAsked(member)
    setOpen(true)
  }
  const leaving = asked?.user_uuid === me
  return (
    <>
      <Table
        label={texts.table}
        rows={members}
        rowKey={({ user_uuid }) => user_uuid}
        columns={[
          {
            head: texts.member,
            cell: ({ name, email, user_uuid }) => (
              <>
                <div className="flex flex-wrap items-center gap-x-2 font-medium [overflow-wrap:anywhere]">
                  {name ?? email}
                  {user_uuid === me && <Badge>{texts.you}</Badge>}
                </div>
                {name !== null && <div className="text-[13px] text-soft">{email}</div>}
              </>
            ),
          },
          { head: texts.role, cell: ({ role }) => account.role[role] },
          { head: texts.since, className: 'whitespace-nowrap max-sm:hidden', cell: ({ joined_at }) => date(joined_at) },
          {
            head: texts.lastSignedIn,
            className: 'whitespace-nowrap max-sm:hidden',
            cell: ({ last_signed_in_at }) => (last_signed_in_at === null ? texts.never : ago(last_signed_in_at)),
          },
          {
            head: <span className="sr-only">{texts.actions}</span>,
            className: 'text-right whitespace-nowrap',
            cell: (member) => (
              <Actions
                member={member}
                // Whoever leaves, or is no admin any more, must leave an admin behind.
                lastAdmin={!members.some(({ role, user_uuid }) => role === 'admin' && user_uuid !== member.user_uuid)}
                busy={change.isPending && change.variables.user_uuid === member.user_uuid}
                onRole={(role) => change.mutate({ user_uuid: member.user_uuid, role })}
                onRemove={() => ask(member)}
              />
            ),
          },
        ]}
      />
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title={
          leaving
            ? texts.leaveTitle(boot.session!.organization.name)
            : texts.removeTitle(asked?.name ?? asked?.email ?? '')
        }
        words={leaving ? texts.leaveWords : texts.removeWords}
        action={leaving ? texts.leaveAction : texts.removeAction}
        busy={remove.isPending}
        onConfirm={() => asked !== undefined && remove.mutate({ user_uuid: asked.user_uuid })}
      />
    </>
  )
}

function Actions({
  member: { user_uuid, role, email },
  lastAdmin,
  busy,
  onRole,
  onRemove,
}: {
  member: Member
  lastAdmin: boolean
  busy: boolean
  onRole: (role: 'admin' | 'member') => void
  onRemove: () => void
}) {
  const own = user_uuid === boot.session!.user.uuid
  if ((own && lastAdmin) || !(own || isAdmin())) return null
  const turn = role === 'admin' ? texts.makeMember : texts.makeAdmin
  const removal = own ? texts.leave : texts.remove
  return (
    <span className="inline-flex gap-2 max-sm:flex-col">
      {isAdmin() && (
        <Button
          small
          busy={busy}
          aria-label={`${turn}: ${email}`}
          onClick={() => onRole(role === 'admin' ? 'member' : 'admin')}
        >
          {turn}
        </Button>
      )}
      <Button kind="danger" small aria-label={`${removal}: ${email}`} onClick={onRemove}>
        {removal}
      </Button>
    </span>
  )
}
