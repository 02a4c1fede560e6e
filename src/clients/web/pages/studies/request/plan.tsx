import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Study } from '../../../../sdk/index.ts'
import { useCall } from '../../../api.ts'
import { request as strings } from '../../../strings/studies.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/page.tsx'
import { asPlan, usePlanDraft } from './plan-draft.ts'
import { PlanQuestion } from './plan-question.tsx'

/** The questions that were planned for a study, to be looked over before the first is asked. */
export function Plan({ study }: { study: Study }) {
  const navigate = useNavigate()
  const { draft, change, isChanged, toAsk } = usePlanDraft(study.planned_questions)
  const [editing, setEditing] = useState<number | null>(null)
  const go = () => void navigate({ to: '/research-studies/$studyId', params: { studyId: study.uuid } })
  const update = useCall('studies.update', { changes: ['studies.', 'requests.'], onDone: go })
  const start = (): void => {
    if (isChanged) update.mutate({ study_id: study.uuid, planned_questions: asPlan(toAsk) })
    else go()
  }
  if (draft.length === 0) {
    return (
      <Card>
        <h2>{strings.plan}</h2>
        <p className="mt-1 text-sm text-soft">{strings.allAsked}</p>
        <ButtonLink className="mt-4" to="/research-studies/$studyId" params={{ studyId: study.uuid }}>
          {strings.toStudy}
        </ButtonLink>
      </Card>
    )
  }
  return (
    <Card>
      <h2>{strings.plan}</h2>
      <p className="mt-1 max-w-prose text-sm text-soft">{strings.planWords}</p>
      <ol className="mt-4 divide-y divide-line">
        {draft.map((question, at) => (
          <PlanQuestion
            key={question.position}
            question={question}
            editing={editing === at}
            onEdit={(on) => setEditing(on ? at : null)}
            onChange={(part) => change(at, part)}
          />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-4">
        <Button kind="primary" busy={update.isPending} disabled={editing !== null} onClick={start}>
          {strings.startAsking}
        </Button>
        <span aria-live="polite" className="text-[13px] text-soft">
          {strings.startHint(toAsk.length)}
        </span>
      </div>
    </Card>
  )
}
