import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { WebhooksListOutput } from '../../../sdk/index.ts'
import { client, refresh, useCall } from '../../api.ts'
import { webhooks as texts } from '../../strings/account-webhooks.ts'
import { common } from '../../strings/common.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { Badge, Card } from '../../ui/page.tsx'
import { fieldProblems } from '../../ui/problem-words.ts'
import { tell, tellProblem, undoable } from '../../ui/toasts.tsx'
import { Deliveries } from './webhook-deliveries.tsx'
import { WebhookForm } from './webhook-form.tsx'

type WebhookRow = WebhooksListOutput['webhooks'][number]

/** One address: what it is for, whether it is on, what was sent to it, and what can be done with it. */
export function WebhookCard({ webhook, onHide }: { webhook: WebhookRow; onHide: (hidden: boolean) => void }) {
  const { id, uuid, url, description, enabled } = webhook
  const webhook_id = String(id)
  const { webhook: shown } = useSearch({ strict: false }) as { webhook?: string }
  const navigate = useNavigate()
  const show = (open: boolean) =>
    void navigate({
      to: '.',
      replace: true,
      search: (old: Record<string, string | undefined>) => ({ ...old, webhook: open ? uuid : '' }),
    })
  const [editing, setEditing] = useState(false)
  const [tested, setTested] = useState<string>()
  const queries = useQueryClient()
  const changes = ['webhooks.list', 'webhooks.get']
  const test = useCall('webhooks.test', {
    changes: ['webhooks.get'],
    onDone: ({ delivery_id }) => {
      setTested(delivery_id)
      show(true)
    },
  })
  const update = useCall('webhooks.update', {
    changes,
    onDone: () => {
      if (!editing) return
      setEditing(false)
      tell(texts.saved)
    },
    onError: (error) => fieldProblems(error).url ?? tellProblem(error),
  })
  const turn = () =>
    update.mutate(
      { webhook_id, enabled: !enabled },
      { onSuccess: () => tell(enabled ? texts.turnedOff : texts.turnedOn) },
    )
  const remove = () => {
    onHide(true)
    undoable({
      title: texts.deleted,
      undo: () => onHide(false),
      commit: () =>
        void client.webhooks
          .remove({ webhook_id })
          .then(() => refresh(queries, ['webhooks.list']))
          .catch((error) => {
            onHide(false)
            tellProblem(error)
          }),
    })
  }
  const open = shown === uuid
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="font-mono text-[13px] font-medium [overflow-wrap:anywhere]">{url}</h3>
            <Badge tone={enabled ? 'good' : 'plain'}>{enabled ? texts.on : texts.off}</Badge>
          </div>
          {description !== null && <p className="mt-0.5 text-sm text-soft">{description}</p>}
        </div>
        <div className="flex items-center gap-2">
          <Button kind="quiet" small aria-expanded={open} onClick={() => show(!open)}>
            {open ? texts.hideDeliveries : texts.deliveries}
          </Button>
          <Button
            small
            disabled={!enabled}
            busy={test.isPending}
            aria-label={texts.testOf(url)}
            onClick={() => test.mutate({ webhook_id })}
          >
            {texts.test}
          </Button>
          <Menu
            label={texts.more(url)}
            trigger={<MoreHorizontal size={16} aria-hidden />}
            triggerClass="inline-flex size-8 items-center justify-center rounded-control text-soft hover:bg-hover hover:text-ink"
          >
            <MenuItem onClick={() => setEditing(true)}>{texts.edit}</MenuItem>
            <MenuItem onClick={turn}>{enabled ? texts.turnOff : texts.turnOn}</MenuItem>
            <MenuLine />
            <MenuItem danger onClick={remove}>
              {texts.delete}
            </MenuItem>
          </Menu>
        </div>
      </div>
      {open && <Deliveries webhook_id={webhook_id} tested={tested} />}
      <Dialog open={editing} onClose={() => setEditing(false)} title={texts.editTitle}>
        <WebhookForm
          given={{ url, description: description ?? '' }}
          action={common.save}
          busy={update.isPending}
          error={update.error}
          onCancel={() => setEditing(false)}
          onSubmit={(fields) => update.mutate({ webhook_id, url: fields.url, description: fields.description || null })}
        />
      </Dialog>
    </Card>
  )
}
