import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { boot, signInAddress } from './boot.ts'
import type { Search } from './search.ts'
import { Broken, NotFound } from './shell/not-found.tsx'
import { Shell } from './shell/shell.tsx'

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound })

const validateSearch = (search: Record<string, unknown>): Search =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))

type Loader = () => Promise<{ default: React.ComponentType }>

/** A page that anybody may open. Its code is loaded when it is first opened. */
const openPage = <const Path extends string>(path: Path, load: Loader) =>
  createRoute({ getParentRoute: () => root, path, validateSearch, component: lazyRouteComponent(load) })

/** A page for who is signed in; others are led to the sign-in, and back. */
const page = <const Path extends string>(path: Path, load: Loader) =>
  createRoute({
    getParentRoute: () => root,
    path,
    validateSearch,
    beforeLoad: ({ location: { href }, preload }) => {
      if (boot.session !== null || preload) return
      location.assign(signInAddress(href))
      // Nothing is shown of a page that is being left.
      return new Promise<void>(() => {})
    },
    component: lazyRouteComponent(load),
  })

// The addresses that src/surfaces/http/pages/app/index.ts serves, with what is shown there.
const home = openPage('/', () => import('./pages/home/home-page.tsx'))
const audience = page('/audience', () => import('./pages/audience/audience-page.tsx'))
const groups = page('/research-groups', () => import('./pages/groups/groups-page.tsx'))
const group = page('/research-groups/$groupId', () => import('./pages/groups/group-page.tsx'))
const studies = page('/research-studies', () => import('./pages/studies/studies-page.tsx'))
const newStudy = page('/research-studies/new', () => import('./pages/studies/new-study-page.tsx'))
const request = page('/requests/$requestId', () => import('./pages/studies/request-page.tsx'))
const agent = openPage('/agents/$agentId', () => import('./pages/agent/agent-page.tsx'))
const fidelity = openPage('/fidelity', () => import('./pages/trust/fidelity-page.tsx'))
const calibration = openPage('/calibration', () => import('./pages/trust/calibration-page.tsx'))

const study = page('/research-studies/$studyId', () => import('./pages/study/study-frame.tsx'))
const inStudy = <const Path extends string>(path: Path, load: Loader) =>
  createRoute({ getParentRoute: () => study, path, validateSearch, component: lazyRouteComponent(load) })
const studyPages = [
  inStudy('/', () => import('./pages/study/questions-page.tsx')),
  inStudy('/results', () => import('./pages/study/results-page.tsx')),
  inStudy('/participants', () => import('./pages/study/participants-page.tsx')),
  inStudy('/agents/$agentId', () => import('./pages/study/conversation-page.tsx')),
  inStudy('/compare', () => import('./pages/study/compare-page.tsx')),
  inStudy('/report', () => import('./pages/study/report-page.tsx')),
] as const

const account = page('/account', () => import('./pages/account/account-frame.tsx'))
const inAccount = <const Path extends string>(path: Path, load: Loader) =>
  createRoute({ getParentRoute: () => account, path, validateSearch, component: lazyRouteComponent(load) })
const accountPages = [
  inAccount('/', () => import('./pages/account/overview-page.tsx')),
  inAccount('/keys', () => import('./pages/account/keys-page.tsx')),
  inAccount('/usage', () => import('./pages/account/usage-page.tsx')),
  inAccount('/billing', () => import('./pages/account/billing-page.tsx')),
  inAccount('/billing/success', () => import('./pages/account/success-page.tsx')),
  inAccount('/billing/events', () => import('./pages/account/events-page.tsx')),
  inAccount('/members', () => import('./pages/account/members-page.tsx')),
  inAccount('/webhooks', () => import('./pages/account/webhooks-page.tsx')),
  inAccount('/organization-settings', () => import('./pages/account/organization-page.tsx')),
  inAccount('/sessions', () => import('./pages/account/sessions-page.tsx')),
  inAccount('/audit-log', () => import('./pages/account/changes-page.tsx')),
] as const

const admin = page('/admin', () => import('./pages/admin/admin-frame.tsx'))
const inAdmin = <const Path extends string>(path: Path, load: Loader) =>
  createRoute({ getParentRoute: () => admin, path, validateSearch, component: lazyRouteComponent(load) })
const adminPages = [
  inAdmin('/', () => import('./pages/admin/status-page.tsx')),
  inAdmin('/pricing-tiers', () => import('./pages/admin/tiers-page.tsx')),
  inAdmin('/pricing-tiers/$tierId', () => import('./pages/admin/tier-page.tsx')),
  inAdmin('/organizations', () => import('./pages/admin/organizations-page.tsx')),
  inAdmin('/organizations/$organizationId', () => import('./pages/admin/organization-page.tsx')),
  inAdmin('/users', () => import('./pages/admin/users-page.tsx')),
  inAdmin('/users/$userId', () => import('./pages/admin/user-page.tsx')),
  inAdmin('/keys', () => import('./pages/admin/keys-page.tsx')),
  inAdmin('/jobs', () => import('./pages/admin/jobs-page.tsx')),
  inAdmin('/audit-log', () => import('./pages/admin/changes-page.tsx')),
] as const

const routeTree = root.addChildren([
  home,
  audience,
  groups,
  group,
  studies,
  newStudy,
  request,
  agent,
  fidelity,
  calibration,
  study.addChildren([...studyPages]),
  account.addChildren([...accountPages]),
  admin.addChildren([...adminPages]),
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: Broken,
  trailingSlash: 'preserve',
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
    return text === '' ? '' : `?${text}`
  },
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
