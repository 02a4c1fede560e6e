import { escapeHtml } from './layout.ts'

/** How forms, tabs and tables look on the pages of accounts and administration. */
export const CONTROLS = `<style>
:root { --danger: #c92a2a; --edge: #878e99 } @media (prefers-color-scheme: dark) { :root { --danger: #ff8787; --edge: #6f7680 } }
main:has(.tabs), body:has(.tabs) header nav { max-width: 62rem }
.tabs { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; border-bottom: 1px solid var(--line); margin: 0 0 2rem }
.tabs a { padding: .5rem 0; color: var(--soft); text-decoration: none; border-bottom: 2px solid transparent; margin-bottom: -1px }
.tabs a:hover { color: var(--ink) } .tabs a[aria-current] { color: var(--ink); border-color: var(--accent) }
.who { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; color: var(--soft); font-size: .9rem; margin-bottom: 1rem }
.who form { margin-left: auto }
form { margin: 0 }
form.stack { display: grid; gap: .9rem; max-width: 28rem; margin: 1rem 0 }
form.row, .row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end } form.row { margin: .75rem 0 1.25rem }
form.row input { width: 20rem; max-width: 100% }
@media (min-width: 48rem) { .pairs form.stack { grid-template-columns: 1fr 1fr; max-width: 52rem; align-items: end } .pairs fieldset, .pairs form.stack > div { grid-column: 1 / -1 } .pairs fieldset { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0 } }
table.facts { table-layout: fixed } table.facts th { width: min(14rem, 45%); font-weight: 500; color: var(--soft) } table.facts td { overflow-wrap: anywhere } table.facts time { white-space: normal }
label { display: grid; gap: .25rem; font-size: .9rem; color: var(--soft) }
label.check { display: flex; gap: .5rem; align-items: start; color: var(--ink); margin: .35rem 0 }
input, select, textarea { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--edge); border-radius: 6px; padding: .45rem .6rem; min-width: 0; min-height: 2.6rem; width: 100% }
fieldset { min-width: 0; border: 1px solid var(--line); border-radius: 6px; margin: 0 0 1rem; padding: .5rem .8rem; font-size: .9rem } legend { color: var(--soft); padding: 0; float: left; width: 100% } legend + * { clear: both }
input[type=checkbox], input[type=radio] { width: 1rem; height: 1rem; min-height: 0; margin: .3rem 0 0; flex: none; accent-color: var(--accent) }
button, .button { font: inherit; font-weight: 550; cursor: pointer; border: 1px solid var(--accent); background: var(--accent); color: var(--paper); border-radius: 6px; padding: .45rem .9rem; text-decoration: none; display: inline-block }
button:hover, .button:hover { filter: brightness(1.08) }
button.quiet { background: none; color: var(--ink); border-color: var(--edge); font-weight: 450 }
button.danger { background: none; color: var(--danger); border-color: currentColor; font-weight: 450 }
.scroll { overflow-x: auto } .scroll table { min-width: 34rem }
td form { display: inline } td button { padding: .15rem .55rem; font-size: .85rem }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums }
.badge { font-size: .8rem; color: var(--soft); border: 1px solid var(--line); border-radius: 99px; padding: .05rem .55rem; white-space: nowrap }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; margin: 1rem 0 }
.card { border: 1px solid var(--line); border-radius: 10px; padding: 1.1rem 1.2rem }
.card h3 { margin: 0 0 .25rem; font-size: 1.05rem } .card .price { font-size: 1.5rem; font-weight: 650 } .card ul { padding-left: 1.1rem; margin: .6rem 0 1rem }
time { white-space: nowrap } progress { width: 100%; accent-color: var(--accent) }
.figure { font-size: 1.5rem; font-weight: 650; font-variant-numeric: tabular-nums } .soft { color: var(--soft); font-size: .9rem }
.notice { border: 1px solid var(--line); border-left: 3px solid var(--accent); background: var(--tint); border-radius: 6px; padding: .8rem 1rem; margin: 1rem 0 1.5rem } .notice p { margin: 0 0 .6rem }
.key { font-size: 1rem; user-select: all; word-break: break-all; white-space: pre-wrap }
details { margin: .5rem 0 } td details { margin: 0 } summary { cursor: pointer }
details.confirm { display: inline-block; vertical-align: top; margin: 0 .8rem 0 0 } details.confirm summary { color: var(--danger); font-size: .85rem; padding: .15rem 0; white-space: nowrap } details.confirm[open] summary { margin-bottom: .25rem }
.problem { color: var(--danger); margin: -.4rem 0 0; font-size: .9rem } .warning { border-left-color: var(--danger) }
.danger-zone { border: 1px solid var(--danger); border-radius: 10px; padding: .2rem 1.2rem .6rem; margin: 3rem 0 0 } .danger-zone h2 { margin-top: 1rem } .danger-zone h3 { margin-bottom: .25rem; font-size: 1rem }
</style>`

export interface Tab {
  href: string
  name: string
}

export const tabs = (list: readonly Tab[], current: string): string =>
  `<nav class="tabs" aria-label="Sections">${list
    .map(({ href, name }) => `<a href="${href}"${href === current ? ' aria-current="page"' : ''}>${name}</a>`)
    .join('')}</nav>`

/** Cells are trusted markup. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[], none: string): string =>
  rows.length === 0
    ? `<p class="soft">${none}</p>`
    : `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows
        .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</tbody></table></div>`

export const day = (timestamp: string | null | undefined): string =>
  timestamp == null ? 'never' : `<time datetime="${escapeHtml(timestamp)}">${escapeHtml(timestamp.slice(0, 10))}</time>`

export const moment = (timestamp: string): string =>
  `<time datetime="${escapeHtml(timestamp)}">${escapeHtml(timestamp.slice(0, 16).replace('T', ' '))} UTC</time>`

/** Amounts in the smallest unit of a currency, as people write them: a dollar has a hundred, a yen is one. */
export function money(cents: number, currency = 'usd'): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() })
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** Where a list goes on. */
export function pager(
  path: string,
  { limit, offset, total }: { limit: number; offset: number; total: number },
  query = '',
): string {
  const link = (to: number, text: string): string =>
    `<a href="${escapeHtml(`${path}?offset=${to}&limit=${limit}${query}`)}">${text}</a>`
  const links = [
    ...(offset > 0 ? [link(Math.max(0, offset - limit), '← Newer')] : []),
    ...(offset + limit < total ? [link(offset + limit, 'Older →')] : []),
  ]
  // A list that is there as a whole needs no counting.
  if (links.length === 0) return ''
  const shown = total > offset ? `${offset + 1} to ${Math.min(total, offset + limit)} of ${total}` : `${total} in all`
  return `<p class="soft">${shown} ${links.join(' ')}</p>`
}

/** What cannot be taken back takes two clicks: the first one shows the button. `form` is trusted markup. */
export const confirmed = (what: string, form: string): string =>
  `<details class="confirm"><summary>${what}</summary>${form}</details>`

/** "1 question", "2 questions". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
