import { parseArgs } from 'node:util'
import { z } from 'zod'
import { defaultEnvFile, saveToEnvFile } from '../clients/cli/env-file.ts'
import {
  findOrganizationOfUser,
  findUserByEmail,
  insertMembership,
  insertOrganization,
  insertUser,
} from '../modules/accounts/index.ts'
import { recordAudit } from '../modules/audit/index.ts'
import {
  defaultLiveScopes,
  findKey,
  freeScopes,
  hashKey,
  listKeys,
  mintKey,
  parseKey,
  revokeKeys,
} from '../modules/keys/index.ts'
import { type Scope, scopes } from '../platform/contract/contract.ts'
import type { Db, Trx } from '../platform/db/database.ts'
import { OperatorError } from '../platform/errors.ts'
import { isUuid } from '../platform/ids.ts'
import { nearest } from '../platform/nearest.ts'
import { settled } from '../platform/shared-cache.ts'
import { withDatabase } from './open.ts'
import { note, print } from './print.ts'

/** As the audit log names whoever has the machine. */
const COMMAND_LINE = { operator: 'command line' }

const HELP = `Usage: npm run populace -- keys <create | list | revoke> [options]

  keys create --org NAME --email ADDRESS   issue an API key; organization and user are made where there are none
    --free         a key of the free tier
    --scopes a,b   what it may do (default: everything but to administer the installation)
    --save         keep it in ~/.populace/env, for the commands that call this service, and do not show it
  keys list                                list the keys that work
    --email ADDRESS   those of one user
    --all             those that were revoked, too
  keys revoke KEY|ID|UUID                  revoke a key, at once

  --json   one JSON document on stdout
  --help   this text`

/** `keys create | list | revoke`, for whoever runs the installation. */
export async function keys([action, ...args]: string[]): Promise<void> {
  if ([action, ...args].some((given) => given === '--help' || given === '-h')) return print(HELP)
  if (action === 'create') return createKey(args)
  if (action === 'list') return listAllKeys(args)
  if (action === 'revoke') return revokeKey(args)
  throw new OperatorError('Use `keys create`, `keys list` or `keys revoke`.')
}

async function createKey(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      org: { type: 'string' },
      email: { type: 'string' },
      free: { type: 'boolean', default: false },
      scopes: { type: 'string' },
      save: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const name = values.org?.trim() ?? ''
  const email = z.email().safeParse(values.email?.trim())
  const problems = [
    ...(name === '' || name.length > 200 ? ['--org needs the name of an organization'] : []),
    ...(email.success ? [] : ['--email needs an e-mail address']),
    ...(values.free && values.scopes !== undefined
      ? ['--free and --scopes exclude each other: free keys have no scopes']
      : []),
  ]
  if (problems.length > 0) throw new OperatorError(`${problems.join('; ')}.`)
  const kind = values.free ? 'free' : 'live'
  const chosen = values.free ? freeScopes : parseScopes(values.scopes)

  const created = await withDatabase(({ db }, { BASE_URL }) =>
    db.transaction().execute(async (trx) => {
      const now = new Date()
      const owner = await findOrCreateOwner(trx, name, email.data!, kind, now)
      const { api_key, row } = await mintKey(trx, { kind, ...owner, scopes: chosen, created_by: 'operator', now })
      await recordAudit(trx, {
        by: COMMAND_LINE,
        action: 'key.minted',
        organization_id: owner.organization_id,
        subject: `key ${row.id} (${row.prefix}…${row.last_four}) of ${email.data}`,
        details: { kind, scopes: chosen },
        now,
      })
      return { api_key, row, org_uuid: owner.org_uuid, base_url: BASE_URL }
    }),
  )
  const { api_key, row, org_uuid } = created
  const saved_to = values.save ? await saveKey(kind, api_key, created.base_url) : undefined
  if (values.json) {
    print(
      JSON.stringify({
        ...(saved_to === undefined ? { api_key } : { key: `${row.prefix}…${row.last_four}`, saved_to }),
        key_id: row.id,
        key_uuid: row.uuid,
        org: name,
        org_uuid,
        email: email.data,
        kind,
        scopes: row.scopes,
      }),
    )
    return
  }
  if (saved_to !== undefined)
    return print(`Saved a ${kind} key for ${name} (${email.data}) to ${saved_to} (only you can read it).`)
  note(`A ${kind} key for ${name} (${email.data}). It is shown this once:`)
  print(api_key)
}

/** For the commands that call the service. A live key is kept with the address that it is for, and sent to no other. */
async function saveKey(kind: 'free' | 'live', apiKey: string, baseUrl: string): Promise<string> {
  const file = defaultEnvFile()
  const values =
    kind === 'free' ? { SERVICE_FREE_TIER_API_KEY: apiKey } : { POPULACE_API_KEY: apiKey, POPULACE_URL: baseUrl }
  await saveToEnvFile(file, values)
  return file
}

function parseScopes(text: string | undefined): readonly Scope[] {
  if (text === undefined) return defaultLiveScopes
  const given = text
    .split(',')
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '')
  const unknown = given.filter((scope) => !(scopes as readonly string[]).includes(scope))
  if (given.length === 0) throw new OperatorError('--scopes needs at least one scope.')
  if (unknown.length > 0) {
    const hints = unknown.map((scope) => {
      const meant = nearest(scope, scopes)
      return meant === undefined ? scope : `${scope} (did you mean ${meant}?)`
    })
    throw new OperatorError(`Unknown scope ${hints.join(', ')}. There are: ${scopes.join(', ')}.`)
  }
  return given as Scope[]
}

/** An operator vouches for the address, so an existing user of that address is used as it is. */
async function findOrCreateOwner(db: Db, name: string, email: string, kind: 'free' | 'live', now: Date) {
  const user = (await insertUser(db, email, now)) ?? (await findUserByEmail(db, email))!
  const existing = await findOrganizationOfUser(db, name, user.id)
  const organization =
    existing ??
    (kind === 'free'
      ? await insertOrganization(db, { name, billing_mode: 'free', now })
      : await insertOrganization(db, { name, billing_mode: 'self_hosted', tier: 'self_hosted', now }))
  await insertMembership(db, organization.id, user.id, 'admin', now)
  return { user_id: user.id, organization_id: organization.id, org_uuid: organization.uuid }
}

async function listAllKeys(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const rows = await withDatabase(({ db }) => listKeys(db, { email: values.email, active_only: !values.all }))
  const listed = rows.map((row) => ({
    key_id: row.id,
    key_uuid: row.uuid,
    key: `${row.prefix}…${row.last_four}`,
    org: row.organization_name,
    email: row.email,
    scopes: row.scopes,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    revoked_reason: row.revoked_reason,
  }))
  if (values.json) return print(JSON.stringify({ keys: listed, count: listed.length }))
  if (listed.length === 0) return note('There are no keys. `keys create --org NAME --email ADDRESS` makes one.')
  const day = (timestamp: string | null): string => timestamp?.slice(0, 10) ?? 'never'
  for (const key of listed) {
    const state =
      key.revoked_at === null
        ? `last used ${day(key.last_used_at)}`
        : `revoked ${day(key.revoked_at)} (${key.revoked_reason})`
    print(
      `${String(key.key_id).padStart(4)}  ${key.key}  ${key.org} <${key.email}>  created ${day(key.created_at)}, ${state}`,
    )
  }
}

async function revokeKey(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  })
  const [given] = positionals
  if (given === undefined || positionals.length > 1)
    throw new OperatorError('Name one key: its number, its uuid or the key itself.')
  const ref = keyRef(given)
  const revoked = await withDatabase(async ({ db }) => {
    const key = ref === undefined ? undefined : await findKey(db, ref)
    if (key === undefined) throw new OperatorError(`There is no such key. \`keys list\` shows them.`)
    const row = await db.transaction().execute((trx) => revokeOne(trx, key.id, new Date()))
    await settled()
    return row ?? key
  })
  const when = revoked.revoked_at!.toISOString()
  if (values.json)
    print(
      JSON.stringify({
        key_id: revoked.id,
        key_uuid: revoked.uuid,
        revoked_at: when,
        revoked_reason: revoked.revoked_reason,
      }),
    )
  else print(`Key ${revoked.id} (${revoked.prefix}…${revoked.last_four}) is revoked since ${when}.`)
}

/** Undefined where the key was revoked before. */
async function revokeOne(trx: Trx, keyId: number, now: Date) {
  const [row] = await revokeKeys(trx, [keyId], 'operator', now)
  if (row === undefined) return undefined
  await recordAudit(trx, {
    by: COMMAND_LINE,
    action: 'key.revoked',
    organization_id: row.organization_id,
    subject: `key ${row.id} (${row.prefix}…${row.last_four})`,
    details: { reason: 'operator' },
    now,
  })
  return row
}

function keyRef(text: string): Parameters<typeof findKey>[1] | undefined {
  if (parseKey(text) !== undefined) return { hash: hashKey(text) }
  if (isUuid(text)) return { uuid: text }
  return /^\d{1,9}$/.test(text) ? { id: Number(text) } : undefined
}
