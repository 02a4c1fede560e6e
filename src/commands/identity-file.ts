import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { OperatorError } from '../platform/errors.ts'

/** What a coding assistant knows of the account that it runs under, as agent-register takes it. */
export interface ClientIdentity {
  email: string
  vendor_account_uuid: string
  client_install_id: string
  vendor_org_uuid?: string
  vendor_account_created_at?: string
  vendor_org_type?: string
  vendor_billing_type?: string
}

/** Assistants spell these in their own ways; ours comes first. */
const spellings = {
  email: ['email', 'emailAddress'],
  vendor_account_uuid: ['vendor_account_uuid', 'accountUuid'],
  client_install_id: ['client_install_id', 'userID'],
  vendor_org_uuid: ['vendor_org_uuid', 'organizationUuid'],
  vendor_account_created_at: ['vendor_account_created_at', 'accountCreatedAt'],
  vendor_org_type: ['vendor_org_type', 'organizationType'],
  vendor_billing_type: ['vendor_billing_type', 'billingType'],
} as const satisfies Record<keyof ClientIdentity, readonly string[]>

const required = ['email', 'vendor_account_uuid', 'client_install_id'] as const
const usual = ['.populace/identity.json', '.claude.json']

/** Reads the client identity file; undefined when there is none. Nothing but the seven fields is taken out of it. */
export async function readIdentity(given?: string): Promise<{ file: string; identity: ClientIdentity } | undefined> {
  for (const file of given === undefined ? usual.map((name) => path.join(homedir(), name)) : [given]) {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text !== undefined) return { file, identity: identityIn(file, text) }
    if (given !== undefined) throw new OperatorError(`Cannot read ${file}.`)
  }
  return undefined
}

function identityIn(file: string, text: string): ClientIdentity {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new OperatorError(`${file} is not JSON.`)
  }
  const entries = Object.entries(spellings).flatMap(([field, names]) => {
    const value = names.map((name) => textNamed(json, name)).find((found) => found !== undefined)
    return value === undefined ? [] : [[field, value]]
  })
  const identity = Object.fromEntries(entries) as ClientIdentity
  const missing = required.filter((field) => identity[field] === undefined)
  if (missing.length > 0) throw new OperatorError(`${file} has no ${missing.join(', ')}.`)
  return identity
}

/** The value of a field at the top, or in an object just below it. */
function textNamed(json: unknown, name: string): string | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  for (const place of [json, ...Object.values(json)]) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, name)) continue
    const value = (place as Record<string, unknown>)[name]
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}
