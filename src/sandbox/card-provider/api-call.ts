import type { Trx } from '../../platform/db/database.ts'
import { CardApiError } from './card-api-error.ts'
import type { Events } from './events.ts'
import type { FormFields } from './form.ts'
import { find, type Kind, type Kinds } from './store.ts'

/** One call of the API, in the transaction in which it is answered. */
export interface ApiCall {
  trx: Trx
  events: Events
  now: Date
  base_url: string
  /** The id in the path; empty where it has none. */
  id: string
  fields: FormFields
}

export interface ApiRoute {
  method: 'GET' | 'POST' | 'DELETE'
  path: RegExp
  answer(call: ApiCall): Promise<object>
}

export const route = (method: ApiRoute['method'], path: RegExp, answer: ApiRoute['answer']): ApiRoute => ({
  method,
  path,
  answer,
})

/** What an id names; `param` says where it was given, if not in the path. */
export async function existing<K extends Kind>(
  trx: Trx,
  kind: K,
  what: string,
  id: string,
  param?: string,
): Promise<Kinds[K]> {
  const found = await find(trx, kind, id)
  if (found === undefined) throw CardApiError.missing(what, id, param)
  return found
}
