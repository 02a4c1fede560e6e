import { Popover } from '@base-ui/react/popover'
import { CircleHelp } from 'lucide-react'
import { count, decimal } from '../../../format.ts'
import { results as t } from '../../../strings/results.ts'
import { buttonClass } from '../../../ui/button.tsx'
import type { QuestionResult } from './asked.ts'

/** What the intervals of a question are made of. */
export function HowSure({ question: { results, expected_error_points } }: { question: QuestionResult }) {
  const { n, n_effective, n_model } = results
  return (
    <Popover.Root>
      <Popover.Trigger className={buttonClass('quiet', true)}>
        <CircleHelp size={14} aria-hidden />
        {t.howSure}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={6} className="z-50">
          <Popover.Popup className="grid w-[min(92vw,22rem)] gap-3 rounded-card border border-line bg-raised p-4 text-sm shadow-raised">
            <Popover.Title className="font-semibold">{t.howSure}</Popover.Title>
            <Popover.Description className="text-soft">{t.howSureIntro}</Popover.Description>
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 tabular-nums">
              <Row label={t.respondents} value={count(n)} />
              <Row label={t.effective} value={decimal(n_effective, 0)} />
              <Row
                label={t.model}
                value={n_model === null ? t.notStated : decimal(n_model, n_model < 10 ? 1 : 0)}
                note={t.modelNote}
              />
              <Row
                label={t.expected}
                value={expected_error_points === null ? t.notStated : t.points(decimal(expected_error_points, 0))}
                note={t.expectedNote}
              />
            </dl>
            <p className="text-[13px] text-soft">{t.synthetic}</p>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

const Row = ({ label, value, note }: { label: string; value: string; note?: string }) => (
  <>
    <dt>
      {label}
      {note !== undefined && <span className="block text-xs text-soft">{note}</span>}
    </dt>
    <dd className="text-right font-medium">{value}</dd>
  </>
)
