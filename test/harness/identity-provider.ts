import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { IdentityProviderOptions } from './identity-provider/main.ts'

const PROGRAM = path.join(import.meta.dirname, 'identity-provider/main.ts')
const MOST_STEPS = 10

/** Who somebody says they are at the provider; it believes everybody. */
export interface Claimed {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

/** A real OpenID provider in a process of its own, with a web client and a native one. */
export interface TestIdentityProvider {
  issuer: string
  close(): Promise<void>
}

export async function startIdentityProvider(options: IdentityProviderOptions): Promise<TestIdentityProvider> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(options)], { stdio: ['pipe', 'pipe', 'ignore'] })
  const ended = once(child, 'exit')
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([text]) => String(text)),
    ended.then(([code]) => Promise.reject(new Error(`The identity provider ended with ${code} before it had a port.`))),
  ])
  return {
    issuer: (JSON.parse(line) as { issuer: string }).issuer,
    async close() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Signs somebody in as a browser would, up to the redirect to another site, or to the page that says why there is none. */
export async function signInAt(
  authorizationUrl: string,
  who: Claimed,
): Promise<{ callback: URL } | { status: number; page: string }> {
  const cookies = new Map<string, string>()
  let url = new URL(authorizationUrl)
  const { origin } = url
  for (let step = 0; step < MOST_STEPS; step++) {
    const atForm = url.pathname.startsWith('/interaction/')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(atForm ? { method: 'POST', body: JSON.stringify(who) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      cookies.set(name!, value!)
    }
    const location = response.headers.get('location')
    if (location === null) return { status: response.status, page: await response.text() }
    url = new URL(location, url)
    if (url.origin !== origin) return { callback: url }
  }
  throw new Error(`The identity provider sends a browser on and on, last to ${url.pathname}.`)
}
