import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { AdminGetUserOutput } from '../../../sdk/index.ts'
import { useCall } from '../../api.ts'
import { boot } from '../../boot.ts'
import { admin } from '../../strings/admin.ts'
import { adminLists } from '../../strings/admin-lists.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Card } from '../../ui/page.tsx'
import { tell } from '../../ui/toasts.tsx'

const words = adminLists.user

/** Administration on and off, and the end of the account. Nobody does either to themselves. */
export function UserActions({ user }: { user: AdminGetUserOutput['user'] }) {
  const { id, email, administrator } = user
  const [asked, setAsked] = useState<'grant' | 'withdraw' | 'delete' | null>(null)
  const navigate = useNavigate()
  const close = () => setAsked(null)
  const change = useCall('admin.updateUser', {
    changes: ['admin.'],
    onDone: () => {
      close()
      tell(admin.saved)
    },
  })
  const remove = useCall('admin.deleteUser', {
    changes: ['admin.listUsers', 'admin.listOrganizations', 'admin.listKeys', 'admin.status'],
    onDone: ({ organizations_left_empty: empty }) => {
      tell(words.deleted(email), empty.length === 0 ? undefined : words.leftEmpty(empty.length))
      void navigate({ to: '/admin/users' })
    },
  })
  if (email === boot.session?.user.email) return <p className="text-sm text-soft">{words.yourself}</p>
  return (
    <Card aria-label={words.rights}>
      <h2 className="mb-3">{words.rights}</h2>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAsked(administrator ? 'withdraw' : 'grant')}>
          {administrator ? words.withdraw : words.grant}
        </Button>
        <Button kind="danger" onClick={() => setAsked('delete')}>
          {words.delete}
        </Button>
      </div>
      <Confirm
        open={asked === 'grant'}
        onClose={close}
        danger={false}
        title={words.grantTitle(email)}
        words={words.grantWords}
        action={words.grant}
        busy={change.isPending}
        onConfirm={() => change.mutate({ user_id: String(id), administrator: true })}
      />
      <Confirm
        open={asked === 'withdraw'}
        onClose={close}
        title={words.withdrawTitle(email)}
        words={words.withdrawWords}
        action={words.withdraw}
        busy={change.isPending}
        onConfirm={() => change.mutate({ user_id: String(id), administrator: false })}
      />
      <Confirm
        open={asked === 'delete'}
        onClose={close}
        title={words.deleteTitle(email)}
        words={words.deleteWords}
        action={words.deleteAction}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ user_id: String(id) })}
      />
    </Card>
  )
}
