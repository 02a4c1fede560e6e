import type { ChaosOutcome } from './run-chaos.ts'

const MOST_LINES = 5

/** What happened and what was found, as a table for people. */
export function report({ history, starts, results }: ChaosOutcome): string {
  const { calls, faults, received } = history
  const violations = results.reduce((sum, result) => sum + result.violations.length, 0)
  const events = new Set(received.map(({ event_id }) => event_id)).size
  return [
    '',
    'operations            sent      ok  refused  no answer',
    ...rowsBy(calls, ({ operation }) => operation).map(([name, own]) => {
      const count = (outcome: string) => String(own.filter((call) => call.outcome === outcome).length)
      const numbers = [String(own.length).padStart(6), count('ok').padStart(8), count('refused').padStart(9)]
      return `  ${name.padEnd(18)}${numbers.join('')}${count('unknown').padStart(11)}`
    }),
    `  in all ${calls.length}; answered with 5xx: ${statuses(calls)}`,
    `  webhook requests: ${received.length}, of ${events} events`,
    '',
    'faults',
    ...rowsBy(faults, ({ fault }) => fault).map(([name, own]) => {
      const not = own.filter(({ detail }) => detail.startsWith('not possible')).length
      return `  ${name.padEnd(18)}${String(own.length).padStart(6)}${not > 0 ? ` (${not} of them could not be done)` : ''}`
    }),
    `  in all ${faults.length}; processes started: ${starts}`,
    '',
    'promises',
    ...results.flatMap(({ promise, violations: found }) => [
      `  ${found.length === 0 ? 'kept  ' : 'BROKEN'}  ${promise}`,
      ...found.slice(0, MOST_LINES).map((line) => `            ${line}`),
      ...(found.length > MOST_LINES ? [`            and ${found.length - MOST_LINES} more`] : []),
    ]),
    '',
    `violations: ${violations}`,
  ].join('\n')
}

const rowsBy = <T>(list: readonly T[], nameOf: (one: T) => string): [string, T[]][] =>
  [...Map.groupBy(list, nameOf)].sort(([one], [other]) => one.localeCompare(other))

function statuses(calls: ChaosOutcome['history']['calls']): string {
  const failed = calls.filter(({ status }) => status !== null && status >= 500)
  const counts = rowsBy(failed, ({ status, code }) => `${status} ${code}`).map(
    ([what, own]) => `${own.length} × ${what}`,
  )
  return counts.join(', ') || 'none'
}
