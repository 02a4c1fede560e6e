import { FileText } from 'lucide-react'
import type { Study } from '../../../../sdk/index.ts'
import { report } from '../../../strings/report.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/states.tsx'

const { notYet } = report

/** What completing a study does, for who has not done it. */
export const NoReport = ({ study }: { study: Study }) => (
  <Empty icon={<FileText size={22} aria-hidden />} title={notYet.title}>
    <p className="text-pretty">{notYet.words}</p>
    {study.question_count === 0 ? (
      <>
        <p>{notYet.noQuestions}</p>
        <ButtonLink kind="primary" to="/research-studies/$studyId" params={{ studyId: study.uuid }}>
          {notYet.toQuestions}
        </ButtonLink>
      </>
    ) : (
      <>
        <p>{notYet.how}</p>
        <ButtonLink to="/research-studies/$studyId/results" params={{ studyId: study.uuid }}>
          {notYet.toResults}
        </ButtonLink>
      </>
    )}
  </Empty>
)
