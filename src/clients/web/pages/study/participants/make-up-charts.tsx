import { useQuery } from '@tanstack/react-query'
import type { Study } from '../../../../sdk/index.ts'
import { ChartFrame } from '../../../charts/frame.tsx'
import { count, percent } from '../../../format.ts'
import { participants } from '../../../strings/studies.ts'
import { Card } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { firstParticipants } from './first-participants.ts'
import { byAge, byPlace, bySex, type Part } from './make-up.ts'
import { useTakesPart } from './removed-participants.ts'

/** With fewer, a single person is a large share. */
const FEW = 30

/** Who takes part, by sex, age and place. */
export function MakeUpCharts({ study }: { study: Study }) {
  const takesPart = useTakesPart(study)
  const { data, error } = useQuery(firstParticipants(study))
  if (error !== null) return null
  if (data === undefined) return <Skeleton className="h-72" />
  const people = data.agents.filter(takesPart)
  if (people.length === 0) return null
  const gone = data.agents.length - people.length
  return (
    <Card aria-label={participants.charts}>
      <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        <Bars title={participants.age} parts={byAge(people)} />
        <Bars title={participants.sex} parts={bySex(people)} />
        <Bars title={participants.region} parts={byPlace(people)} />
      </div>
      <p className="mt-4 text-[13px] text-soft">
        {participants.chartsOf(people.length, data.total - gone)} {people.length < FEW && participants.few}
      </p>
    </Card>
  )
}

const Bars = ({ title, parts }: { title: string; parts: readonly Part[] }) => (
  <ChartFrame
    title={title}
    label={`${title}: ${parts.map(({ label, share }) => `${label} ${percent(share)}`).join(', ')}`}
    table={{
      heads: [title, participants.people, participants.share],
      rows: parts.map(({ label, n, share }) => [label, count(n), percent(share)]),
    }}
  >
    <div className="grid gap-1.5">
      {parts.map(({ label, n, share }) => (
        <div key={label} className="grid grid-cols-[6rem_minmax(0,1fr)_2.5rem] items-center gap-2 text-[13px]">
          <span className="truncate">{label}</span>
          <span className="h-2 rounded-full bg-hover">
            <span className="block h-full rounded-full bg-c1" style={{ width: `${share * 100}%` }} />
          </span>
          <span className="text-right text-soft tabular-nums">{count(n)}</span>
        </div>
      ))}
    </div>
  </ChartFrame>
)
