import { sql } from 'kysely'
import { defaultLiveScopes } from '../../../src/modules/keys/index.ts'
import { scopes } from '../../../src/platform/contract/contract.ts'
import type { KeyOptions, Service, TestKey } from '../../harness/service.ts'
import { signedIn } from '../../harness/signed-in.ts'
import type { Operation } from '../document/document.ts'
import { createHoldings, type Holdings } from './holdings.ts'

/** Somebody who calls the service. */
export interface Tenant {
  name: string
  /** Who shares an organization may see the same things. */
  organization: string
  organization_name: string
  self: TestKey
  /** Stands in every text that it writes. */
  marker: string
  key: Record<string, string>
  session: Record<string, string>
  holdings: Holdings
  /** Sees everything there is. */
  administrator: boolean
}

export async function createTenant(
  service: Service,
  name: string,
  options: KeyOptions & { administrator?: boolean; beside?: Tenant } = {},
): Promise<Tenant> {
  const { administrator = false, beside, ...keyOptions } = options
  const self = await service.createKey({
    ...keyOptions,
    ...(administrator ? { scopes } : {}),
    ...(beside === undefined ? {} : { colleague_of: beside.self }),
  })
  const { headers, session_id } = await signedIn(service, self, { administrator })
  const { db } = service.database
  const { rows } = await sql<{ name: string; user_uuid: string }>`
    select o.name, u.uuid as user_uuid from organizations o, users u
    where o.id = ${self.organization_id} and u.id = ${self.user_id}`.execute(db)
  const { name: organization_name, user_uuid } = rows[0]!
  const holdings = beside?.holdings ?? createHoldings()
  holdings.add('organization', self.org_uuid)
  holdings.add('session', session_id)
  holdings.add('key', String(self.key_id))
  holdings.add('member', user_uuid)
  holdings.add('user', String(self.user_id))
  return {
    name,
    organization: beside?.organization ?? name,
    organization_name,
    self,
    marker: `mark${name}q${self.key_id}`,
    key: { authorization: `Bearer ${self.api_key}` },
    session: headers,
    holdings,
    administrator,
  }
}

/** The tenants of a run: two organizations that pay, a colleague in one of them, one that does not pay, who runs it all. */
export async function createTenants(service: Service) {
  const a = await createTenant(service, 'alpha', { scopes: defaultLiveScopes })
  return {
    a,
    b: await createTenant(service, 'beta', { scopes: defaultLiveScopes }),
    colleague: await createTenant(service, 'colleague', {
      beside: a,
      role: 'member',
      scopes: ['groups:read', 'jobs:read'],
    }),
    free: await createTenant(service, 'free', { kind: 'free' }),
    administrator: await createTenant(service, 'administrator', { administrator: true }),
  }
}

export type Tenants = Awaited<ReturnType<typeof createTenants>>

/** As the document says that an operation is called. */
export function credentialsFor({ caller }: Operation, tenant: Tenant): Record<string, string> {
  if (caller === 'anyone') return {}
  return caller === 'session' ? tenant.session : tenant.key
}
