import type { FastifyInstance } from 'fastify'
import { escapeHtml, FAVICON, sendPage } from './layout.ts'

/** The command of a first question; start-up prints the same one, with a real key in it. */
export const firstQuestion = (baseUrl: string, apiKey: string): string => `curl ${baseUrl}/v1/free/questions \\
  -H "Authorization: Bearer ${apiKey}" \\
  -H "Content-Type: application/json" \\
  -d '{"question": "Would you pay $7 for an oat-milk latte at the airport?"}'`

/** The same question from the command line, which waits for the answers and prints them. */
export const askCommand = "npm run populace -- ask 'Would you pay $7 for an oat-milk latte at the airport?'"

/** A member of the shared panel, as the first screen shows it. */
export interface PanelFace {
  name: string
  age: number
  city: string
  occupation: string
  path: string
}

const STYLE = `<style>
.panel { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: 1rem; padding: 0; list-style: none }
.panel a { display: block; color: inherit; text-decoration: none; font-size: .9rem; line-height: 1.35 }
.panel img { width: 100%; height: auto; border-radius: .75rem; display: block; margin-bottom: .4rem; background: var(--tint) }
.panel b { font-weight: 600 } .panel span { color: var(--soft) }
</style>`

const face = ({ name, age, city, occupation, path }: PanelFace): string =>
  `<li><a href="${path}"><img src="${path}/portrait.svg" alt="" loading="lazy" width="152" height="152"><b>${escapeHtml(name)}</b>, ${age}<br><span>${escapeHtml(occupation)}, ${escapeHtml(city)}</span></a></li>`

/** The first screen, until there is an app to show. */
export const homePage =
  (baseUrl: string, population: { size: number; countries: number }, panel: readonly PanelFace[]) =>
  (app: FastifyInstance): void => {
    app.get('/favicon.svg', { config: { operation: 'page.icon' } }, (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
    )
    app.get('/', { config: { operation: 'page.home' } }, (_request, reply) =>
      sendPage(
        reply,
        'Populace',
        `${STYLE}<h1>Ask a population.</h1>
<p class="lead">Populace is a synthetic research panel: you ask a question, and AI personas that are calibrated to real population data answer it within seconds. Every answer is synthetic and says so.</p>
<h2>Ask a first question</h2>
<p>Where the service runs, beside it:</p>
<pre><code>${escapeHtml(askCommand)}</code></pre>
<p>From anywhere, with a key. Starting the service prints this command with one in it; <a href="/docs/free-tier-oauth">other ways to get a key.</a></p>
<pre><code>${escapeHtml(firstQuestion(baseUrl, '$SERVICE_FREE_TIER_API_KEY'))}</code></pre>
<p>The response names a job; read the answers with <code>GET /v1/jobs/{job_id}</code>.</p>
<h2>The shared panel</h2>
<p>These ${panel.length} answer free questions. They are synthetic US adults, balanced by sex, age, region and education, out of ${population.size.toLocaleString('en-US')} agents in ${population.countries} ${population.countries === 1 ? 'country' : 'countries'}. <a href="/docs/calibration">How close they are to real people.</a></p>
<ul class="panel">${panel.map(face).join('')}</ul>
<h2>Where things are</h2>
<table>
<tr><td><a href="/docs">Documentation</a></td><td>Quickstart, concepts, guides, reference, and why to believe it.</td></tr>
<tr><td><a href="/docs/api">API reference</a></td><td>Every operation, with a form to try it.</td></tr>
<tr><td><a href="/docs/api/openapi.yaml">OpenAPI document</a></td><td>For code generators and assistants; <a href="/llms.txt">llms.txt</a> tells these where to begin.</td></tr>
<tr><td><a href="/docs/mcp">MCP with assistants</a></td><td>The panel as a tool of Claude, ChatGPT, Cursor and others.</td></tr>
<tr><td><a href="/docs/requests">From a sentence to a study</a></td><td>Say in plain English whom to ask and what to learn.</td></tr>
<tr><td><a href="/docs/first-study">A first study</a></td><td>Recruit people, ask them question after question, get a report: all of it by curl.</td></tr>
<tr><td><a href="/docs/results">Results</a></td><td>What the numbers mean, and how each of them is computed.</td></tr>
<tr><td><a href="/docs/asking">Asking</a></td><td>Kinds of questions, what comes back, and how far to trust it.</td></tr>
<tr><td><a href="/docs/sample-answers">Sample answers</a></td><td>Very different questions, and what six agents say.</td></tr>
<tr><td><a href="/docs/fidelity">Fidelity</a></td><td>Why believe it? Forecasts against 627 real survey questions, in numbers.</td></tr>
<tr><td><a href="/docs/free-tier-oauth">Getting a key</a></td><td>Free and paid keys, and what each may do.</td></tr>
<tr><td><a href="/docs/accounts">Your account</a></td><td>Signing in, keys, members, plans, what a question costs, cancelling.</td></tr>
<tr><td><a href="/docs/sign-in-and-billing">Sign-in and billing</a></td><td>For operators: identity provider, mail, payment by card, administrators.</td></tr>
<tr><td><a href="/docs/errors">Errors</a></td><td>Every code, what it means and what to do.</td></tr>
</table>`,
      ),
    )
  }
