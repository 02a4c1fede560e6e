import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../harness/database.ts'
import { type Installation, installation, theOneLine, useMachine } from '../harness/process.ts'

const machine = useMachine('whole file')

let database: Awaited<ReturnType<typeof createTestDatabase>>
let place: Installation
beforeAll(async () => {
  database = await createTestDatabase()
  place = await installation(machine, { DATABASE_URL: database.url! })
})
afterAll(() => database.drop())

async function json(...args: string[]) {
  const { code, stdout, stderr } = await machine.run([...args, '--json'], { env: place.env })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout)
}

test('the first administrator is made on the command line, told how to sign in, listed and removed, all of it logged', async () => {
  const email = 'Ann@Example.com'
  const created = await json('admin', 'create', '--email', email)
  expect(created).toMatchObject({ email: 'ann@example.com', administrator: true, added: true })
  expect(created.login_url).toBe(`${place.url}/login`)
  expect(created.outbox).toBe(`${place.data_dir}/outbox`)
  const key = await json('keys', 'create', '--org', 'Acme', '--email', email, '--scopes', 'admin,billing:read')
  const again = await machine.run(['admin', 'create', '--email', email], { env: place.env })
  expect(again.stdout).toContain('ann@example.com administered this installation already')
  expect(again.stdout).toContain(`${place.url}/login`)
  expect(await json('admin', 'list')).toMatchObject({ count: 1, administrators: [{ email: 'ann@example.com' }] })

  // Also the last one: whoever has the command line can make another.
  const removed = await json('admin', 'remove', '--email', email)
  expect(removed).toEqual({ email: 'ann@example.com', keys_revoked: 1, sessions_ended: 0, administrators_left: 0 })
  expect((await json('admin', 'list')).count).toBe(0)
  expect((await json('keys', 'revoke', String(key.key_id))).revoked_reason).toBe('operator')

  const { rows } = await sql<{ action: string; actor_kind: string; actor: string; text: string }>`
    select action, actor_kind, actor, concat_ws(' ', subject, details) as text from audit_log order by id`.execute(
    database.database.db,
  )
  expect(rows.map(({ action }) => action)).toEqual(['administrator.added', 'key.minted', 'administrator.removed'])
  for (const { actor_kind, actor, text } of rows) {
    expect([actor_kind, actor]).toEqual(['operator', 'command line'])
    expect(text).not.toContain(key.api_key)
  }
})

test('a mistake is one clear line', async () => {
  const commands = [['create'], ['create', '--email', 'ann'], ['remove', '--email', 'nobody@example.com'], ['delete']]
  const ends = await Promise.all(commands.map((args) => machine.run(['admin', ...args], { env: place.env })))
  const lines = ends.map((end) => theOneLine(end))
  expect(lines[0]).toContain('--email needs an e-mail address')
  expect(lines[1]).toContain('--email needs an e-mail address')
  expect(lines[2]).toContain('nobody@example.com is no administrator')
  expect(lines[3]).toContain('admin create')
})
