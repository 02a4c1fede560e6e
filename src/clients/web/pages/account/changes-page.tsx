import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { History } from 'lucide-react'
import type { AccountAuditLogOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { boot } from '../../boot.ts'
import { capitalized, dateTime, words } from '../../format.ts'
import { account } from '../../strings/account.ts'
import { changes } from '../../strings/account-changes.ts'
import { isAdmin } from '../../ui/checkout.ts'
import { SelectField } from '../../ui/field.tsx'
import { useAdmins } from '../../ui/plan-gate.tsx'
import { Empty, Loaded } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { Pager, usePaging } from './pager.tsx'
import { Section } from './section.tsx'

type Entry = AccountAuditLogOutput['entries'][number]

/** What changed rights or money, for admins. */
export default function ChangesPage() {
  const admins = useAdmins()
  return isAdmin() ? (
    <Log />
  ) : (
    <Section title={changes.title}>
      <p className="text-sm text-soft">{account.onlyAdmins(admins)}</p>
    </Section>
  )
}

function Log() {
  const { about = '' } = useSearch({ strict: false }) as { about?: string }
  const action = about in changes.subjects ? about : undefined
  const navigate = useNavigate()
  const log = useQuery(read('account.auditLog', { ...usePaging(50), ...(action === undefined ? {} : { action }) }))
  return (
    <Section
      title={changes.title}
      lead={changes.lead(boot.session!.organization.name)}
      actions={
        <SelectField
          label={changes.about}
          hideLabel
          value={action ?? ''}
          onChange={({ target }) => void navigate({ to: '.', search: { about: target.value }, replace: true })}
        >
          <option value="">{changes.everything}</option>
          {Object.entries(changes.subjects).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      }
    >
      <Loaded query={log}>
        {(page) =>
          page.entries.length === 0 ? (
            <Empty
              icon={<History size={22} aria-hidden />}
              title={action === undefined ? changes.none : changes.noneFiltered}
            >
              <p>{changes.noneWords}</p>
            </Empty>
          ) : (
            <>
              <Table
                label={changes.table}
                rows={page.entries}
                rowKey={({ id }) => id}
                columns={[
                  { head: changes.when, className: 'whitespace-nowrap', cell: ({ at }) => dateTime(at) },
                  { head: changes.who, cell: ({ actor_kind, actor }) => changes.by[actor_kind] ?? actor },
                  {
                    head: changes.what,
                    className: 'font-medium',
                    cell: (entry) =>
                      changes.actions[entry.action] ?? capitalized(words(entry.action.replace('.', '_'))),
                  },
                  { head: changes.to, cell: Subject },
                ]}
              />
              <Pager {...page} />
            </>
          )
        }
      </Loaded>
    </Section>
  )
}

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

/** What it was done to, what that was before and is now, and the rest folded up. */
function Subject({ subject, details: { from, to, ...rest } }: Entry) {
  const turn = typeof from === 'string' && typeof to === 'string' ? changes.turn(from, to) : undefined
  const more = Object.entries({ ...rest, ...(turn === undefined ? { from, to } : {}) }).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return (
    <>
      <div className="[overflow-wrap:anywhere]">{[subject, turn].filter(Boolean).join(': ')}</div>
      {more.length > 0 && (
        <details className="text-[13px] text-soft">
          <summary className="cursor-pointer rounded-control py-0.5">{changes.details}</summary>
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 py-1">
            {more.map(([name, value]) => (
              <div key={name} className="contents">
                <dt>{words(name)}</dt>
                <dd className="text-ink [overflow-wrap:anywhere]">{shown(value)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}
