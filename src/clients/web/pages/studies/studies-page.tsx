import { useNavigate, useSearch } from '@tanstack/react-router'
import { FlaskConical, Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { isFree } from '../../boot.ts'
import { common } from '../../strings/common.ts'
import { studies } from '../../strings/studies.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { PlanGate } from '../../ui/plan-gate.tsx'
import { Empty, Problem, SkeletonRows } from '../../ui/states.tsx'
import { studiesCalled, useAllStudies } from './all-studies.ts'
import { OpenRequests } from './open-requests.tsx'
import { StudyTable } from './study-table.tsx'

/** All studies of the organization. */
export default function StudiesPage() {
  return (
    <Page
      title={studies.title}
      lead={studies.lead}
      actions={
        !isFree() && (
          <ButtonLink kind="primary" to="/research-studies/new">
            <Plus size={15} aria-hidden />
            {studies.new}
          </ButtonLink>
        )
      }
    >
      <div className="mb-6 empty:hidden">
        <PlanGate what={studies.plan}>
          <OpenRequests />
        </PlanGate>
      </div>
      <List />
    </Page>
  )
}

function List() {
  const { text = '', show = 'current' } = useSearch({ strict: false }) as Record<string, string>
  const [typed, setTyped] = useState(text)
  const wanted = useDeferredValue(typed.trim())
  const navigate = useNavigate()
  const search = (change: Record<string, string>) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...change }), replace: true })
  const all = useAllStudies(wanted !== '')
  const type = (next: string): void => {
    setTyped(next)
    search({ text: next })
  }
  if (all.studies === undefined) {
    return all.error === null ? (
      <SkeletonRows rows={7} />
    ) : (
      <Problem error={all.error} onRetry={() => void all.refetch()} />
    )
  }
  if (all.studies.length === 0 && !all.hasNextPage) return <NoStudies />
  const shown = studiesCalled(all.studies, wanted).filter(
    ({ stage }) => (stage === 'archived') === (show === 'archived'),
  )
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <TextField
          type="search"
          label={studies.search}
          hideLabel
          placeholder={studies.search}
          value={typed}
          onChange={(event) => type(event.target.value)}
          className="min-w-48 flex-1"
        />
        <SelectField
          label={studies.show}
          hideLabel
          value={show}
          onChange={({ target }) => search({ show: target.value })}
        >
          <option value="current">{studies.current}</option>
          <option value="archived">{studies.archivedOnes}</option>
        </SelectField>
      </div>
      {shown.length > 0 ? <StudyTable list={shown} /> : <NoneShown text={wanted} show={show} clear={() => type('')} />}
      <div aria-live="polite" className="text-[13px] text-soft">
        {wanted !== '' && all.hasNextPage && studies.searching(all.studies.length, all.total)}
      </div>
      {wanted === '' && all.hasNextPage && (
        <Button className="justify-self-center" busy={all.isFetchingNextPage} onClick={() => void all.fetchNextPage()}>
          {common.more}
        </Button>
      )}
    </div>
  )
}

function NoneShown({ text, show, clear }: { text: string; show: string; clear: () => void }) {
  if (text !== '') {
    return (
      <Empty title={studies.noneFound(text)}>
        <p>{studies.noneFoundWords}</p>
        <Button onClick={clear}>{studies.clearSearch}</Button>
      </Empty>
    )
  }
  return show === 'archived' ? (
    <Empty title={studies.noneArchived}>{studies.noneArchivedWords}</Empty>
  ) : (
    <Empty title={studies.noneCurrent}>{studies.noneCurrentWords}</Empty>
  )
}

const NoStudies = () => (
  <Empty icon={<FlaskConical size={22} aria-hidden />} title={studies.emptyTitle}>
    <p>{studies.empty}</p>
    {!isFree() && (
      <div className="flex flex-wrap justify-center gap-2">
        <ButtonLink kind="primary" to="/research-studies/new">
          {studies.byBrief}
        </ButtonLink>
        <ButtonLink to="/research-studies/new" search={{ way: 'hand' }}>
          {studies.byHand}
        </ButtonLink>
      </div>
    )}
  </Empty>
)
