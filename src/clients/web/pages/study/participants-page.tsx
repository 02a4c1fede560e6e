import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Plus, Users } from 'lucide-react'
import type { Study } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { isFree } from '../../boot.ts'
import { common } from '../../strings/common.ts'
import { participants } from '../../strings/studies.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty, Problem, SkeletonRows } from '../../ui/states.tsx'
import { AddGroups } from './participants/add-groups.tsx'
import { firstParticipants, MOST } from './participants/first-participants.ts'
import { MakeUpCharts } from './participants/make-up-charts.tsx'
import { ParticipantTable } from './participants/participant-table.tsx'
import { useTakesPart } from './participants/removed-participants.ts'
import { useStudy } from './study-context.ts'

const PAGE = 50

/** Who takes part in a study. */
export default function ParticipantsPage() {
  const study = useStudy()
  const { add, page = '1' } = useSearch({ strict: false }) as Record<string, string | undefined>
  const navigate = useNavigate()
  const open = (adding: boolean) =>
    void navigate({ to: '.', search: (before) => ({ ...before, add: adding ? 'groups' : '' }), replace: true })
  const canAdd = !isFree() && study.stage !== 'analysis'
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2>{participants.heading}</h2>
          <p className="mt-1 text-sm text-soft">
            {participants.lead(study.participant_count, study.research_groups.length)}
          </p>
          <GroupLinks study={study} />
        </div>
        {canAdd && (
          <Button icon={<Plus size={15} aria-hidden />} onClick={() => open(true)}>
            {participants.addGroups}
          </Button>
        )}
      </div>
      {study.participant_count === 0 ? (
        <Empty icon={<Users size={22} aria-hidden />} title={participants.emptyTitle}>
          <p>{participants.empty}</p>
        </Empty>
      ) : (
        <>
          <MakeUpCharts study={study} />
          <People study={study} page={Math.max(1, Math.trunc(Number(page)) || 1)} />
        </>
      )}
      {canAdd && add === 'groups' && <AddGroups study={study} onClose={() => open(false)} />}
    </div>
  )
}

const GroupLinks = ({ study }: { study: Study }) => (
  <ul aria-label={participants.groups} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
    {study.research_groups.map(({ uuid, name }) => (
      <li key={uuid}>
        <Link
          to="/research-groups/$groupId"
          params={{ groupId: uuid }}
          className="inline-block py-0.5 text-accent hover:underline"
        >
          {name}
        </Link>
      </li>
    ))}
  </ul>
)

function People({ study, page }: { study: Study; page: number }) {
  const offset = (page - 1) * PAGE
  const takesPart = useTakesPart(study)
  const first = useQuery(firstParticipants(study))
  const beyond = useQuery({
    ...read('studies.listAgents', { study_id: study.uuid, limit: PAGE, offset }),
    placeholderData: keepPreviousData,
    enabled: offset >= MOST,
  })
  const query = offset < MOST ? first : beyond
  if (query.data === undefined) {
    return query.error === null ? (
      <SkeletonRows rows={8} />
    ) : (
      <Problem error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const { total, agents } = query.data
  const here = offset < MOST ? agents.slice(offset, offset + PAGE) : agents
  const shown = here.filter(takesPart)
  return (
    <div className="grid gap-3">
      {shown.length === 0 ? (
        <p className="text-sm text-soft">{participants.allRemoved}</p>
      ) : (
        <ParticipantTable study={study} agents={shown} />
      )}
      {total > PAGE && (
        <nav aria-label={participants.paging} className="flex items-center justify-end gap-3 text-sm text-soft">
          <span className="tabular-nums">{participants.from(offset + 1, offset + here.length, total)}</span>
          <PageLink page={page - 1} label={common.back} off={page <= 1} />
          <PageLink page={page + 1} label={common.next} off={offset + PAGE >= total} />
        </nav>
      )}
    </div>
  )
}

const PageLink = ({ page, label, off }: { page: number; label: string; off: boolean }) =>
  off ? (
    <Button small disabled>
      {label}
    </Button>
  ) : (
    <ButtonLink small to="." search={{ page: String(page) }}>
      {label}
    </ButtonLink>
  )
