import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { AdminGetOrganizationOutput } from '../../../sdk/index.ts'
import { useCall } from '../../api.ts'
import { adminLists } from '../../strings/admin-lists.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckBox, TextField } from '../../ui/field.tsx'
import { Card } from '../../ui/page.tsx'
import { tell } from '../../ui/toasts.tsx'

const words = adminLists.organization

/** Cannot be taken back: the name has to be typed, and what still runs has to be said. */
export function DeleteOrganization({ organization }: { organization: AdminGetOrganizationOutput['organization'] }) {
  const { id, name } = organization
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [force, setForce] = useState(false)
  const [orphan, setOrphan] = useState<string | null>(null)
  const leave = () => void navigate({ to: '/admin/organizations' })
  const remove = useCall('admin.deleteOrganization', {
    changes: ['admin.listOrganizations', 'admin.listUsers', 'admin.listKeys', 'admin.listTiers', 'admin.status'],
    onDone: ({ cancel_at_provider }) => {
      tell(words.deleted(name))
      if (cancel_at_provider === null) leave()
      else setOrphan(cancel_at_provider)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    remove.mutate({ organization_id: String(id), confirm: typed, force })
  }
  return (
    <Card aria-label={words.delete}>
      <h2>{words.delete}</h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-soft">{words.deleteWords}</p>
      <form onSubmit={submit} className="grid max-w-md gap-3">
        <TextField
          label={words.confirm(name)}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <CheckBox label={words.force} checked={force} onChange={(event) => setForce(event.target.checked)} />
        <div>
          <Button type="submit" kind="danger" busy={remove.isPending} disabled={typed !== name}>
            {words.deleteAction}
          </Button>
        </div>
      </form>
      <Dialog open={orphan !== null} onClose={leave} title={words.cancelTitle} description={words.cancelWords}>
        <div className="flex flex-wrap items-center gap-3">
          <code className="font-mono text-sm">{orphan}</code>
          <CopyButton text={orphan ?? ''} />
        </div>
        <div className="mt-5 flex justify-end">
          <Button kind="primary" onClick={leave}>
            {words.back}
          </Button>
        </div>
      </Dialog>
    </Card>
  )
}
