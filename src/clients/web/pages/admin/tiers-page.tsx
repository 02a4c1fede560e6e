import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { AdminListTiersOutput } from '../../../sdk/index.ts'
import { read, useCall } from '../../api.ts'
import { count, decimal, money } from '../../format.ts'
import type { Search } from '../../search.ts'
import { admin } from '../../strings/admin.ts'
import { adminTiers as words } from '../../strings/admin-tiers.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Badge, Page } from '../../ui/page.tsx'
import { Empty, Loaded } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { tell } from '../../ui/toasts.tsx'
import { TierLink } from './facts.tsx'
import { Pager, useAsked } from './list-parts.tsx'
import { type FeatureName, features } from './tier-fields.ts'
import { TierForm } from './tier-form.tsx'
import { useCurrency } from './use-currency.ts'

type Tier = AdminListTiersOutput['tiers'][number]

const columnsIn = (currency: string): readonly Column<Tier>[] => [
  {
    head: words.tier,
    cell: ({ id, name, description }) => (
      <>
        <TierLink id={id}>{name}</TierLink>
        {description !== null && <div className="max-w-sm text-[13px] text-soft">{description}</div>}
      </>
    ),
  },
  {
    head: words.price,
    number: true,
    className: 'whitespace-nowrap',
    cell: ({ monthly_price_cents }) =>
      monthly_price_cents === 0 ? (
        <span className="text-soft">{words.notForSale}</span>
      ) : (
        money(monthly_price_cents, currency)
      ),
  },
  {
    head: words.answerPrice,
    number: true,
    className: 'whitespace-nowrap',
    cell: ({ agent_question_multiplier }) => words.times(decimal(agent_question_multiplier, 2)),
  },
  { head: words.organizations, number: true, cell: ({ assigned_organizations }) => count(assigned_organizations) },
  { head: words.includes, cell: (tier) => <Includes {...tier} /> },
]

/** Whoever sells a tier should see at once when its buyers get nothing for it. */
function Includes(tier: Pick<Tier, FeatureName | 'monthly_price_cents'>) {
  const included = features.filter((feature) => tier[feature])
  if (included.length === 0) {
    return tier.monthly_price_cents === 0 ? (
      <span className="text-soft">{words.nothing}</span>
    ) : (
      <span className="text-bad">{words.nothingSold}</span>
    )
  }
  return (
    <span className="flex flex-wrap gap-1">
      {included.map((feature) => (
        <Badge key={feature}>{words.features[feature]}</Badge>
      ))}
    </span>
  )
}

export default function TiersPage() {
  const { paging } = useAsked()
  const query = useQuery(read('admin.listTiers', paging))
  const { new: asked }: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  const currency = useCurrency()
  const close = () => void navigate({ to: '/admin/pricing-tiers', search: {} })
  const open = () => void navigate({ to: '/admin/pricing-tiers', search: { new: 'tier' } })
  const create = useCall('admin.createTier', {
    changes: ['admin.'],
    onDone: ({ tier }) => {
      tell(words.created(tier.name))
      close()
    },
    onError: () => undefined,
  })
  const button = (
    <Button kind="primary" icon={<Plus size={15} aria-hidden />} onClick={open}>
      {words.create}
    </Button>
  )
  return (
    <Page wide title={admin.titled(words.title)} headline={words.title} lead={words.lead} actions={button}>
      <Loaded query={query}>
        {({ tiers, ...page }) =>
          tiers.length === 0 ? (
            <Empty title={words.empty}>
              <p>{words.emptyWords}</p>
            </Empty>
          ) : (
            <>
              <Table label={words.title} columns={columnsIn(currency)} rows={tiers} rowKey={({ id }) => id} />
              <Pager {...page} />
            </>
          )
        }
      </Loaded>
      <Dialog wide open={asked === 'tier'} onClose={close} title={words.createTitle}>
        <TierForm onSave={(values) => create.mutate(values)} busy={create.isPending} error={create.error} create />
      </Dialog>
    </Page>
  )
}
