import { createHash } from 'node:crypto'
import type { Operation } from '../document/document.ts'
import type { Draft } from '../inputs/draft.ts'
import { type Draw, drawBy } from '../inputs/draw.ts'
import { problemsOf } from './check.ts'
import { draftFor } from './draft-for.ts'
import type { Findings } from './findings.ts'
import { kindOf, noteSuccess, owned } from './holdings.ts'
import { exchange, type Received, type Sent, write } from './http.ts'
import { furnishTenant } from './prelude.ts'
import type { FuzzedService } from './service.ts'
import type { FuzzSettings } from './settings.ts'
import { createTenants, credentialsFor, type Tenant, type Tenants } from './tenants.ts'

/** What would take somebody out of the run that is needed in it. The journeys go there. */
const LEFT_OUT =
  /^account\.(delete|signOut|revoke|switch|remove|changeMember|acceptInvitation)|^admin\.(delete|update|revoke)/

const STEPS = 25

/** Sequences of right requests by everybody in turn, with ids of their own, of others, and of what is gone. */
export async function runSequences(fuzzed: FuzzedService, findings: Findings, settings: FuzzSettings): Promise<void> {
  const tenants = await createTenants(fuzzed.service)
  for (const tenant of [tenants.a, tenants.b, tenants.administrator]) await furnishTenant(fuzzed, tenant, settings.seed)
  const operations = fuzzed.document.operations.filter(({ id }) => !LEFT_OUT.test(id))
  for (let sequence = 0; sequence * STEPS < settings.cases / 4; sequence++) {
    const draw = drawBy(settings.seed * 31 + sequence * 7919)
    for (let step = 0; step < STEPS; step++) await takeStep({ ...fuzzed, findings, tenants }, operations, draw)
    await fuzzed.service.app.worker.drain()
  }
}

interface Run extends FuzzedService {
  findings: Findings
  tenants: Tenants
}

async function takeStep(run: Run, operations: readonly Operation[], draw: Draw): Promise<void> {
  const { service, document, findings, tenants } = run
  const { a, b, colleague, free, administrator } = tenants
  const caller = draw.one([a, a, a, b, b, colleague, free, administrator])
  const making = operations.filter(
    ({ method, id }) => method !== 'GET' && id.startsWith('admin.') === caller.administrator,
  )
  const operation = draw.one(draw.chance(40) ? making : operations)
  const draft = draftFor(document, operation, draw, caller)
  const id = borrowId(run, operation, draft, caller, draw)
  const credentials = draw.chance(4) ? {} : draw.chance(10) ? caller.session : credentialsFor(operation, caller)
  const sent = write(operation, draft, credentials)
  const complain = (problem: string) =>
    findings.add(operation, problem, `in a sequence, ${id.whose}`, sent, caller.name)
  const answers =
    operation.repeatable && draw.chance(25) ? await atOnce(run, sent, complain) : [await exchange(service.url, sent)]
  for (const received of answers) {
    findings.count(operation, received.status)
    for (const problem of problemsOf(document, operation, received)) complain(problem)
    // A quota may well be used up: the administrator of the sequence sets tiers, too.
    if (received.status === 503 || (received.status === 429 && !received.text.includes('"quota_exhausted"')))
      complain(`answers ${received.status} to nobody's hurry`)
    if (received.status < 300 && id.whose !== 'its own')
      complain(`lets somebody use an id that is ${id.whose}: ${received.text.slice(0, 200)}`)
    for (const told of strange(tenants, caller, sent, received)) complain(`tells ${caller.name} of ${told}`)
  }
  const [first] = answers
  if (first!.status < 300) noteSuccess(operation, draft.path, first!.json, caller.holdings)
}

/** Now and then somebody else's id, or one that is gone, in place of the caller's own. */
function borrowId({ tenants }: Run, operation: Operation, draft: Draft, caller: Tenant, draw: Draw): { whose: string } {
  const own = { whose: 'its own' }
  // An administrator may reach everything by the operations that are for it, and is left out.
  if (caller.administrator || !draw.chance(30)) return own
  const names = Object.keys(draft.path).filter((name) => owned.has(kindOf(operation, name) ?? ''))
  if (names.length === 0) return own
  const name = draw.one(names)
  const kind = kindOf(operation, name)!
  const other = caller.organization === tenants.a.organization ? tenants.b : tenants.a
  const [whose, ids] = draw.chance(60)
    ? (["somebody else's", other.holdings.of(kind).filter((id) => !/^\d/.test(id) || id.length > 20)] as const)
    : (['gone', caller.holdings.gone(kind)] as const)
  if (ids.length === 0) return own
  draft.path[name] = draw.one(ids)
  return { whose }
}

/** Three times the same under one Idempotency-Key: done once, and told the same way three times. */
async function atOnce({ service }: Run, sent: Sent, complain: (problem: string) => void): Promise<Received[]> {
  const key = createHash('sha256').update(`${sent.target}${sent.body}${Math.random()}`).digest('hex')
  const same = { ...sent, headers: { ...sent.headers, 'idempotency-key': key } }
  const answers = await Promise.all([1, 2, 3].map(() => exchange(service.url, same)))
  const done = answers.filter(({ status }) => status < 300)
  const first = done.filter(({ headers }) => headers['idempotency-replayed'] === undefined)
  if (done.length > 0 && done.length < 3) complain(`answers ${answers.map(({ status }) => status)} to the same thing`)
  if (done.length > 0 && first.length !== 1) complain(`does ${first.length} times what came under one key`)
  if (new Set(done.map(({ text }) => text)).size > 1) complain('answers repetitions of a request differently')
  return answers
}

/** What of other organizations stands in an answer, that was not in the request. */
function strange(tenants: Tenants, caller: Tenant, sent: Sent, { text }: Received): string[] {
  if (caller.administrator) return []
  // What administrators write, tiers and their prices, is for everybody.
  const others = Object.values(tenants).filter(
    ({ organization, administrator }) => organization !== caller.organization && !administrator,
  )
  const asked = `${sent.target} ${sent.body ?? ''}`
  return others.flatMap((other) => {
    const secrets = [other.marker, other.self.email, other.self.org_uuid, ...privateIds(other)]
    return secrets
      .filter((secret) => text.includes(secret) && !asked.includes(secret))
      .map((found) => `${other.name}'s ${found}`)
  })
}

const privateIds = ({ holdings }: Tenant): string[] =>
  [...owned].flatMap((kind) => [...holdings.of(kind), ...holdings.gone(kind)]).filter((id) => id.length >= 30)
