import type { Operation } from '../document/document.ts'
import { curl, type Sent } from './http.ts'

interface Finding {
  operation: string
  problem: string
  how: string
  times: number
  repeat: string
}

/** What a run has met: how each operation answered, and what was wrong. The same thing is told once. */
export function createFindings(say: (text: string) => void) {
  const findings = new Map<string, Finding>()
  const statuses = new Map<string, Map<number, number>>()
  let cases = 0
  return {
    get cases() {
      return cases
    },
    count(operation: Operation, status: number): void {
      if (++cases % 1000 === 0) say(`${cases} cases so far`)
      const seen = statuses.get(operation.id) ?? new Map<number, number>()
      statuses.set(operation.id, seen.set(status, (seen.get(status) ?? 0) + 1))
    },
    add(operation: Operation, problem: string, how: string, sent: Sent, caller: string): void {
      // Numbers, ids and texts differ from case to case.
      const kind = problem.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+|\[\d+\]/g, '#').replaceAll(/"[^"]*"/g, '""')
      const key = `${operation.id} ${kind}`
      const known = findings.get(key)
      if (known !== undefined) {
        known.times++
        return
      }
      findings.set(key, { operation: operation.id, problem, how, times: 1, repeat: curl(sent, caller) })
      // At once, so that a long run that is broken off has not been for nothing.
      say(`found: ${operation.id} (${how}): ${problem}`)
    },
    /** Operations that were never answered with a success. */
    unmet: (operations: readonly Operation[]): string[] =>
      operations.map(({ id }) => id).filter((id) => ![...(statuses.get(id)?.keys() ?? [])].some((s) => s < 300)),
    /** What was found since it was last asked for, each with a command that repeats it. */
    take(): string {
      const found = [...findings.values()].map(
        ({ operation, problem, how, times, repeat }) =>
          `${operation} (${how}, ${times} times): ${problem}\n    ${repeat}`,
      )
      findings.clear()
      return found.join('\n\n')
    },
    table: (): string =>
      [...statuses]
        .map(([id, seen]) => {
          const counts = [...seen].sort(([a], [b]) => a - b)
          const total = counts.reduce((sum, [, count]) => sum + count, 0)
          return `${id.padEnd(32)} ${String(total).padStart(6)}  ${counts.map(([s, n]) => `${s}×${n}`).join(' ')}`
        })
        .join('\n'),
  }
}

export type Findings = ReturnType<typeof createFindings>
