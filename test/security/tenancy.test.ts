/** Nothing of one organization is read, changed or even noticed by another: every operation, every id that it takes. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../src/contracts.ts'
import { type Contract, listContracts } from '../../src/platform/contract/contract.ts'
import { beyond, snapshot } from '../harness/furnish.ts'
import { type Assistant, assistant } from '../harness/mcp.ts'
import type { Answer } from '../harness/service.ts'
import { signedIn } from '../harness/signed-in.ts'
import { operationInputs } from './operation-inputs.ts'
import { requestOf, UNKNOWN_ID } from './request-of.ts'
import { type Kind, type Tenant, type TwoOrganizations, twoOrganizations } from './two-organizations.ts'

const all = new Map(listContracts(contracts).map((contract) => [contract.id, contract]))
/** A number that no row has, yet of the form that rows have. */
const UNKNOWN_NUMBER = '2000000000'

let world: TwoOrganizations
let mcp: Assistant
beforeAll(async () => {
  world = await twoOrganizations()
  mcp = await assistant(world.service.url, world.ours.key.api_key)
})
afterAll(async () => {
  await mcp.client.close()
  await world.close()
})

/** Kinds that live beside others, in one table or under one path: these could be taken for one another. */
const NEIGHBOURS: readonly Kind[] = [
  'group',
  'study',
  'study_question',
  'direct_question',
  'survey',
  'job',
  'organization',
]

type Ids = Record<Kind, string>
const idsOf = ({ belongings }: Tenant): Ids =>
  Object.fromEntries(Object.entries(belongings).map(([kind, [id]]) => [kind, id])) as Ids

/** As the member of our organization who may do the most of it. */
function call(contract: Contract, input: Record<string, unknown>): Promise<Answer> {
  const { service, ours } = world
  const [method, path, body] = requestOf(contract, input)
  const { access } = contract
  const isForPeople = access !== 'public' && 'session' in access
  return service.request(method, path, {
    ...body,
    ...(isForPeople ? { person: ours.admin.headers } : { key: ours.key.api_key }),
  })
}

/** The status of what has no end; the rest is not waited for. */
async function beginning(contract: Contract, input: Record<string, unknown>): Promise<number> {
  const { service, ours } = world
  const [method, path] = requestOf(contract, input)
  const hangUp = new AbortController()
  const headers = { authorization: `Bearer ${ours.key.api_key}` }
  const { status } = await fetch(`${service.url}${path}`, { method, headers, signal: hangUp.signal })
  hangUp.abort()
  return status
}

/** What differs in the database after some work, row by row. */
async function changed(work: () => Promise<void>): Promise<string[]> {
  const { db } = world.service.database
  const before = await snapshot(db)
  await work()
  const after = await snapshot(db)
  return [...beyond(before, after), ...beyond(after, before)]
}

/** The rows of an organization, in every table that says whose they are. */
async function rowsOf({ key: { organization_id } }: Tenant): Promise<string[]> {
  const { db } = world.service.database
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'organization_id' order by 1`.execute(db)
  const parts = tables.map(
    ({ name }) =>
      sql`select ${name}::text || t::text as row from ${sql.table(name)} t where organization_id = ${organization_id}`,
  )
  const { rows } = await sql<{ row: string }>`${sql.join(parts, sql` union all `)} order by 1`.execute(db)
  return rows.map(({ row }) => row)
}

/** Without the ids that were sent, and the marks around texts of others, which are new each time over MCP. */
const nameless = (text: string, ...ids: string[]): string =>
  ids.reduce((rest, id) => rest.replaceAll(id, '…'), text).replace(/\b[0-9a-f]{6}\b/g, '')

/** One that names somebody's things: each of them in turn, and all of them, by number and by uuid. */
interface Attempt {
  contract: Contract
  kind: Kind | 'all'
  their_input: Record<string, unknown>
  missing_input: Record<string, unknown>
  their_ids: string[]
  missing_ids: string[]
}

function attemptsOf(contract: Contract): Attempt[] {
  const { of, input } = operationInputs[contract.id]!
  const tenanted = of.filter((kind) => kind !== 'agent')
  const own = idsOf(world.ours)
  const form = (kinds: readonly Kind[], at: number): Attempt => {
    const theirs = kinds.map((kind) => world.theirs.belongings[kind][at] ?? world.theirs.belongings[kind][0])
    const missing = theirs.map((id) => missingLike(id))
    const put = (ids: string[]): Ids => ({
      ...own,
      ...Object.fromEntries(kinds.map((kind, place) => [kind, ids[place]!])),
    })
    return {
      contract,
      kind: kinds.length === 1 ? kinds[0]! : 'all',
      their_input: input(put(theirs), world.agent_ids),
      missing_input: input(put(missing), world.agent_ids),
      their_ids: theirs,
      missing_ids: missing,
    }
  }
  const choices = [...tenanted.map((kind) => [kind]), ...(tenanted.length > 1 ? [tenanted] : [])]
  return choices.flatMap((kinds) => [form(kinds, 0), form(kinds, 1)])
}

function missingLike(id: string): string {
  if (/^\d+$/.test(id)) return UNKNOWN_NUMBER
  return id.includes('@') ? 'nobody@example.org' : UNKNOWN_ID
}

test('every operation says here what it names, so that none is forgotten', () => {
  expect(Object.keys(operationInputs).sort()).toEqual([...all.keys()].sort())
})

describe("what is another organization's", () => {
  const naming = Object.entries(operationInputs).filter(([, { of }]) => of.some((kind) => kind !== 'agent'))

  test.each(naming.map(([id]) => id))('%s: is answered, to the letter, as what does not exist', async (id) => {
    const { empty = false } = operationInputs[id]!
    for (const attempt of attemptsOf(all.get(id)!)) {
      const [theirs, missing] = [
        await call(attempt.contract, attempt.their_input),
        await call(attempt.contract, attempt.missing_input),
      ]
      const said = ({ status, body }: Answer, ids: string[]) => ({
        status,
        body: nameless(JSON.stringify(body), ...ids),
      })
      expect(said(theirs, attempt.their_ids), attempt.kind).toEqual(said(missing, attempt.missing_ids))
      if (!empty) expect(theirs.status, `${attempt.kind}: ${JSON.stringify(theirs.body)}`).toBeGreaterThanOrEqual(400)
      expect(JSON.stringify(theirs.body)).not.toContain(world.theirs.mark)
    }
  })

  const tools = naming.filter(([id]) => all.get(id)!.tool !== undefined)

  test.each(tools.map(([id]) => id))('%s: by an assistant, too', async (id) => {
    for (const attempt of attemptsOf(all.get(id)!)) {
      const name = attempt.contract.tool!.name
      const [theirs, missing] = [await mcp.call(name, attempt.their_input), await mcp.call(name, attempt.missing_input)]
      expect(nameless(JSON.stringify(theirs), ...attempt.their_ids)).toBe(
        nameless(JSON.stringify(missing), ...attempt.missing_ids),
      )
      if (!operationInputs[id]!.empty) expect(theirs.isError, attempt.kind).toBe(true)
    }
  })

  test.each(naming.map(([id]) => id))('%s: an id of another kind, or none at all, is no way around', async (id) => {
    const { of, input, empty = false } = operationInputs[id]!
    const own = idsOf(world.ours)
    for (const kind of of.filter((one) => one !== 'agent')) {
      const others = NEIGHBOURS.filter((other) => other !== kind).map((other) => world.theirs.belongings[other].at(-1)!)
      for (const wrong of [...others, "' or 1=1 --", '../../', '-1', '1e3', '%']) {
        const answer = await call(all.get(id)!, input({ ...own, [kind]: wrong }, world.agent_ids))
        expect({ kind, wrong, status: answer.status }).toEqual({
          kind,
          wrong,
          status: expect.toBeOneOf(empty ? [200, 400] : [400, 404, 409]),
        })
        expect(JSON.stringify(answer.body)).not.toContain(world.theirs.mark)
      }
    }
  })

  test('stays as it is: of all these attempts the database knows nothing afterwards', async () => {
    const attempts = naming.flatMap(([id]) => attemptsOf(all.get(id)!))
    const differences = await changed(async () => {
      for (const { contract, their_input } of attempts) {
        await call(contract, their_input)
        if (contract.tool !== undefined) await mcp.call(contract.tool.name, their_input)
      }
    })
    expect(differences).toEqual([])
  })
})

test('a member does nothing to what is their colleague’s own', async () => {
  const { service, ours } = world
  const member = await signedIn(service, await service.createKey({ colleague_of: ours.key, role: 'member' }))
  const { session, key, invitation, assistant, checkout } = idsOf(ours)
  const { body: admin } = await ours.admin.request('GET', '/account/session')
  const attempts: [string, string, object?][] = [
    ['DELETE', `/account/sessions/${session}`],
    ['DELETE', `/account/keys/${key}`],
    ['DELETE', `/account/members/${admin.user.uuid}`],
    ['PATCH', `/account/members/${admin.user.uuid}`, { role: 'member' }],
    ['DELETE', `/account/invitations/${invitation}`],
    ['DELETE', `/account/assistants/${assistant}`],
    ['GET', `/account/billing/checkouts/${checkout}`],
    ['POST', '/account/billing/reveal', { checkout_id: checkout }],
    ['GET', '/account/audit-log'],
  ]
  const differences = await changed(async () => {
    for (const [method, path, json] of attempts) {
      const { status } = await member.request(method, path, json === undefined ? {} : { json })
      expect({ method, path, status }).toEqual({ method, path, status: expect.toBeOneOf([403, 404]) })
    }
  })
  expect(differences).toEqual([])
})

test('with its own things each of them works, and shows and changes nothing of the other organization', async () => {
  const { theirs, ours, agent_ids, service } = world
  const before = await rowsOf(theirs)
  const foreign = [
    theirs.mark,
    theirs.key.email,
    ...Object.entries(theirs.belongings)
      .filter(([kind]) => kind !== 'agent')
      .flatMap(([, ids]) => ids),
  ]
  const wrong: string[] = []
  for (const [id, { input, not_here, endless }] of Object.entries(operationInputs)) {
    const own = input(idsOf(ours), agent_ids)
    if (endless) {
      expect(await beginning(all.get(id)!, own)).toBe(200)
      continue
    }
    const { status, body } = await call(all.get(id)!, own)
    if (status >= 400 !== (not_here !== undefined)) wrong.push(`${id} ${status} ${JSON.stringify(body)}`)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    for (const secret of foreign) if (text.includes(secret)) wrong.push(`${id} shows ${secret}`)
    if (text.includes('job_id')) await service.app.worker.drain()
  }
  expect(wrong).toEqual([])
  expect(await rowsOf(theirs)).toEqual(before)
})
