import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isCrossSite } from '../cookies.ts'
import { answerPeople, type PageCalls } from '../page-calls.ts'
import { CONTROLS } from './controls.ts'
import { form } from './forms.ts'
import { escapeHtml, sendPage } from './layout.ts'
import type { LoginPageParts } from './login-parts.ts'
import { type Me, whoIsSignedIn } from './signed-in.ts'
import { askTheOperator, canSignIn, waysToSignIn } from './ways-to-sign-in.ts'

export interface UpgradePageParts extends LoginPageParts {
  /** Whether an upgrade link is genuine and still good. */
  checkUpgradeLink(organizationUuid: string, token: string): 'valid' | 'expired' | 'invalid'
}

const TITLE = 'Upgrade · Populace'
const BILLING = '/account/billing'

/** Where the link leads that comes with the last free question: to the Billing tab, by way of signing in. */
export const upgradePages =
  (parts: UpgradePageParts, calls: PageCalls) =>
  (app: FastifyInstance): void => {
    answerPeople(app)
    const config = { operation: 'page.upgrade', secret_address: true }
    app.get('/upgrade', { config }, async (request, reply) => {
      const { org, token } = request.query as Record<string, unknown>
      if (typeof org !== 'string' || typeof token !== 'string') return sendBadLink(reply, 'invalid')
      const check = parts.checkUpgradeLink(org, token)
      if (check !== 'valid') return sendBadLink(reply, check)
      const me = await whoIsSignedIn(calls, request)
      return me === undefined ? sendInvitation(reply, parts, request.url) : goToBilling(request, reply, calls, me, org)
    })
  }

async function goToBilling(request: FastifyRequest, reply: FastifyReply, calls: PageCalls, me: Me, org: string) {
  const organization = me.organizations.find(({ uuid }) => uuid === org)
  if (organization === undefined) return sendStranger(reply, me)
  if (me.organization.uuid !== org) {
    // A link on another site must not move anybody to another organization; a click on our own page may.
    if (isCrossSite(request)) return sendConfirmation(reply, me, organization)
    await calls.call(request, 'account.switchOrganization', { org_uuid: org }, { csrf_token: me.csrf_token })
  }
  return reply.redirect(BILLING, 303)
}

function sendBadLink(reply: FastifyReply, check: 'expired' | 'invalid'): FastifyReply {
  const reason = check === 'expired' ? 'This upgrade link has expired.' : 'This is not a valid upgrade link.'
  return sendPage(
    reply,
    TITLE,
    `${CONTROLS}<h1>${reason}</h1>
<p class="lead">Links are good for seven days. The next question that meets the limit brings a new one, and you can choose a
plan without a link, too.</p>
<p><a class="button" href="${BILLING}">To the plans</a></p>`,
    check === 'expired' ? 410 : 403,
  )
}

const sendInvitation = (reply: FastifyReply, parts: UpgradePageParts, address: string): FastifyReply =>
  sendPage(
    reply,
    TITLE,
    `<h1>The free questions of this month are used up.</h1>
<p class="lead">They are back on the first of next month.</p>
${
  canSignIn(parts)
    ? `<p>An upgrade lifts the limit now and opens the whole API: groups of people whom you choose, studies with many questions,
results with intervals, exports. Sign in with the address that the key was made for to see the tiers and what they cost.</p>
${waysToSignIn(parts, address)}`
    : `<p>Whoever runs this installation can lift the limit (<code>FREE_QUESTIONS_PER_CYCLE</code>) or issue a key for the whole
API.</p>
${askTheOperator}`
}`,
  )

const sendConfirmation = (reply: FastifyReply, me: Me, organization: { uuid: string; name: string }): FastifyReply =>
  sendPage(
    reply,
    TITLE,
    `${CONTROLS}<h1>Upgrade ${escapeHtml(organization.name)}</h1>
<p class="lead">You are signed in as ${escapeHtml(me.user.email)} and work in ${escapeHtml(me.organization.name)} at the
moment.</p>
${form('account.switchOrganization', { org_uuid: organization.uuid }, '<button>Continue to its billing</button>', {
  csrf_token: me.csrf_token,
  return_to: BILLING,
})}`,
  )

const sendStranger = (reply: FastifyReply, me: Me): FastifyReply =>
  sendPage(
    reply,
    TITLE,
    `${CONTROLS}<h1>This link is for another account.</h1>
<p class="lead">You are signed in as ${escapeHtml(me.user.email)}, who is not a member of the organization that it upgrades.</p>
<form method="post" action="/logout"><input type="hidden" name="csrf_token" value="${escapeHtml(me.csrf_token)}"><button>Sign out</button></form>
<p class="soft">Then open the link again and sign in with the address that the key was made for, or ask an admin of that organization to invite you.</p>`,
    403,
  )
