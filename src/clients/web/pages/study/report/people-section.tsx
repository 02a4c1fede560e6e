import type { Study } from '../../../../sdk/index.ts'
import { ChartFrame } from '../../../charts/frame.tsx'
import { capitalized, count, percent } from '../../../format.ts'
import { report } from '../../../strings/report.ts'
import { byAge, byPlace, bySex, type Part as Counted, type Participant } from './participants.ts'
import { Part } from './parts.tsx'

const { people: words } = report

/** Who took part, by what a reader asks for first. */
export function PeopleSection({ study, people }: { study: Study; people: readonly Participant[] }) {
  const groups = study.research_groups.map(({ name }) => name).join(', ')
  const place = byPlace(people)
  return (
    <Part id="people" title={words.title}>
      <p>
        {groups === '' ? words.leadAlone(count(people.length)) : words.lead(count(people.length), groups)}{' '}
        <span className="text-soft">{words.unweighted}</span>
      </p>
      {people.length > 0 && (
        <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2 print:grid-cols-2">
          <div className="grid content-start gap-7">
            <Distribution title={words.sex} parts={bySex(people)} />
            <Distribution title={words.age} parts={byAge(people)} />
          </div>
          <Distribution title={words[place.of]} parts={place.parts} />
        </div>
      )}
    </Part>
  )
}

function Distribution({ title, parts }: { title: string; parts: readonly Counted[] }) {
  const total = parts.reduce((sum, part) => sum + part.count, 0)
  const most = Math.max(...parts.filter(({ rest }) => !rest).map((part) => part.count))
  const named = parts.map((part) => ({ ...part, label: capitalized(part.label), share: part.count / total }))
  return (
    <div className="break-inside-avoid">
      <ChartFrame
        title={title}
        label={`${title}: ${named.map(({ label, share }) => `${label} ${percent(share)}`).join(', ')}`}
        table={{
          heads: [title, ...words.heads.slice(1)],
          rows: named.map((part) => [part.label, count(part.count), percent(part.share)]),
        }}
      >
        <div className="grid grid-cols-[max-content_minmax(0,1fr)_2.5rem] items-center gap-x-3 gap-y-1.5 text-[13px]">
          {named.map((part) => (
            <div key={part.label} className="contents">
              <span className="max-w-40 truncate">{part.label}</span>
              <span
                className="h-2 rounded-full bg-c1"
                style={{ width: part.rest ? 0 : `${(part.count / most) * 100}%` }}
              />
              <span className="text-right tabular-nums">{percent(part.share)}</span>
            </div>
          ))}
        </div>
      </ChartFrame>
    </div>
  )
}
