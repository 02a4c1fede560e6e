import { useQuery } from '@tanstack/react-query'
import type { StudyQuestion } from '../../../../sdk/index.ts'
import { read } from '../../../api.ts'
import { isFree } from '../../../boot.ts'
import { asked } from '../../../strings/asking.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/page.tsx'

/** Why a question failed, and the same once more. */
export function FailedQuestion({ question, onAgain }: { question: StudyQuestion; onAgain: () => void }) {
  const { data } = useQuery(read('jobs.get', { job_id: question.job_id }))
  return (
    <Notice tone="bad">
      <p className="font-medium">{asked.failed}</p>
      {data?.error != null && <p className="mt-0.5">{data.error}</p>}
      {!isFree() && (
        <p className="mt-2">
          <Button small onClick={onAgain}>
            {asked.again}
          </Button>
        </p>
      )}
    </Notice>
  )
}
