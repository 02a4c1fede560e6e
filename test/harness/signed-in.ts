import { sql } from 'kysely'
import { createSessions } from '../../src/modules/sessions/index.ts'
import { csrfToken } from '../../src/platform/contract/door.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { type Answer, type RequestOptions, type Service, TEST_SECRET, type TestKey } from './service.ts'

/** Somebody who is signed in with a browser, in the organization of a key. */
export interface SignedIn {
  session_id: string
  token: string
  csrf_token: string
  /** As the browser sends them: the cookie, and from our own pages the token against forgeries. */
  headers: { cookie: string; 'x-csrf-token': string }
  request(method: string, path: string, options?: RequestOptions): Promise<Answer>
}

export async function signedIn(
  service: Service,
  { user_id, organization_id }: Pick<TestKey, 'user_id' | 'organization_id'>,
  { administrator = false } = {},
): Promise<SignedIn> {
  const { db } = service.database
  if (administrator) await sql`update users set administrator = true where id = ${user_id}`.execute(db)
  const sessions = createSessions({ database: service.database, clock: service.clock, days: 14 })
  const opened = { user_id, organization_id, signed_in_by: 'email_link' as const, user_agent: 'test', ip: '127.0.0.1' }
  const { id, token } = await sessions.open(db, opened, service.clock.now())
  const csrf_token = csrfToken(createSecrets(TEST_SECRET), id)
  const headers = { cookie: `populace_session=${token}`, 'x-csrf-token': csrf_token }
  return {
    session_id: id,
    token,
    csrf_token,
    headers,
    request: (method, path, options = {}) =>
      service.request(method, path, { ...options, headers: { ...headers, ...options.headers } }),
  }
}
