import type { FastifyInstance } from 'fastify'
import type { View } from '../../operation-routes.ts'
import { answerPeople, forPeople } from '../../page-calls.ts'
import { FAVICON, pageHeaders } from '../layout.ts'
import { type AppPageParts, sendApp } from './app-page.ts'
import { webFiles } from './web-files.ts'

export { readWebApp } from './web-files.ts'

/** What anybody may open. */
const OPEN = ['/', '/fidelity', '/calibration']

/** For people who are signed in; others are sent to do so, and come back. The app has the same list, with what it shows. */
const SIGNED_IN = [
  '/audience',
  '/research-groups',
  '/research-groups/*',
  '/research-studies',
  '/research-studies/*',
  '/requests',
  '/requests/*',
  '/account',
  '/account/usage',
  '/account/billing',
  '/account/billing/success',
  '/account/billing/events',
  '/account/webhooks',
  '/account/organization-settings',
  '/admin/',
]

/** Addresses at which programs get JSON and people the app. */
const SHARED = [
  'account.listKeys',
  'account.listMembers',
  'account.listSessions',
  'account.auditLog',
  'admin.listTiers',
  'admin.getTier',
  'admin.listOrganizations',
  'admin.getOrganization',
  'admin.listUsers',
  'admin.getUser',
  'admin.listKeys',
  'admin.listJobs',
  'admin.auditLog',
]

/** What a page at another address shows. */
const SHOWN_AT: Record<string, string> = {
  'account.listAssistants': '/account/keys',
  'account.billing': '/account/billing',
  'admin.status': '/admin/',
}

export interface AgentPageParts {
  /** By id or uuid. */
  find(reference: string): Promise<{ name: string } | undefined>
  /** What the page shows of the agent's life, which it asks for when it is there. */
  life(reference: string): Promise<object | undefined>
}

export const appViews = (parts: AppPageParts): Record<string, View> =>
  Object.fromEntries([
    ...SHARED.map((id) => [id, forPeople(signedInApp(parts))] as const),
    ...Object.entries(SHOWN_AT).map(([id, at]) => [id, leadTo(at)] as const),
  ])

const leadTo =
  (address: string): View =>
  async (_request, reply) =>
    reply.redirect(address, 303)

const signedInApp =
  (parts: AppPageParts): View =>
  (request, reply) =>
    sendApp(request, reply, parts, { signed_in: true })

/** The browser app: one page at many addresses, and the files that it is made of. */
export const appPages =
  (parts: AppPageParts, { find, life }: AgentPageParts) =>
  (app: FastifyInstance): void => {
    answerPeople(app)
    webFiles(app, parts.web)
    app.get('/favicon.svg', { config: { operation: 'page.icon' } }, (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
    )
    app.get('/admin', { config: { operation: 'page.app' } }, (_request, reply) => reply.redirect('/admin/', 308))
    for (const address of OPEN) {
      app.get(address, { config: { operation: 'page.app' } }, (request, reply) => sendApp(request, reply, parts))
    }
    for (const address of SIGNED_IN) app.get(address, { config: { operation: 'page.app' } }, signedInApp(parts))
    app.get('/agents/:agent', { config: { operation: 'page.agent' } }, async (request, reply) => {
      const agent = await find((request.params as { agent: string }).agent)
      return agent === undefined
        ? sendApp(request, reply, parts, { title: 'No such agent · Populace', status: 404 })
        : sendApp(request, reply, parts, { title: `${agent.name} · Populace`, agent })
    })
    // As the page itself, anybody may read it.
    app.get('/agents/:agent/life.json', { config: { operation: 'page.agent_life' } }, async (request, reply) => {
      const found = await life((request.params as { agent: string }).agent)
      if (found === undefined) return reply.code(404).type('text/plain').send('There is no such agent.\n')
      return reply.headers(pageHeaders).header('cache-control', 'public, max-age=3600').send(found)
    })
  }
