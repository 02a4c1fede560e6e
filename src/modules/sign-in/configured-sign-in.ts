import type { CustomFetch } from 'openid-client'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/database.ts'
import type { RateLimits } from '../../platform/limits/rate-limits.ts'
import type { Logger } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Sessions } from '../sessions/index.ts'
import { type IdentityProviderSettings, openIdentityProvider } from './identity-provider.ts'
import { createProviderSignIn, type ProviderSignIn } from './provider-sign-in.ts'

/** A provider that runs in this process, for whoever has none yet: anybody can sign in there as anybody. */
export interface DevelopmentProvider {
  issuer: string
  client_id: string
  cli_client_id: string
  fetch: CustomFetch
}

export interface ConfiguredSignInParts {
  config: Config
  db: Db
  clock: Clock
  log: Logger
  secrets: Secrets
  limits: RateLimits
  sessions: Sessions
  /** Undefined where none may run, or the operator has named a provider. */
  development: DevelopmentProvider | undefined
}

/** Sign-in at the provider that the operator has named, else at the one for development; undefined without either. */
export function configuredSignIn(parts: ConfiguredSignInParts): ProviderSignIn | undefined {
  const { config, log } = parts
  const settings = settingsOf(config, parts.development)
  if (settings === undefined) return undefined
  return createProviderSignIn({
    ...parts,
    name: config.OIDC_ISSUER === undefined ? 'the development provider' : new URL(config.OIDC_ISSUER).host,
    base_url: config.BASE_URL,
    sign_up: config.SIGN_UP,
    new_organizations: config.NEW_ORGANIZATIONS,
    trust_email: config.OIDC_TRUST_EMAIL,
    provider: openIdentityProvider({ ...settings, log }),
  })
}

function settingsOf(
  config: Config,
  development: DevelopmentProvider | undefined,
): Omit<IdentityProviderSettings, 'log'> | undefined {
  const scopes = config.OIDC_SCOPES
  if (config.OIDC_ISSUER === undefined) return development === undefined ? undefined : { ...development, scopes }
  return {
    issuer: config.OIDC_ISSUER,
    client_id: config.OIDC_CLIENT_ID!,
    client_secret: config.OIDC_CLIENT_SECRET,
    cli_client_id: config.OIDC_CLI_CLIENT_ID,
    cli_client_secret: config.OIDC_CLI_CLIENT_SECRET,
    scopes,
  }
}
