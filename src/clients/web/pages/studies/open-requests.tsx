import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '../../api.ts'
import { ago } from '../../format.ts'
import { request as strings, studies } from '../../strings/studies.ts'
import { Badge } from '../../ui/page.tsx'

/** Older ones are found by their address: nobody goes on with a question that was left open for weeks. */
const RECENT_MS = 7 * 86_400_000
const SHOWN = 4

/** Requests that somebody works on or that wait for an answer, so that none is lost when its page is left. */
export function OpenRequests() {
  const { data } = useQuery(read('requests.listStudies', { limit: 20 }))
  const open = (data?.requests ?? []).filter(
    ({ status, updated_at }) =>
      ['queued', 'running', 'needs_clarification', 'awaiting_review'].includes(status) &&
      Date.now() - Date.parse(updated_at) < RECENT_MS,
  )
  if (open.length === 0) return null
  return (
    <section aria-labelledby="under-way" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="under-way" className="text-[13px]/5 font-medium text-soft">
        {studies.underWay}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line">
        {open.slice(0, SHOWN).map(({ request_id, request_text, status, updated_at }) => (
          <li key={request_id} className="flex items-center gap-3 px-3 py-2 text-sm">
            <Link
              to="/requests/$requestId"
              params={{ requestId: request_id }}
              className="min-w-0 flex-1 truncate font-medium hover:underline"
            >
              {request_text}
            </Link>
            <span className="hidden text-soft sm:inline">{ago(updated_at)}</span>
            <Badge tone={status === 'needs_clarification' || status === 'awaiting_review' ? 'warn' : 'accent'}>
              {strings.statuses[status]}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
