import type { FastifyReply } from 'fastify'

/**
 * What a page says when one of its forms is done, by the operation that the form ran. The address has the name of the
 * operation and nothing else: whoever makes up an address can choose among these sentences, and write none.
 */
const sentences: Record<string, string> = {
  'account.revokeKey': 'The key is revoked. It works nowhere any more.',
  'account.confirmAssistant': 'The assistant is confirmed. It gets its key when it registers again.',
  'account.removeAssistant': 'The assistant is removed, and its keys are revoked.',
  'account.inviteMember': 'The invitation is on its way by mail.',
  'account.cancelInvitation': 'The invitation is withdrawn.',
  'account.changeMember': 'The role is changed.',
  'account.removeMember': 'The membership is over, and its keys are revoked.',
  'account.acceptInvitation': 'You are a member now. Find the organization under “Other organizations”.',
  'account.declineInvitation': 'The invitation is declined.',
  'account.switchOrganization': 'You work in this organization now.',
  'account.updateOrganization': 'The name is changed.',
  'account.createOrganization': 'The organization is made. Find it under “Other organizations”.',
  'account.deleteOrganization': 'The organization is deleted. You work in this one now.',
  'account.revokeSession': 'That browser is signed out.',
  'account.revokeOtherSessions': 'All other browsers are signed out.',
  'admin.createTier': 'The tier is made.',
  'admin.updateTier': 'The tier is saved.',
  'admin.deleteTier': 'The tier is deleted.',
  'admin.updateOrganization': 'The organization is saved.',
  'admin.deleteOrganization': 'The organization is deleted.',
  'admin.updateUser': 'The user is changed.',
  'admin.deleteUser': 'The user is deleted.',
  'admin.revokeKey': 'The key is revoked. It works nowhere any more.',
  'admin.cancelJob': 'The job is cancelled, as far as it had not begun.',
}

const PARAMETER = 'done'

/** The address of a page that is to say that an operation is done. */
export function withNotice(path: string, operation: string): string {
  if (!Object.hasOwn(sentences, operation)) return path
  const url = new URL(path, 'http://service.invalid')
  url.searchParams.set(PARAMETER, operation)
  return `${url.pathname}${url.search}`
}

/** What the page that is being made should say first, if anything. */
export function noticeOf({ request }: FastifyReply): string {
  const done = (request.query as Record<string, unknown> | undefined)?.[PARAMETER]
  if (typeof done !== 'string' || !Object.hasOwn(sentences, done)) return ''
  return `<p class="notice" role="status">${sentences[done]}</p>`
}
