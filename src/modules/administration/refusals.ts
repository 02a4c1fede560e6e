import { invalidRequest, ServiceError } from '../../platform/errors.ts'

/** What was looked up, or not_found. */
export function found<T>(what: string, value: T | undefined): T {
  if (value === undefined) throw new ServiceError('not_found', `There is no such ${what}.`)
  return value
}

/** What is deleted for good must be named: a slip in a list of ids deletes nothing. */
export function wrongConfirmation(what: string): ServiceError {
  const problem = `must be ${what}`
  return invalidRequest(`Invalid request. confirm: ${problem}`, { fields: { confirm: [problem] } })
}
