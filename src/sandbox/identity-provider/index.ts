import type { FastifyInstance } from 'fastify'
import type { CustomFetch } from 'openid-client'
import type { Chore } from '../../platform/housekeeping.ts'
import { carryTo } from './in-process.ts'
import { saveAccount } from './invented-accounts.ts'
import { providerPages } from './pages.ts'
import { CLI_CLIENT, MOUNT, openProvider, type ProviderParts, WEB_CLIENT } from './provider.ts'
import { deleteExpiredObjects } from './store.ts'

/** An identity provider for those who try the service out or develop it: it lets anybody sign in as anybody. */
export interface DevelopmentProvider {
  issuer: string
  client_id: string
  cli_client_id: string
  /** Reaches the provider in this process, without the network. */
  fetch: CustomFetch
  /** The provider for browsers, below the address of the service. */
  pages(app: FastifyInstance): void
}

export interface DevelopmentProviderParts extends ProviderParts {
  /** Whether others than those on this machine may use it. */
  allow_remote: boolean
}

export function createDevelopmentProvider(parts: DevelopmentProviderParts): DevelopmentProvider {
  const { base_url, db, clock } = parts
  const issuer = `${base_url}${MOUNT}`
  let opened: ReturnType<typeof openAndCarry> | undefined
  const openAndCarry = async () => {
    const provider = await openProvider(parts)
    return { provider, carry: carryTo(provider, base_url) }
  }
  const open = () => {
    opened ??= openAndCarry().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  return {
    issuer,
    client_id: WEB_CLIENT,
    cli_client_id: CLI_CLIENT,
    async fetch(url, { method, headers, body }) {
      if (!url.startsWith(`${issuer}/`)) throw new Error(`The development identity provider is not at ${url}.`)
      const { carry } = await open()
      const path = url.slice(new URL(base_url).origin.length)
      const answer = await carry({ method, path, headers, ...(body == null ? {} : { body: String(body) }) })
      return new Response(new Uint8Array(answer.body), {
        status: answer.status,
        headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
      })
    },
    pages: providerPages({
      open,
      save: (account) => saveAccount(db, account, clock.now()),
      allow_remote: parts.allow_remote,
    }),
  }
}

/** Forgets sign-ins that are over. */
export const tidyDevelopmentProvider: Chore = deleteExpiredObjects
export { sealedSigningKey } from './signing-key.ts'
