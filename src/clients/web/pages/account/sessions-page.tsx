import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCall } from '../../api.ts'
import { boot } from '../../boot.ts'
import { ago, dateTime } from '../../format.ts'
import { account } from '../../strings/account.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Badge } from '../../ui/page.tsx'
import { Loaded } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { tell } from '../../ui/toasts.tsx'
import { Section } from './section.tsx'

const texts = account.sessions

/** The browsers that one is signed in with. */
export default function SessionsPage() {
  const [asked, setAsked] = useState(false)
  const query = useQuery(read('account.listSessions', {}))
  const changes = ['account.listSessions']
  const revoke = useCall('account.revokeSession', { changes, onDone: () => tell(texts.signedOut) })
  const others = useCall('account.revokeOtherSessions', {
    changes,
    onDone: ({ revoked }) => {
      setAsked(false)
      tell(texts.othersOut(revoked))
    },
  })
  return (
    <Section
      title={texts.title}
      lead={texts.lead(boot.session!.user.email)}
      actions={
        (query.data?.sessions.length ?? 0) > 1 && (
          <Button kind="danger" onClick={() => setAsked(true)}>
            {texts.signOutOthers}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {({ sessions }) => (
          <Table
            label={texts.table}
            rows={sessions}
            rowKey={({ id }) => id}
            columns={[
              {
                head: texts.browser,
                cell: ({ device, current }) => (
                  <span className="flex flex-wrap items-center gap-2 font-medium">
                    {device}
                    {current && <Badge tone="good">{texts.this}</Badge>}
                  </span>
                ),
              },
              { head: texts.address, className: 'max-sm:hidden', cell: ({ ip }) => ip ?? account.unknown },
              { head: texts.by, className: 'max-sm:hidden', cell: ({ signed_in_by }) => texts.ways[signed_in_by] },
              {
                head: texts.signedIn,
                className: 'whitespace-nowrap max-sm:hidden',
                cell: (session) => dateTime(session.created_at),
              },
              { head: texts.lastSeen, className: 'whitespace-nowrap', cell: (session) => ago(session.last_seen_at) },
              {
                head: <span className="sr-only">{texts.actions}</span>,
                className: 'text-right',
                cell: ({ id, current, device }) =>
                  !current && (
                    <Button
                      small
                      aria-label={`${texts.signOut}: ${device}`}
                      busy={revoke.isPending && revoke.variables.session_id === id}
                      onClick={() => revoke.mutate({ session_id: id })}
                    >
                      {texts.signOut}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      <Confirm
        open={asked}
        onClose={() => setAsked(false)}
        title={texts.othersTitle}
        words={texts.othersWords}
        action={texts.signOutOthers}
        busy={others.isPending}
        onConfirm={() => others.mutate({})}
      />
    </Section>
  )
}
