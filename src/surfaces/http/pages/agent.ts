import type { FastifyInstance } from 'fastify'
import { escapeHtml, pageHeaders, sendPage } from './layout.ts'

/** What a page shows of an agent. */
export interface AgentView {
  uuid: string
  id: number
  name: string
  age: number
  sex: string
  city: string
  state: string
  country: string
  occupation: string
  industry: string | null
  title_variant: string | null
  labour_status: string
  summary: string
  annual_income_usd: number
  marital_status: string
  num_children: number
  health_profile?: Record<string, unknown> | undefined
  attributes: Record<string, unknown> & { traits: Record<string, number>; attitudes: Record<string, number> | null }
  provenance: { population_version: string; basis: string; note: string; sources: Record<string, string> }
}

export interface AgentPageParts {
  /** By id or uuid. */
  find(reference: string): Promise<AgentView | undefined>
  /** The portrait as SVG. */
  portrait(uuid: string): Promise<string | undefined>
}

const STYLE = `<style>
.person { display: flex; gap: 1.5rem; align-items: center; flex-wrap: wrap }
.person img { width: 9rem; height: 9rem; border-radius: 1rem; background: var(--tint) }
.person h1 { margin-bottom: .25rem } .person p { margin: 0; color: var(--soft) }
.said { font-size: 1.1rem; margin: 1.5rem 0 }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 0 2.5rem }
.facts th { font-weight: 400; color: var(--soft); width: 45% }
.scale { display: inline-block; width: 6rem; height: .35rem; border-radius: 1rem; background: var(--line); vertical-align: middle; margin-right: .5rem }
.scale i { display: block; height: 100%; border-radius: 1rem; background: var(--accent) }
.badge { display: inline-block; border: 1px solid var(--line); border-radius: 1rem; padding: 0 .6rem; font-size: .85rem; color: var(--soft) }
.fine { color: var(--soft); font-size: .9rem }
</style>`

const A_YEAR = 'public, max-age=31536000, immutable'

/** A page for every agent, at the address that `url` gives, and its portrait beside it. */
export const agentPages =
  (parts: AgentPageParts) =>
  (app: FastifyInstance): void => {
    app.get('/agents/:agent', { config: { operation: 'page.agent' } }, async (request, reply) => {
      const agent = await parts.find((request.params as { agent: string }).agent)
      if (agent === undefined) {
        return sendPage(reply, 'No such agent · Populace', '<h1>There is no such agent.</h1>', 404)
      }
      return sendPage(reply, `${agent.name} · Populace`, page(agent))
    })
    app.get('/agents/:agent/portrait.svg', { config: { operation: 'page.portrait' } }, async (request, reply) => {
      const svg = await parts.portrait((request.params as { agent: string }).agent)
      if (svg === undefined) return reply.code(404).type('text/plain').send('There is no such agent.\n')
      return reply
        .headers(pageHeaders)
        .header('content-security-policy', "default-src 'none'")
        .header('cache-control', A_YEAR)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/svg+xml')
        .send(svg)
    })
  }

function page(agent: AgentView): string {
  const { attributes, provenance } = agent
  return `${STYLE}
<div class="person">
<img src="/agents/${agent.uuid}/portrait.svg" alt="Drawn portrait of ${escapeHtml(agent.name)}" width="144" height="144">
<div><h1>${escapeHtml(agent.name)}</h1>
<p>${escapeHtml(`${agent.age}, ${agent.title_variant ?? agent.occupation.toLowerCase()}, ${agent.city}, ${agent.state}`)}</p>
<p><span class="badge">Synthetic person · ${escapeHtml(provenance.basis)}</span></p></div>
</div>
<p class="said">${escapeHtml(agent.summary)}</p>
<div class="facts">
<section><h2>Life</h2>${facts({
    age: agent.age,
    sex: agent.sex,
    country: agent.country,
    marital_status: agent.marital_status,
    children:
      agent.num_children === 0 ? 'none' : `${agent.num_children} (${(attributes.child_ages as number[]).join(', ')})`,
    household_size: attributes.household_size,
    home: attributes.home,
    urbanicity: attributes.urbanicity,
    metro: attributes.metro,
    education: attributes.education,
    ethnicity: attributes.ethnicity,
    nativity: attributes.nativity,
    religion: attributes.religion,
  })}</section>
<section><h2>Work and money</h2>${facts({
    labour_status: agent.labour_status,
    occupation: agent.occupation,
    title: agent.title_variant,
    last_job: attributes.last_job,
    industry: agent.industry,
    hours: attributes.labour_detail,
    employer: attributes.worker_class,
    income: dollars(agent.annual_income_usd),
    household_income: dollars(attributes.household_income_usd as number),
  })}</section>
<section><h2>Temper</h2>${scales(attributes.traits)}</section>
${attributes.attitudes === null ? '' : `<section><h2>Outlook</h2>${scales(attributes.attitudes)}</section>`}
${attributes.habits == null ? '' : `<section><h2>Habits</h2>${facts(attributes.habits as Record<string, unknown>)}</section>`}
${agent.health_profile === undefined ? '' : health(agent.health_profile)}
</div>
<h2>Where this comes from</h2>
<p>${escapeHtml(provenance.note)}</p>
${facts(provenance.sources)}
<p class="fine">Agent ${agent.id} · ${agent.uuid} · population ${escapeHtml(provenance.population_version)}</p>`
}

function health(profile: Record<string, unknown>): string {
  const { source, method_version, calibration_version, reference_version, ...values } = profile
  return `<section><h2>Health</h2>
<p class="fine">Cohort attribute, not a medical record.</p>${facts(values)}
<p class="fine">${[source, method_version, calibration_version, reference_version].map((part) => escapeHtml(String(part))).join(' · ')}</p></section>`
}

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')} a year`

function facts(values: Record<string, unknown>): string {
  const rows = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return `<table>${rows
    .map(([name, value]) => `<tr><th scope="row">${words(name)}</th><td>${shown(value)}</td></tr>`)
    .join('')}</table>`
}

/** Codes become words; sentences and names stay as they are. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : escapeHtml(value.map(plain).join(', '))
  return escapeHtml(plain(value))
}

const plain = (value: unknown): string => {
  const text = String(value)
  return /^[a-z0-9]+(_[a-z0-9]+)+$/.test(text) ? text.replaceAll('_', ' ') : text
}

const acronyms: Record<string, string> = { bmi: 'BMI', phq9: 'PHQ-9', rx: 'prescription', tv: 'TV', usd: 'USD' }

const words = (name: string): string => {
  const text = name
    .split('_')
    .map((word) => acronyms[word] ?? word)
    .join(' ')
  return escapeHtml(text.charAt(0).toUpperCase() + text.slice(1))
}

function scales(values: Record<string, number>): string {
  return `<table>${Object.entries(values)
    .map(
      ([name, value]) =>
        `<tr><th scope="row">${words(name)}</th><td><span class="scale"><i style="width:${value}%"></i></span>${value}</td></tr>`,
    )
    .join('')}</table>`
}
