import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageCalls } from '../../page-calls.ts'
import type { Me } from '../account/frame.ts'
import { CONTROLS, type Tab, tabs } from '../controls.ts'
import { escapeHtml, sendPage } from '../layout.ts'
import { noticeOf } from '../notices.ts'

const TABS: readonly Tab[] = [
  { href: '/admin/', name: 'Status' },
  { href: '/admin/pricing-tiers', name: 'Tiers' },
  { href: '/admin/organizations', name: 'Organizations' },
  { href: '/admin/users', name: 'Users' },
  { href: '/admin/keys', name: 'Keys' },
  { href: '/admin/jobs', name: 'Jobs' },
  { href: '/admin/audit-log', name: 'Audit log' },
]

export function sendAdminPage(
  reply: FastifyReply,
  me: Me,
  { tab, title, html }: { tab: string; title: string; html: string },
): FastifyReply {
  return sendPage(
    reply,
    `${title} · Administration · Populace`,
    `${CONTROLS}<div class="who"><b>Administration</b><span>${escapeHtml(me.user.email)}</span><a href="/account">Your account</a></div>
${tabs(TABS, tab)}
${noticeOf(reply)}
${html}`,
  )
}

/** A box to search a list with. */
export const searchBox = (path: string, name: string, text: string, label: string): string =>
  `<form class="row" method="get" action="${path}"><label>${label} <input type="search" name="${name}" value="${escapeHtml(text)}" maxlength="200"></label><button class="quiet">Search</button></form>`

/** The currency that everything here is charged in. */
export const currencyOf = async (calls: PageCalls, request: FastifyRequest): Promise<string> =>
  (await calls.call(request, 'account.billing')).currency

/** What of a query a list understands; anything else is not passed on. */
export function listQuery(query: unknown, names: readonly string[]): Record<string, string> {
  const given = query as Record<string, unknown>
  return Object.fromEntries(
    ['offset', ...names].flatMap((name) => {
      const value = given[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}
