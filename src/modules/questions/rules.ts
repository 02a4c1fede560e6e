import { invalidRequest } from '../../platform/errors.ts'

/** Throws where a question is longer than this installation takes; characters as people count them. */
export function checkLength(question: string, most: number, field: string = 'question'): void {
  const characters = [...question].length
  if (characters <= most) return
  const message = `must have at most ${most} characters, not ${characters}`
  throw invalidRequest(`Invalid request. ${field}: ${message}`, { fields: { [field]: [message] } })
}
