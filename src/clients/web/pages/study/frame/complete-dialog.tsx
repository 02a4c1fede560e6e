import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Study } from '../../../../sdk/index.ts'
import { read, refresh, useCall } from '../../../api.ts'
import { studyFrame } from '../../../strings/studies.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Problem } from '../../../ui/states.tsx'
import { tell } from '../../../ui/toasts.tsx'
import { Readiness } from './readiness.tsx'

/** Writes the report, once everything that was asked is answered; until then it says what is waited for. */
export function CompleteDialog({ study, open, onClose }: { study: Study; open: boolean; onClose: () => void }) {
  const [job, setJob] = useState<string | null>(null)
  const complete = useCall('studies.complete', {
    changes: ['studies.get'],
    onDone: ({ job_id }) => setJob(job_id),
    onError: () => {},
  })
  const progress = useQuery({
    ...read('jobs.get', { job_id: job ?? '' }),
    enabled: job !== null,
    refetchInterval: ({ state }) => (hasEnded(state.data?.status) ? false : 1000),
  })
  const status = progress.data?.status
  useWhenWritten(study, status, { open, onClose })
  const force = study.stage === 'complete' ? { force: true } : {}
  return (
    <Dialog open={open} onClose={onClose} title={studyFrame.completeTitle} description={studyFrame.completeWords}>
      <div className="grid gap-4" aria-live="polite">
        {status === 'failed' && <p className="text-sm text-bad">{progress.data?.error ?? studyFrame.failed}</p>}
        {complete.error !== null && <Problem error={complete.error} />}
        {job !== null && status !== 'failed' ? (
          <Writing done={Number(progress.data?.meta.done ?? 0)} total={Number(progress.data?.meta.total ?? 0)} />
        ) : (
          open && (
            <Readiness study={study} onClose={onClose}>
              <Button
                kind="primary"
                busy={complete.isPending}
                onClick={() => complete.mutate({ study_id: study.uuid, ...force })}
              >
                {studyFrame.write}
              </Button>
            </Readiness>
          )
        )}
      </div>
    </Dialog>
  )
}

const hasEnded = (status: string | undefined): boolean => status === 'finished' || status === 'failed'

/** Who waits for the report is led to it; who went on with something else is told. */
function useWhenWritten(
  { uuid }: Study,
  status: string | undefined,
  { open, onClose }: { open: boolean; onClose: () => void },
): void {
  const navigate = useNavigate()
  const queries = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the job ends; what else is read is as it is then.
  useEffect(() => {
    if (!hasEnded(status)) return
    void refresh(queries, ['studies.']).then(() => {
      if (status !== 'finished') return
      tell(studyFrame.written)
      if (!open) return
      onClose()
      void navigate({ to: '/research-studies/$studyId/report', params: { studyId: uuid } })
    })
  }, [status])
}

function Writing({ done, total }: { done: number; total: number }) {
  const words = studyFrame.writing(done, total)
  return (
    <div className="grid gap-2">
      <p className="text-sm">{words}</p>
      <progress className="h-1.5 w-full accent-accent" aria-label={words} value={done} max={Math.max(1, total)} />
      <p className="text-[13px] text-soft">{studyFrame.inBackground}</p>
    </div>
  )
}
