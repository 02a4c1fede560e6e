import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AdminStatusOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { ago, count, dateTime, money } from '../../format.ts'
import { admin } from '../../strings/admin.ts'
import { adminStatus as words } from '../../strings/admin-status.ts'
import { Card, Figure, Page } from '../../ui/page.tsx'
import { Loaded, Skeleton } from '../../ui/states.tsx'
import { Facts } from './facts.tsx'
import { ModelCalibrations } from './model-calibrations.tsx'
import { Attention } from './status-attention.tsx'

const EVERY_MS = 5000

export default function StatusPage() {
  const query = useQuery({
    ...read('admin.status', {}),
    refetchInterval: EVERY_MS,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <Page wide title={admin.titled(admin.status)} headline={admin.status} lead={words.lead}>
      <Loaded query={query} waiting={<Waiting />}>
        {(status) => (
          <div className="grid gap-4 lg:grid-cols-2">
            <Attention status={status} />
            <Work {...status.queue} />
            <Counts {...status.counts} />
            <Service {...status} />
            <Answers {...status} />
            {status.engine.calibrations.length > 0 && <ModelCalibrations rows={status.engine.calibrations} />}
          </div>
        )}
      </Loaded>
    </Page>
  )
}

const Waiting = () => (
  <div className="grid gap-4 lg:grid-cols-2">
    <Skeleton className="h-28 lg:col-span-2" />
    {['work', 'counts', 'service', 'answers'].map((name) => (
      <Skeleton key={name} className="h-48" />
    ))}
  </div>
)

const Work = ({ queued, started, failed_last_hour, oldest_queued_at, concurrency }: AdminStatusOutput['queue']) => (
  <Card aria-label={words.work}>
    <h2 className="mb-4">{words.work}</h2>
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <Figure label={words.queued} value={count(queued)} />
      <Figure label={words.started} value={count(started)} />
      <Figure label={words.failedHour} value={count(failed_last_hour)} />
      <Figure label={words.oldest} value={oldest_queued_at === null ? words.oldestNone : ago(oldest_queued_at)} />
      <Figure label={words.concurrency} value={count(concurrency)} />
    </div>
  </Card>
)

const Counts = (counts: AdminStatusOutput['counts']) => (
  <Card aria-label={words.counts}>
    <h2 className="mb-4">{words.counts}</h2>
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <Figure
        label={words.organizations}
        value={count(counts.organizations)}
        note={words.paying(counts.paying_organizations)}
      />
      <Figure label={words.users} value={count(counts.users)} note={words.administrators(counts.administrators)} />
      <Figure label={words.keys} value={count(counts.keys_active)} />
      <Figure label={words.studies} value={count(counts.studies)} />
      <Figure label={words.questions} value={count(counts.questions)} />
    </div>
  </Card>
)

const Service = ({ version, started_at, database, ...status }: AdminStatusOutput) => (
  <Card aria-label={words.service}>
    <h2 className="mb-4">{words.service}</h2>
    <Facts
      rows={[
        [words.version, version],
        [words.since, words.sinceAt(ago(started_at), dateTime(started_at))],
        [words.database, words.databases[database.kind]],
        [
          words.migrations,
          words.migrationsThrough(database.migrations.length, database.migrations.at(-1) ?? admin.none),
        ],
        [
          words.signIn,
          status.identity_provider === 'development' ? words.development : (status.identity_provider ?? words.notSet),
        ],
        [words.cards, status.card_provider === null ? words.notSet : words.cardNames[status.card_provider]],
        [words.mail, status.mail === null ? words.notSet : words.mailNames[status.mail]],
      ]}
    />
  </Card>
)

const limit = (cents: number | null): string => (cents === null ? words.noLimit : money(cents))

function selfCalibration(own: AdminStatusOutput['engine']['self_calibration']): string | null {
  if (own === null) return null
  const { measuring, waiting, ...others } = words.selfCalibrations
  if (own.state === 'measuring') return measuring(own.answered, own.calls)
  return own.state === 'waiting' ? waiting(own.reason ?? '') : others[own.state]
}

const Answers = ({ engine, population }: AdminStatusOutput) => (
  <Card aria-label={words.answers}>
    <h2 className="mb-4">{words.answers}</h2>
    <Facts
      rows={[
        ...(engine.model === null
          ? [[words.engine, words.embedded] as const]
          : [
              [words.model, engine.model] as const,
              [words.elicitation, engine.elicitation] as const,
              [words.fallback, engine.fallback] as const,
              [words.selfCalibration, selfCalibration(engine.self_calibration)] as const,
              [words.budgetAll, limit(engine.budgets.monthly_cents)] as const,
              [words.budgetOrganization, limit(engine.budgets.organization_monthly_cents)] as const,
              [words.budgetStudy, limit(engine.budgets.study_cents)] as const,
            ]),
        [words.population, words.populationWords(population.size, population.countries)],
        [
          words.populationVersion,
          <code key="version" className="font-mono text-[13px]">
            {population.version}
          </code>,
        ],
      ]}
    />
    <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <Link to="/fidelity" className="text-accent underline underline-offset-2">
        {words.fidelity}
      </Link>
      <Link to="/calibration" className="text-accent underline underline-offset-2">
        {words.calibration}
      </Link>
    </p>
  </Card>
)
