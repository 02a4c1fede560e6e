import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider, { type Configuration, type JWK } from 'oidc-provider'
import { clients } from './clients.ts'

/** What the program is started with, as JSON in its only argument. */
export interface IdentityProviderOptions {
  /** 0 for any. */
  port: number
  /** Where the web client's browsers return to. */
  web_redirect_uri: string
}

const { port, web_redirect_uri } = JSON.parse(process.argv[2]!) as IdentityProviderOptions
/** Whatever somebody last said of themselves, by their subject. */
const accounts = new Map<string, Record<string, unknown>>()

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const signing = { ...privateKey.export({ format: 'jwk' }), kid: 'signing', use: 'sig', alg: 'ES256' } as JWK

const configuration: Configuration = {
  clients: [
    {
      client_id: clients.web,
      client_secret: clients.secret,
      redirect_uris: [web_redirect_uri],
      id_token_signed_response_alg: 'ES256',
    },
    {
      client_id: clients.cli,
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      redirect_uris: ['http://127.0.0.1/oauth/callback', 'http://[::1]/oauth/callback'],
      id_token_signed_response_alg: 'ES256',
    },
  ],
  jwks: { keys: [signing] },
  cookies: { keys: ['cookies of a provider that only tests know'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
  findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...accounts.get(sub), sub }) }),
  // Nobody is asked whether the service may know who they are.
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
}

const server = createServer()
server.listen(port, '127.0.0.1')
await once(server, 'listening')
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const provider = new Provider(issuer, configuration)
const answer = provider.callback()

/** Everybody is who they say they are, and agrees to everything: of a native client the library asks that each time. */
async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { prompt } = await provider.interactionDetails(request, response)
  if (prompt.name === 'consent') return provider.interactionFinished(request, response, { consent: {} })
  const { sub, ...claims } = JSON.parse(await text(request)) as { sub: string } & Record<string, unknown>
  accounts.set(sub, claims)
  await provider.interactionFinished(request, response, { login: { accountId: sub } })
}

server.on('request', (request, response) => {
  if (request.method !== 'POST' || !request.url?.startsWith('/interaction/')) {
    void answer(request, response)
    return
  }
  interact(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)))
})

process.stdin.resume().once('end', () => process.exit(0))
console.log(JSON.stringify({ issuer }))
