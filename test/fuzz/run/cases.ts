import { createHash } from 'node:crypto'
import type { Operation } from '../document/document.ts'
import { drawBy } from '../inputs/draw.ts'
import { spoil } from '../inputs/spoil.ts'
import { problemsOf } from './check.ts'
import { draftFor } from './draft-for.ts'
import type { Findings } from './findings.ts'
import { type Fingerprints, fingerprints } from './fingerprints.ts'
import { noteSuccess } from './holdings.ts'
import { exchange, type Sent, write } from './http.ts'
import { furnishTenant, kindsIn } from './prelude.ts'
import { isReasonable, isTolerated } from './refusals.ts'
import type { FuzzedService } from './service.ts'
import type { FuzzSettings } from './settings.ts'
import { createTenant, createTenants, credentialsFor, type Tenant, type Tenants } from './tenants.ts'

/** What would take the caller itself away, or its rights: each case has somebody of its own for it. */
const SELF_DESTRUCTIVE =
  /^account\.(delete|signOut|revoke|switch|remove|changeMember)|^admin\.(delete|update)(Organization|User)|^admin\.revokeKey/

/** Statuses with which a wrong request may be refused. */
const REFUSALS: readonly number[] = [400, 404, 405, 413, 415, 422]

export async function runCases(fuzzed: FuzzedService, findings: Findings, settings: FuzzSettings): Promise<void> {
  const { service, document } = fuzzed
  const tenants = await createTenants(service)
  await furnishTenant(fuzzed, tenants.a, settings.seed)
  await furnishTenant(fuzzed, tenants.administrator, settings.seed, (kind) => kind === 'tier')
  await service.app.worker.drain()
  const chosen = document.operations.filter(({ id }) => settings.only === undefined || settings.only === id)
  const each = Math.ceil((settings.cases * 0.75) / chosen.length)
  for (const [place, operation] of chosen.entries()) {
    // By its name, so that an operation meets the same cases when it is run alone.
    const own = createHash('sha256').update(operation.id).digest().readUInt32LE()
    const seedOf = (at: number) => (settings.seed * 1_000_003 + own + at * 7919) | 0
    const run = { ...fuzzed, findings, tenants, operation, seedOf }
    await runWrong(run, Math.ceil(each * 0.65))
    await runRight(run, each - Math.ceil(each * 0.65))
    if (place % 20 === 0) await service.app.worker.drain()
  }
}

interface Run extends FuzzedService {
  findings: Findings
  tenants: Tenants
  operation: Operation
  seedOf(at: number): number
}

/** Requests with one mistake each: refused, and nothing in the database is any different. */
async function runWrong(run: Run, count: number): Promise<void> {
  const { service, document, findings, operation } = run
  let before: Fingerprints | undefined
  let last: Sent | undefined
  const undecided: (() => Promise<void>)[] = []
  const caller = await callerFor(run, 0)
  for (let at = 0; at < count; at++) {
    const draw = drawBy(run.seedOf(at))
    const spoilt = spoil(draw, operation, draftFor(document, operation, draw, caller), { resolve: document.resolve })
    const sent = write(operation, spoilt.draft, credentialsFor(operation, signer(run, caller)))
    const wrong = spoilt.wrong && !isTolerated(spoilt.how)
    const head = sent.method === 'HEAD'
    const answering = document.at(head ? 'GET' : sent.method, operation.path)
    const astray = answering === undefined || spoilt.how === 'address' || spoilt.how.startsWith('path')
    const go = async () => {
      const received = await exchange(service.url, sent)
      findings.count(operation, received.status)
      const problems = problemsOf(document, answering ?? operation, received, { astray, head })
      if (wrong && !REFUSALS.includes(received.status))
        problems.push(`answers ${received.status} to a wrong request: ${received.text.slice(0, 200)}`)
      for (const problem of problems) findings.add(operation, problem, spoilt.how, sent, caller.name)
    }
    if (!wrong) undecided.push(go)
    else {
      before ??= await fingerprints(service.database.db)
      last = sent
      await go()
    }
  }
  if (before !== undefined) {
    const after = await fingerprints(service.database.db)
    const changed = [...after].filter(([table, rows]) => before!.get(table) !== rows).map(([table]) => table)
    if (changed.length > 0) findings.add(operation, `wrong requests change ${changed}`, 'after all', last!, caller.name)
  }
  // These may do something, for example with another method, and come when nothing is watched any more.
  for (const go of undecided) if (!SELF_DESTRUCTIVE.test(operation.id)) await go()
}

/** How many more are tried where none has succeeded by chance. */
const PATIENCE = 40

/** Requests that the document calls right: not refused for their shape. */
async function runRight(run: Run, count: number): Promise<void> {
  const { service, document, findings, operation } = run
  const lacking = () => findings.unmet([operation]).length > 0
  for (let at = 0; at < count || (at < count + PATIENCE && lacking()); at++) {
    const draw = drawBy(run.seedOf(5000 + at))
    const caller = await callerFor(run, at)
    const draft = draftFor(document, operation, draw, caller)
    const sent = write(operation, draft, credentialsFor(operation, signer(run, caller)))
    const received = await exchange(service.url, sent)
    findings.count(operation, received.status)
    const problems = problemsOf(document, operation, received)
    if (received.status >= 300 && !isReasonable(operation, received))
      problems.push(`refuses what the document calls right: ${received.status} ${received.text.slice(0, 300)}`)
    for (const problem of problems) findings.add(operation, problem, 'a right request', sent, caller.name)
    if (received.status < 300) noteSuccess(operation, draft.path, received.json, caller.holdings)
  }
}

/** Who may call the operation and has something that it can be called with. */
async function callerFor(run: Run, at: number): Promise<Tenant> {
  const { service, operation, tenants, seedOf } = run
  const isAdmin = operation.id.startsWith('admin.')
  if (SELF_DESTRUCTIVE.test(operation.id)) return createTenant(service, `throwaway${at}`)
  const caller = isAdmin ? tenants.administrator : tenants.a
  const kinds = kindsIn(operation)
  if (kinds.some((kind) => caller.holdings.of(kind).length === 0))
    await furnishTenant(run, caller, seedOf(9000 + at), (kind) => kinds.includes(kind))
  return caller
}

/** What administrators do to others, they do with their own key. */
const signer = ({ operation, tenants }: Run, caller: Tenant): Tenant =>
  operation.id.startsWith('admin.') ? tenants.administrator : caller
