import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { scopes } from '../../src/platform/contract/contract.ts'
import { png } from '../harness/media-files.ts'
import { scriptedPanel } from '../harness/scripted-panel.ts'
import { type Service, type ServiceOptions, startService, type TestKey } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'

/** What can belong to an organization, and is named by an id in some request. */
export const kinds = [
  'agent',
  'group',
  'study',
  'study_question',
  'direct_question',
  'group_request',
  'study_request',
  'thesis',
  'survey',
  'media',
  'webhook',
  'job',
  'operation',
  'session',
  'key',
  'assistant',
  'member',
  'invitation',
  'checkout',
  'organization',
] as const

export type Kind = (typeof kinds)[number]

/** One thing of each kind; an array where it may be called by its number as well as by its uuid. */
export type Belongings = Record<Kind, readonly [string, ...string[]]>

export interface Tenant {
  key: TestKey
  admin: SignedIn
  belongings: Belongings
  /** In every text of this organization, so that nobody else can show it unseen. */
  mark: string
}

export interface TwoOrganizations {
  service: Service
  ours: Tenant
  theirs: Tenant
  agent_ids: number[]
  close(): Promise<void>
}

const everyScope = scopes.filter((scope) => scope !== 'admin')

/** A service with two organizations that have one of everything, all of it made through the front. */
export async function twoOrganizations(options: ServiceOptions = {}): Promise<TwoOrganizations> {
  const service = await startService({
    engine: scriptedPanel().engine,
    visitors: true,
    ...options,
    config: {
      FREE_QUESTIONS_PER_MINUTE: '1000000',
      FREE_POLLS_PER_MINUTE: '1000000',
      REGISTER_PER_HOUR_IP: '1000000',
      SIGN_IN_PER_HOUR_IP: '1000000',
      CONNECT_PER_HOUR_IP: '1000000',
      // Nothing listens there, and nobody is looked up.
      WEBHOOK_ALLOW_PRIVATE: 'true',
      ...options.config,
    },
  })
  await widenNumbers(service)
  const tenants = []
  for (const mark of ['Quincewood', 'Harrowfell']) tenants.push(await tenant(service, mark))
  const [ours, theirs] = tenants as [Tenant, Tenant]
  const { agents } = await service.client(ours.key).agents.search({ country: 'US', limit: 5 })
  return { service, ours, theirs, agent_ids: agents.map(({ id }) => id), close: () => service.close() }
}

/** Numbers that stand out: one of another organization is then seen wherever it is shown. */
async function widenNumbers({ database: { db } }: Service): Promise<void> {
  await sql`select setval(c.oid::regclass, 7000000 + 10000 * row_number() over (order by c.relname))
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname = 'public'`.execute(db)
}

async function tenant(service: Service, mark: string): Promise<Tenant> {
  const key = await service.createKey({ scopes: everyScope, billing_mode: 'free' })
  const admin = await signedIn(service, key)
  await admin.request('PATCH', '/account/organization', { json: { name: `${mark} Ltd` } })
  return { key, admin, mark, belongings: await belongingsOf(service, key, admin, mark) }
}

async function belongingsOf(service: Service, key: TestKey, admin: SignedIn, mark: string): Promise<Belongings> {
  const client = service.client(key)
  const drain = () => service.app.worker.drain()
  const both = ({ id, uuid }: { id: number; uuid: string }): [string, string] => [String(id), uuid]
  const { agents } = await client.agents.search({ country: 'US', limit: 5 })
  const agent_ids = agents.map(({ id }) => id)
  const { group } = await client.groups.create({ name: `${mark} group`, agent_ids })
  const { study } = await client.studies.create({ title: `${mark} study`, research_group_uuid: group.uuid })
  const study_id = String(study.id)
  const asked = await client.studies.ask({ study_id, question: `What do you think of ${mark} tea?` })
  const direct = await client.questions.askGroup({ group_id: group.uuid, question: `Have you heard of ${mark}?` })
  const { survey } = await client.zeitgeist.create({
    title: `${mark} survey`,
    question: `Is ${mark} any good?`,
    research_group_uuid: group.uuid,
    answer_options: ['Yes', 'No'],
  })
  const brief = { request_text: `5 nurses in Texas who know ${mark}`, response_mode: 'async' as const }
  const group_request = await client.requests.createGroup({ ...brief, review: true })
  const study_request = await client.requests.createStudy({ ...brief, title: `${mark} request` })
  const thesis = await client.theses.compose({ thesis: `Parents would pay more for ${mark} milk.`, group_size: 2 })
  await drain()
  const file = { file_data: png(2, 2).toString('base64'), filename: `${mark}.png`, description: mark }
  const { media_asset } = await client.media.create(file)
  const { webhook } = await client.webhooks.create({ url: `http://127.0.0.1:1/${mark}` })
  const [operation] = (await client.operations.list({})).operations
  const made = await admin.request('POST', '/account/keys', { json: { name: `${mark} key` } })
  const member = await service.createKey({ colleague_of: key, role: 'member' })
  const member_session = await signedIn(service, member)
  const { body: as_member } = await member_session.request('GET', '/account/session')
  const invitation = `${mark.toLowerCase()}@example.org`
  await admin.request('POST', '/account/members', { json: { email: invitation } })
  const { body: summary } = await admin.request('GET', '/account/billing/summary')
  const { body: checkout } = await admin.request('POST', '/account/billing/checkout', {
    json: { tier_uuid: summary.tiers[0].uuid },
  })
  return {
    agent: [String(agents[0]!.id), agents[0]!.uuid],
    group: both(group),
    study: both(study),
    study_question: [String(asked.question_id), asked.question_uuid],
    direct_question: [String(direct.question_id), direct.question_uuid],
    group_request: [group_request.request_id],
    study_request: [study_request.request_id],
    thesis: [String(thesis.thesis_id)],
    survey: both(survey),
    media: both(media_asset),
    webhook: both(webhook),
    job: [asked.job_id],
    operation: [operation!.operation_id],
    session: [(await signedIn(service, key)).session_id],
    key: [made.body.key.uuid],
    assistant: [await assistantOf(service, member)],
    member: [as_member.user.uuid],
    invitation: [invitation],
    checkout: [checkout.checkout_id],
    organization: [key.org_uuid],
  }
}

/** An assistant that is linked to a member, as agent-register leaves it. */
async function assistantOf({ database: { db }, clock }: Service, member: TestKey): Promise<string> {
  const uuid = randomUUID()
  await sql`insert into vendor_accounts (vendor_account_uuid, user_id, organization_id, client_install_id, created_at, updated_at)
    values (${uuid}, ${member.user_id}, ${member.organization_id}, ${'ab'.repeat(32)}, ${clock.now()}, ${clock.now()})`.execute(
    db,
  )
  return uuid
}
