import type { FastifyInstance } from 'fastify'
import { sendPage } from './layout.ts'

export interface AccountPageParts {
  /** Whether an upgrade link is genuine and still good. */
  checkUpgradeLink(organizationUuid: string, token: string): 'valid' | 'expired' | 'invalid'
}

/** Where sign-in and upgrade links lead on an installation that sells nothing: to its operator. */
export const accountPages =
  (parts: AccountPageParts) =>
  (app: FastifyInstance): void => {
    app.get('/login', { config: { operation: 'page.login' } }, (_request, reply) =>
      sendPage(
        reply,
        'Sign in · Populace',
        `<h1>This account needs its operator.</h1>
<p class="lead">This installation issues keys for your account from its command line.</p>
<p>Ask whoever runs it for a key, or run this yourself where it is installed:</p>
<pre><code>npm run populace -- keys create --org "Your organization" --email you@example.com</code></pre>`,
      ),
    )
    app.get('/upgrade', { config: { operation: 'page.upgrade' } }, (request, reply) => {
      const { org, token } = request.query as Record<string, unknown>
      const check =
        typeof org === 'string' && typeof token === 'string' ? parts.checkUpgradeLink(org, token) : 'invalid'
      if (check !== 'valid') {
        const reason = check === 'expired' ? 'This upgrade link has expired.' : 'This is not a valid upgrade link.'
        return sendPage(
          reply,
          'Upgrade · Populace',
          `<h1>${reason}</h1><p class="lead">Links are good for seven days. The next question that meets the limit brings a new one.</p>`,
          check === 'expired' ? 410 : 403,
        )
      }
      return sendPage(
        reply,
        'Upgrade · Populace',
        `<h1>The free questions of this month are used up.</h1>
<p class="lead">They are back on the first of next month.</p>
<p>Whoever runs this installation can lift the limit (<code>FREE_QUESTIONS_PER_CYCLE</code>) or issue a key for the whole API:</p>
<pre><code>npm run populace -- keys create --org "Your organization" --email you@example.com</code></pre>`,
      )
    })
  }
