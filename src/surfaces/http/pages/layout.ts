import type { FastifyReply, FastifyRequest } from 'fastify'

/** The colours of the browser app (src/clients/web/style.css), so that one does not leave the house between the two. */
const LIGHT = `--paper: #ffffff; --raised: #ffffff; --tint: #f6f7f9; --hover: #eef0f3; --line: #e3e6ea; --edge: #878e99; --ink: #16181d; --soft: #5a616b; --accent: #3550cf; --accent-strong: #2a41ae; --accent-tint: #e9edfd; --on-accent: #ffffff; --good: #1b7440; --good-tint: #e3f5ea; --warn: #8a5300; --warn-tint: #fdf1dc; --bad: #b3261e; --bad-tint: #fdeae8; --c1: #3b5bdb`
const DARK = `--paper: #101215; --raised: #181b20; --tint: #16191d; --hover: #1f2329; --line: #2a2f37; --edge: #737b87; --ink: #eceef1; --soft: #a0a8b3; --accent: #93a7ff; --accent-strong: #b3c1ff; --accent-tint: #1e2542; --on-accent: #0e1330; --good: #6fd08c; --good-tint: #12291b; --warn: #f0b458; --warn-tint: #2c2110; --bad: #ff9086; --bad-tint: #331816; --c1: #8aa0ff`

/** Dark is for screens: paper is white, whatever the reader prefers. */
const STYLE = `
:root { color-scheme: light; ${LIGHT}; --radius: 7px; --card: 12px }
@media screen and (prefers-color-scheme: dark) { :root:not([data-theme=light]) { color-scheme: dark; ${DARK} } }
@media screen { :root[data-theme=dark] { color-scheme: dark; ${DARK} } }
* { box-sizing: border-box }
html { -webkit-text-size-adjust: 100% }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.6 Inter, system-ui, -apple-system, "Segoe UI", sans-serif; -webkit-font-smoothing: antialiased }
main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.25rem 5rem }
header { border-bottom: 1px solid var(--line) }
header nav { max-width: 46rem; margin: 0 auto; padding: .5rem 1.25rem; min-height: 3.25rem; display: flex; flex-wrap: wrap; gap: 0 .25rem; align-items: center }
header a { color: var(--soft); text-decoration: none; white-space: nowrap; font-size: .93rem; padding: .3rem .6rem; border-radius: var(--radius) } header a:hover { color: var(--ink); background: var(--hover) }
header .name { display: inline-flex; align-items: center; gap: .5rem; color: var(--ink); font-size: 1rem; font-weight: 600; letter-spacing: -.02em; margin-right: auto; padding-left: 0 } header .name:hover { background: none } header .name img { display: block }
header a:last-child { margin-right: -.6rem }
h1 { font-size: 1.6rem; line-height: 1.25; letter-spacing: -.025em; font-weight: 600; margin: 0 0 .6rem; text-wrap: balance }
h2 { font-size: 1.15rem; line-height: 1.35; letter-spacing: -.015em; font-weight: 600; margin: 2.25rem 0 .5rem } h3 { font-weight: 600 }
p { text-wrap: pretty } p.lead { font-size: 1.05rem; color: var(--soft); margin-top: 0 }
a { color: var(--accent); text-underline-offset: 2px } a:hover { color: var(--accent-strong) }
pre { background: var(--tint); border: 1px solid var(--line); border-radius: var(--radius); padding: .9rem 1rem; overflow-x: auto; font-size: .87rem; line-height: 1.55 }
code { font-family: ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace; font-size: .92em }
table { border-collapse: collapse; width: 100%; font-size: .95rem } th, td { text-align: left; padding: .45rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.skip { position: absolute; left: -100rem } .skip:focus { left: 1.25rem; top: .6rem; background: var(--paper); padding: .25rem .5rem }
@media (max-width: 24rem) { header a { padding-inline: .45rem } }
`

/** Pages are plain HTML without scripts; nothing is loaded from anywhere else. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

/** What browsers should know about every page of ours. */
export const pageHeaders = {
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'x-frame-options': 'DENY',
}

/** `html`, `head` and `beside` are trusted markup of ours; text from callers goes through `escapeHtml` first. */
export function sendPage(
  reply: FastifyReply,
  title: string,
  html: string,
  status = 200,
  head = '',
  beside = '',
): FastifyReply {
  return reply
    .code(status)
    .headers(pageHeaders)
    .header('content-security-policy', pagePolicy)
    .header('vary', [reply.getHeader('vary') ?? [], 'Cookie'].flat().join(', '))
    .type('text/html; charset=utf-8')
    .send(pageText(title, html, head, beside, themeOf(reply.request)))
}

export type Theme = 'light' | 'dark'

/** What the reader has chosen in the app; undefined where the system decides. */
export const themeOf = ({ headers }: FastifyRequest): Theme | undefined =>
  /(?:^|;\s*)populace_theme=(light|dark)(?:;|$)/.exec(headers.cookie ?? '')?.[1] as Theme | undefined

/** The whole text of a page, for whoever sends it by other means. `beside` stands between the header and the page itself. */
export const pageText = (title: string, html: string, head = '', beside = '', theme?: Theme): string => `<!doctype html>
<html lang="en"${theme === undefined ? '' : ` data-theme="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg"><title>${escapeHtml(title)}</title><style>${STYLE}</style>${head}</head>
<body>
<a class="skip" href="#main">To the content</a>
<header><nav aria-label="Main"><a class="name" href="/"><img src="/favicon.svg" alt="" width="22" height="22">Populace</a><a href="/">Ask</a><a href="/docs">Docs</a><a href="/docs/api">API</a><a href="/account">Account</a></nav></header>
${beside}<main id="main">
${html}
</main>
</body>
</html>
`

/** Twelve people, one of them speaking. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#3b5bdb"/>${Array.from(
  { length: 12 },
  (_, index) =>
    `<circle cx="${7 + (index % 4) * 6}" cy="${9 + Math.floor(index / 4) * 7}" r="2.1" fill="#fff" opacity="${index === 6 ? 1 : 0.5}"/>`,
).join('')}</svg>`

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
