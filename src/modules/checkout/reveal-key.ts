import type { AuthenticatedCall } from '../../platform/contract/call.ts'
import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { recordAudit } from '../audit/index.ts'
import { KEY_PURPOSE } from './replace-free-keys.ts'
import { type CheckoutRow, findCheckout, takeKey } from './store.ts'

export interface Reveal {
  status: 'pending' | 'ready' | 'revealed' | 'expired'
  api_key?: string
  key_last_four?: string
}

/** Shows the key of a checkout, once, to whoever went through it and to nobody else. */
export async function revealKey(
  call: AuthenticatedCall,
  checkoutId: string,
  { db, secrets }: { db: Db; secrets: Secrets },
): Promise<Reveal> {
  const { organization_id } = call.principal
  const now = call.clock.now()
  const checkout = await findOwn(call, checkoutId, db)
  const ending = endingOf(checkout)
  if (checkout.status === 'open') return { status: 'pending' }
  const api_key = await db.transaction().execute(async (trx) => {
    const sealed = await takeKey(trx, checkout.id, now)
    const opened = sealed && secrets.open(KEY_PURPOSE, Buffer.from(sealed))
    if (opened === undefined) return undefined
    await recordAudit(trx, {
      by: call.principal,
      action: 'key.revealed',
      organization_id,
      subject: `key rk_live_…${checkout.key_last_four}`,
      details: { checkout: checkout.id },
      origin: call.origin,
      now,
    })
    return opened
  })
  if (api_key !== undefined) return { status: 'ready', api_key, ...ending }
  return { status: endOf((await findCheckout(db, organization_id, checkoutId))!), ...ending }
}

/** How far a checkout is, to whoever went through it. Nothing is used up by looking. */
export async function checkoutState(
  call: AuthenticatedCall,
  checkoutId: string,
  { db }: { db: Db },
): Promise<Omit<Reveal, 'api_key'>> {
  const checkout = await findOwn(call, checkoutId, db)
  if (checkout.status === 'open') return { status: 'pending' }
  const waiting = checkout.revealed_at === null && checkout.reveal_until !== null
  const ready = waiting && checkout.reveal_until! > call.clock.now()
  return { status: ready ? 'ready' : endOf(checkout), ...endingOf(checkout) }
}

async function findOwn({ principal }: AuthenticatedCall, checkoutId: string, db: Db): Promise<CheckoutRow> {
  const checkout = await findCheckout(db, principal.organization_id, checkoutId)
  if (checkout?.user_id === principal.user_id) return checkout
  throw new ServiceError('not_found', 'There is no such checkout of yours.')
}

const endingOf = ({ key_last_four }: CheckoutRow): { key_last_four?: string } =>
  key_last_four === null ? {} : { key_last_four }

const endOf = ({ revealed_at }: CheckoutRow): 'revealed' | 'expired' => (revealed_at === null ? 'expired' : 'revealed')
