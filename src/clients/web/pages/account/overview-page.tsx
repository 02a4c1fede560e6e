import { useQuery } from '@tanstack/react-query'
import { read, useCall } from '../../api.ts'
import { boot } from '../../boot.ts'
import { account } from '../../strings/account.ts'
import { billing } from '../../strings/account-billing.ts'
import { common } from '../../strings/common.ts'
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx'
import { Badge } from '../../ui/page.tsx'
import { Loaded } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { cycleWords, planName, Quotas, QuotasWaiting } from './quotas.tsx'
import { Section } from './section.tsx'

const texts = account.overview

/** The plan and what is left of it, the organizations one is in, and how programs begin. */
export default function OverviewPage() {
  const usage = useQuery(read('billing.usage', {}))
  const plan = usage.data?.plan
  return (
    <>
      <Section
        title={billing.usage.quotas}
        lead={usage.data === undefined ? '\u00a0' : cycleWords(usage.data.quota)}
        actions={
          plan !== undefined && (
            <>
              <Badge tone={plan.billing_mode === 'free' ? 'plain' : 'accent'}>
                {`${texts.plan}: ${planName(plan.name)}`}
              </Badge>
              {plan.billing_mode === 'free' && (
                <ButtonLink kind="primary" small to="/account/billing">
                  {common.seePlans}
                </ButtonLink>
              )}
            </>
          )
        }
      >
        <Loaded query={usage} waiting={<QuotasWaiting />}>
          {({ quota }) => <Quotas quota={quota} />}
        </Loaded>
      </Section>
      <Organizations />
      <Section title={texts.startTitle} lead={texts.start}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink kind="primary" to="/account/keys" search={{ new: 'key' }}>
            {texts.makeKey}
          </ButtonLink>
          <a className={buttonClass()} href="/docs/api">
            {texts.api}
          </a>
          <a className={buttonClass()} href="/docs/guides/mcp">
            {texts.assistants}
          </a>
        </div>
      </Section>
    </>
  )
}

function Organizations() {
  const { data } = useQuery({ ...read('account.get', {}), initialData: boot.session! })
  // Everything on the screen is the other organization's afterwards: the app begins anew.
  const change = useCall('account.switchOrganization', { onDone: () => location.assign('/account') })
  return (
    <Section title={texts.organizations} lead={texts.organizationsWords}>
      <Table
        label={texts.organizations}
        rows={data.organizations}
        rowKey={({ uuid }) => uuid}
        columns={[
          { head: texts.organization, cell: ({ name }) => <span className="font-medium">{name}</span> },
          { head: texts.role, className: 'max-sm:hidden', cell: ({ role }) => account.role[role] },
          { head: texts.payment, cell: ({ billing_mode }) => account.modes[billing_mode] ?? billing_mode },
          {
            head: <span className="sr-only">{account.keys.actions}</span>,
            className: 'text-right',
            cell: ({ uuid, name }) =>
              uuid === data.organization.uuid ? (
                <Badge tone="good">{texts.here}</Badge>
              ) : (
                <Button
                  small
                  aria-label={texts.workIn(name)}
                  busy={change.isPending && change.variables.org_uuid === uuid}
                  onClick={() => change.mutate({ org_uuid: uuid })}
                >
                  {texts.workHere}
                </Button>
              ),
          },
        ]}
      />
    </Section>
  )
}
