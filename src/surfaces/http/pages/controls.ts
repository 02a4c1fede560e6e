/** How forms, tabs and tables look on the pages of accounts and administration. */
export const CONTROLS = `<style>
main:has(.tabs), body:has(.tabs) header nav { max-width: 62rem }
.tabs { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; border-bottom: 1px solid var(--line); margin: 0 0 2rem }
.tabs a { padding: .5rem 0; color: var(--soft); text-decoration: none; border-bottom: 2px solid transparent; margin-bottom: -1px }
.tabs a:hover { color: var(--ink) } .tabs a[aria-current] { color: var(--ink); border-color: var(--accent); font-weight: 500 }
.who { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; color: var(--soft); font-size: .93rem; margin-bottom: 1rem }
.who form { margin-left: auto }
form { margin: 0 }
form.stack { display: grid; gap: .9rem; max-width: 28rem; margin: 1rem 0 }
form.row, .row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end } form.row { margin: .75rem 0 1.25rem }
form.row input { width: 20rem; max-width: 100% }
@media (min-width: 48rem) { .pairs form.stack { grid-template-columns: 1fr 1fr; max-width: 52rem; align-items: end } .pairs fieldset, .pairs form.stack > div { grid-column: 1 / -1 } .pairs fieldset { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0 } }
table.facts { table-layout: fixed } table.facts th { width: min(14rem, 45%); font-weight: 500; color: var(--soft) } table.facts td { overflow-wrap: anywhere } table.facts time { white-space: normal }
label { display: grid; gap: .25rem; font-size: .87rem; font-weight: 500; color: var(--soft) }
label.check { display: flex; gap: .5rem; align-items: start; font-weight: 400; font-size: .93rem; color: var(--ink); margin: .35rem 0 }
input, select, textarea { font: inherit; font-size: .95rem; font-weight: 400; color: var(--ink); background: var(--paper); border: 1px solid var(--edge); border-radius: var(--radius); padding: .4rem .65rem; min-width: 0; min-height: 2.4rem; width: 100% } [aria-invalid=true] { border-color: var(--bad) }
fieldset { min-width: 0; border: 1px solid var(--line); border-radius: var(--radius); margin: 0 0 1rem; padding: .5rem .8rem; font-size: .93rem } legend { color: var(--soft); padding: 0; float: left; width: 100% } legend + * { clear: both }
input[type=checkbox], input[type=radio] { width: 1rem; height: 1rem; min-height: 0; margin: .3rem 0 0; flex: none; accent-color: var(--accent) }
button, .button { font: inherit; font-size: .93rem; font-weight: 500; cursor: pointer; border: 1px solid transparent; background: var(--accent); color: var(--on-accent); border-radius: var(--radius); padding: .35rem .85rem; min-height: 2.4rem; text-decoration: none; display: inline-flex; align-items: center; justify-content: center }
button:hover, .button:hover { background: var(--accent-strong); color: var(--on-accent) }
button.quiet { background: var(--raised); color: var(--ink); border-color: color-mix(in srgb, var(--edge) 60%, transparent) } button.quiet:hover { background: var(--hover); color: var(--ink) }
button.danger { background: var(--raised); color: var(--bad); border-color: color-mix(in srgb, var(--bad) 50%, transparent) } button.danger:hover { background: var(--bad-tint); color: var(--bad) }
.scroll { overflow-x: auto } .scroll table { min-width: 34rem }
td form { display: inline } td button { padding: .1rem .55rem; min-height: 1.75rem; font-size: .87rem }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums }
.badge { font-size: .8rem; font-weight: 500; color: var(--soft); background: var(--hover); border-radius: 99px; padding: .1rem .55rem; white-space: nowrap }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; margin: 1rem 0 }
.card { border: 1px solid var(--line); background: var(--raised); border-radius: var(--card); padding: 1.25rem }
.card h3 { margin: 0 0 .25rem; font-size: 1rem } .card .price { font-size: 1.4rem; font-weight: 600 } .card ul { padding-left: 1.1rem; margin: .6rem 0 1rem }
time { white-space: nowrap } progress { width: 100%; accent-color: var(--accent) }
.figure { font-size: 1.4rem; font-weight: 600; font-variant-numeric: tabular-nums } .soft { color: var(--soft); font-size: .93rem }
.notice { background: var(--accent-tint); color: var(--ink); border-radius: var(--card); padding: .8rem 1rem; margin: 1rem 0 1.5rem; font-size: .95rem } .notice p { margin: 0 0 .6rem } .notice.warning { background: var(--warn-tint); color: var(--ink) }
.key { font-size: 1rem; user-select: all; word-break: break-all; white-space: pre-wrap }
details { margin: .5rem 0 } td details { margin: 0 } summary { cursor: pointer }
details.confirm { display: inline-block; vertical-align: top; margin: 0 .8rem 0 0 } details.confirm summary { color: var(--bad); font-size: .87rem; padding: .15rem 0; white-space: nowrap } details.confirm[open] summary { margin-bottom: .25rem }
.problem { color: var(--bad); margin: -.4rem 0 0; font-size: .93rem }
.danger-zone { border: 1px solid var(--bad); border-radius: var(--card); padding: .2rem 1.2rem .6rem; margin: 3rem 0 0 } .danger-zone h2 { margin-top: 1rem } .danger-zone h3 { margin-bottom: .25rem; font-size: 1rem }
</style>`
