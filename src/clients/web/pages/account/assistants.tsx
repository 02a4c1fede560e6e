import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountListAssistantsOutput } from '../../../sdk/index.ts'
import { read, useCall } from '../../api.ts'
import { date } from '../../format.ts'
import { account } from '../../strings/account.ts'
import { Button } from '../../ui/button.tsx'
import { isAdmin } from '../../ui/checkout.ts'
import { Confirm } from '../../ui/dialog.tsx'
import { Badge } from '../../ui/page.tsx'
import { Loaded, SkeletonRows } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { tell } from '../../ui/toasts.tsx'
import { Section } from './section.tsx'

const texts = account.assistants
type Assistant = AccountListAssistantsOutput['assistants'][number]

/** Assistants that registered by themselves, and whose they are. */
export function Assistants() {
  const query = useQuery(read('account.listAssistants', {}))
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Loaded query={query} waiting={<SkeletonRows rows={2} />}>
        {({ assistants }) =>
          assistants.length === 0 ? (
            <p className="text-sm text-soft">{texts.none}</p>
          ) : (
            <AssistantTable assistants={assistants} />
          )
        }
      </Loaded>
    </Section>
  )
}

function AssistantTable({ assistants }: { assistants: readonly Assistant[] }) {
  const [asked, setAsked] = useState<Assistant>()
  const [open, setOpen] = useState(false)
  const changes = ['account.listAssistants', 'account.listKeys']
  const confirm = useCall('account.confirmAssistant', { changes })
  const remove = useCall('account.removeAssistant', {
    changes,
    onDone: ({ keys_revoked }) => {
      setOpen(false)
      tell(texts.removed(keys_revoked))
    },
  })
  const actions: Column<Assistant> = {
    head: <span className="sr-only">{account.keys.actions}</span>,
    className: 'text-right whitespace-nowrap',
    cell: (one) => (
      <span className="inline-flex gap-2">
        {one.confirmed_at === null && (
          <Button
            small
            busy={confirm.isPending && confirm.variables.vendor_account_uuid === one.vendor_account_uuid}
            onClick={() => confirm.mutate({ vendor_account_uuid: one.vendor_account_uuid })}
          >
            {texts.confirm}
          </Button>
        )}
        <Button
          kind="danger"
          small
          onClick={() => {
            setAsked(one)
            setOpen(true)
          }}
        >
          {texts.remove}
        </Button>
      </span>
    ),
  }
  return (
    <>
      <Table
        label={texts.table}
        rows={assistants}
        rowKey={({ vendor_account_uuid }) => vendor_account_uuid}
        columns={[
          {
            head: texts.installation,
            cell: ({ client_install_id, vendor_account_uuid }) => (
              <>
                <code className="text-[13px]">{`${client_install_id}…`}</code>
                <div className="font-mono text-xs text-soft">{vendor_account_uuid}</div>
              </>
            ),
          },
          { head: texts.address, cell: ({ user_email }) => user_email },
          { head: texts.first, className: 'whitespace-nowrap', cell: ({ created_at }) => date(created_at) },
          { head: texts.last, className: 'whitespace-nowrap', cell: ({ updated_at }) => date(updated_at) },
          {
            head: texts.state,
            cell: ({ confirmed_at }) =>
              confirmed_at === null ? (
                <Badge tone="warn">{texts.unconfirmed}</Badge>
              ) : (
                <Badge tone="good">{texts.confirmed}</Badge>
              ),
          },
          ...(isAdmin() ? [actions] : []),
        ]}
      />
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title={texts.removeTitle}
        words={texts.removeWords(asked?.user_email ?? '')}
        action={texts.removeAction}
        busy={remove.isPending}
        onConfirm={() => asked !== undefined && remove.mutate({ vendor_account_uuid: asked.vendor_account_uuid })}
      />
    </>
  )
}
