import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { read } from '../api.ts'
import { boot, isFree, signInAddress } from '../boot.ts'
import { capitalized } from '../format.ts'
import { billing } from '../strings/account-billing.ts'
import { common } from '../strings/common.ts'
import { Button, buttonClass } from './button.tsx'
import { isAdmin, useCheckout } from './checkout.ts'
import { Notice } from './page.tsx'

/** What needs a plan, for who has one; for others, what it is and how they get one. `what` is one sentence. */
export function PlanGate({ what, children }: { what: string; children: ReactNode }) {
  if (!isFree()) return children
  return (
    <Notice>
      <p>{what}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {boot.session === null ? <SignIn /> : isAdmin() ? <Plans /> : <AskAdmins />}
      </div>
    </Notice>
  )
}

const SignIn = () =>
  boot.sign_in && (
    <a className={buttonClass('primary', true)} href={signInAddress()}>
      {common.signIn}
    </a>
  )

/** Where nothing is charged, the cheapest plan is one click away. */
function Plans() {
  const { data } = useQuery({ ...read('account.billing', {}), enabled: boot.sandbox_payments })
  const checkout = useCheckout()
  const cheapest = data?.card_provider === 'sandbox' ? data.tiers[0] : undefined
  return (
    <>
      {cheapest !== undefined && (
        <Button
          kind="primary"
          small
          busy={checkout.isPending}
          onClick={() => checkout.mutate({ tier_uuid: cheapest.uuid })}
          className="whitespace-normal"
        >
          {billing.gate.start(capitalized(cheapest.name))}
        </Button>
      )}
      <Link className={buttonClass(boot.sandbox_payments ? 'plain' : 'primary', true)} to="/account/billing">
        {common.seePlans}
      </Link>
    </>
  )
}

function AskAdmins() {
  const admins = useAdmins()
  return (
    <>
      <span>{billing.gate.ask(admins)}</span>
      <Link className={buttonClass('plain', true)} to="/account/billing">
        {common.seePlans}
      </Link>
    </>
  )
}

/** Whom a member can ask: the addresses of the organization's admins, as soon as they are known. */
export function useAdmins(): string[] {
  const { data } = useQuery({ ...read('account.listMembers', {}), enabled: boot.session !== null })
  return (data?.members ?? []).filter(({ role }) => role === 'admin').map(({ email }) => email)
}
