import { type Contract, pathParameters, takesBody } from '../../src/platform/contract/contract.ts'

/** The request of an operation with an input, as any client sends it. */
export function requestOf({ method, path }: Contract, input: Record<string, unknown>): [string, string, object] {
  const rest = { ...input }
  let target: string = path
  for (const name of pathParameters(path)) {
    target = target.replace(`{${name}}`, encodeURIComponent(String(rest[name] ?? UNKNOWN_ID)))
    delete rest[name]
  }
  if (takesBody(method)) return [method, target, { json: rest }]
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  return [method, query.size === 0 ? target : `${target}?${query}`, {}]
}

/** What nobody has. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
