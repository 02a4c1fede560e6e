import type { FastifyInstance } from 'fastify'
import type { View } from '../../operation-routes.ts'
import { answerPeople, forPeople, type PageCalls } from '../../page-calls.ts'
import type { FormView } from '../forms.ts'
import { listViews } from './lists.ts'
import { deletedOrganizationView, organizationsView, organizationView } from './organizations.ts'
import { statusPageOf } from './status.ts'
import { tiersView, tierView } from './tiers.ts'

/** Pages at the addresses of the administration's operations. */
export function adminViews(calls: PageCalls): Record<string, View> {
  const views: Record<string, View> = {
    'admin.listTiers': tiersView(calls),
    'admin.getTier': tierView(calls),
    'admin.listOrganizations': organizationsView(calls),
    'admin.getOrganization': organizationView(calls),
    ...listViews(calls),
    'admin.status': async (_request, reply) => reply.redirect('/admin/', 303),
  }
  return Object.fromEntries(Object.entries(views).map(([id, view]) => [id, forPeople(view)]))
}

/** What forms of the administration show when they are done, where that is more than the page they came from. */
export const adminFormViews: Record<string, FormView> = { 'admin.deleteOrganization': deletedOrganizationView }

export const adminPages =
  (calls: PageCalls) =>
  (app: FastifyInstance): void => {
    answerPeople(app)
    app.get('/admin', { config: { operation: 'page.admin' } }, (_request, reply) => reply.redirect('/admin/', 308))
    app.get('/admin/', { config: { operation: 'page.admin' } }, statusPageOf(calls))
  }
