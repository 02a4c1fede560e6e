import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { EstimatesCreateOutput } from '../../../../sdk/index.ts'
import { read } from '../../../api.ts'
import { decimal, money } from '../../../format.ts'
import { forecasting } from '../../../strings/asking.ts'
import { type Draft, formatOf, problemOf } from './draft.ts'

const PAUSE_MS = 450

/** What a value was when nobody had changed it for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Fewer people than these, and chance moves a share by more than ten points. */
const FEW = 100

/** What asking would cost, how long it takes and how near it comes, told before anybody is asked. */
export function Forecast({ draft, agents, attachments }: { draft: Draft; agents: number; attachments: number }) {
  const format = formatOf(draft)
  const given = problemOf(draft) === null ? JSON.stringify({ question: draft.question.trim(), format }) : ''
  const settled = useSettled(given)
  const query = useQuery({
    ...read('estimates.create', {
      questions: settled === '' ? [] : [JSON.parse(settled)],
      agents: Math.min(10_000, Math.max(1, agents)),
      attachments,
    }),
    enabled: settled !== '' && agents > 0,
    staleTime: 60_000,
    // The last one stays until the next is there: nothing jumps while somebody types.
    placeholderData: (last) => last,
  })
  const estimate = settled === '' ? undefined : query.data
  return (
    <div aria-live="polite" className="min-h-10 text-[13px] text-soft">
      {estimate !== undefined && <Words estimate={estimate} agents={agents} attachments={attachments} />}
    </div>
  )
}

function Words({
  estimate,
  agents,
  attachments,
}: {
  estimate: EstimatesCreateOutput
  agents: number
  attachments: number
}) {
  const accuracy = estimate.accuracy[0] ?? null
  const { remaining_cents, enough } = estimate.budget
  const parts = [
    forecasting.answers(estimate.answers),
    costOf(estimate),
    timeOf(estimate.seconds),
    ...(remaining_cents === null ? [] : [forecasting.budget(money(remaining_cents))]),
  ]
  return (
    <>
      <p>{parts.join(' · ')}</p>
      <p>
        {accuracy === null ? (
          forecasting.unknownAccuracy
        ) : (
          <>
            <b className="font-medium text-ink" title={forecasting.intervalHint}>
              {forecasting.accuracy(accuracy.expected_error_points)}
            </b>
            {` · ${forecasting.basis[accuracy.basis]}`}
          </>
        )}
      </p>
      {agents < FEW && <p>{forecasting.few(agents)}</p>}
      {attachments > 0 && estimate.engine === 'embedded' && <p className="text-warn">{forecasting.notSeen}</p>}
      {enough === false && <p className="text-bad">{forecasting.notEnough}</p>}
      {enough === null && remaining_cents !== null && <p className="text-warn">{forecasting.perhapsNot}</p>}
    </>
  )
}

function costOf({ cost_cents }: EstimatesCreateOutput): string {
  if (cost_cents === null) return forecasting.unknownCost
  if (cost_cents.high === 0) return forecasting.free
  return forecasting.cost(money(cost_cents.low), money(cost_cents.high))
}

function timeOf({ low, high }: { low: number; high: number }): string {
  if (high < 10) return forecasting.within(String(Math.ceil(high)))
  if (high < 120) return forecasting.seconds(String(Math.floor(low)), String(Math.ceil(high)))
  return forecasting.minutes(decimal(low / 60, low < 600 ? 1 : 0), decimal(high / 60, 0))
}
