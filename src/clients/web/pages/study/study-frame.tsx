import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useMatchRoute, useParams } from '@tanstack/react-router'
import type { Study } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { ago, dateTime } from '../../format.ts'
import { common } from '../../strings/common.ts'
import { studies, studyFrame } from '../../strings/studies.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice, Page, TabLinks } from '../../ui/page.tsx'
import { Problem, Skeleton, SkeletonRows } from '../../ui/states.tsx'
import { StageBadge } from '../studies/stage-badge.tsx'
import { StudyActions } from './frame/study-actions.tsx'
import { StudyTitle } from './frame/study-title.tsx'
import { StudyContext } from './study-context.ts'

const toStudies = <Link to="/research-studies">{studies.title}</Link>

/** What stands around all pages of a study: its name, how far it is, its parts, and what can be done with it. */
export default function StudyFrame() {
  const { studyId = '' } = useParams({ strict: false })
  const query = useQuery({
    ...read('studies.get', { study_id: studyId }),
    refetchInterval: ({ state }) => (state.data?.study.stage === 'analysis' ? 1500 : false),
  })
  const study = query.data?.study
  if (study !== undefined) return <Loaded study={study} studyId={studyId} />
  if (query.error !== null) {
    return (
      <Page title={studyFrame.loading} above={toStudies}>
        <Problem error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    )
  }
  return (
    <Page wide title={studyFrame.loading} above={toStudies} headline={<Skeleton className="h-8 w-80 max-w-full" />}>
      <Skeleton className="-mt-3 mb-6 h-5 w-64" />
      <SkeletonRows />
    </Page>
  )
}

/** `studyId`: as the address has it, which may be the number; a tab with another id would not be known as the current one. */
function Loaded({ study, studyId }: { study: Study; studyId: string }) {
  const params = { studyId }
  const isAt = useMatchRoute()
  return (
    <StudyContext value={study}>
      <Page
        wide
        title={study.title}
        headline={<StudyTitle study={study} />}
        above={toStudies}
        actions={<StudyActions study={study} />}
        {...(study.objective === '' || study.objective === study.title ? {} : { lead: study.objective })}
      >
        <Facts study={study} />
        <TabLinks
          label={studyFrame.tabs}
          tabs={[
            {
              label: studyFrame.questions,
              link: { to: '/research-studies/$studyId', params },
              current: isAt({ to: '/research-studies/$studyId/agents/$agentId' }) !== false,
            },
            {
              label: studyFrame.results,
              link: { to: '/research-studies/$studyId/results', params },
              current: isAt({ to: '/research-studies/$studyId/compare' }) !== false,
            },
            { label: studyFrame.participants, link: { to: '/research-studies/$studyId/participants', params } },
            { label: studyFrame.report, link: { to: '/research-studies/$studyId/report', params } },
          ]}
        />
        <StageNotice study={study} />
        <Outlet />
      </Page>
    </StudyContext>
  )
}

const Facts = ({ study }: { study: Study }) => (
  <div className="-mt-3 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-soft">
    <StageBadge stage={study.stage} />
    <span>{studies.people(study.participant_count)}</span>
    <span>{studies.questions(study.question_count)}</span>
    <time data-print="hidden" dateTime={study.updated_at} title={dateTime(study.updated_at)}>
      {studyFrame.changed(ago(study.updated_at))}
    </time>
    <span>{common.synthetic}</span>
  </div>
)

/** Why something cannot be done at this stage. */
function StageNotice({ study: { stage, uuid, participant_count } }: { study: Study }) {
  if (stage === 'analysis') return <Above tone="warn" words={studyFrame.analysis} />
  if (stage === 'archived') return <Above tone="plain" words={studyFrame.archivedNotice} />
  if (participant_count > 0) return null
  return (
    <Above tone="accent" words={studyFrame.draftNotice}>
      <ButtonLink
        small
        to="/research-studies/$studyId/participants"
        params={{ studyId: uuid }}
        search={{ add: 'groups' }}
      >
        {studyFrame.addGroup}
      </ButtonLink>
    </Above>
  )
}

const Above = ({
  tone,
  words,
  children,
}: {
  tone: 'warn' | 'plain' | 'accent'
  words: string
  children?: React.ReactNode
}) => (
  <div className="mb-6" role="status">
    <Notice tone={tone}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {words}
        {children}
      </div>
    </Notice>
  </div>
)
