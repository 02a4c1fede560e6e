/** Where a program wants its user sent back to. */
export interface Place {
  kind: 'site' | 'this_computer' | 'app'
  /** The host, the port, or the scheme. */
  name: string
}

/** What a program asks for. It says its name itself. */
export interface ConnectionRequest {
  client: { name: string | null }
  place: Place
  scopes: readonly string[] | null
}

export type CheckedRequest =
  | { kind: 'unusable'; problem: string }
  | { kind: 'refused'; problem: string; place: Place; location: string }
  | { kind: 'good'; request: ConnectionRequest }

export interface OAuthAnswer {
  status: number
  body: Record<string, unknown>
}

interface Origin {
  ip: string
  request_id: string
}

/** The authorization server, as its pages and endpoints need it. */
export interface OAuthPageParts {
  documents: { resource: object; server: object }
  check(query: URLSearchParams): Promise<CheckedRequest>
  register(metadata: unknown, ip: string): Promise<OAuthAnswer>
  token(fields: URLSearchParams, origin: Origin): Promise<OAuthAnswer>
  revoke(fields: URLSearchParams, origin: Origin): Promise<OAuthAnswer>
}
