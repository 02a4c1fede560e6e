/** Who may call what: the whole table is a file beside this test, so that a change of rights is seen in the diff. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contracts } from '../../src/contracts.ts'
import { type Contract, listContracts } from '../../src/platform/contract/contract.ts'
import type { errorCodes } from '../../src/platform/errors.ts'
import { type Answer, type Service, startService } from '../harness/service.ts'
import { type Caller, everyCaller } from './callers.ts'
import { requestOf } from './request-of.ts'

const all = listContracts(contracts)

let service: Service
let callers: Record<string, Caller>
beforeAll(async () => {
  const plenty = '1000000'
  service = await startService({
    visitors: true,
    config: {
      FREE_QUESTIONS_PER_MINUTE: plenty,
      FREE_POLLS_PER_MINUTE: plenty,
      REGISTER_PER_HOUR_IP: plenty,
      SIGN_IN_PER_HOUR_IP: plenty,
      CONNECT_PER_HOUR_IP: plenty,
    },
  })
  callers = await everyCaller(service)
})
afterAll(() => service.close())

/** The status, and the code where it is not the usual one of that status. */
function outcome({ status, body }: Answer): string {
  const code = body?.error?.code
  if (code === undefined || usual[status] === code) return String(status)
  return `${status} ${code}`
}

const usual: Record<number, keyof typeof errorCodes> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
}

/** With ids that nobody has and with nothing else: whoever is let in fails at that, or succeeds where nothing is needed. */
async function outcomesOf(contract: Contract): Promise<string[]> {
  const outcomes = new Map<string, string[]>()
  for (const [name, headers] of Object.entries(callers)) {
    const [method, path, body] = requestOf(contract, {})
    const told = outcome(await service.request(method, path, { ...body, headers: await headers(contract) }))
    outcomes.set(told, [...(outcomes.get(told) ?? []), name])
  }
  const sorted = [...outcomes].sort(([one], [other]) => (one < other ? -1 : 1))
  return sorted.map(
    ([told, names]) => `  ${told}: ${names.length === Object.keys(callers).length ? 'everybody' : names.join(' | ')}`,
  )
}

test('who may call which operation is what the table says', async () => {
  const lines = []
  for (const contract of all) {
    lines.push(`${contract.id}  (${contract.method} ${contract.path})`, ...(await outcomesOf(contract)), '')
  }
  await expect(lines.join('\n')).toMatchFileSnapshot('./rights.txt')
})
