import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Study } from '../../../../sdk/index.ts'
import { useCall } from '../../../api.ts'
import { common } from '../../../strings/common.ts'
import { participants } from '../../../strings/studies.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { tell } from '../../../ui/toasts.tsx'
import { ChooseGroups } from '../../studies/choose-groups.tsx'

/** Lets further groups take part. Mounted while it is open. */
export function AddGroups({ study, onClose }: { study: Study; onClose: () => void }) {
  const [chosen, setChosen] = useState<string[]>([])
  const update = useCall('studies.update', {
    changes: ['studies.'],
    onDone: () => {
      tell(participants.added)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={participants.addTitle} description={participants.addWords}>
      <div className="grid gap-4">
        <ChooseGroups chosen={chosen} onChange={setChosen} without={study.research_groups.map(({ uuid }) => uuid)} />
        <div className="flex flex-wrap justify-end gap-2">
          <Link to="/audience" className={`${buttonClass('quiet')} mr-auto`}>
            {participants.makeGroup}
          </Link>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            kind="primary"
            disabled={chosen.length === 0}
            busy={update.isPending}
            onClick={() => update.mutate({ study_id: study.uuid, research_group_uuids: chosen })}
          >
            {participants.add}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
