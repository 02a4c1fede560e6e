import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { findUserByEmail, insertUser, listOrganizationsOfUser, ownOrganization } from '../modules/accounts/index.ts'
import { grantAdministration, listAdministrators, withdrawAdministration } from '../modules/administration/index.ts'
import { type Config, sandboxesOf } from '../platform/config.ts'
import { OperatorError } from '../platform/errors.ts'
import { settled } from '../platform/shared-cache.ts'
import { withDatabase } from './open.ts'
import { note, print } from './print.ts'

/** As the audit log names whoever has the machine. */
const COMMAND_LINE = { operator: 'command line' }

const HELP = `Usage: npm run populace -- admin <create | list | remove> [options]

  admin create --email ADDRESS   let somebody administer the installation, and say how to sign in
  admin list                     list who may
  admin remove --email ADDRESS   let somebody no longer; ends their sessions, revokes their keys for it

  --json   one JSON document on stdout
  --help   this text`

/** `admin create | list | remove`: who administers the installation, decided by whoever runs it. */
export async function admin([action, ...args]: string[]): Promise<void> {
  if ([action, ...args].some((given) => given === '--help' || given === '-h')) return print(HELP)
  if (action === 'create') return createAdministrator(args)
  if (action === 'list') return listAll(args)
  if (action === 'remove') return removeAdministrator(args)
  throw new OperatorError('Use `admin create`, `admin list` or `admin remove`.')
}

function readArguments(args: string[]): { email: string; json: boolean } {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, json: { type: 'boolean', default: false } },
  })
  const email = z.email().max(254).safeParse(values.email?.trim())
  if (!email.success) throw new OperatorError('--email needs an e-mail address.')
  return { email: email.data, json: values.json }
}

async function createAdministrator(args: string[]): Promise<void> {
  const { email, json } = readArguments(args)
  const created = await withDatabase(({ db }, config) =>
    db.transaction().execute(async (trx) => {
      const now = new Date()
      const user = (await insertUser(trx, email, now)) ?? (await findUserByEmail(trx, email))!
      const [known] = await listOrganizationsOfUser(trx, user.id)
      const organization = known ?? (await ownOrganization(trx, user, now, config.NEW_ORGANIZATIONS))
      const added = await grantAdministration(trx, user, { by: COMMAND_LINE, now })
      return { user, organization, added, ...waysIn(config) }
    }),
  )
  const { user, organization, added, login_url, outbox } = created
  if (json) {
    const ids = { user_id: user.id, user_uuid: user.uuid, email: user.email, org_uuid: organization.uuid }
    return print(JSON.stringify({ ...ids, administrator: true, added, login_url, outbox }))
  }
  print(`${user.email} ${added ? 'administers this installation now' : 'administered this installation already'}.`)
  print(`Sign in at ${login_url} with that address.`)
  if (outbox !== null) print(`No mail server is configured: mails with sign-in links are kept in ${outbox}.`)
}

/** Where an administrator signs in, and where the mails go while no server sends them. */
function waysIn(config: Config): { login_url: string; outbox: string | null } {
  return {
    login_url: `${config.BASE_URL}/login`,
    outbox: sandboxesOf(config).outbox ? path.join(config.DATA_DIR, 'outbox') : null,
  }
}

async function listAll(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } })
  const rows = await withDatabase(({ db }) => listAdministrators(db))
  const administrators = rows.map((row) => ({
    user_id: row.id,
    user_uuid: row.uuid,
    email: row.email,
    name: row.name,
    last_signed_in_at: row.last_signed_in_at?.toISOString() ?? null,
  }))
  if (values.json) return print(JSON.stringify({ administrators, count: administrators.length }))
  if (rows.length === 0) return note('There are no administrators. `admin create --email ADDRESS` makes one.')
  for (const { user_id, email, last_signed_in_at } of administrators) {
    print(`${String(user_id).padStart(4)}  ${email}  last signed in ${last_signed_in_at?.slice(0, 10) ?? 'never'}`)
  }
}

async function removeAdministrator(args: string[]): Promise<void> {
  const { email, json } = readArguments(args)
  const removed = await withDatabase(async ({ db }) => {
    const user = await findUserByEmail(db, email)
    if (user === undefined || !user.administrator) {
      throw new OperatorError(`${email} is no administrator. \`admin list\` shows who is.`)
    }
    const decision = { by: COMMAND_LINE, now: new Date() }
    const withdrawn = await db
      .transaction()
      .execute((trx) => withdrawAdministration(trx, user, decision, { even_last: true }))
    await settled()
    return { email: user.email, ...withdrawn }
  })
  if (json) return print(JSON.stringify(removed))
  print(
    `${removed.email} no longer administers this installation. Keys revoked: ${removed.keys_revoked}; sessions ended: ` +
      `${removed.sessions_ended}.`,
  )
  if (removed.administrators_left === 0) note('There is no administrator any more. `admin create` makes one.')
}
