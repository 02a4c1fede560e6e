import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { forbidden, organizationChanged, ServiceError } from '../errors.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { Logger } from '../log.ts'
import { type Secrets, sha256 } from '../secrets.ts'
import { type Call, type CallOrigin, FileReply, type Operation, type Principal, Reply } from './call.ts'
import type { Access, Contract } from './contract.ts'
import * as idempotency from './idempotency.ts'
import { parseInput } from './input.ts'

export interface Answer {
  status: number
  body: unknown
  /** The answer was given before, to an earlier request with the same Idempotency-Key. */
  replayed: boolean
}

export interface Admitted {
  origin: CallOrigin
  principal: Principal | undefined
  /** When, on the process's own clock. */
  at: number
}

/**
 * Who is let in and then takes their time to send the rest is asked again: what they may do can have been taken from them
 * meanwhile, and a request could be kept half sent for just that.
 */
const PROMPT_MS = 150

/** The one way in for HTTP, MCP and callers in this process. */
export interface Door {
  /** Who is it, may they, and not too often: decided before anything of the request's content is read. */
  admit(contract: Contract, origin: CallOrigin): Promise<Admitted>
  /** Parses the input, runs the handler, checks the output. Few handlers ask whether their caller is gone: the signal is made for them. */
  run(operation: Operation, admitted: Admitted, input: unknown, gone?: () => AbortSignal): Promise<Answer>
}

export interface DoorParts {
  db: Db
  clock: Clock
  log: Logger
  secrets: Secrets
  limits: Pick<RateLimits, 'hit'>
  /** At once, where nobody has to be asked. */
  authenticate(origin: CallOrigin): Principal | Promise<Principal>
}

export function createDoor({ db, clock, log, secrets, limits, authenticate }: DoorParts): Door {
  const refuse = (
    { method }: Contract,
    access: Exclude<Access, 'public'>,
    principal: Principal,
    origin: CallOrigin,
  ) => {
    if (principal.session_id !== null && method !== 'GET') refuseForgery(secrets, principal, origin)
    refuseOutsiders(access, principal)
  }
  const transact: Call['transact'] = (work) => inTransaction(db, work)
  return {
    async admit(contract, origin) {
      const at = performance.now()
      if (contract.access === 'public') return { origin, principal: undefined, at }
      // Most calls come with a key that is cached and a limit that is far away: those wait for nobody.
      const known = authenticate(origin)
      const principal = known instanceof Promise ? await known : known
      refuse(contract, contract.access, principal, origin)
      if (contract.rate !== undefined && principal.rate_limited) {
        const counting = limits.hit(contract.rate, principal.organization_id)
        if (counting !== undefined) await counting
      }
      return { origin, principal, at }
    },

    async run({ contract, handler }, admitted, rawInput, gone = never) {
      const { origin, at } = admitted
      const { access } = contract
      let { principal } = admitted
      if (access !== 'public' && performance.now() - at > PROMPT_MS) {
        principal = await authenticate(origin)
        refuse(contract, access, principal, origin)
        if (principal.organization_id !== admitted.principal?.organization_id) throw organizationChanged()
      }
      const input = parseInput(contract.input, rawInput)
      const call = (transact: Call['transact']): Promise<unknown> =>
        handler(new AdmittedCall(principal, origin, log, clock, transact, gone), input as never)
      if (!contract.idempotent || origin.idempotency_key === undefined) {
        return { ...answerOf(contract, await call(transact)), replayed: false }
      }
      const caller = callerOf(principal, contract, input)
      const request = idempotency.repeatable(caller, origin.idempotency_key, contract.id, input)
      return once(contract, request, call)
    },
  }

  /** Runs a call whose transaction may have been through before: then its answer is the recorded one. */
  async function once(
    contract: Contract,
    request: idempotency.Repeatable,
    call: (transact: Call['transact']) => Promise<unknown>,
  ): Promise<Answer> {
    let transacted = false
    let replayed = false
    try {
      const result = await call((work, resume) => {
        if (transacted) throw new Error(`${contract.id} opened a second transaction under an Idempotency-Key`)
        transacted = true
        return transact(async (trx) => {
          const replay = await idempotency.claim(trx, request, clock.now(), secrets)
          if (replay !== undefined) {
            if (resume === undefined) throw new Replayed(replay)
            replayed = true
            return resume(replay.body as never)
          }
          const result = await work(trx)
          await idempotency.record(trx, request, answerOf(contract, result), secrets)
          return result
        })
      })
      return { ...answerOf(contract, result), replayed }
    } catch (error) {
      if (error instanceof Replayed) return { ...error.answer, replayed: true }
      throw error
    }
  }
}

function refuseOutsiders(access: Exclude<Access, 'public'>, principal: Principal): void {
  if ('session' in access) {
    if (principal.session_id === null) {
      throw new ServiceError('forbidden', 'This is for people: sign in with a browser.', { reason: 'session_required' })
    }
    if (access.session === 'admin' && principal.role !== 'admin') {
      throw new ServiceError('forbidden', "This is for the organization's admins.", { reason: 'admin_required' })
    }
    return
  }
  if ('any_key' in access) return
  const { scope, free_tier } = access
  // A free key has no scopes to speak of, whatever is written beside it; a person's are worked out anew each time.
  const scoped = (principal.kind === 'live' || principal.session_id !== null) && principal.scopes.includes(scope)
  if (!scoped && !(principal.kind === 'free' && free_tier === true)) throw forbidden(scope)
}

const CSRF = 'csrf'

/** What our own pages send back with whatever changes something. Other sites can neither read nor guess it. */
export const csrfToken = (secrets: Secrets, sessionId: string): string => secrets.sign(CSRF, sessionId)

/** A browser sends its cookie along with whatever any page makes it send; only ours know the token. */
function refuseForgery(secrets: Secrets, { session_id }: Principal, { csrf_token, cross_site }: CallOrigin): void {
  if (!cross_site && csrf_token !== undefined && secrets.verify(CSRF, session_id!, csrf_token)) return
  throw new ServiceError('forbidden', 'Send the csrf_token of this session in the header X-CSRF-Token.', {
    reason: 'csrf',
  })
}

/** A class for its getter: one that is written into an object is defined anew for each call, at a twentieth of its cost. */
class AdmittedCall implements Call {
  readonly principal: never
  readonly origin: CallOrigin
  readonly log: Logger
  readonly clock: Clock
  readonly transact: Call['transact']
  readonly #gone: () => AbortSignal

  constructor(
    principal: Principal | undefined,
    origin: CallOrigin,
    log: Logger,
    clock: Clock,
    transact: Call['transact'],
    gone: () => AbortSignal,
  ) {
    this.principal = principal as never
    this.origin = origin
    this.log = log
    this.clock = clock
    this.transact = transact
    this.#gone = gone
  }

  get signal(): AbortSignal {
    return this.#gone()
  }
}

/** For callers who wait, whatever happens. */
const NEVER = new AbortController().signal
const never = (): AbortSignal => NEVER

/** Leaves the transaction, and the handler, with the recorded answer. */
class Replayed extends Error {
  readonly answer: idempotency.RecordedAnswer

  constructor(answer: idempotency.RecordedAnswer) {
    super('replayed')
    this.answer = answer
  }
}

/** A handler that returns the same frozen value again, because it cannot have changed, gets the same answer again. */
const unchanging = new WeakMap<object, { contract: Contract; answer: idempotency.RecordedAnswer }>()

function answerOf(contract: Contract, result: unknown): idempotency.RecordedAnswer {
  if (result instanceof FileReply && contract.files?.includes(result.media_type)) {
    return { status: contract.success[0]![0], body: result }
  }
  const frozen = typeof result === 'object' && result !== null && Object.isFrozen(result) ? result : undefined
  const known = frozen === undefined ? undefined : unchanging.get(frozen)
  if (known?.contract === contract) return known.answer
  const answer = checkedAnswer(contract, result)
  if (frozen !== undefined) {
    Object.freeze(answer.body)
    unchanging.set(frozen, { contract, answer })
  }
  return answer
}

function checkedAnswer(contract: Contract, result: unknown): idempotency.RecordedAnswer {
  const [status, body] = result instanceof Reply ? [result.status, result.body] : [contract.success[0]![0], result]
  const schema = contract.success.some(([declared]) => declared === status)
    ? contract.output
    : contract.outcomes?.find((outcome) => outcome.status === status)?.body
  const checked = schema?.safeParse(body)
  if (checked === undefined || !checked.success) {
    throw new ServiceError('internal_error', 'Internal error', undefined, {
      cause: new Error(
        `${contract.id} answered ${status} against its contract: ${checked?.error.message ?? 'undeclared status'}`,
      ),
    })
  }
  return { status, body: checked.data }
}

/** Idempotency keys belong to an organization, those of a browser to a person in it; where there is none yet, to what the request says of its sender. */
function callerOf(principal: Principal | undefined, contract: Contract, input: Record<string, unknown>): string {
  if (principal?.session_id != null) return `organization:${principal.organization_id}:user:${principal.user_id}`
  if (principal !== undefined) return `organization:${principal.organization_id}`
  const sender = (contract.sender_fields ?? []).map((field) => input[field])
  return `public:${sha256(idempotency.canonical([contract.id, sender])).toString('base64url')}`
}
