import { type FormEvent, useState } from 'react'
import type { GroupsGetOutput } from '../../../sdk/index.ts'
import { useCall } from '../../api.ts'
import { common } from '../../strings/common.ts'
import { groups } from '../../strings/groups.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { tell } from '../../ui/toasts.tsx'

/** What a group is called and what is written of it. */
export function EditDialog({ group, onClose }: { group: GroupsGetOutput['group']; onClose: () => void }) {
  const [name, setName] = useState(group.name)
  const [description, setDescription] = useState(group.description)
  const update = useCall('groups.update', {
    changes: ['groups.'],
    onDone: () => {
      tell(groups.saved)
      onClose()
    },
  })
  const empty = name.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!empty) update.mutate({ group_id: group.uuid, name: name.trim(), description: description.trim() })
  }
  return (
    <Dialog open onClose={onClose} title={groups.editTitle}>
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <TextField
          label={groups.name}
          value={name}
          maxLength={200}
          problem={empty ? groups.nameProblem : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <TextArea
          label={groups.description}
          value={description}
          maxLength={2000}
          onChange={(event) => setDescription(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" type="submit" busy={update.isPending}>
            {common.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
