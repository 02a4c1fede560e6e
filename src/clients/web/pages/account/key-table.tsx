import { useState } from 'react'
import type { AccountListKeysOutput } from '../../../sdk/index.ts'
import { useCall } from '../../api.ts'
import { ago, date } from '../../format.ts'
import { account } from '../../strings/account.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Table } from '../../ui/table.tsx'
import { tell } from '../../ui/toasts.tsx'
import { ALL } from './key-rights.ts'

const texts = account.keys
/** On a phone what a key may do and how it is revoked stand without scrolling sideways. */
const ON_WIDE = 'max-sm:hidden'
type Key = AccountListKeysOutput['keys'][number]

/** What a key may do, in a word; all of it when one points at it. */
function Rights({ kind, scopes }: Key) {
  const word =
    kind === 'free'
      ? texts.freePanel
      : ALL.every((scope) => scopes.includes(scope))
        ? texts.everything
        : scopes.every((scope) => scope.endsWith(':read'))
          ? texts.readsOnly
          : texts.rights(scopes.length)
  return (
    <details>
      <summary className="cursor-pointer rounded-control py-0.5 whitespace-nowrap">{word}</summary>
      <ul className="mt-1 mb-1 grid gap-0.5 text-[13px] text-soft">
        {scopes.map((scope) => (
          <li key={scope}>{texts.scopes[scope] ?? scope}</li>
        ))}
      </ul>
    </details>
  )
}

export function KeyTable({ keys }: { keys: readonly Key[] }) {
  const [asked, setAsked] = useState<Key>()
  const [open, setOpen] = useState(false)
  const revoke = useCall('account.revokeKey', {
    changes: ['account.listKeys'],
    onDone: () => {
      setOpen(false)
      tell(texts.revoked)
    },
  })
  return (
    <>
      <Table
        label={texts.table}
        rows={keys}
        rowKey={({ id }) => id}
        columns={[
          {
            head: texts.key,
            cell: (key) => (
              <>
                <div className="font-medium">{key.name ?? texts.origins[key.created_by] ?? key.created_by}</div>
                <code className="text-[13px] whitespace-nowrap text-soft">{key.key}</code>
                <div className="text-[13px] [overflow-wrap:anywhere] text-soft sm:hidden">{key.user_email}</div>
              </>
            ),
          },
          { head: texts.may, cell: Rights },
          {
            head: texts.of,
            className: ON_WIDE,
            cell: ({ user_email, name, created_by }) => (
              <>
                <div>{user_email}</div>
                {name !== null && (
                  <div className="text-[13px] text-soft">{texts.origins[created_by] ?? created_by}</div>
                )}
              </>
            ),
          },
          { head: texts.made, className: `whitespace-nowrap ${ON_WIDE}`, cell: ({ created_at }) => date(created_at) },
          {
            head: texts.lastUsed,
            className: `whitespace-nowrap ${ON_WIDE}`,
            cell: ({ last_used_at }) => (last_used_at === null ? texts.never : ago(last_used_at)),
          },
          {
            head: <span className="sr-only">{texts.actions}</span>,
            className: 'text-right',
            cell: (key) =>
              key.revoked_at === null ? (
                <Button
                  kind="danger"
                  small
                  aria-label={`${texts.revoke} ${key.name ?? key.key}`}
                  onClick={() => {
                    setAsked(key)
                    setOpen(true)
                  }}
                >
                  {texts.revoke}
                </Button>
              ) : (
                <span className="text-[13px] text-soft">
                  {`${texts.reasons[key.revoked_reason ?? 'user'] ?? texts.reasons.user}, ${date(key.revoked_at)}`}
                </span>
              ),
          },
        ]}
      />
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title={texts.revokeTitle(asked?.name ?? asked?.key ?? '')}
        words={texts.revokeWords}
        action={texts.revokeAction}
        busy={revoke.isPending}
        onConfirm={() => asked !== undefined && revoke.mutate({ key_id: String(asked.id) })}
      />
    </>
  )
}
