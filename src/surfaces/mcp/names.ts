import { invalidRequest } from '../../platform/errors.ts'
import type { McpTool } from './tools.ts'

/**
 * How a client calls tools: by the names that the API has for them ("v1.jobs.get"), which the protocol allows, or plainly
 * ("v1_jobs_get"), because some assistants pass names on to models that take letters, digits and underscores alone.
 */
export const namings = ['dotted', 'plain'] as const

export type Naming = (typeof namings)[number]

const plainName = (name: string): string => name.replace(/[.-]/g, '_')

export function namingOf(text: string | undefined): Naming {
  if (text === undefined || text === '') return 'dotted'
  const naming = namings.find((one) => one === text)
  if (naming !== undefined) return naming
  throw invalidRequest(`names must be ${namings.join(' or ')}.`, { names: [text.slice(0, 80)] })
}

/** Our own words with tools called as the client knows them. What is quoted stays as it was said. */
export function spoken(text: string, naming: Naming, tools: readonly McpTool[]): string {
  if (naming === 'dotted') return text
  const names = new Set(tools.map(({ name }) => name))
  return text.replace(/«[^»]*»|\bv1\.[a-z][a-z.-]*[a-z]/g, (part) => (names.has(part) ? plainName(part) : part))
}

/** Either name will do, whichever is listed: an assistant may have read the other one somewhere. */
export const isCalled = ({ name }: McpTool, given: string): boolean => name === given || plainName(name) === given
