import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { AdminGetOrganizationOutput } from '../../../sdk/index.ts'
import { read, useCall } from '../../api.ts'
import { admin } from '../../strings/admin.ts'
import { adminLists } from '../../strings/admin-lists.ts'
import { common } from '../../strings/common.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Card } from '../../ui/page.tsx'
import { fieldProblems } from '../../ui/problem-words.ts'
import { tell } from '../../ui/toasts.tsx'

type Organization = AdminGetOrganizationOutput['organization']
type Mode = Organization['billing_mode']
const words = adminLists.organization

/** Only a checkout makes an organization one that pays by card. */
const settable: readonly Mode[] = ['free', 'invoiced', 'self_hosted']

/** Its name, its tier and who collects what it costs. */
export function OrganizationRights({ organization }: { organization: Organization }) {
  const { id, billing_mode, tier } = organization
  const tiers = useQuery(read('admin.listTiers', { limit: 100 })).data?.tiers ?? (tier === null ? [] : [tier])
  const [name, setName] = useState(organization.name)
  const [tierId, setTierId] = useState(tier === null ? '' : String(tier.id))
  const [mode, setMode] = useState(billing_mode)
  const save = useCall('admin.updateOrganization', { changes: ['admin.'], onDone: () => tell(admin.saved) })
  const changed = {
    ...(name.trim() === organization.name ? {} : { name: name.trim() }),
    ...(tierId === String(tier?.id ?? '') ? {} : { payment_tier_id: tierId === '' ? null : Number(tierId) }),
    ...(mode === billing_mode ? {} : { billing_mode: mode }),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ organization_id: String(id), ...changed })
  }
  return (
    <Card aria-label={words.rights}>
      <h2>{words.rights}</h2>
      <p className="mt-1 mb-4 max-w-prose text-sm text-soft">{words.rightsWords}</p>
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={words.name}
          value={name}
          required
          maxLength={200}
          onChange={(event) => setName(event.target.value)}
          problem={fieldProblems(save.error).name}
        />
        <SelectField label={words.tier} value={tierId} onChange={(event) => setTierId(event.target.value)}>
          <option value="">{words.noTier}</option>
          {tiers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={words.billing} value={mode} onChange={(event) => setMode(event.target.value as Mode)}>
          {[...new Set([billing_mode, ...settable])].map((one) => (
            <option key={one} value={one}>
              {adminLists.billing[one]}
            </option>
          ))}
        </SelectField>
        <div className="sm:col-span-3">
          <Button type="submit" kind="primary" busy={save.isPending} disabled={Object.keys(changed).length === 0}>
            {common.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
