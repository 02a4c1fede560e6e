import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminListJobsOutput } from '../../../sdk/index.ts'
import { read, useCall } from '../../api.ts'
import { decimal, words as inWords } from '../../format.ts'
import { admin } from '../../strings/admin.ts'
import { adminLists } from '../../strings/admin-lists.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Badge, Page, type Tone } from '../../ui/page.tsx'
import { Loaded } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { tell } from '../../ui/toasts.tsx'
import { Moment, OrganizationLink } from './facts.tsx'
import { Narrowed, NothingThere, Pager, useAsked } from './list-parts.tsx'

type Job = AdminListJobsOutput['jobs'][number]
const words = adminLists.jobs
const statuses = Object.keys(words.statuses) as Job['status'][]
const tones: Record<Job['status'], Tone> = { queued: 'plain', started: 'accent', finished: 'good', failed: 'bad' }
/** What is queued by people; parts of these are not listed. */
const kinds = [
  'question',
  'free_question',
  'question_summary',
  'research_request',
  'study_step',
  'study_completion',
  'thesis',
]
const EVERY_MS = 5000

function tookOf({ started_at, ended_at }: Job): string {
  if (started_at === null) return ''
  const seconds = (Date.parse(ended_at ?? new Date().toISOString()) - Date.parse(started_at)) / 1000
  const text = decimal(Math.max(0, seconds), seconds < 10 ? 1 : 0)
  return ended_at === null ? words.since(text) : words.seconds(text)
}

const columnsWith = (cancel: (job: Job) => void): readonly Column<Job>[] => [
  {
    head: words.job,
    cell: ({ id, error, attempts, free_tier }) => (
      <div className="max-w-md">
        <code className="font-mono text-[13px] [overflow-wrap:anywhere]">{id}</code>
        <div className="text-[13px] text-soft">
          {[attempts > 1 && words.attempts(attempts), free_tier && words.free].filter(Boolean).join(' · ')}
        </div>
        {error !== null && <div className="text-[13px] text-bad [overflow-wrap:anywhere]">{error}</div>}
      </div>
    ),
  },
  { head: words.kind, className: 'whitespace-nowrap', cell: ({ kind }) => inWords(kind) },
  { head: words.status, cell: ({ status }) => <Badge tone={tones[status]}>{words.statuses[status]}</Badge> },
  {
    head: words.organization,
    cell: ({ organization_id }) =>
      organization_id === null ? (
        <span className="text-soft">{words.service}</span>
      ) : (
        <OrganizationLink id={organization_id}>{organization_id}</OrganizationLink>
      ),
  },
  { head: words.queued, cell: ({ created_at }) => <Moment at={created_at} /> },
  { head: words.took, number: true, className: 'whitespace-nowrap', cell: tookOf },
  {
    head: <span className="sr-only">{words.actions}</span>,
    className: 'text-right',
    cell: (job) =>
      (job.status === 'queued' || job.status === 'started') && (
        <Button small kind="danger" aria-label={`${words.cancel} ${job.id}`} onClick={() => cancel(job)}>
          {words.cancel}
        </Button>
      ),
  },
]

export default function JobsPage() {
  const { filters, paging, ask } = useAsked()
  const { kind, organization_id } = filters
  const status = statuses.find((one) => one === filters.status)
  const query = useQuery({
    ...read('admin.listJobs', { status, kind, organization_id, ...paging }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  })
  const [asked, setAsked] = useState<Job | null>(null)
  const cancel = useCall('admin.cancelJob', {
    changes: ['admin.listJobs', 'admin.status'],
    onDone: ({ cancelled_count }) => {
      setAsked(null)
      tell(words.cancelled(cancelled_count))
    },
  })
  return (
    <Page wide title={admin.titled(admin.jobs)} headline={admin.jobs} lead={words.lead}>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SelectField
          label={words.status}
          value={status ?? ''}
          onChange={(event) => ask({ status: event.target.value })}
        >
          <option value="">{words.anyStatus}</option>
          {statuses.map((one) => (
            <option key={one} value={one}>
              {words.statuses[one]}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.kind} value={kind ?? ''} onChange={(event) => ask({ kind: event.target.value })}>
          <option value="">{words.anyKind}</option>
          {[...new Set([...kinds, ...(kind === undefined ? [] : [kind])])].map((one) => (
            <option key={one} value={one}>
              {inWords(one)}
            </option>
          ))}
        </SelectField>
      </div>
      <Narrowed by={[organization_id && admin.organizationNumber(organization_id)]} />
      <Loaded query={query}>
        {({ jobs, ...page }) =>
          jobs.length === 0 ? (
            <NothingThere />
          ) : (
            <>
              <Table label={admin.jobs} columns={columnsWith(setAsked)} rows={jobs} rowKey={({ id }) => id} />
              <Pager {...page} />
            </>
          )
        }
      </Loaded>
      <Confirm
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={words.cancelTitle}
        words={words.cancelWords}
        action={words.cancelAction}
        busy={cancel.isPending}
        onConfirm={() => asked !== null && cancel.mutate({ job_id: asked.id })}
      />
    </Page>
  )
}
