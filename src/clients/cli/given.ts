import { UsageError } from './errors.ts'
import { typed } from './program.ts'

/** What was said, without what was not: the service takes no undefined for an answer. */
export const given = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/** The one id behind a command; `usage` is how the command is typed. */
export function oneId(positionals: readonly string[], usage: string): string {
  const [id] = positionals
  if (id === undefined || positionals.length > 1) throw new UsageError(`Name one: ${typed(usage)}`)
  return id
}

/** The words behind a command, after so many ids. */
export function textAfter(positionals: readonly string[], ids: number, usage: string): string {
  const text = positionals.slice(ids).join(' ').trim()
  if (text === '') throw new UsageError(`Say it in quotes: ${typed(usage)}`)
  return text
}

export function wholeNumber(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!/^\d{1,9}$/.test(text) || value > most) throw new UsageError(`--${name} needs a whole number up to ${most}.`)
  return value
}

/** "1, 2,3" and repeated options alike. */
export function listOf(texts: readonly string[] | undefined): string[] | undefined {
  const list = texts?.flatMap((text) => text.split(',')).map((piece) => piece.trim())
  return list?.filter((piece) => piece !== '')
}

export function agentIds(values: { agents?: string[] }, usage: string): (number | string)[] {
  const ids = listOf(values.agents) ?? []
  if (ids.length === 0) throw new UsageError(`Name the agents: ${typed(usage)}`)
  return ids.map((id) => (/^\d{1,15}$/.test(id) ? Number(id) : id))
}
