import { invalidRequest } from '../../platform/errors.ts'
import { type AgentSearch, conditionNames, type Matching } from '../filters/index.ts'

type Input = Record<string, unknown>

const conditionsIn = (input: Input): string[] => conditionNames.filter((name) => input[name] !== undefined)

/** Whether a request says anything of whom it wants. */
export const saysWhom = (input: Input): boolean => input.filters !== undefined || conditionsIn(input).length > 0

/** Whom a request asks for. `raw`: only `filters` chooses agents, so a condition beside it is a mistake. */
export function readWhom(search: AgentSearch, input: Input, raw: boolean): Matching {
  const names = conditionsIn(input)
  if (raw && names.length > 0) {
    const message = 'must stand in filters, as X-Filter-Raw-DSL says'
    const fields = Object.fromEntries(names.map((name) => [name, [message]]))
    throw invalidRequest(`Invalid request. ${names[0]}: ${message}`, { fields })
  }
  const { filters, match } = input
  return search.matching({ ...Object.fromEntries(names.map((name) => [name, input[name]])), filters, match })
}
