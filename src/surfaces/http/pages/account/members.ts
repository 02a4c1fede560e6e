import type { View } from '../../operation-routes.ts'
import type { PageCalls } from '../../page-calls.ts'
import { confirmed, day, table } from '../controls.ts'
import { form, once } from '../forms.ts'
import { escapeHtml } from '../layout.ts'
import { isAdmin, type Me, readMe, sendAccountPage } from './frame.ts'

interface Member {
  user_uuid: string
  email: string
  name: string | null
  role: 'admin' | 'member'
  joined_at: string
  last_signed_in_at: string | null
}

interface Invitation {
  email: string
  role: string
  expires_at: string
}

export const membersView =
  (calls: PageCalls): View =>
  async (request, reply) => {
    const me = await readMe(calls, request)
    const { members, invitations } = await calls.call(request, 'account.listMembers')
    return sendAccountPage(reply, me, {
      tab: '/account/members',
      title: 'Members',
      html: `<h1>Members</h1>
<p class="lead">Who works in ${escapeHtml(me.organization.name)}. Admins manage members, keys and billing.</p>
${memberTable(me, members)}
${
  isAdmin(me)
    ? `<h2>Invite somebody</h2>${form(
        'account.inviteMember',
        once(),
        '<label>E-mail <input name="email" type="email" required maxlength="254"></label><label>Role <select name="role"><option value="member">Member</option><option value="admin">Admin</option></select></label><button>Invite</button>',
        back(me),
        'row',
      )}`
    : ''
}
${invitations.length > 0 ? `<h2>Invited</h2>${invitationTable(me, invitations)}` : ''}`,
    })
  }

const back = (me: Me) => ({ csrf_token: me.csrf_token, return_to: '/account/members' })

const memberTable = (me: Me, members: readonly Member[]): string =>
  table(
    ['Member', 'Role', 'Since', 'Last signed in', ''],
    members.map((member) => [
      `${escapeHtml(member.name ?? member.email)}${member.name === null ? '' : `<br><span class="soft">${escapeHtml(member.email)}</span>`}`,
      member.role,
      day(member.joined_at),
      day(member.last_signed_in_at),
      actions(me, member, members),
    ]),
    'Nobody.',
  )

function actions(me: Me, member: Member, members: readonly Member[]): string {
  const { user_uuid } = member
  const other = member.role === 'admin' ? 'member' : 'admin'
  if (member.email === me.user.email) {
    // Whoever leaves must leave an admin behind.
    const replaced = members.some(({ email, role }) => role === 'admin' && email !== member.email)
    return replaced ? confirmed('Leave', removal(me, user_uuid, 'Leave the organization')) : ''
  }
  if (!isAdmin(me)) return ''
  return `${form('account.changeMember', { user_uuid, role: other }, `<button class="quiet">Make ${other}</button>`, back(me))} ${confirmed('Remove', removal(me, user_uuid, 'Remove, and revoke their keys'))}`
}

const removal = (me: Me, user_uuid: string, words: string): string =>
  form('account.removeMember', { user_uuid }, `<button class="danger">${words}</button>`, back(me))

const invitationTable = (me: Me, invitations: readonly Invitation[]): string =>
  table(
    ['E-mail', 'Role', 'Good until', ''],
    invitations.map(({ email, role, expires_at }) => [
      escapeHtml(email),
      role,
      day(expires_at),
      isAdmin(me)
        ? form('account.cancelInvitation', { email }, '<button class="danger">Withdraw</button>', back(me))
        : '',
    ]),
    'Nobody.',
  )
