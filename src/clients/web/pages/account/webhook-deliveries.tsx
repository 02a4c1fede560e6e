import { useQuery } from '@tanstack/react-query'
import type { WebhooksGetOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { ago, count } from '../../format.ts'
import { webhooks as texts } from '../../strings/account-webhooks.ts'
import { Badge, Notice, type Tone } from '../../ui/page.tsx'
import { Loaded, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'

type Delivery = WebhooksGetOutput['deliveries'][number]

const tones: Record<Delivery['status'], Tone> = { queued: 'plain', delivered: 'good', failed: 'bad' }
const LOOK_AGAIN_MS = 1500

/** What was sent to a webhook and how it fared. While something is on its way, it looks again by itself. */
export function Deliveries({ webhook_id, tested }: { webhook_id: string; tested: string | undefined }) {
  const query = useQuery({
    ...read('webhooks.get', { webhook_id }),
    refetchInterval: ({ state: { data } }) =>
      data?.deliveries.some(({ id, status }) => status === 'queued' && (id === tested || isNew(data, id)))
        ? LOOK_AGAIN_MS
        : false,
  })
  const test = query.data?.deliveries.find(({ id }) => id === tested)
  return (
    <div className="grid gap-3">
      <div role="status">{test !== undefined && <Outcome test={test} />}</div>
      <Loaded query={query} waiting={<SkeletonRows rows={2} />}>
        {({ deliveries }) =>
          deliveries.length === 0 ? (
            <p className="text-sm text-soft">{texts.noDeliveries}</p>
          ) : (
            <>
              <Table
                label={texts.table}
                rows={deliveries}
                rowKey={({ id }) => id}
                columns={[
                  { head: texts.event, cell: ({ type }) => texts.types[type] ?? type },
                  {
                    head: texts.state,
                    cell: ({ status, attempts }) => (
                      <Badge tone={tones[status]}>
                        {status === 'queued' && attempts > 0 ? texts.again : texts.states[status]}
                      </Badge>
                    ),
                  },
                  { head: texts.answer, cell: answerOf },
                  { head: texts.attempts, number: true, cell: ({ attempts }) => count(attempts) },
                  { head: texts.when, className: 'whitespace-nowrap', cell: ({ created_at }) => ago(created_at) },
                ]}
              />
              <p className="text-[13px] text-soft">{texts.kept}</p>
            </>
          )
        }
      </Loaded>
    </div>
  )
}

/** An event that is retried for half a day need not be looked at every second; one that was not tried yet is about to be. */
const isNew = ({ deliveries }: WebhooksGetOutput, id: string): boolean =>
  deliveries.some((delivery) => delivery.id === id && delivery.attempts === 0)

const answerOf = ({ response_status, error }: Delivery): string =>
  [response_status, error].filter((part) => part !== null).join(' · ')

function Outcome({ test: { status, response_status, error } }: { test: Delivery }) {
  if (status === 'queued') return <Notice tone="plain">{texts.testWaiting}</Notice>
  if (status === 'delivered') return <Notice tone="good">{texts.testDelivered(response_status ?? 200)}</Notice>
  return <Notice tone="bad">{texts.testFailed(error ?? String(response_status ?? texts.noAnswer))}</Notice>
}
