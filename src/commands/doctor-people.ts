import { createCardProvider } from '../modules/checkout/index.ts'
import { checkMailServer } from '../modules/mail/index.ts'
import { type Config, sandboxesOf } from '../platform/config.ts'
import type { Finding } from './finding.ts'

const TIMEOUT_MS = 5000

/** Whether people can sign in, get mail and pay: what is configured is asked, what is left out is named. */
export const signInAndBilling = (config: Config): Promise<Finding[]> =>
  Promise.all([identityProvider(config), mail(config), cards(config)])

async function identityProvider(config: Config): Promise<Finding> {
  const check = 'sign-in'
  const { OIDC_ISSUER } = config
  if (OIDC_ISSUER === undefined) {
    return sandboxesOf(config).identity_provider
      ? { check, state: 'ok', message: 'development identity provider: anybody on this machine can be anybody' }
      : { check, state: 'warning', message: 'no identity provider', advice: 'set OIDC_ISSUER and OIDC_CLIENT_ID' }
  }
  const address = `${OIDC_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`
  return asked(check, 'OIDC_ISSUER, and whether this machine can reach it', async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
      throw new Error(`${address} does not answer`)
    })
    if (!response.ok) throw new Error(`${address} answers ${response.status}`)
    const { issuer } = (await response.json()) as { issuer?: unknown }
    if (issuer !== OIDC_ISSUER && issuer !== `${OIDC_ISSUER}/`) throw new Error(`the provider calls itself ${issuer}`)
    return `${OIDC_ISSUER} answers`
  })
}

async function mail(config: Config): Promise<Finding> {
  const check = 'mail'
  const { SMTP_URL, DATA_DIR } = config
  if (SMTP_URL !== undefined) {
    return asked(check, 'SMTP_URL: address, port, user and password', async () => {
      await checkMailServer(SMTP_URL)
      return 'the mail server takes mails from here'
    })
  }
  return sandboxesOf(config).outbox
    ? { check, state: 'ok', message: `no mail server: mails are kept in ${DATA_DIR}/outbox` }
    : { check, state: 'warning', message: 'no mail server: no sign-in links', advice: 'set SMTP_URL and MAIL_FROM' }
}

async function cards(config: Config): Promise<Finding> {
  const check = 'cards'
  const provider = createCardProvider(config)
  if (provider !== undefined) {
    return asked(check, 'STRIPE_SECRET_KEY, and whether this machine can reach Stripe', async () => {
      const stripe = await provider.client()
      await stripe.prices.list({ limit: 1 }, { timeout: TIMEOUT_MS, maxNetworkRetries: 0 })
      return 'Stripe takes the key'
    })
  }
  return sandboxesOf(config).card_provider
    ? { check, state: 'ok', message: 'sandbox: a checkout that takes no money' }
    : { check, state: 'ok', message: 'nobody can pay by card (STRIPE_SECRET_KEY is not set)' }
}

async function asked(check: string, advice: string, ask: () => Promise<string>): Promise<Finding> {
  try {
    return { check, state: 'ok', message: await ask() }
  } catch (error) {
    return { check, state: 'problem', message: (error as Error).message.split('\n')[0]!, advice: `check ${advice}` }
  }
}
