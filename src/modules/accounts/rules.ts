import type { Principal } from '../../platform/contract/call.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { MemberRow } from './members-store.ts'

export const INVITED_DAYS = 14
/** Open invitations of an organization. */
export const MOST_INVITATIONS = 100
/** Organizations that somebody is admin of, when they make another. */
export const MOST_ORGANIZATIONS = 10

export const isLastAdmin = (members: readonly MemberRow[], { user_id }: MemberRow): boolean =>
  members.every((member) => (member.role === 'admin') === (member.user_id === user_id))

/** Rights may have changed since the request was let in: what counts is the role that holds now. */
export function requireAdmin(members: readonly MemberRow[], { user_id }: Pick<Principal, 'user_id'>): void {
  if (members.some((member) => member.user_id === user_id && member.role === 'admin')) return
  throw new ServiceError('forbidden', "This is for the organization's admins.", { reason: 'admin_required' })
}

export function findMember(members: readonly MemberRow[], uuid: string): MemberRow {
  const found = members.find(({ user_uuid }) => user_uuid === uuid.toLowerCase())
  if (found === undefined) throw new ServiceError('not_found', 'There is no such member.')
  return found
}

/** Whether what was typed is the text that was asked for, however the keyboard composes its accents. */
export const isSameText = (typed: string, asked: string): boolean =>
  typed.normalize('NFC').trim() === asked.normalize('NFC').trim()
