import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { GroupsRecruitOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { audience } from '../../strings/audience.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { tell } from '../../ui/toasts.tsx'
import { SaveForm } from './save-form.tsx'
import { Shortfall } from './shortfall.tsx'
import type { Audience } from './use-audience.ts'

/** Makes a group of who matches; where fewer were found than wanted, offers who comes near. */
export function SaveDialog({
  open,
  onClose,
  audience: looking,
}: {
  open: boolean
  onClose: () => void
  audience: Audience
}) {
  const words = audience.saving
  const navigate = useNavigate()
  const [short, setShort] = useState<GroupsRecruitOutput>()
  const { into } = looking
  const joined = useQuery({ ...read('groups.get', { group_id: into ?? '', limit: 1 }), enabled: into !== undefined })
  const toGroup = ({ group }: GroupsRecruitOutput) => {
    tell(words.saved(group.name))
    void navigate({ to: '/research-groups/$groupId', params: { groupId: group.uuid } })
  }
  const recruited = (result: GroupsRecruitOutput) =>
    result.shortfall > 0 && result.relaxations.length > 0 ? setShort(result) : toGroup(result)
  const close = () => (short === undefined ? onClose() : toGroup(short))
  return (
    <Dialog
      open={open}
      onClose={close}
      title={into === undefined ? words.title : words.addTitle(joined.data?.group.name)}
    >
      {short === undefined ? (
        <SaveForm
          audience={looking}
          onRecruited={recruited}
          onAsked={(requestId) => void navigate({ to: '/requests/$requestId', params: { requestId } })}
        />
      ) : (
        <Shortfall result={short} onMore={recruited} onDone={() => toGroup(short)} />
      )}
    </Dialog>
  )
}
