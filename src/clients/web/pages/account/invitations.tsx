import { useCall } from '../../api.ts'
import type { boot } from '../../boot.ts'
import { date } from '../../format.ts'
import { account } from '../../strings/account.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/page.tsx'
import { tell } from '../../ui/toasts.tsx'

const texts = account.invitation
type Invitation = NonNullable<typeof boot.session>['invitations'][number]

/** Nobody is put into an organization without being asked. */
export const Invitations = ({ invitations }: { invitations: readonly Invitation[] }) =>
  invitations.length > 0 && (
    <div className="mb-6 grid gap-2">
      {invitations.map((invitation) => (
        <Waiting key={invitation.organization_uuid} {...invitation} />
      ))}
    </div>
  )

function Waiting({ organization_uuid, organization_name, role, invited_by, expires_at }: Invitation) {
  const changes = ['account.get']
  const accept = useCall('account.acceptInvitation', {
    changes,
    onDone: () => tell(texts.accepted(organization_name), texts.acceptedWords),
  })
  const decline = useCall('account.declineInvitation', { changes, onDone: () => tell(texts.declined) })
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64">{texts.words(invited_by, organization_name, role, date(expires_at))}</p>
        <div className="flex gap-2">
          <Button
            kind="primary"
            small
            busy={accept.isPending}
            disabled={decline.isPending}
            onClick={() => accept.mutate({ organization_uuid })}
          >
            {texts.accept}
          </Button>
          <Button
            small
            busy={decline.isPending}
            disabled={accept.isPending}
            onClick={() => decline.mutate({ organization_uuid })}
          >
            {texts.decline}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
