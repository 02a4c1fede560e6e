import type { FastifyReply } from 'fastify'

const STYLE = `
:root { color-scheme: light dark; --ink: #1a1d21; --soft: #5f6670; --line: #e4e6ea; --paper: #ffffff; --tint: #f6f7f9; --accent: #3b5bdb; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eaed; --soft: #9aa1ab; --line: #2b2f36; --paper: #131518; --tint: #1b1e23; --accent: #91a7ff; }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, -apple-system, "Segoe UI", sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 3.5rem 1.25rem 5rem }
header { border-bottom: 1px solid var(--line) }
header nav { max-width: 46rem; margin: 0 auto; padding: .85rem 1.25rem; display: flex; flex-wrap: wrap; gap: .25rem clamp(.7rem, 3vw, 1.25rem); align-items: baseline }
header a { color: var(--soft); text-decoration: none; white-space: nowrap } header a:hover { color: var(--ink) }
header .name { color: var(--ink); font-weight: 650; margin-right: auto }
h1 { font-size: 1.9rem; line-height: 1.2; letter-spacing: -.02em; margin: 0 0 .75rem }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem }
p.lead { font-size: 1.1rem; color: var(--soft); margin-top: 0 }
a { color: var(--accent) }
pre { background: var(--tint); border: 1px solid var(--line); border-radius: 8px; padding: .9rem 1rem; overflow-x: auto; font-size: .85rem; line-height: 1.55 }
code { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; font-size: .92em }
table { border-collapse: collapse; width: 100%; font-size: .95rem } th, td { text-align: left; padding: .45rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.skip { position: absolute; left: -100rem } .skip:focus { left: 1.25rem; top: .6rem; background: var(--paper); padding: .25rem .5rem }
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
    .type('text/html; charset=utf-8')
    .send(pageText(title, html, head, beside))
}

/** The whole text of a page, for whoever sends it by other means. `beside` stands between the header and the page itself. */
export const pageText = (title: string, html: string, head = '', beside = ''): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg"><title>${escapeHtml(title)}</title><style>${STYLE}</style>${head}</head>
<body>
<a class="skip" href="#main">To the content</a>
<header><nav aria-label="Main"><a class="name" href="/">Populace</a><a href="/docs">Docs</a><a href="/docs/api">API</a><a href="/docs/free-tier-oauth">Get a key</a><a href="/account">Account</a></nav></header>
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
