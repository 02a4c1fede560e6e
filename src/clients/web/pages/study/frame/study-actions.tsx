import { useNavigate } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Check, Ellipsis, FileText, Pencil, Share2, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Study } from '../../../../sdk/index.ts'
import { useCall } from '../../../api.ts'
import { isFree } from '../../../boot.ts'
import { useCommands } from '../../../shell/commands.ts'
import { studies, studyFrame } from '../../../strings/studies.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Menu, MenuItem, MenuLine } from '../../../ui/menu.tsx'
import { tell } from '../../../ui/toasts.tsx'
import { useDeleteStudy } from '../../studies/deleted-studies.ts'
import { ExportMenu } from '../export-menu.tsx'
import { ShareDialog } from '../share-dialog.tsx'
import { CompleteDialog } from './complete-dialog.tsx'
import { ObjectiveDialog } from './objective-dialog.tsx'

type Shown = 'complete' | 'share' | 'objective' | null

/** What can be done with a study as a whole. */
export function StudyActions({ study }: { study: Study }) {
  const [shown, setShown] = useState<Shown>(null)
  const close = () => setShown(null)
  const ended = study.stage === 'complete' || study.stage === 'archived'
  useCommands(
    useMemo(
      () =>
        isFree()
          ? []
          : [
              {
                id: 'study-complete',
                label: ended ? studyFrame.completeAgain : studyFrame.completeTitle,
                group: studyFrame.action,
                run: () => setShown('complete'),
              },
              { id: 'study-share', label: studyFrame.share, group: studyFrame.action, run: () => setShown('share') },
            ],
      [ended],
    ),
  )
  if (isFree()) return <ExportMenu study={study} />
  return (
    <>
      {!ended && study.stage !== 'analysis' && (
        <Button
          kind="primary"
          icon={<Check size={15} aria-hidden className="max-sm:hidden" />}
          onClick={() => setShown('complete')}
        >
          {studyFrame.complete}
        </Button>
      )}
      <Button icon={<Share2 size={15} aria-hidden className="max-sm:hidden" />} onClick={() => setShown('share')}>
        {studyFrame.share}
      </Button>
      <ExportMenu study={study} />
      <MoreMenu study={study} show={setShown} />
      <CompleteDialog study={study} open={shown === 'complete'} onClose={close} />
      <ShareDialog study={study} open={shown === 'share'} onClose={close} />
      {shown === 'objective' && <ObjectiveDialog study={study} onClose={close} />}
    </>
  )
}

function MoreMenu({ study, show }: { study: Study; show: (what: Shown) => void }) {
  const navigate = useNavigate()
  const remove = useDeleteStudy()
  const { uuid, title, stage } = study
  const archived = stage === 'archived'
  const move = useCall('studies.update', {
    changes: ['studies.'],
    onDone: () => tell(archived ? studies.broughtBack(title) : studies.archived(title)),
  })
  return (
    <Menu
      label={studyFrame.more}
      trigger={<Ellipsis size={16} aria-hidden />}
      triggerClass={`${buttonClass('plain')} w-9 px-0!`}
    >
      <MenuItem onClick={() => show('objective')}>
        <Pencil size={15} aria-hidden />
        {studyFrame.objective}
      </MenuItem>
      {stage === 'complete' && (
        <MenuItem onClick={() => show('complete')}>
          <FileText size={15} aria-hidden />
          {studyFrame.completeAgain}
        </MenuItem>
      )}
      <MenuItem onClick={() => move.mutate({ study_id: uuid, stage: archived ? 'fielding' : 'archived' })}>
        {archived ? <ArchiveRestore size={15} aria-hidden /> : <Archive size={15} aria-hidden />}
        {archived ? studies.bringBack : studies.archive}
      </MenuItem>
      <MenuLine />
      <MenuItem
        danger
        onClick={() => {
          remove(study)
          void navigate({ to: '/research-studies' })
        }}
      >
        <Trash2 size={15} aria-hidden />
        {studies.delete}
      </MenuItem>
    </Menu>
  )
}
