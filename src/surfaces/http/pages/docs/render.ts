import { Marked, type Tokens } from 'marked'
import { escapeHtml } from '../layout.ts'
import { highlight } from './highlight.ts'
import { servedLink } from './links.ts'

export interface Heading {
  depth: number
  id: string
  /** Plain text, escaped. */
  text: string
}

export interface Rendered {
  /** The headline, escaped. */
  title: string
  html: string
  /** Below the headline. */
  headings: Heading[]
}

/** A document as HTML: headings can be linked to, links lead to pages, and wide tables scroll by themselves. */
export function renderDocument(text: string, file: string): Rendered {
  const headings: Heading[] = []
  const idFor = uniqueIds()
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        const text = html.replace(/<[^>]*>/g, '')
        const id = idFor(text)
        headings.push({ depth, id, text })
        if (depth === 1) return `<h1 id="${id}">${html}</h1>\n`
        return `<h${depth} id="${id}">${html} <a class="anchor" href="#${id}" aria-label="Link to this section">#</a></h${depth}>\n`
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens)
        const address = servedLink(file, href)
        // "http://localhost:PORT" looks like an address, and is none.
        return address === undefined || !URL.canParse(address, 'http://localhost')
          ? html
          : `<a href="${escapeHtml(address)}">${html}</a>`
      },
      image({ href, text }) {
        return `<img src="${escapeHtml(servedLink(file, href) ?? '')}" alt="${escapeHtml(text)}" loading="lazy">`
      },
      code({ text, lang = '' }) {
        const language = lang.split(' ')[0]!
        return `<pre tabindex="0"><code>${highlight(text, language)}\n</code></pre>\n`
      },
      table(token) {
        return tableOf(this.parser.parseInline.bind(this.parser), token)
      },
      // Remarks are for those who read the file. Nothing else of ours is written as HTML.
      html: ({ raw }) => (/^\s*<!--/.test(raw) ? '' : escapeHtml(raw)),
    },
  })
  const html = marked.parse(text, { async: false })
  const [title, ...below] = headings
  return { title: title?.text ?? 'Populace', html, headings: below }
}

/** Cells longer than this are prose: on a phone such a table is read row by row instead of being pushed to and fro. */
const PROSE = 40

/** Reached by keyboard, so that whoever has no mouse can scroll it. The roles outlast the change of form on a phone. */
function tableOf(inline: (tokens: Tokens.TableCell['tokens']) => string, { header, rows }: Tokens.Table): string {
  const cell = (tag: 'th' | 'td', { tokens, align }: Tokens.TableCell, column?: string): string =>
    `<${tag} role="${tag === 'th' ? 'columnheader' : 'cell'}"${align === 'right' ? ' class="number"' : ''}${column ? ` data-column="${column}"` : ''}>${inline(tokens)}</${tag}>`
  // A table without a head is a list of two columns.
  const head = header.every(({ text }) => text === '')
    ? ''
    : `<thead role="rowgroup"><tr role="row">${header.map((one) => cell('th', one)).join('')}</tr></thead>`
  const columns = header.map(({ tokens }) => inline(tokens).replace(/<[^>]*>/g, ''))
  const body = rows
    .map((row) => `<tr role="row">${row.map((one, at) => cell('td', one, at === 0 ? '' : columns[at])).join('')}</tr>`)
    .join('\n')
  const wordy = rows.some((row) => row.some(({ text }) => text.length > PROSE))
  return `<div class="table${wordy ? ' wordy' : ''}" role="region" aria-label="Table" tabindex="0"><table role="table">${head}<tbody role="rowgroup">${body}</tbody></table></div>\n`
}

/** The ids that GitHub would give, so that links into a document work in both places. */
export function uniqueIds(): (text: string) => string {
  const used = new Map<string, number>()
  return (text) => {
    const id = text
      .replace(/&[#\w]+;/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-')
    const times = used.get(id) ?? 0
    used.set(id, times + 1)
    return times === 0 ? id : `${id}-${times}`
  }
}
