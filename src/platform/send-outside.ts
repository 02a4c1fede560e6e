import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { hostOf, type Reach, readOutsideUrl } from './outside-url.ts'
import { isPublicAddress } from './public-address.ts'

export interface Address {
  address: string
  family: number
}

export interface SenderOptions extends Reach {
  /** From the first look at the name to the answer's status. */
  timeout_ms?: number
  /** All addresses of a host; the system's answer when left out. */
  resolve?(host: string): Promise<readonly Address[]>
}

export interface OutsideRequest {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  signal?: AbortSignal
}

/** Posts to somebody else's server, and returns the status of its answer; throws an OutsideFailure when there is none. */
export type SendOutside = (request: OutsideRequest) => Promise<number>

/** Why there was no answer, as a sentence for whoever gave the address: it says nothing about our own network. */
export class OutsideFailure extends Error {
  /** Whether trying again later may help. */
  readonly passing: boolean

  constructor(message: string, passing: boolean, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'OutsideFailure'
    this.passing = passing
  }
}

/** The answer's body is of no interest; a little of it is taken in, so that ordinary servers can finish speaking. */
const BODY_BYTES = 4096

/**
 * Addresses come from callers, and must not lead into our own network. So the name is looked up once, every address that it
 * has must be public, and the connection goes to those that were looked at: a name that changes in between changes nothing.
 * Redirects are not followed, since they would lead past all this.
 */
export function createSendOutside({
  allow_private,
  timeout_ms = 10_000,
  resolve = (host) => lookup(host, { all: true }),
}: SenderOptions): SendOutside {
  return async ({ url: text, headers, body, signal }) => {
    const timeUp = AbortSignal.timeout(timeout_ms)
    const ending = signal === undefined ? timeUp : AbortSignal.any([timeUp, signal])
    try {
      const read = readOutsideUrl(text, { allow_private })
      if ('problem' in read) throw new OutsideFailure(`The address ${read.problem}.`, false)
      const addresses = await unlessEnded(ending, addressesOf(hostOf(read.url), resolve))
      if (!allow_private && !addresses.every(({ address }) => isPublicAddress(address)))
        throw new OutsideFailure('The host of the address is not on the public internet.', false)
      return await post(read.url, addresses, headers, body, ending)
    } catch (error) {
      if (error instanceof OutsideFailure) throw error
      const sentence = timeUp.aborted ? `There was no answer within ${timeout_ms / 1000} seconds.` : sentenceOf(error)
      throw new OutsideFailure(sentence, true, { cause: error })
    }
  }
}

async function addressesOf(
  host: string,
  resolve: (host: string) => Promise<readonly Address[]>,
): Promise<readonly Address[]> {
  const family = isIP(host)
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }]
  if (addresses.length === 0) throw new OutsideFailure('The host of the address was not found.', true)
  return addresses
}

/** Looking a name up cannot be stopped, but need not be waited for. */
function unlessEnded<T>(ending: AbortSignal, work: Promise<T>): Promise<T> {
  const ended = new Promise<never>((_resolve, reject) => {
    if (ending.aborted) reject(ending.reason)
    ending.addEventListener('abort', () => reject(ending.reason), { once: true })
  })
  return Promise.race([work, ended])
}

function post(
  url: URL,
  addresses: readonly Address[],
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<number> {
  const known: LookupFunction = (_host, options, done) => {
    if (options.all) done(null, [...addresses])
    else done(null, addresses[0]!.address, addresses[0]!.family)
  }
  const begin = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    // A connection of its own: one that is kept open for the next would not be looked at again.
    const request = begin(url, { method: 'POST', headers: { ...headers }, lookup: known, agent: false, signal })
    request.on('error', reject)
    request.on('response', (response) => {
      let taken = 0
      response.on('data', (chunk: Buffer) => {
        taken += chunk.length
        if (taken > BODY_BYTES) request.destroy()
      })
      // The status has been given by then; how the rest ends is nobody's concern.
      response.on('error', () => {})
      resolve(response.statusCode!)
    })
    request.end(body)
  })
}

const SENTENCES: Record<string, string> = {
  ENOTFOUND: 'The host of the address was not found.',
  EAI_AGAIN: 'The host of the address could not be looked up.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before there was an answer.',
  ETIMEDOUT: 'The connection could not be made in time.',
  EHOSTUNREACH: 'The host could not be reached.',
  ENETUNREACH: 'The host could not be reached.',
}

/** Node's own words name IP addresses; its codes do not. */
function sentenceOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined) return 'The connection failed.'
  return SENTENCES[code] ?? `The connection failed (${code}).`
}
