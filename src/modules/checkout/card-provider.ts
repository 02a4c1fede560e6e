import type { Stripe } from 'stripe'
import type { Config } from '../../platform/config.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { Logger } from '../../platform/log.ts'

/** Whoever takes payments by card: Stripe, or a stand-in that speaks its API. */
export interface CardProvider {
  kind: 'stripe' | 'sandbox'
  /** As the audit log calls it. */
  name: string
  webhook_secret: string
  /** Stripe's library takes longer to load than the rest of a start, so it is loaded when it is first needed. */
  client(): Promise<Stripe>
}

/** A stand-in for Stripe inside this process. */
export interface CardSandbox {
  fetch: typeof fetch
  secret_key: string
  webhook_secret: string
}

export type CardSettings = Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'>

/** Stripe where it is set up, else the sandbox where there is one; undefined where nobody can pay by card. */
export function createCardProvider(config: CardSettings, sandbox?: CardSandbox): CardProvider | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = config
  if (STRIPE_SECRET_KEY !== undefined) {
    const client = once(async () => {
      const { default: StripeClient } = await import('stripe')
      return new StripeClient(STRIPE_SECRET_KEY, { ...LIMITS, ...addressOf(STRIPE_API_URL) })
    })
    return { kind: 'stripe', name: 'stripe', webhook_secret: STRIPE_WEBHOOK_SECRET!, client }
  }
  if (sandbox === undefined) return undefined
  const client = once(async () => {
    const { default: StripeClient } = await import('stripe')
    return new StripeClient(sandbox.secret_key, {
      ...LIMITS,
      httpClient: StripeClient.createFetchHttpClient(sandbox.fetch),
    })
  })
  return { kind: 'sandbox', name: 'sandbox card provider', webhook_secret: sandbox.webhook_secret, client }
}

const LIMITS = { maxNetworkRetries: 2, timeout: 20_000, telemetry: false } as const

function addressOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const plain = protocol === 'http:'
  return { host: hostname, port: port || (plain ? 80 : 443), protocol: plain ? ('http' as const) : ('https' as const) }
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}

/** Asks the provider. What it answers with instead of an answer becomes an error that says what the caller can do. */
export async function asking<T>(log: Logger, question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    const type = typeOf(error)
    if (type === undefined) throw error
    log.warn({ err: (error as Error).message, type }, 'the card provider did not do as asked')
    if (type === 'StripeIdempotencyError') {
      throw new ServiceError('conflict', 'What is for sale has changed since this checkout began. Begin another one.', {
        reason: 'checkout_changed',
      })
    }
    if (type === 'StripeInvalidRequestError') {
      throw new ServiceError(
        'refused',
        'The card provider does not accept this. Tell whoever runs this installation.',
        {
          reason: 'card_provider_refused',
        },
      )
    }
    const details = { retry_after_seconds: 30 }
    throw new ServiceError('engine_unavailable', 'The card provider cannot be reached at the moment.', details)
  }
}

/** Whether the provider says that it does not know what it was asked about; `param` tells which of several things. */
export const isMissing = (error: unknown, param?: string): boolean =>
  typeOf(error) === 'StripeInvalidRequestError' &&
  (error as Stripe.errors.StripeError).code === 'resource_missing' &&
  (param === undefined || (error as Stripe.errors.StripeError).param === param)

function typeOf(error: unknown): string | undefined {
  const type = error instanceof Error && 'type' in error ? error.type : undefined
  return typeof type === 'string' && type.startsWith('Stripe') ? type : undefined
}
