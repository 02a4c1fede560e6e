import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { png } from '../../harness/media-files.ts'
import type { Service } from '../../harness/service.ts'
import { signedIn } from '../../harness/signed-in.ts'
import type { Operation } from '../document/document.ts'
import { problemsOf } from './check.ts'
import type { Findings } from './findings.ts'
import { exchange, type Received, write } from './http.ts'
import type { FuzzedService } from './service.ts'
import { createTenant, credentialsFor, type Tenant } from './tenants.ts'

interface Input {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

// biome-ignore lint/suspicious/noExplicitAny: journeys look into bodies of every shape.
type Call = (id: string, tenant: Tenant, input: Input, expected: number) => Promise<any>

/** Ways through the service that chance would hardly take: made, used, taken away, used again, taken away again. */
export async function runJourneys(fuzzed: FuzzedService, findings: Findings): Promise<void> {
  const { service, document } = fuzzed
  const operationOf = (id: string): Operation => document.operations.find((operation) => operation.id === id)!
  const call: Call = async (id, tenant, { path = {}, query = {}, body }, expected) => {
    const operation = operationOf(id)
    const draft = { method: operation.method, path, query: Object.entries(query), headers: {}, body }
    const sent = write(operation, draft, credentialsFor(operation, tenant))
    const received: Received = await exchange(service.url, sent)
    findings.count(operation, received.status)
    const problems = problemsOf(document, operation, received)
    if (received.status !== expected)
      problems.push(`answers ${received.status} in place of ${expected}: ${received.text.slice(0, 200)}`)
    for (const problem of problems) findings.add(operation, problem, 'on a journey', sent, tenant.name)
    return received.json
  }
  const administrator = await createTenant(service, 'overseer', { administrator: true })
  const newcomer = (name: string, options = {}) => createTenant(service, name, options)
  await assistants(call, administrator, service)
  await invitations(call, await newcomer('host'), await newcomer('guest'), await newcomer('shy'))
  await keysAndSessions(call, await newcomer('keeper'))
  await buying(call, await newcomer('buyer', { kind: 'free' }), administrator)
  await leaving(call, await newcomer('leaver'))
  await administering(call, administrator, await newcomer('subject'))
  await listening(call, await newcomer('listener'))
  const readings = document.operations.filter(({ id, method }) => method === 'GET' && id.startsWith('studies.'))
  await studying(call, await newcomer('scholar'), {
    readings: readings.map(({ id }) => id),
    work: () => service.app.worker.drain(),
  })
}

async function assistants(call: Call, anybody: Tenant, service: Service): Promise<void> {
  const vendor_account_uuid = randomUUID()
  const email = 'journey@example.com'
  const identity = { email, vendor_account_uuid, client_install_id: 'a'.repeat(64) }
  const { api_key } = await call('onboarding.agentRegister', anybody, { body: identity }, 201)
  const { rows } = await sql<{ user_id: number; organization_id: number }>`
    select user_id, organization_id from memberships
    where user_id = (select id from users where email = ${email})`.execute(service.database.db)
  const { headers: session } = await signedIn(service, rows[0]!)
  const tenant = { ...anybody, session, key: { authorization: `Bearer ${api_key}` } }
  await call('me.get', tenant, {}, 200)
  const path = { vendor_account_uuid }
  await call('account.confirmAssistant', tenant, { path }, 200)
  await call('account.removeAssistant', tenant, { path }, 200)
  await call('account.removeAssistant', tenant, { path }, 404)
  await call('account.confirmAssistant', tenant, { path }, 404)
}

async function invitations(call: Call, host: Tenant, guest: Tenant, shy: Tenant): Promise<void> {
  const organization_uuid = host.self.org_uuid
  for (const { self } of [guest, shy]) await call('account.inviteMember', host, { body: { email: self.email } }, 201)
  await call('account.declineInvitation', shy, { body: { organization_uuid } }, 200)
  await call('account.acceptInvitation', shy, { body: { organization_uuid } }, 404)
  await call('account.acceptInvitation', guest, { body: { organization_uuid } }, 200)
  await call('account.acceptInvitation', guest, { body: { organization_uuid } }, 404)
  const { members } = await call('account.listMembers', host, {}, 200)
  const user_uuid = members.find(({ email }: { email: string }) => email === guest.self.email)?.user_uuid ?? 'nobody'
  await call('account.changeMember', host, { path: { user_uuid }, body: { role: 'admin' } }, 200)
  await call('account.switchOrganization', guest, { body: { org_uuid: organization_uuid } }, 200)
  await call('account.removeMember', host, { path: { user_uuid } }, 200)
  await call('account.removeMember', host, { path: { user_uuid } }, 404)
  await call('account.switchOrganization', guest, { body: { org_uuid: organization_uuid } }, 404)
}

async function keysAndSessions(call: Call, tenant: Tenant): Promise<void> {
  const { key, api_key } = await call('account.createKey', tenant, { body: { name: 'for a journey' } }, 201)
  const other = { ...tenant, key: { authorization: `Bearer ${api_key}` } }
  await call('me.get', other, {}, 200)
  const path = { key_id: String(key.id) }
  await call('account.revokeKey', tenant, { path }, 200)
  await call('me.get', other, {}, 401)
  await call('account.signOut', tenant, {}, 200)
  await call('account.get', tenant, {}, 401)
}

async function buying(call: Call, tenant: Tenant, administrator: Tenant): Promise<void> {
  const tier = { name: 'for sale', payment_provider_id: 'price_journey', monthly_price_cents: 4900, inc_saas: true }
  const { tier: made } = await call('admin.createTier', administrator, { body: tier }, 201)
  const { checkout_id } = await call('account.checkout', tenant, { body: { tier_uuid: made.uuid } }, 201)
  await call('account.checkoutState', tenant, { path: { checkout_id } }, 200)
  await call('account.checkoutState', administrator, { path: { checkout_id } }, 404)
}

async function leaving(call: Call, tenant: Tenant): Promise<void> {
  await call('account.exportOrganization', tenant, {}, 200)
  await call('account.deleteOrganization', tenant, { query: { confirm: 'another name' } }, 400)
  await call('account.deleteOrganization', tenant, { query: { confirm: tenant.organization_name } }, 200)
  await call('me.get', tenant, {}, 401)
}

async function administering(call: Call, administrator: Tenant, tenant: Tenant): Promise<void> {
  const path = { key_id: String(tenant.self.key_id) }
  await call('admin.revokeKey', administrator, { path }, 200)
  await call('me.get', tenant, {}, 401)
  const user = { user_id: String(tenant.self.user_id) }
  await call('admin.getUser', administrator, { path: user }, 200)
  const organization = { organization_id: String(tenant.self.organization_id) }
  await call('admin.exportOrganization', administrator, { path: organization }, 200)
  await call('admin.deleteUser', administrator, { path: user }, 200)
  await call('admin.getUser', administrator, { path: user }, 404)
  await call('account.get', tenant, {}, 401)
}

interface Studying {
  /** Every operation that reads something of a study. */
  readings: readonly string[]
  work(): Promise<void>
}

async function listening(call: Call, tenant: Tenant): Promise<void> {
  const { webhook } = await call('webhooks.create', tenant, { body: { url: 'http://127.0.0.1:9/journey' } }, 201)
  const path = { webhook_id: webhook.uuid }
  await call('webhooks.test', tenant, { path }, 202)
  await call('webhooks.remove', tenant, { path }, 200)
  await call('webhooks.test', tenant, { path }, 404)
}

async function studying(call: Call, tenant: Tenant, { readings, work }: Studying): Promise<void> {
  const query = { country: 'US' }
  for (const id of ['filters.get', 'agents.find']) await call(id, tenant, { query }, 200)
  const data_url = `data:image/png;base64,${png(3, 3).toString('base64')}`
  await call('media.create', tenant, { body: { data_url } }, 201)
  const wanted = { request_text: 'Ask 4 people in California about the price of rice' }
  const { request_id } = await call('requests.createStudy', tenant, { body: wanted }, 202)
  await call('requests.getStudy', tenant, { path: { request_id } }, 200)
  const { agents } = await call('agents.search', tenant, { query: { country: 'US', limit: '4' } }, 200)
  const agent_ids = agents.map(({ id }: { id: number }) => id)
  const { group } = await call('groups.create', tenant, { body: { name: 'four', agent_ids } }, 201)
  const { study } = await call('studies.create', tenant, { body: { title: 't', research_group_uuid: group.uuid } }, 201)
  const path = { study_id: study.uuid }
  const asked = await call('studies.ask', tenant, { path, body: { question: 'Why coffee?' } }, 202)
  await work()
  const question = { ...path, question_id: asked.question_uuid }
  await call('studies.complete', tenant, { path, body: {} }, 202)
  await work()
  await call('studies.complete', tenant, { path, body: {} }, 409)
  for (const id of readings) await call(id, tenant, { path: question }, 200)
  await call('studies.share', tenant, { path, body: {} }, 200)
  await call('studies.remove', tenant, { path }, 200)
  for (const id of ['studies.get', 'studies.remove', 'studies.report', 'studies.results', 'studies.download'])
    await call(id, tenant, { path }, 404)
  await call('studies.ask', tenant, { path, body: { question: 'Why tea?' } }, 404)
}
