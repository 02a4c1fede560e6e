import { useState } from 'react'
import type { Study } from '../../../../sdk/index.ts'
import { useCall } from '../../../api.ts'
import { common } from '../../../strings/common.ts'
import { studyFrame } from '../../../strings/studies.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'

/** Changes what a study is to find out. Mounted while it is open. */
export function ObjectiveDialog({ study, onClose }: { study: Study; onClose: () => void }) {
  const [objective, setObjective] = useState(study.objective)
  const update = useCall('studies.update', { changes: ['studies.'], onDone: onClose })
  return (
    <Dialog open onClose={onClose} title={studyFrame.objectiveTitle}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          update.mutate({ study_id: study.uuid, objective: objective.trim() })
        }}
      >
        <TextArea
          label={studyFrame.objectiveField}
          value={objective}
          maxLength={4000}
          onChange={(event) => setObjective(event.target.value)}
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
