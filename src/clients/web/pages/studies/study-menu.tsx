import { Archive, ArchiveRestore, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { StudySummary } from '../../../sdk/index.ts'
import { useCall } from '../../api.ts'
import { common } from '../../strings/common.ts'
import { studies } from '../../strings/studies.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { tell } from '../../ui/toasts.tsx'
import { useDeleteStudy } from './deleted-studies.ts'

/** What can be done with a study in the list. */
export function StudyMenu({ study }: { study: StudySummary }) {
  const [renaming, setRenaming] = useState(false)
  const remove = useDeleteStudy()
  const { uuid, title, stage, participant_count } = study
  const archived = stage === 'archived'
  const move = useCall('studies.update', {
    changes: ['studies.'],
    onDone: () => tell(archived ? studies.broughtBack(title) : studies.archived(title)),
  })
  return (
    <>
      <Menu
        label={studies.actionsOf(title)}
        trigger={<Ellipsis size={16} aria-hidden />}
        triggerClass="-my-1 inline-flex size-8 items-center justify-center rounded-control text-soft hover:bg-hover hover:text-ink"
      >
        <MenuItem onClick={() => setRenaming(true)}>
          <Pencil size={15} aria-hidden />
          {studies.rename}
        </MenuItem>
        {/* Without participants there is nothing to bring it back to. */}
        {(!archived || participant_count > 0) && (
          <MenuItem onClick={() => move.mutate({ study_id: uuid, stage: archived ? 'fielding' : 'archived' })}>
            {archived ? <ArchiveRestore size={15} aria-hidden /> : <Archive size={15} aria-hidden />}
            {archived ? studies.bringBack : studies.archive}
          </MenuItem>
        )}
        <MenuLine />
        <MenuItem danger onClick={() => remove(study)}>
          <Trash2 size={15} aria-hidden />
          {studies.delete}
        </MenuItem>
      </Menu>
      {renaming && <RenameDialog study={study} onClose={() => setRenaming(false)} />}
    </>
  )
}

function RenameDialog({ study, onClose }: { study: StudySummary; onClose: () => void }) {
  const [title, setTitle] = useState(study.title)
  const update = useCall('studies.update', { changes: ['studies.'], onDone: onClose })
  return (
    <Dialog open onClose={onClose} title={studies.renameTitle}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          update.mutate({ study_id: study.uuid, title: title.trim() })
        }}
      >
        <TextField
          label={studies.titleField}
          value={title}
          required
          maxLength={200}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" type="submit" busy={update.isPending} disabled={title.trim() === ''}>
            {common.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
