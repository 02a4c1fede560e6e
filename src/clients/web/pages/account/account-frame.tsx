import { useQuery } from '@tanstack/react-query'
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { read } from '../../api.ts'
import { boot, signInAddress } from '../../boot.ts'
import { useCommands } from '../../shell/commands.ts'
import { account } from '../../strings/account.ts'
import { common } from '../../strings/common.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Page, TabLinks } from '../../ui/page.tsx'
import { Empty } from '../../ui/states.tsx'
import { Invitations } from './invitations.tsx'

const tabs = [
  { label: account.tab.overview, link: { to: '/account' } },
  { label: account.tab.keys, link: { to: '/account/keys' } },
  { label: account.tab.usage, link: { to: '/account/usage' } },
  { label: account.tab.billing, link: { to: '/account/billing' }, fuzzy: true },
  { label: account.tab.members, link: { to: '/account/members' } },
  { label: account.tab.webhooks, link: { to: '/account/webhooks' } },
  { label: account.tab.organization, link: { to: '/account/organization-settings' } },
  { label: account.tab.sessions, link: { to: '/account/sessions' } },
  { label: account.tab.changes, link: { to: '/account/audit-log' } },
] as const

/** The account: who is signed in and where, who invites them, and its parts. */
export default function AccountFrame() {
  return boot.session === null ? <SignInFirst /> : <Frame session={boot.session} />
}

function Frame({ session }: { session: NonNullable<typeof boot.session> }) {
  const { data } = useQuery({ ...read('account.get', {}), initialData: session })
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const tab = tabs.findLast(({ link }) => path === link.to || path.startsWith(`${link.to}/`)) ?? tabs[0]
  useActiveTabInSight(path)
  useTabCommands()
  useEffect(() => {
    // What else on the page asks who is signed in, and where, hears of names and roles that changed here.
    boot.session = data
  }, [data])
  return (
    <Page
      title={`${tab.label} · ${account.above}`}
      headline={data.organization.name}
      above={account.above}
      lead={account.signedInAs(data.user.email, data.organization.role)}
    >
      <Invitations invitations={data.invitations} />
      <TabLinks label={account.tabs} tabs={tabs} />
      <Outlet />
    </Page>
  )
}

/** Every part of the account by its name, and the one thing that people come for most. */
function useTabCommands(): void {
  const navigate = useNavigate()
  useCommands(
    useMemo(
      () => [
        ...tabs.map(({ label, link: { to } }) => ({
          id: `account ${to}`,
          label,
          group: account.above,
          run: () => void navigate({ to }),
        })),
        {
          id: 'account new key',
          label: account.keys.make,
          group: account.above,
          run: () => void navigate({ to: '/account/keys', search: { new: 'key' } }),
        },
      ],
      [navigate],
    ),
  )
}

/** Nine tabs are more than a phone is wide. */
function useActiveTabInSight(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the address that matters.
  useEffect(() => {
    const tab = document.querySelector(`nav[aria-label="${account.tabs}"] [aria-current="page"]`)
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [path])
}

const SignInFirst = () => (
  <Page title={account.above}>
    <Empty icon={<UserRound size={24} aria-hidden />} title={account.signInFirst}>
      <p>{account.signInFirstWords}</p>
      {boot.sign_in && (
        <a className={buttonClass('primary')} href={signInAddress()}>
          {common.signIn}
        </a>
      )}
    </Empty>
  </Page>
)
