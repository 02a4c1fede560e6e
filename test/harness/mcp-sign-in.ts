import { createHash, randomBytes } from 'node:crypto'
import type { OAuthClientProvider, OAuthTokens } from '@modelcontextprotocol/client'
import { type BrowserLike, browserLike, type Page } from './browser-like.ts'
import type { Answer, Service } from './service.ts'
import type { SignedIn } from './signed-in.ts'

/** What the test service says that its address is, wherever it listens. */
export const BASE_URL = 'http://localhost:3000'
export const CALLBACK = 'http://127.0.0.1:33418/callback'

/** As a client's fetch: the public address of the service leads to where it listens. */
export const fetchFrom =
  (service: Service) =>
  (address: string | URL, init?: RequestInit): Promise<Response> =>
    fetch(String(address).replace(BASE_URL, service.url), init)

/** The browser of somebody who is signed in, or of nobody yet. */
export function browserOf(service: Service, person?: SignedIn): BrowserLike {
  const browser = browserLike(service.url, BASE_URL)
  if (person !== undefined) browser.cookies.set('populace_session', person.token)
  return browser
}

const unescaped = (text: string): string => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))

/** The hidden fields of the form that asks. */
export function fieldsOf({ text }: Page): Record<string, string> {
  const [form = ''] = /<form method="post" action="\/oauth\/authorize">[\s\S]*?<\/form>/.exec(text) ?? []
  const inputs = form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)
  return Object.fromEntries([...inputs].map(([, name, value]) => [name!, unescaped(value!)]))
}

/** Where a page sends the browser by itself. */
function onwards({ text }: Page): URL {
  const [, address] = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(text) ?? []
  if (address === undefined) throw new Error(`The page leads nowhere: ${text.slice(text.indexOf('<main>'))}`)
  return new URL(unescaped(address))
}

/** Opens the page that asks, and presses a button; the answer says where the browser goes. */
export async function decide(
  browser: BrowserLike,
  address: string | URL,
  decision: 'allow' | 'cancel' = 'allow',
): Promise<URL> {
  const asked = await browser.get(String(address))
  return onwards(await browser.post('/oauth/authorize', { ...fieldsOf(asked), decision }))
}

export async function registered(service: Service, metadata: object = {}): Promise<string> {
  const { body } = await service.request('POST', '/oauth/register', {
    json: { client_name: 'Test assistant', redirect_uris: [CALLBACK], ...metadata },
  })
  return body.client_id
}

/** A verifier and the address that asks with its challenge. */
export function asking(
  client_id: string,
  change: Record<string, string | undefined> = {},
): { code_verifier: string; address: string } {
  const code_verifier = randomBytes(32).toString('base64url')
  const query = {
    client_id,
    redirect_uri: CALLBACK,
    response_type: 'code',
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'a state',
    ...change,
  }
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { code_verifier, address: `/oauth/authorize?${new URLSearchParams(given)}` }
}

export const post = (service: Service, path: string, fields: Record<string, string>): Promise<Answer> =>
  service.request('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

export const token = (service: Service, fields: Record<string, string>): Promise<Answer> =>
  post(service, '/oauth/token', fields)

export const refresh = (service: Service, client_id: string, refresh_token: string): Promise<Answer> =>
  token(service, { grant_type: 'refresh_token', client_id, refresh_token })

/** A code that somebody has allowed, with all that redeems it. */
export async function allowedCode(
  service: Service,
  person: SignedIn,
  { client_id, ...change }: { client_id?: string } & Record<string, string | undefined> = {},
): Promise<Record<'grant_type' | 'client_id' | 'redirect_uri' | 'code' | 'code_verifier', string>> {
  const client = client_id ?? (await registered(service))
  const { code_verifier, address } = asking(client, change)
  const back = await decide(browserOf(service, person), address)
  const code = back.searchParams.get('code')!
  return {
    grant_type: 'authorization_code',
    client_id: client,
    redirect_uri: change.redirect_uri ?? CALLBACK,
    code,
    code_verifier,
  }
}

/** The whole way: what a program has in hand when somebody has allowed it. */
export async function connected(service: Service, person: SignedIn, change: Record<string, string | undefined> = {}) {
  const use = await allowedCode(service, person, change)
  const { status, body } = await token(service, use)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { ...(body as OAuthTokens & { refresh_token: string }), client_id: use.client_id }
}

/** What an MCP client keeps of a sign-in, and where it wants the browser to go. */
export interface KeptSignIn extends OAuthClientProvider {
  address: URL | undefined
  kept: OAuthTokens | undefined
}

export function keptSignIn(): KeptSignIn {
  let client: Awaited<ReturnType<OAuthClientProvider['clientInformation']>>
  let discovered: Awaited<ReturnType<NonNullable<OAuthClientProvider['discoveryState']>>>
  let verifier = ''
  return {
    address: undefined,
    kept: undefined,
    redirectUrl: CALLBACK,
    clientMetadata: { client_name: 'An MCP client', redirect_uris: [CALLBACK] },
    state: () => 'a state',
    clientInformation: () => client,
    saveClientInformation(information) {
      client = information
    },
    tokens() {
      return this.kept
    },
    saveTokens(tokens) {
      this.kept = tokens
    },
    redirectToAuthorization(address) {
      this.address = address
    },
    saveCodeVerifier(text) {
      verifier = text
    },
    codeVerifier: () => verifier,
    saveDiscoveryState(state) {
      discovered = state
    },
    discoveryState: () => discovered,
  }
}
