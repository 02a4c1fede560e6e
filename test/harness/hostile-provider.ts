import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** How an answer of the token endpoint differs from the one that it should be. */
export interface Lie {
  /** In place of these claims of the id token; undefined leaves one out. */
  claims?: Record<string, unknown>
  /** Signed with a key that is not among the published ones, or not at all. */
  signature?: 'other_key' | 'none'
  /** Instead of tokens. */
  reply?: { status: number; body: unknown }
  /** An access token alone. */
  without_id_token?: boolean
}

/** A provider that says whatever it is told to; in all else it keeps to the protocol. */
export interface HostileProvider {
  issuer: string
  /** Has somebody sign in: what the browser returns with, and what the service will be told when it asks. */
  authorize(authorizationUrl: string, claims: { sub: string } & Record<string, unknown>, lie?: Lie): URL
  close(): Promise<void>
}

export async function startHostileProvider(): Promise<HostileProvider> {
  const published = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const replies = new Map<string, { status: number; body: unknown }>()
  const server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/.well-known/openid-configuration') return send(200, metadata)
    if (request.url === '/jwks') {
      return send(200, {
        keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'ES256' }],
      })
    }
    const code = new URLSearchParams(await text(request)).get('code') ?? ''
    const { status, body } = replies.get(code) ?? { status: 400, body: { error: 'invalid_grant' } }
    send(status, body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
  }

  return {
    issuer,
    authorize(authorizationUrl, claims, lie = {}) {
      const asked = new URL(authorizationUrl).searchParams
      const seconds = Math.floor(Date.now() / 1000)
      const token = {
        iss: issuer,
        aud: asked.get('client_id'),
        iat: seconds,
        exp: seconds + 300,
        nonce: asked.get('nonce'),
        ...claims,
        ...lie.claims,
      }
      const code = randomUUID()
      const id_token = lie.without_id_token ? {} : { id_token: jwt(token, lie.signature, published, other) }
      const tokens = { access_token: randomUUID(), token_type: 'Bearer', ...id_token }
      replies.set(code, lie.reply ?? { status: 200, body: tokens })
      const callback = new URL(asked.get('redirect_uri')!)
      callback.search = String(new URLSearchParams({ code, state: asked.get('state')! }))
      return callback
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface KeyPair {
  privateKey: KeyObject
}

function jwt(claims: object, signature: Lie['signature'], published: KeyPair, other: KeyPair): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  if (signature === 'none') return `${part({ alg: 'none' })}.${part(claims)}.`
  const body = `${part({ alg: 'ES256', kid: 'one' })}.${part(claims)}`
  const { privateKey } = signature === 'other_key' ? other : published
  return `${body}.${sign('sha256', Buffer.from(body), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}
