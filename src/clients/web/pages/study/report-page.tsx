import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { read } from '../../api.ts'
import { report } from '../../strings/report.ts'
import { Loaded, Problem, Skeleton } from '../../ui/states.tsx'
import { NoReport } from './report/no-report.tsx'
import { allParticipants } from './report/participants.ts'
import { readMethod } from './report/read-method.ts'
import { readReport } from './report/read-report.ts'
import { ReportDocument } from './report/report-document.tsx'
import { useStudy } from './study-context.ts'

/** The completion report, as a document that one sends on. */
export default function ReportPage() {
  const study = useStudy()
  const study_id = study.uuid
  const done = study.completed_at !== null
  const written = useQuery({ ...read('studies.report', { study_id }), enabled: done })
  const results = useQuery({ ...read('studies.results', { study_id }), enabled: done })
  const people = useQuery({ ...allParticipants(study_id), enabled: done })
  const manifest = useQuery({ ...read('studies.manifest', { study_id }), enabled: done })
  useHashOnceThere(results.data !== undefined && people.data !== undefined && written.data !== undefined)

  if (!done) return <NoReport study={study} />
  // Quotes have speakers and charts have figures: the document comes as a whole, and nothing in it moves afterwards.
  const missing = [results, people].find(({ error, data }) => error !== null && data === undefined)
  if (missing?.error) return <Problem error={missing.error} onRetry={() => void missing.refetch()} />
  return (
    <Loaded query={written} waiting={<Waiting />}>
      {(answer) =>
        results.data === undefined || people.data === undefined || manifest.isPending ? (
          <Waiting />
        ) : (
          <ReportDocument
            study={study}
            answer={answer}
            written={readReport(answer)}
            results={results.data}
            people={people.data}
            method={manifest.data === undefined ? undefined : readMethod(manifest.data)}
          />
        )
      }
    </Loaded>
  )
}

/** A link to a part of the report is followed when the part is there. */
function useHashOnceThere(there: boolean): void {
  useEffect(() => {
    if (there && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [there])
}

const Waiting = () => (
  <div role="status" aria-label={report.contents} className="grid max-w-3xl gap-5">
    <Skeleton className="h-11" />
    <Skeleton className="h-28" />
    <Skeleton className="h-16" />
    <Skeleton className="h-72" />
  </div>
)
