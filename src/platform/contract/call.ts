import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Trx } from '../db/database.ts'
import type { Logger } from '../log.ts'
import type { Contract, ContractTree, Scope } from './contract.ts'

/** Who is calling, as far as a key or a browser session tells. */
export interface Principal {
  /** Null for a session. */
  key_id: number | null
  /** Null for a key. */
  session_id: string | null
  /** A free one reaches what contracts mark `free_tier`, and what its scopes name. */
  kind: 'free' | 'live'
  /** Held to the rate limits of the free tier, because the organization does not pay. */
  rate_limited: boolean
  organization_id: number
  user_id: number
  role: 'admin' | 'member'
  scopes: readonly Scope[]
}

/** What a surface knows of a call before its input is read. */
export interface CallOrigin {
  request_id: string
  ip: string
  idempotency_key?: string | undefined
  authorization?: string | undefined
  /** The secret of a browser session, out of its cookie. */
  session?: string | undefined
  /** What a page of ours, and nobody else's, can send along with a session: see `csrfToken`. */
  csrf_token?: string | undefined
  /** The uuid of the organization that a page of ours was opened in: another tab may have gone on to another one. */
  organization?: string | undefined
  /** The browser says that a page of somebody else's sent this. */
  cross_site?: boolean | undefined
  /** A page of ours sent this, opened on this very machine by somebody who is not signed in. */
  visitor?: boolean | undefined
  user_agent?: string | undefined
  /** X-Filter-Raw-DSL: the caller sends filters in the filter language alone. */
  raw_filters?: boolean | undefined
}

/** One call on its way through an operation. */
export interface Call<P extends Principal | undefined = Principal | undefined> {
  principal: P
  origin: CallOrigin
  log: Logger
  clock: Clock
  /** Aborted when the caller has gone away; what is streamed to it stops. */
  signal: AbortSignal
  /**
   * Runs the work in a transaction. With an Idempotency-Key, the answer is recorded in that same transaction, so that work
   * and record exist together or not at all; a repeated request gets the recorded answer without running `work`. Where the
   * handler has more to do after the transaction, `resume` takes the recorded answer and lets it go on from there.
   */
  transact<T>(work: (trx: Trx) => Promise<T>, resume?: (first: T) => T): Promise<T>
}

export type AuthenticatedCall = Call<Principal>

/** An answer with a status other than the contract's first one. */
export class Reply<T> {
  readonly status: number
  readonly body: T

  constructor(status: number, body: T) {
    this.status = status
    this.body = body
  }
}

export const reply = <T>(status: number, body: T): Reply<T> => new Reply(status, body)

/** An answer that is no JSON: a file to download, or a stream of events. */
export class FileReply {
  readonly media_type: string
  /** As the caller's machine would name it; none for what is not to be kept. */
  readonly filename: string | undefined
  readonly content: AsyncIterable<string | Uint8Array>

  constructor(media_type: string, filename: string | undefined, content: AsyncIterable<string | Uint8Array>) {
    this.media_type = media_type
    this.filename = filename
    this.content = content
  }
}

/** What was uploaded as multipart/form-data stands under `file`, as it came: nothing that the sender says of it is checked. */
export interface Upload {
  filename: string
  mime: string
  bytes: Uint8Array
}

type CallOf<C extends Contract> = C['access'] extends 'public' ? Call<undefined> : AuthenticatedCall

export type Handler<C extends Contract> = (
  call: CallOf<C>,
  input: z.output<C['input']>,
) => Promise<z.input<C['output']> | Reply<z.input<C['output']>> | FileReply>

/** One handler for every contract of a tree; a missing one does not compile. */
export type Handlers<T> = {
  readonly [K in keyof T]: T[K] extends Contract ? Handler<T[K]> : T[K] extends ContractTree ? Handlers<T[K]> : never
}

export interface Operation {
  contract: Contract
  // Inputs are parsed before and outputs after, so the list can hold handlers of every type.
  handler: (call: Call, input: never) => Promise<unknown>
}

/** Pairs each contract with its handler. */
export function listOperations<T extends ContractTree>(tree: T, handlers: Handlers<T>): Operation[] {
  return Object.entries(tree).flatMap(([name, node]): Operation[] => {
    const handler = handlers[name as keyof T]
    return typeof node.id === 'string'
      ? [{ contract: node as Contract, handler: handler as Operation['handler'] }]
      : listOperations(node as ContractTree, handler as Handlers<ContractTree>)
  })
}
