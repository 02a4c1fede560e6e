import type { Operation } from '../document/document.ts'

/** The ids that an organization has been shown, by kind; and those that are gone since. */
export interface Holdings {
  of(kind: string): readonly string[]
  gone(kind: string): readonly string[]
  /** Every id that cannot be met by chance: uuids, and not the small numbers beside them. */
  all(): readonly string[]
  add(kind: string, id: string): void
  remove(kind: string, id: string): void
}

/** Enough to choose from; a long run would otherwise keep everything that it has made. */
const MOST = 40

export function createHoldings(): Holdings {
  const held = new Map<string, string[]>()
  const gone = new Map<string, string[]>()
  return {
    of: (kind) => held.get(kind) ?? [],
    gone: (kind) => gone.get(kind) ?? [],
    all: () => [...held.values(), ...gone.values()].flat().filter((id) => id.length >= 30),
    add(kind, id) {
      const ids = held.get(kind) ?? []
      if (ids.includes(id) || gone.get(kind)?.includes(id)) return
      held.set(kind, [...ids.slice(-MOST), id])
    },
    remove(kind, id) {
      held.set(
        kind,
        (held.get(kind) ?? []).filter((other) => other !== id),
      )
      gone.set(kind, [...(gone.get(kind) ?? []).slice(-MOST), id])
    },
  }
}

/** What a field or parameter of this name refers to. */
export function kindOf({ id: operation }: Pick<Operation, 'id'>, name: string): string | undefined {
  if (name === 'question_id') return operation.startsWith('questions.') ? 'direct question' : 'question'
  if (name === 'request_id') return operation.endsWith('Group') ? 'group request' : 'study request'
  if (name === 'study_id' && operation === 'models.costs') return undefined
  return kinds[name]
}

const kinds: Readonly<Record<string, string>> = {
  agent_id: 'agent',
  group_id: 'group',
  research_group_uuid: 'group',
  study_id: 'study',
  thesis_id: 'thesis',
  survey_id: 'survey',
  media_asset_id: 'media asset',
  attachment: 'media asset',
  webhook_id: 'webhook',
  job_id: 'job',
  operation_id: 'operation',
  session_id: 'session',
  key_id: 'key',
  vendor_account_uuid: 'assistant',
  user_uuid: 'member',
  email: 'invitation',
  org_uuid: 'organization',
  organization_uuid: 'organization',
  organization_id: 'organization',
  user_id: 'user',
  tier_id: 'tier',
  tier_uuid: 'tier',
  payment_tier_id: 'tier',
  checkout_id: 'checkout',
}

/** Where in answers things with an `id` and a `uuid` stand. */
const named: Readonly<Record<string, string>> = {
  agent: 'agent',
  agents: 'agent',
  group: 'group',
  groups: 'group',
  study: 'study',
  studies: 'study',
  questions: 'question',
  question: 'question',
  direct_questions: 'direct question',
  survey: 'survey',
  surveys: 'survey',
  webhook: 'webhook',
  webhooks: 'webhook',
  media_asset: 'media asset',
  media_assets: 'media asset',
  tier: 'tier',
  tiers: 'tier',
}

const fields = ['job_id', 'thesis_id', 'operation_id', 'question_id', 'request_id', 'checkout_id'] as const

/** What an operation takes away when it succeeds, by the parameter that names it. */
const endings: Readonly<Record<string, string>> = {
  'studies.remove': 'study_id',
  'zeitgeist.remove': 'survey_id',
  'webhooks.remove': 'webhook_id',
  'admin.deleteTier': 'tier_id',
  'account.cancelInvitation': 'email',
}

/** Keeps what a success has shown, and forgets what it has taken away, by whatever name it went. */
export function noteSuccess(
  operation: Operation,
  path: Readonly<Record<string, string>>,
  json: unknown,
  holdings: Holdings,
): void {
  harvest(operation, json, holdings)
  const ended = endings[operation.id]
  if (ended === undefined) return
  const { deleted_id, deleted_uuid } = json as { deleted_id?: number; deleted_uuid?: string }
  for (const id of [path[ended], deleted_id, deleted_uuid])
    if (id !== undefined) holdings.remove(kindOf(operation, ended)!, String(id))
}

/** Kinds that belong to an organization, and that nobody else may learn of. */
export const owned: ReadonlySet<string> = new Set([
  'group',
  'study',
  'question',
  'direct question',
  'group request',
  'study request',
  'thesis',
  'survey',
  'media asset',
  'webhook',
  'job',
  'operation',
  'session',
  'key',
  'checkout',
])

/** Reads the ids out of an answer. */
export function harvest(operation: Operation, json: unknown, holdings: Holdings): void {
  const visit = (value: unknown, under: string): void => {
    if (Array.isArray(value)) for (const item of value.slice(0, 5)) visit(item, under)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const entry = value as Record<string, unknown>
    const kind = under === 'questions' && operation.id.startsWith('questions.') ? 'direct question' : named[under]
    if (kind !== undefined) {
      if (typeof entry.uuid === 'string') holdings.add(kind, entry.uuid)
      if (typeof entry.id === 'number') holdings.add(kind, String(entry.id))
    }
    if (under === 'jobs' && typeof entry.id === 'string') holdings.add('job', entry.id)
    const question = entry.question_uuid ?? (under === 'questions' ? entry.uuid : undefined)
    if (typeof entry.study_id === 'number' && typeof question === 'string')
      holdings.add('question of a study', `${entry.study_id} ${question}`)
    for (const field of fields) {
      const id = entry[field]
      if (id !== undefined && id !== null) holdings.add(kindOf(operation, field)!, String(id))
    }
    for (const [name, inner] of Object.entries(entry)) visit(inner, name)
  }
  visit(json, '')
}
