import type { Operation } from '../document/document.ts'
import { drawBy } from '../inputs/draw.ts'
import { draftFor } from './draft-for.ts'
import { harvest, kindOf } from './holdings.ts'
import { exchange, write } from './http.ts'
import type { FuzzedService } from './service.ts'
import { credentialsFor, type Tenant } from './tenants.ts'

/** What has to be there before most operations have something to do: by kind, who makes it. */
const makers: readonly (readonly [kind: string, operation: string])[] = [
  ['agent', 'agents.search'],
  ['media asset', 'media.create'],
  ['group', 'groups.create'],
  ['study', 'studies.create'],
  ['question', 'studies.ask'],
  ['direct question', 'questions.askAgent'],
  ['survey', 'zeitgeist.create'],
  ['webhook', 'webhooks.create'],
  ['group request', 'requests.createGroup'],
  ['study request', 'requests.createStudy'],
  ['thesis', 'theses.compose'],
  ['invitation', 'account.inviteMember'],
  ['tier', 'admin.createTier'],
]

/** Has a tenant make what it has none of, so that ids of every kind can be chosen from. */
export async function furnishTenant(
  fuzzed: FuzzedService,
  tenant: Tenant,
  seed: number,
  needed: (kind: string) => boolean = () => true,
): Promise<void> {
  for (const [kind, id] of makers) {
    if (!needed(kind) || tenant.holdings.of(kind).length > 0) continue
    const operation = fuzzed.document.operations.find((one) => one.id === id)!
    if (id.startsWith('admin.') && !tenant.administrator) continue
    for (let attempt = 0; attempt < 30 && tenant.holdings.of(kind).length === 0; attempt++)
      await make(fuzzed, operation, tenant, seed + attempt)
  }
}

async function make(
  { service, document }: FuzzedService,
  operation: Operation,
  tenant: Tenant,
  seed: number,
): Promise<void> {
  const draft = draftFor(document, operation, drawBy(seed), tenant)
  const received = await exchange(service.url, write(operation, draft, credentialsFor(operation, tenant)))
  if (received.status >= 300) return
  harvest(operation, received.json, tenant.holdings)
  const invited = (draft.body as { email?: string } | undefined)?.email
  if (operation.id === 'account.inviteMember' && invited !== undefined) tenant.holdings.add('invitation', invited)
}

/** The kinds that an operation asks for in its path. */
export const kindsIn = (operation: Operation): string[] =>
  operation.parameters.flatMap(({ name, in: place }) => (place === 'path' ? (kindOf(operation, name) ?? []) : []))
