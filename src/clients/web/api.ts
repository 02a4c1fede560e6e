import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type Client, createClient, PopulaceError } from '../sdk/index.ts'
import { boot, signInAddress } from './boot.ts'

let leaving = false
addEventListener('pagehide', () => {
  leaving = true
})
addEventListener('pageshow', () => {
  leaving = false
})

/** What is sent while the page is being left, such as a deletion that could still be undone, outlives it. */
const fetchToTheEnd: typeof fetch = (input, init) => fetch(input, leaving ? { ...init, keepalive: true } : init)

/** The service, by the SDK that everybody has: the app can do nothing that a program of yours could not. */
export const client: Client = createClient({
  base_url: location.origin,
  fetch: fetchToTheEnd,
  credentials: 'same-origin',
  headers: () =>
    boot.session === null
      ? { 'X-Populace-Visitor': 'true' }
      : { 'X-CSRF-Token': boot.session.csrf_token, 'X-Populace-Organization': boot.session.organization.uuid },
})

type At<T, Path> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : never

type Method<Id extends string> = Extract<At<Client, Id>, (...args: never[]) => unknown>
type InputOf<Id extends string> = NonNullable<Parameters<Method<Id>>[0]>
type OutputOf<Id extends string> = Awaited<ReturnType<Method<Id>>>

function methodAt(id: string): (input: object, options?: { signal?: AbortSignal }) => Promise<unknown> {
  // biome-ignore lint/suspicious/noExplicitAny: walks the client by the id of an operation; its types are checked above.
  return id.split('.').reduce((tree: any, name) => tree[name], client)
}

/** What an operation answers, as a query: `useQuery(read('studies.get', { study_id }))`. Kept under its id and input. */
export const read = <Id extends string>(id: Id, input: InputOf<Id>) =>
  queryOptions<OutputOf<Id>, Error, OutputOf<Id>, readonly [string, object]>({
    queryKey: [id, input],
    queryFn: ({ signal }) => methodAt(id)(input, { signal }) as Promise<OutputOf<Id>>,
  })

export interface CallOptions<Output> {
  /** Ids of operations, or their beginnings ("studies."), whose answers are read anew when this is done. */
  changes?: readonly string[]
  onDone?: (output: Output) => void
  /** Left out, a failure is told in a toast. */
  onError?: (error: Error) => void
}

/** An operation that changes something: `const create = useCall('studies.create', { changes: ['studies.'] })`. */
export function useCall<Id extends string>(id: Id, { changes = [], onDone, onError }: CallOptions<OutputOf<Id>> = {}) {
  const queries = useQueryClient()
  return useMutation<OutputOf<Id>, Error, InputOf<Id>>({
    mutationFn: (input) => methodAt(id)(input) as Promise<OutputOf<Id>>,
    meta: { told: onError !== undefined },
    onSuccess: async (output) => {
      await refresh(queries, changes)
      onDone?.(output)
    },
    ...(onError === undefined ? {} : { onError }),
  })
}

export const refresh = (queries: QueryClient, ids: readonly string[]): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey: [id] }) => ids.some((known) => String(id).startsWith(known)) })

/** Another tab has gone on to another organization, and what this one shows is of the old one. */
function reloadIfElsewhere(error: Error): void {
  if (error instanceof PopulaceError && error.details?.reason === 'organization_changed') location.reload()
}

/** Who was signed in and no longer is has nothing to see here: they sign in, and come back. */
function leaveIfSignedOut(error: Error): void {
  if (boot.session !== null && error instanceof PopulaceError && 'status' in error && error.status === 401) {
    location.assign(signInAddress())
  }
}

export const createQueries = (tell: (error: Error) => void): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // The SDK has tried again already where that may help.
      queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
    queryCache: new QueryCache({
      onError: (error) => {
        leaveIfSignedOut(error)
        reloadIfElsewhere(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        leaveIfSignedOut(error)
        if (mutation.meta?.told !== true) tell(error)
      },
    }),
  })
