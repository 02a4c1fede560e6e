import { escapeHtml } from '../layout.ts'
import { type Document, documents, sections } from './documents.ts'
import { addressOf } from './links.ts'
import type { Heading, Rendered } from './render.ts'

/** Fewer headings than these fit on a screen, and need no list. */
const LEAST_HEADINGS = 4
/** A list of more than these would be longer than most pages: then only those of the first order are listed. */
const MOST_HEADINGS = 40

/** The list of all pages, for beside the text and, folded up, for above it where there is no room beside. */
export function listOfPages(current: Document | undefined): string {
  const lists = [
    `<ul><li>${entry('/docs', 'All documents', current === undefined)}</li><li>${entry('/docs/api', 'API, with a form to try it', false)}</li></ul>`,
    ...sections.map(
      ({ title, documents }) =>
        `<h2>${title}</h2><ul>${documents.map((one) => `<li>${entry(addressOf(one), one.title, one === current)}</li>`).join('')}</ul>`,
    ),
  ].join('\n')
  return `<nav class="pages beside" aria-label="Documentation">${lists}</nav>
<details class="pages above"><summary>Documentation</summary><nav aria-label="Documentation">${lists}</nav></details>`
}

const entry = (address: string, title: string, current: boolean): string =>
  `<a href="${address}"${current ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`

/** All documents with what each of them is for. */
export const indexArticle = (): string =>
  `<article class="index"><h1>Documentation</h1>
<p class="lead">Populace is a synthetic research panel with an HTTP API. Begin with the <a href="/docs/quickstart">quickstart</a>; <a href="/docs/concepts">concepts</a> says what the words mean.</p>
${sections
  .map(
    ({ title, documents }) =>
      `<h2>${title}</h2><ul>${documents
        .map((one) => `<li>${entry(addressOf(one), one.title, false)}<span>${escapeHtml(one.summary)}</span></li>`)
        .join('')}</ul>`,
  )
  .join('\n')}
<h2>For programs</h2><ul>
<li><a href="/docs/api">API reference</a><span>Every operation with its schemas, and a form to try it.</span></li>
<li><a href="/docs/api/openapi.yaml">OpenAPI document</a><span>For code generators; also <a href="/docs/api/openapi.json">as JSON</a>.</span></li>
<li><a href="/llms.txt">llms.txt</a><span>Where assistants begin; <a href="/llms-full.txt">llms-full.txt</a> has every document in one.</span></li>
</ul></article>`

/** The text with what helps to find one's way in it. */
export function articleOf(document: Document, { html, headings }: Rendered): string {
  const listed = listedHeadings(headings)
  const contents = `<ul>${listed.map(({ depth, id, text }) => `<li class="depth-${depth}"><a href="#${id}">${text}</a></li>`).join('')}</ul>`
  const [beside, above] =
    listed.length < LEAST_HEADINGS
      ? ['', '']
      : [
          `<nav class="contents beside" aria-label="On this page"><h2>On this page</h2>${contents}</nav>`,
          `<details class="contents above"><summary>On this page</summary><nav aria-label="On this page">${contents}</nav></details>`,
        ]
  return `${beside}<article>${html.replace('</h1>', `</h1>${above}`)}</article>
<footer>${neighbours(document)}<p class="source">Everything agents say is synthetic. This page <a href="${addressOf(document)}.md">as Markdown</a>; <a href="/llms.txt">all of them for assistants</a>.</p></footer>`
}

function listedHeadings(headings: readonly Heading[]): Heading[] {
  const two = headings.filter(({ depth }) => depth === 2 || depth === 3)
  return two.length > MOST_HEADINGS ? two.filter(({ depth }) => depth === 2) : two
}

function neighbours(document: Document): string {
  const at = documents.indexOf(document)
  const link = (to: Document | undefined, rel: 'prev' | 'next', words: string): string =>
    to === undefined
      ? ''
      : `<a class="${rel}" rel="${rel}" href="${addressOf(to)}"><span>${words}</span>${escapeHtml(to.title)}</a>`
  return `<nav class="neighbours" aria-label="Previous and next">${link(documents[at - 1], 'prev', 'Previous')}${link(documents[at + 1], 'next', 'Next')}</nav>`
}
