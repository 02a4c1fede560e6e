import { useState } from 'react'
import type { StudyQuestion } from '../../../../sdk/index.ts'
import { useCall } from '../../../api.ts'
import { isFree } from '../../../boot.ts'
import { asked } from '../../../strings/asking.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/dialog.tsx'
import { tell } from '../../../ui/toasts.tsx'

/** How many have answered, and a way to stop. */
export function ProgressLine({
  question,
  progress,
}: {
  question: StudyQuestion
  progress: { done: number; total: number } | undefined
}) {
  const [confirming, setConfirming] = useState(false)
  const cancel = useCall('jobs.cancel', {
    changes: ['studies.'],
    onDone: ({ cancelled_count }) => {
      setConfirming(false)
      tell(asked.cancelDone(cancelled_count))
    },
  })
  const { done, total } = progress ?? { done: question.answer_count, total: question.agent_count }
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-sm tabular-nums">
          {asked.progress(done, total)}
        </p>
        {!isFree() && (
          <Button small kind="quiet" onClick={() => setConfirming(true)}>
            {asked.cancel}
          </Button>
        )}
      </div>
      <div
        role="progressbar"
        aria-label={asked.status.started}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="h-1.5 overflow-hidden rounded-full bg-hover"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-300"
          style={{ width: `${total === 0 ? 0 : (done / total) * 100}%` }}
        />
      </div>
      <Confirm
        open={confirming}
        onClose={() => setConfirming(false)}
        title={asked.cancelTitle}
        words={asked.cancelWords}
        action={asked.cancelAction}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ job_id: question.job_id })}
      />
    </div>
  )
}
