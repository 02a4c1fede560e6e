import { Outlet } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { boot } from '../../boot.ts'
import { admin } from '../../strings/admin.ts'
import { Page, TabLinks } from '../../ui/page.tsx'
import { Empty } from '../../ui/states.tsx'

const tabs = [
  { label: admin.status, link: { to: '/admin/' } },
  { label: admin.tiers, link: { to: '/admin/pricing-tiers' }, fuzzy: true },
  { label: admin.organizations, link: { to: '/admin/organizations' }, fuzzy: true },
  { label: admin.users, link: { to: '/admin/users' }, fuzzy: true },
  { label: admin.keys, link: { to: '/admin/keys' } },
  { label: admin.jobs, link: { to: '/admin/jobs' } },
  { label: admin.changes, link: { to: '/admin/audit-log' } },
] as const

/** What runs the installation, for its administrators. The service refuses others by itself; this says it in words. */
export default function AdminFrame() {
  if (boot.session?.user.administrator !== true) return <NotForYou />
  return (
    <>
      <div className="mx-auto -mb-6 w-full max-w-[90rem] px-4 pt-3 sm:px-8">
        <TabLinks label={admin.tabs} tabs={tabs} />
      </div>
      <Outlet />
    </>
  )
}

const NotForYou = () => (
  <Page title={admin.title}>
    <Empty icon={<ShieldCheck size={24} aria-hidden />} title={admin.forbidden}>
      <p>{admin.forbiddenWords}</p>
      <code className="rounded-control bg-hover px-2 py-1 font-mono text-[13px] [overflow-wrap:anywhere]">
        {admin.forbiddenCommand}
      </code>
    </Empty>
  </Page>
)
