import type { FastifyInstance } from 'fastify'
import { escapeHtml, FAVICON, sendPage } from './layout.ts'

/** The command of a first question; start-up prints the same one, with a real key in it. */
export const firstQuestion = (baseUrl: string, apiKey: string): string => `curl ${baseUrl}/v1/free/questions \\
  -H "Authorization: Bearer ${apiKey}" \\
  -H "Content-Type: application/json" \\
  -d '{"question": "Would you pay $7 for an oat-milk latte at the airport?"}'`

/** The first screen, until there is an app to show. */
export const homePage =
  (baseUrl: string) =>
  (app: FastifyInstance): void => {
    app.get('/favicon.svg', { config: { operation: 'page.icon' } }, (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
    )
    app.get('/', { config: { operation: 'page.home' } }, (_request, reply) =>
      sendPage(
        reply,
        'Populace',
        `<h1>Ask a population.</h1>
<p class="lead">Populace is a synthetic research panel: you ask a question, and AI personas that are calibrated to real population data answer it within seconds. Every answer is synthetic and says so.</p>
<h2>Ask a first question</h2>
<p>Starting the service prints this command with a free key in it. <a href="/docs/free-tier-oauth">Other ways to get a key.</a></p>
<pre><code>${escapeHtml(firstQuestion(baseUrl, '$SERVICE_FREE_TIER_API_KEY'))}</code></pre>
<p>The response names a job; read the answers with <code>GET /v1/jobs/{job_id}</code>.</p>
<h2>Where things are</h2>
<table>
<tr><td><a href="/docs/api">API reference</a></td><td>Every operation, with a form to try it.</td></tr>
<tr><td><a href="/docs/api/openapi.yaml">OpenAPI document</a></td><td>For code generators and assistants.</td></tr>
<tr><td><a href="/docs/free-tier-oauth">Getting a key</a></td><td>Free and paid keys, and what each may do.</td></tr>
<tr><td><a href="/docs/errors">Errors</a></td><td>Every code, what it means and what to do.</td></tr>
</table>`,
      ),
    )
  }
