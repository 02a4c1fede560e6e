/** On top of what all pages share: a list of pages on the left, the text, and its headings on the right where there is room. */
export const DOCS_STYLE = `<style>
html { scroll-padding-top: 1rem }
header nav { max-width: 82rem }
main { max-width: 50rem; padding-top: 1.5rem; min-width: 0 }
h2, h3, h4 { line-height: 1.3 } h2 { font-size: 1.35rem; letter-spacing: -.01em } h3 { font-size: 1.05rem; margin: 2rem 0 .4rem } h4 { margin: 1.5rem 0 .3rem }
article { overflow-wrap: break-word } article img { max-width: 100%; height: auto; background: #fff; border-radius: 8px }
article > :first-child { margin-top: 0 }
p code, li code, td code, h1 code, h2 code, h3 code { background: var(--tint); border-radius: 4px; padding: .1em .3em; overflow-wrap: anywhere }
td code { overflow-wrap: normal }
pre .remark { color: var(--soft) } pre .text { color: var(--good) } pre .name { color: var(--accent) }
.table { overflow-x: auto; margin: 1rem 0 } th { font-weight: 600 } .number { text-align: right; font-variant-numeric: tabular-nums }
.anchor { color: var(--soft); text-decoration: none; font-weight: 400; opacity: 0; padding: 0 .2em } h2:hover .anchor, h3:hover .anchor, h4:hover .anchor, .anchor:focus-visible { opacity: 1 }
:target { scroll-margin-top: 1rem } blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 2px solid var(--line); color: var(--soft) }
.pages a, .contents a { color: var(--soft); text-decoration: none; display: block; padding: .2rem 0; line-height: 1.35 } .pages a:hover, .contents a:hover { color: var(--ink) }
.pages [aria-current] { color: var(--accent); font-weight: 600 }
.pages ul, .contents ul { list-style: none; margin: 0; padding: 0 } .pages h2, .contents h2 { font-size: .82rem; letter-spacing: 0; margin: 1.35rem 0 .3rem; font-weight: 650 }
.pages { font-size: .92rem } .contents { font-size: .87rem } .contents h2 { margin-top: 0 } .contents .depth-3 { padding-left: .85rem }
.beside { display: none } summary { cursor: pointer; font-weight: 600 }
.pages.above { border-bottom: 1px solid var(--line); padding: .7rem 1.25rem } .above nav { padding-top: .5rem } .above a { padding: .4rem 0 }
.contents.above { border: 1px solid var(--line); border-radius: 8px; padding: .6rem 1rem; margin: 0 0 1.5rem }
.index ul { list-style: none; padding: 0; margin: 1rem 0 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)); gap: 1.1rem 2rem } .index li > a { font-weight: 600 } .index span { display: block; color: var(--soft); font-size: .92rem; line-height: 1.45 }
footer { margin-top: 4rem } .neighbours { display: flex; gap: 1rem; justify-content: space-between; border-top: 1px solid var(--line); padding-top: 1.25rem }
.neighbours a { text-decoration: none; font-weight: 600 } .neighbours span { display: block; color: var(--soft); font-size: .85rem; font-weight: 400 } .neighbours .next { margin-left: auto; text-align: right }
.source { color: var(--soft); font-size: .85rem; margin-top: 2rem }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 1fr min(15rem, 24vw) minmax(0, 67rem) 1fr; grid-template-rows: auto 1fr }
  header { grid-column: 1 / -1 } .pages.above { display: none }
  .pages.beside { display: block; grid-column: 2; position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 2rem .5rem 3rem 1.25rem }
  main { grid-column: 3; margin: 0; padding: 2rem 1.25rem 5rem 3rem; max-width: none }
  main > article, main > footer { max-width: 46rem }
}
@media (min-width: 78rem) {
  main { display: grid; grid-template-columns: minmax(0, 46rem) minmax(0, 1fr); grid-template-rows: auto 1fr; column-gap: 3rem; align-items: start }
  main > article, main > footer { grid-column: 1 } main > .index { grid-column: 1 / -1; max-width: none }
  .contents.above { display: none }
  .contents.beside { display: block; grid-column: 2; grid-row: 1; position: sticky; top: 2rem; max-height: calc(100vh - 4rem); overflow-y: auto; border-left: 1px solid var(--line); padding-left: 1rem }
}
@media (max-width: 40rem) {
  .wordy table, .wordy tbody, .wordy tr, .wordy td { display: block } .wordy thead { position: absolute; left: -100rem }
  .wordy tr { border-bottom: 1px solid var(--line); padding: .6rem 0 } .wordy td { border: 0; padding: .1rem 0; text-align: left } .wordy td:empty { display: none }
  .wordy td[data-column]::before { content: attr(data-column) ": "; color: var(--soft) } .wordy td code { overflow-wrap: anywhere }
}
@media (max-width: 30rem) { h1 { font-size: 1.6rem } pre { padding: .75rem; font-size: .8rem } }
@media print { header, .pages, .contents, .neighbours, .source, .anchor, .skip { display: none !important } body, main { display: block } }
</style>`
