import type { ReactNode } from 'react'
import type { Brief } from '../../../../sdk/index.ts'
import { capitalized, percent, words } from '../../../format.ts'
import { request as strings } from '../../../strings/studies.ts'
import { Card } from '../../../ui/page.tsx'
import type { AnyRequest } from './use-request.ts'

/** How a text was read: in words first, then what each part of it became. */
export function Understood({ request, brief }: { request: AnyRequest; brief: Brief }) {
  const summary = request.screening_summary
  return (
    <Card>
      <h2>{strings.understood}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Entry head={strings.audience}>{brief.description}</Entry>
        <Entry head={strings.matching}>
          {brief.matched_count !== null && strings.matchingOf(brief.matched_count, request.group_size)}
        </Entry>
        <Entry head={strings.objective}>{brief.objective}</Entry>
        <Lines head={strings.reading} lines={brief.understood.map(({ said, as }) => strings.readAs(said, as))} />
        <Lines
          head={strings.screening}
          lines={[
            ...brief.screening.map(({ question, keep }) => strings.screened(question, keep)),
            ...(summary === null ? [] : [strings.screeningSummary(summary.asked, summary.passed, summary.kept)]),
          ]}
        />
        <Lines
          head={strings.quotas}
          lines={brief.quotas.map(({ said, share, size }) => strings.quota(said, percent(share), size))}
        />
        <Lines head={strings.given} lines={brief.questions} />
        <Lines head={strings.assumed} lines={brief.assumed} />
        <Lines head={strings.ignored} lines={brief.ignored.map(({ said, why }) => strings.ignoredWhy(said, why))} />
        <Lines head={strings.warnings} lines={request.warnings} />
        <Filters filters={brief.filters?.filters ?? {}} />
        <Entry head={strings.readBy}>{request.specialist_host_message}</Entry>
      </dl>
    </Card>
  )
}

const Entry = ({ head, children }: { head: string; children: ReactNode }) =>
  children === null || children === false || children === '' ? null : (
    <>
      <dt className="text-soft">{head}</dt>
      <dd className="-mt-2 [overflow-wrap:anywhere] sm:mt-0">{children}</dd>
    </>
  )

const Lines = ({ head, lines }: { head: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <Entry head={head}>
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Entry>
  )

/** The audience field by field, as the filter language has it. */
function Filters({ filters }: { filters: Record<string, unknown> }) {
  const fields = Object.entries(filters)
  if (fields.length === 0) return null
  return (
    <Entry head={strings.filters}>
      <details>
        <summary className="w-fit rounded-control text-soft hover:text-ink">
          {fields.map(([f]) => words(f)).join(', ')}
        </summary>
        <table className="mt-2 w-full text-[13px]">
          <thead className="sr-only">
            <tr>
              <th scope="col">{strings.field}</th>
              <th scope="col">{strings.condition}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(([field, condition]) => (
              <tr key={field} className="border-t border-line align-top">
                <th scope="row" className="py-1.5 pr-4 text-left font-medium whitespace-nowrap">
                  {capitalized(words(field))}
                </th>
                <td className="w-full py-1.5 [overflow-wrap:anywhere]">{conditionText(condition)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Entry>
  )
}

/** `{ any: ['Texas'] }` as "Texas", `{ min: 18 }` as "min 18". */
function conditionText(condition: unknown): string {
  if (Array.isArray(condition)) return condition.map(words).join(', ')
  if (typeof condition !== 'object' || condition === null) return words(condition)
  return Object.entries(condition)
    .map(([how, value]) => (how === 'any' ? conditionText(value) : `${words(how)} ${conditionText(value)}`))
    .join('; ')
}
