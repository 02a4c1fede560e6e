import { Link } from '@tanstack/react-router'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AdminStatusOutput } from '../../../sdk/index.ts'
import { ago } from '../../format.ts'
import { adminStatus as words } from '../../strings/admin-status.ts'
import { Card } from '../../ui/page.tsx'

/** Work that has waited so long, nobody does. */
const LONG_MS = 60_000

/** What an administrator should do something about. */
export function Attention({ status }: { status: AdminStatusOutput }) {
  const notes = notesOf(status)
  return (
    <Card aria-label={words.wrong} className="lg:col-span-2">
      <div role="status">
        {notes.length === 0 ? (
          <p className="flex items-center gap-2 text-sm">
            <CircleCheck size={16} className="shrink-0 text-good" aria-hidden />
            {words.allWell}
          </p>
        ) : (
          <>
            <h2 className="mb-3">{words.wrong}</h2>
            <ul className="grid gap-2 text-sm">
              {notes.map(({ name, note }) => (
                <li key={name} className="flex items-start gap-2">
                  <TriangleAlert size={16} className="mt-0.5 shrink-0 text-warn" aria-hidden />
                  <span>{note}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  )
}

function notesOf({ queue, engine, mail, sandboxes }: AdminStatusOutput): { name: string; note: ReactNode }[] {
  const { oldest_queued_at: oldest, failed_last_hour: failed } = queue
  return [
    ...sandboxes.map((name) => ({ name, note: words.sandbox[name] ?? name })),
    ...(mail === null ? [{ name: 'mail', note: words.noMail }] : []),
    ...(failed > 0 ? [{ name: 'failed', note: <Failed jobs={failed} /> }] : []),
    ...(oldest !== null && Date.now() - Date.parse(oldest) > LONG_MS
      ? [{ name: 'waiting', note: words.waiting(ago(oldest)) }]
      : []),
    ...(engine.model !== null && engine.calibrations.length === 0 && engine.self_calibration?.state !== 'measuring'
      ? [{ name: 'calibration', note: words.uncalibrated(engine.model) }]
      : []),
  ]
}

const Failed = ({ jobs }: { jobs: number }) => (
  <>
    {words.failed(jobs)}{' '}
    <Link to="/admin/jobs" search={{ status: 'failed' }} className="text-accent underline underline-offset-2">
      {words.seeFailed}
    </Link>
  </>
)
