import type { FastifyInstance } from 'fastify'
import type { View } from '../../operation-routes.ts'
import { answerPeople, forPeople, type PageCalls } from '../../page-calls.ts'
import type { FormView } from '../forms.ts'
import { billingPageOf } from './billing.ts'
import { changesView } from './changes.ts'
import { goTo, revealedView, successPageOf } from './checkout.ts'
import { eventsPageOf } from './events.ts'
import { homePageOf } from './home.ts'
import { createdKeyView, keysView } from './keys.ts'
import { membersView } from './members.ts'
import { deletedUserView, organizationPageOf } from './organization.ts'
import { sessionsView } from './sessions.ts'

/** What is a part of a page, and has none of its own. */
const shownAt =
  (path: string): View =>
  async (_request, reply) =>
    reply.redirect(path, 303)

/** Pages at the addresses of the account's operations. */
export const accountViews = (calls: PageCalls): Record<string, View> => ({
  'account.listKeys': forPeople(keysView(calls)),
  'account.listMembers': forPeople(membersView(calls)),
  'account.listSessions': forPeople(sessionsView(calls)),
  'account.auditLog': forPeople(changesView(calls)),
  'account.listAssistants': shownAt('/account/keys'),
  'account.billing': shownAt('/account/billing'),
})

/** What forms show when they are done, where that is more than the page they came from. */
export const formViews: Record<string, FormView> = {
  'account.createKey': createdKeyView,
  'account.revealKey': revealedView,
  'account.checkout': goTo('checkout_url'),
  'account.portal': goTo('portal_url'),
  'account.deleteUser': deletedUserView,
}

export const accountPages =
  (calls: PageCalls) =>
  (app: FastifyInstance): void => {
    answerPeople(app)
    app.get('/account', { config: { operation: 'page.account' } }, homePageOf(calls))
    app.get('/account/billing', { config: { operation: 'page.billing' } }, billingPageOf(calls))
    app.get('/account/billing/success', { config: { operation: 'page.billing' } }, successPageOf(calls))
    app.get('/account/billing/events', { config: { operation: 'page.billing' } }, eventsPageOf(calls))
    app.get('/account/organization-settings', { config: { operation: 'page.organization' } }, organizationPageOf(calls))
  }
