import type { View } from '../../operation-routes.ts'
import type { PageCalls } from '../../page-calls.ts'
import { readMe } from '../account/frame.ts'
import { moment } from '../controls.ts'
import { escapeHtml } from '../layout.ts'
import { sendAdminPage } from './frame.ts'

/** What runs here, and how it does: every group of the status is a table of its own. */
export const statusPageOf =
  (calls: PageCalls): View =>
  async (request, reply) => {
    const me = await readMe(calls, request)
    const status = (await calls.call(request, 'admin.status')) as Record<string, unknown>
    const isGroup = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
    const plain = Object.entries(status).filter(([, value]) => !isGroup(value))
    const groups = Object.entries(status).filter(([, value]) => isGroup(value))
    return sendAdminPage(reply, me, {
      tab: '/admin/',
      title: 'Status',
      html: `<h1>Status</h1>
${facts(plain)}
${groups.map(([name, group]) => `<h2>${words(name)}</h2>${facts(Object.entries(group as object))}`).join('')}`,
    })
  }

const words = (name: string): string => {
  const text = escapeHtml(name.replaceAll('_', ' '))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const facts = (entries: readonly (readonly [string, unknown])[]): string =>
  `<table class="facts">${entries.map(([name, value]) => `<tr><th scope="row">${words(name)}</th><td>${shown(value)}</td></tr>`).join('')}</table>`

function shown(value: unknown): string {
  if (value === null || value === undefined) return '<span class="soft">none</span>'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value.toLocaleString('en-US')
  if (Array.isArray(value)) return listed(value.map(String))
  if (typeof value === 'string' && ISO_TIME.test(value)) return moment(value)
  return escapeHtml(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
/** More than these are folded up. */
const MOST_LISTED = 4

function listed(values: readonly string[]): string {
  if (values.length === 0) return shown(null)
  const all = values.map(escapeHtml).join(', ')
  return values.length <= MOST_LISTED
    ? all
    : `<details><summary>${values.length}, the last ${escapeHtml(values.at(-1)!)}</summary>${all}</details>`
}
