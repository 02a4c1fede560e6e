import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageCalls } from '../../page-calls.ts'
import { CONTROLS, day, type Tab, tabs } from '../controls.ts'
import { form } from '../forms.ts'
import { escapeHtml, sendPage } from '../layout.ts'
import { noticeOf } from '../notices.ts'

interface Invitation {
  organization_uuid: string
  organization_name: string
  role: string
  invited_by: string | null
  expires_at: string
}

/** Who is signed in, as account.get tells it. */
export interface Me {
  user: { email: string; name: string | null; administrator: boolean }
  organization: { uuid: string; name: string; billing_mode: string; role: 'admin' | 'member' }
  organizations: { uuid: string; name: string; billing_mode: string; role: string }[]
  /** From organizations that they are not in yet. */
  invitations: Invitation[]
  csrf_token: string
}

export const readMe = (calls: PageCalls, request: FastifyRequest): Promise<Me> => calls.call(request, 'account.get')

export const isAdmin = ({ organization }: Me): boolean => organization.role === 'admin'

const TABS: readonly Tab[] = [
  { href: '/account', name: 'Overview' },
  { href: '/account/keys', name: 'Keys' },
  { href: '/account/billing', name: 'Billing' },
  { href: '/account/members', name: 'Members' },
  { href: '/account/organization-settings', name: 'Organization' },
  { href: '/account/sessions', name: 'Sessions' },
]

/** A page of the account: who is signed in, where, the tabs, and what the page is about. */
export function sendAccountPage(
  reply: FastifyReply,
  me: Me,
  { tab, title, html, head = '' }: { tab: string; title: string; html: string; head?: string },
): FastifyReply {
  const back = { csrf_token: me.csrf_token, return_to: tab }
  const admin = me.user.administrator ? '<a href="/admin/">Administration</a>' : ''
  return sendPage(
    reply,
    `${title} · Populace`,
    `${CONTROLS}<div class="who"><b>${escapeHtml(me.organization.name)}</b>${me.organization.name === me.user.email ? '' : `<span>${escapeHtml(me.user.email)}</span>`}${admin}${otherOrganizations(me, back)}
<form method="post" action="/logout"><input type="hidden" name="csrf_token" value="${escapeHtml(me.csrf_token)}"><button class="quiet">Sign out</button></form></div>
${tabs(TABS, tab)}
${noticeOf(reply)}${me.invitations.map((invitation) => invitationCard(invitation, back)).join('')}
${html}`,
    200,
    head,
  )
}

type Back = { csrf_token: string; return_to: string }

function otherOrganizations(me: Me, back: Back): string {
  const others = me.organizations.filter(({ uuid }) => uuid !== me.organization.uuid)
  if (others.length === 0) return ''
  const choices = others.map(({ uuid, name }) =>
    form('account.switchOrganization', { org_uuid: uuid }, `<button class="quiet">${escapeHtml(name)}</button>`, back),
  )
  return `<details><summary>Other organizations</summary>${choices.join(' ')}</details>`
}

/** Nobody is put into an organization without being asked. */
function invitationCard(invitation: Invitation, back: Back): string {
  const { organization_uuid, organization_name, role, invited_by, expires_at } = invitation
  const by = invited_by === null ? 'You are invited' : `${escapeHtml(invited_by)} invites you`
  return `<div class="notice invitation"><p>${by} to join <b>${escapeHtml(organization_name)}</b> as ${role === 'admin' ? 'an admin' : 'a member'}, until ${day(expires_at)}. What you have here stays yours.</p><div class="row">${form('account.acceptInvitation', { organization_uuid }, '<button>Join</button>', back)}${form('account.declineInvitation', { organization_uuid }, '<button class="quiet">Decline</button>', back)}</div></div>`
}
