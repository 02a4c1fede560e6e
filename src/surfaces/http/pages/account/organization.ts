import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageCalls } from '../../page-calls.ts'
import { CONTROLS } from '../controls.ts'
import { form, once } from '../forms.ts'
import { escapeHtml, sendPage } from '../layout.ts'
import { type Change, changeTable } from './changes.ts'
import { isAdmin, type Me, readMe, sendAccountPage } from './frame.ts'

const TAB = '/account/organization-settings'
const LATEST = 10

/** The organization itself: its name, what changed in it, further ones, and the ends of it and of the account. */
export const organizationPageOf =
  (calls: PageCalls) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const me = await readMe(calls, request)
    const changes = isAdmin(me) ? await calls.call(request, 'account.auditLog', { limit: LATEST }) : undefined
    return sendAccountPage(reply, me, {
      tab: TAB,
      title: 'Organization',
      html: `<h1>Organization</h1>
${isAdmin(me) ? renaming(me) : `<p class="lead">You are a member of ${escapeHtml(me.organization.name)}. Its admins can rename or delete it.</p>`}
<h2>Make another organization</h2>
<p class="soft">It begins on the free plan, with you as its admin. Keys, members and charges of the two are kept apart.</p>
${form('account.createOrganization', once(), '<label>Name <input name="name" required maxlength="200"></label><button class="quiet">Make it</button>', back(me), 'row')}
${changes === undefined ? '' : latest(changes)}
<section class="danger-zone" aria-labelledby="ends"><h2 id="ends">Delete for good</h2>${isAdmin(me) ? deletingIt(me) : ''}${deletingMe(me)}</section>`,
    })
  }

const back = (me: Me) => ({ csrf_token: me.csrf_token, return_to: TAB })

const renaming = (me: Me): string =>
  `<p class="lead">Its name is what members and everybody whom you invite read.</p>
${form('account.updateOrganization', {}, `<label>Name <input name="name" value="${escapeHtml(me.organization.name)}" required maxlength="200"></label><button>Rename</button>`, back(me), 'row')}`

const latest = ({ entries, total }: { entries: Change[]; total: number }): string =>
  `<h2>What changed</h2>
${changeTable(entries)}
${total > LATEST ? `<p><a href="/account/audit-log">All ${total.toLocaleString('en-US')} entries</a></p>` : ''}`

/** The same tab is about another organization afterwards: the session goes on in one that is left. */
const deletingIt = (me: Me): string =>
  `<h3>This organization</h3>
<p class="soft">Takes its groups, studies, answers, files, keys and charges with it. Its members keep their accounts. A subscription has to be cancelled first, under <a href="/account/billing">Billing</a>.</p>
${form('account.deleteOrganization', {}, `<label><span>Type <b>${escapeHtml(me.organization.name)}</b> to be sure</span> <input name="confirm" required autocomplete="off"></label><div><button class="danger">Delete this organization</button></div>`, back(me), 'stack')}`

const deletingMe = (me: Me): string =>
  `<h3>Your account</h3>
<p class="soft">Takes your keys, sessions and memberships with it, and the organizations that nobody else is in. What you made for others stays with them.</p>
${form('account.deleteUser', {}, `<label><span>Type <b>${escapeHtml(me.user.email)}</b> to be sure</span> <input name="confirm" required autocomplete="off"></label><div><button class="danger">Delete my account</button></div>`, back(me), 'stack')}`

/** Nobody is signed in any more who could be led back to a page of theirs. */
export const deletedUserView = (reply: FastifyReply): FastifyReply =>
  sendPage(
    reply,
    'Deleted · Populace',
    `${CONTROLS}<h1>Your account is deleted.</h1>
<p class="lead">Its keys work nowhere any more. Whoever signs in with this address begins anew.</p>
<p><a class="button" href="/">To the first page</a></p>`,
  )
