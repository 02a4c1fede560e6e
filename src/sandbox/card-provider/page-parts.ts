import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { CONTROLS } from '../../surfaces/http/pages/controls.ts'
import { escapeHtml, sendPage } from '../../surfaces/http/pages/layout.ts'
import type { Events } from './events.ts'

export interface CardPageParts {
  db: Db
  clock: Clock
  events: Events
  /** Whether others than those on this machine may use it. */
  allow_remote: boolean
  /** Whether a browser says that a page from elsewhere sent the request. */
  isCrossSite(request: FastifyRequest): boolean
}

/** On top of what pages with forms have. */
const STYLE = `<style>
main { max-width: 34rem }
.mark { display: inline-block; margin: 0 0 1rem; padding: .1rem .6rem; border-radius: 999px; background: var(--warn-tint); color: var(--warn); font-size: .8rem; font-weight: 500 }
form.payment { display: grid; gap: 1rem; margin: 1.75rem 0; padding: 1.4rem; border: 1px solid var(--line); border-radius: var(--card); background: var(--raised) }
.payment .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem }
.payment button { min-height: 2.6rem }
.problem { margin: .3rem 0 0 }
td code { white-space: nowrap }
.actions { display: flex; flex-wrap: wrap; gap: .6rem; margin: 1.5rem 0 }
th[scope=row] { width: 9rem; color: var(--soft); font-weight: 500 }
</style>`

/** A page of the sandbox, which says so at its head. */
export const sendSandboxPage = (reply: FastifyReply, title: string, html: string, status = 200): FastifyReply =>
  sendPage(
    reply,
    `${title} · Sandbox card provider`,
    `<p class="mark">Sandbox · no money moves</p>\n${html}`,
    status,
    CONTROLS + STYLE,
  )

export const sendNothingHere = (reply: FastifyReply): FastifyReply =>
  sendSandboxPage(
    reply,
    'Nothing here',
    `<h1>There is nothing here.</h1>
<p class="lead">The link is not complete, or its time is over.</p>
<p><a href="/account/billing">Back to billing</a></p>`,
    404,
  )

/** An amount as the currency writes it; Stripe counts in its smallest coin. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export const day = (seconds: number): string => DATE.format(new Date(seconds * 1000))

export const link = (address: string, words: string): string =>
  `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`
