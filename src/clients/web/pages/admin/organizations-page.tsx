import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdminListOrganizationsOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { count, date, money } from '../../format.ts'
import { admin } from '../../strings/admin.ts'
import { adminLists } from '../../strings/admin-lists.ts'
import { SelectField } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { Loaded } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { OrganizationLink, TierLink } from './facts.tsx'
import { Narrowed, NothingThere, Pager, SearchBox, useAsked } from './list-parts.tsx'
import { useCurrency } from './use-currency.ts'

type Row = AdminListOrganizationsOutput['organizations'][number]
type Mode = Row['billing_mode']

const words = adminLists.organizations
const modes = Object.keys(adminLists.billing) as Mode[]
const isMode = (text: string | undefined): text is Mode => modes.includes(text as Mode)

const columnsIn = (currency: string): readonly Column<Row>[] => [
  { head: words.name, cell: ({ id, name }) => <OrganizationLink id={id}>{name}</OrganizationLink> },
  { head: words.billing, cell: ({ billing_mode }) => adminLists.billing[billing_mode] },
  {
    head: words.tier,
    cell: ({ tier }) => (tier === null ? admin.none : <TierLink id={tier.id}>{tier.name}</TierLink>),
  },
  { head: words.members, number: true, cell: ({ members }) => count(members) },
  { head: words.keys, number: true, cell: ({ keys_active }) => count(keys_active) },
  { head: words.questions, number: true, cell: ({ questions_cycle }) => count(questions_cycle) },
  {
    head: words.charged,
    number: true,
    cell: ({ charged_cents_cycle }) => money(charged_cents_cycle, currency),
  },
  { head: words.since, className: 'whitespace-nowrap', cell: ({ created_at }) => date(created_at) },
]

export default function OrganizationsPage() {
  const { filters, paging, ask } = useAsked()
  const { q, tier_id } = filters
  const billing_mode = isMode(filters.billing_mode) ? filters.billing_mode : undefined
  const query = useQuery({
    ...read('admin.listOrganizations', { q, tier_id, billing_mode, ...paging }),
    placeholderData: keepPreviousData,
  })
  const columns = columnsIn(useCurrency())
  return (
    <Page wide title={admin.titled(admin.organizations)} headline={admin.organizations}>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchBox label={words.search} />
        <SelectField
          label={words.billing}
          value={billing_mode ?? ''}
          onChange={(event) => ask({ billing_mode: event.target.value })}
        >
          <option value="">{words.anyBilling}</option>
          {modes.map((mode) => (
            <option key={mode} value={mode}>
              {adminLists.billing[mode]}
            </option>
          ))}
        </SelectField>
      </div>
      <Narrowed by={[tier_id === undefined ? undefined : words.onTier(tier_id)]} />
      <Loaded query={query}>
        {({ organizations, ...page }) =>
          organizations.length === 0 ? (
            <NothingThere />
          ) : (
            <>
              <Table label={admin.organizations} columns={columns} rows={organizations} rowKey={({ id }) => id} />
              <Pager {...page} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
