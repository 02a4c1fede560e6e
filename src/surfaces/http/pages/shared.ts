import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml, sendPage } from './layout.ts'
import { reportPage, SYNTHETIC } from './shared-page.ts'
import type { SharedReportState, SharedReportView } from './shared-view.ts'

export interface SharedPageParts {
  base_url: string
  read(token: string): Promise<SharedReportState>
}

const LONGEST_DESCRIPTION = 200
const NOINDEX = '<meta name="robots" content="noindex">'

/** The public page of a report: whoever has the link reads it, without a key and without scripts. */
export const sharedPages =
  ({ base_url, read }: SharedPageParts) =>
  (app: FastifyInstance): void => {
    // All that lies below is answered here, so that also a link that was mangled on its way meets a page.
    app.get('/shared/*', { config: { operation: 'page.shared', secret_address: true } }, async (request, reply) => {
      const token = (request.params as { '*': string })['*']
      const report = await read(token)
      void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex')
      switch (report.status) {
        case 'off':
          return sendNothing(reply, 404, 'There is no report here.', 'The link may be incomplete, or was switched off.')
        case 'expired':
          return sendNothing(reply, 410, 'This report is no longer shared.', 'Its link has expired.')
        case 'on': {
          const { view } = report
          return sendPage(
            reply,
            `${view.title} · Populace`,
            reportPage(view),
            200,
            head(view, `${base_url}/shared/${token}`),
          )
        }
      }
    })
  }

const sendNothing = (reply: FastifyReply, status: number, heading: string, reason: string): FastifyReply =>
  sendPage(
    reply,
    `${heading} · Populace`,
    `<h1>${heading}</h1><p class="lead">${reason} Ask whoever sent it to you for a new one.</p>`,
    status,
    NOINDEX,
  )

/** What other programs show of a link to the page. */
function head(view: SharedReportView, url: string): string {
  const { title } = view
  const description = descriptionOf(view)
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:type': 'article',
    'og:url': url,
    'og:site_name': 'Populace',
  }
  const names = { 'twitter:card': 'summary', 'twitter:title': title, 'twitter:description': description, description }
  const tags = (attribute: string, values: Record<string, string>): string =>
    Object.entries(values)
      .map(([name, value]) => `<meta ${attribute}="${name}" content="${escapeHtml(value)}">`)
      .join('')
  return `${NOINDEX}<meta name="referrer" content="no-referrer">${tags('name', names)}${tags('property', properties)}`
}

function descriptionOf({ written, participant_count, questions }: SharedReportView): string {
  const said =
    written?.tldr?.text ??
    `${participant_count.toLocaleString('en-US')} AI personas answered ${questions.length} questions.`
  const characters = [...`${SYNTHETIC} ${said}`]
  return characters.length <= LONGEST_DESCRIPTION
    ? characters.join('')
    : `${characters.slice(0, LONGEST_DESCRIPTION - 1).join('')}…`
}
