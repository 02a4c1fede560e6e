/** Quiet on the screen, one accent colour, and plain on paper. */
export const SHARED_STYLE = `<style>
header nav a:not(.name) { display: none }
main { padding-top: 2rem; overflow-wrap: anywhere }
.banner { border-radius: var(--card); background: var(--accent-tint); color: var(--accent); padding: .75rem 1rem; font-size: .93rem; margin: 0 0 2.25rem }
.banner b { font-weight: 600 }
main > h2 { font-size: 1.3rem; letter-spacing: -.01em; margin: 4rem 0 1rem; padding-top: 1.5rem; border-top: 1px solid var(--line) }
h3 { font-size: 1.1rem; line-height: 1.4; margin: 0 0 1rem; white-space: pre-line }
.objective, .soft { color: var(--soft) } .objective { margin: 0 0 1rem; white-space: pre-line }
.tldr { font-size: 1.2rem; line-height: 1.5; margin: 1.25rem 0 0 }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: 1.25rem 1.5rem; margin: 2.25rem 0 0; padding: 1.25rem 0 0; border-top: 1px solid var(--line) }
.figures dt { color: var(--soft); font-size: .82rem } .figures dd { margin: 0; font-size: 1.35rem; font-weight: 600; letter-spacing: -.01em; font-variant-numeric: tabular-nums }
.figures dd.day { font-size: 1.05rem; line-height: 2.15rem; white-space: nowrap }
.note { color: var(--soft); font-size: .85rem; margin: .75rem 0 0; font-variant-numeric: tabular-nums }
.kicker { color: var(--soft); font-size: .82rem; margin: 0 0 .35rem }
.question { margin: 0 0 3.5rem } .theme { margin: 0 0 1.75rem }
.original { color: var(--soft); font-size: .9rem; margin: -.5rem 0 1rem; white-space: pre-line }
.chart { display: block; overflow: visible; font-variant-numeric: tabular-nums } .chart + .chart { margin-top: 1.25rem }
.chart text { fill: var(--ink); font-size: 14px } .chart .value { text-anchor: end; font-weight: 600 }
.chart .interval, .chart .tick { fill: var(--soft); font-weight: 400; font-size: 12.5px }
.chart .tick.middle { text-anchor: middle } .chart .tick.last { text-anchor: end }
.chart .track { fill: var(--hover) } .chart .bar, .chart .dot { fill: var(--c1) }
.chart .dot { stroke: var(--paper); stroke-width: 2 } .chart .axis { stroke: var(--soft); stroke-width: 1 }
.chart .halo { stroke: var(--paper); stroke-width: 3; opacity: .7 } .chart .whisker { stroke: var(--ink); stroke-width: 1.5 }
.quote { margin: 1rem 0 0; padding-left: 1rem; border-left: 2px solid var(--line) }
.quote blockquote { margin: 0; white-space: pre-line } .quote figcaption { color: var(--soft); font-size: .87rem; margin-top: .3rem; display: flex; gap: .5rem; align-items: center }
.quote img { width: 1.75rem; height: 1.75rem; border-radius: 50%; background: var(--tint); flex: none }
.quote a { color: inherit; text-underline-offset: 2px }
details { margin-top: 1rem } summary { color: var(--soft); font-size: .87rem; cursor: pointer } summary:hover { color: var(--ink) }
details table { margin-top: .5rem; font-size: .87rem; font-variant-numeric: tabular-nums } th { font-weight: 600 } td.number, th.number { text-align: right; overflow-wrap: normal } td.number { white-space: nowrap } details div { overflow-x: auto }
.people { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1.5rem 2.5rem }
.people h3 { font-size: .9rem; margin: 0 0 .5rem } .key { list-style: none; margin: .6rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: .1rem .9rem; font-size: .85rem; color: var(--soft) }
.key i { display: inline-block; width: .6rem; height: .6rem; border-radius: 2px; background: var(--c1); margin-right: .4rem } .key b { color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums }
.finding { margin: 0 0 1.75rem } .finding h3 { margin: 0 0 .25rem; font-size: 1rem } .finding p { margin: 0 }
.advice { padding-left: 1.25rem } .advice li { margin: 0 0 1.1rem; padding-left: .25rem } .advice p { margin: .15rem 0 0; color: var(--soft); font-size: .92rem }
.badge { display: inline-block; background: var(--hover); border-radius: 99px; padding: .05rem .6rem; font-size: .8rem; font-weight: 500; color: var(--soft); white-space: nowrap }
.method { font-size: .95rem } .method dt { font-weight: 600; margin-top: 1rem } .method dd { margin: .15rem 0 0; color: var(--soft) }
footer { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .85rem }
@media (max-width: 30rem) { details th, details td { padding: .35rem .3rem } main { padding-top: 1.25rem } h1 { font-size: 1.55rem } .tldr { font-size: 1.08rem } .banner { margin-bottom: 1.75rem } main > h2 { margin-top: 3rem } }
@page { size: A4; margin: 18mm 16mm }
@media print {
  :root { --ink: #000; --soft: #444; --line: #ccc; --tint: #fff }
  * { box-shadow: none !important; print-color-adjust: exact; -webkit-print-color-adjust: exact }
  header, summary, .quote img { display: none } body { font-size: 10.5pt } main { max-width: none; padding: 0 }
  a { color: inherit; text-decoration: none }
  h1, h2, h3, .kicker { break-after: avoid; break-inside: avoid } .theme, .finding, .quote, .chart, .advice li, .figures, tr { break-inside: avoid }
  main > h2 { margin-top: 2rem } .figures { grid-template-columns: repeat(5, 1fr) }
}
</style>`
