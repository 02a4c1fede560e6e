import { resultsOfPanel, type Understood } from '../../../panel-results.ts'
import { ShareBars } from '../../charts/share-bars.tsx'
import { decimal } from '../../format.ts'
import { home } from '../../strings/home.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/page.tsx'
import type { PanelReply } from './use-panel-question.ts'

/** What twelve answers come to, and how little that is. */
export function PanelSummary({
  question,
  replies,
  understood,
  onAgain,
}: {
  question: string
  replies: readonly PanelReply[]
  understood: Understood
  onAgain: () => void
}) {
  const results = resultsOfPanel(replies, understood)
  const { n, options, mean, nps } = results
  const points = understood.expected_error_points
  return (
    <Card className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-8">
      <div className="min-w-0">
        {options.length > 0 ? (
          <ShareBars
            title={<h2>{home.summaryTitle}</h2>}
            label={home.chartLabel}
            shares={options.map((option) => ({ ...option, label: option.value }))}
            {...(mean === undefined
              ? {}
              : {
                  note: [home.mean(decimal(mean)), ...(nps === undefined ? [] : [home.nps(decimal(nps, 0))])].join(
                    ' · ',
                  ),
                })}
          />
        ) : (
          <>
            <h2 className="mb-2">{home.openTitle}</h2>
            <p className="text-sm text-soft">{mean === undefined ? home.openNote : home.mean(decimal(mean))}</p>
          </>
        )}
      </div>
      <div className="grid content-between gap-4 text-sm">
        <div className="grid gap-2">
          <p className="font-medium">{home.firstRead(n)}</p>
          {points !== undefined && options.length > 0 && <p className="text-soft">{home.error(points)}</p>}
          <p>
            <a href="/fidelity" className="text-accent underline underline-offset-2">
              {home.why}
            </a>
          </p>
        </div>
        <div className="flex flex-wrap gap-2" data-print="hidden">
          <ButtonLink kind="primary" to="/research-studies/new" search={{ question }}>
            {home.more}
          </ButtonLink>
          <Button onClick={onAgain}>{home.another}</Button>
        </div>
      </div>
    </Card>
  )
}
