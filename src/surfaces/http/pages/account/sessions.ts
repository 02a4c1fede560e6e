import type { View } from '../../operation-routes.ts'
import type { PageCalls } from '../../page-calls.ts'
import { moment, table } from '../controls.ts'
import { form } from '../forms.ts'
import { escapeHtml } from '../layout.ts'
import { readMe, sendAccountPage } from './frame.ts'

interface Session {
  id: string
  current: boolean
  device: string
  ip: string | null
  last_seen_at: string
  created_at: string
}

export const sessionsView =
  (calls: PageCalls): View =>
  async (request, reply) => {
    const me = await readMe(calls, request)
    const { sessions } = (await calls.call(request, 'account.listSessions')) as { sessions: Session[] }
    const back = { csrf_token: me.csrf_token, return_to: '/account/sessions' }
    return sendAccountPage(reply, me, {
      tab: '/account/sessions',
      title: 'Sessions',
      html: `<h1>Sessions</h1>
<p class="lead">Browsers that are signed in as ${escapeHtml(me.user.email)}.</p>
${table(
  ['Browser', 'Address', 'Signed in', 'Last seen', ''],
  sessions.map((session) => [
    `${escapeHtml(session.device)}${session.current ? ' <span class="badge">this one</span>' : ''}`,
    escapeHtml(session.ip ?? ''),
    moment(session.created_at),
    moment(session.last_seen_at),
    session.current
      ? ''
      : form('account.revokeSession', { session_id: session.id }, '<button class="danger">Sign out</button>', back),
  ]),
  'None.',
)}
${sessions.length > 1 ? form('account.revokeOtherSessions', {}, '<p><button class="danger">Sign out everywhere else</button></p>', back) : ''}`,
    })
  }
