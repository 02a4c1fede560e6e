import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { read, useCall } from '../../api.ts'
import { admin } from '../../strings/admin.ts'
import { adminTiers as words } from '../../strings/admin-tiers.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Card, Page } from '../../ui/page.tsx'
import { Loaded } from '../../ui/states.tsx'
import { tell } from '../../ui/toasts.tsx'
import type { Tier } from './tier-fields.ts'
import { TierForm } from './tier-form.tsx'

export default function TierPage() {
  const { tierId = '' } = useParams({ strict: false })
  const query = useQuery(read('admin.getTier', { tier_id: tierId }))
  const name = query.data?.tier.name ?? words.title
  return (
    <Page
      title={admin.titled(name)}
      headline={name}
      above={
        <Link to="/admin/pricing-tiers" className="hover:text-ink">
          {words.title}
        </Link>
      }
    >
      <Loaded query={query}>{({ tier }) => <InFull tier={tier} />}</Loaded>
    </Page>
  )
}

function InFull({ tier }: { tier: Tier }) {
  const { id, name, assigned_organizations: many } = tier
  const save = useCall('admin.updateTier', {
    changes: ['admin.'],
    onDone: () => tell(admin.saved),
    onError: () => undefined,
  })
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-sm text-soft">
        {words.onIt(many)}{' '}
        {many > 0 && (
          <Link
            to="/admin/organizations"
            search={{ tier_id: String(id) }}
            className="text-accent underline underline-offset-2"
          >
            {words.seeThem}
          </Link>
        )}
      </p>
      <Card aria-label={name}>
        <TierForm
          key={tier.updated_at}
          tier={tier}
          onSave={(values) => save.mutate({ tier_id: String(id), ...values })}
          busy={save.isPending}
          error={save.error}
        />
      </Card>
      {name !== 'self_hosted' && <Delete {...tier} />}
    </div>
  )
}

function Delete({ id, name, assigned_organizations: many }: Tier) {
  const [asked, setAsked] = useState(false)
  const navigate = useNavigate()
  const remove = useCall('admin.deleteTier', {
    changes: ['admin.listTiers', 'admin.listOrganizations', 'admin.getOrganization'],
    onDone: ({ organizations_unassigned }) => {
      tell(words.deleted(name, organizations_unassigned))
      void navigate({ to: '/admin/pricing-tiers' })
    },
  })
  return (
    <Card aria-label={words.delete}>
      <h2>{words.delete}</h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-soft">{words.deleteWords(many)}</p>
      <Button kind="danger" onClick={() => setAsked(true)}>
        {words.delete}
      </Button>
      <Confirm
        open={asked}
        onClose={() => setAsked(false)}
        title={words.deleteTitle(name)}
        words={`${words.deleteWords(many)} ${words.undone}`}
        action={words.deleteAction}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ tier_id: String(id) })}
      />
    </Card>
  )
}
