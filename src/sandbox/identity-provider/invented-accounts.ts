import { z } from 'zod'
import type { Db } from '../../platform/db/database.ts'
import { sha256 } from '../../platform/secrets.ts'
import { findObject, saveObject } from './store.ts'

/** Whoever somebody said to be. */
export interface InventedAccount {
  email: string
  name?: string | undefined
}

const given = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  name: z
    .string()
    .trim()
    .max(100)
    .regex(/^\P{Cc}*$/u)
    .transform((name) => name || undefined)
    .optional(),
})

/** What a form says, or undefined where that is nobody. */
export function readAccount(fields: Record<string, string>): InventedAccount | undefined {
  return given.safeParse(fields).data
}

/** The same address is the same person, whatever name is given with it. */
export async function saveAccount(db: Db, { email, name }: InventedAccount, now: Date): Promise<string> {
  const subject = sha256(email).toString('base64url')
  const known = name === undefined ? await findAccount(db, subject, now) : undefined
  const payload = JSON.stringify({ email, name: name ?? known?.name })
  await saveObject(db, 'Account', subject, { payload }, { now, expires_at: null })
  return subject
}

export async function findAccount(db: Db, subject: string, now: Date): Promise<InventedAccount | undefined> {
  const object = await findObject(db, 'Account', subject, now)
  return object && (JSON.parse(object.payload) as InventedAccount)
}
