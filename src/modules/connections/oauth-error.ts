/** The error codes of RFC 6749, 7591 and 8707 that are answered here. */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'unsupported_response_type'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'invalid_target'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'

/** What programs are told that speak OAuth: they expect its codes and not ours. */
export class OAuthError extends Error {
  readonly code: OAuthErrorCode

  constructor(code: OAuthErrorCode, description: string) {
    super(description)
    this.name = 'OAuthError'
    this.code = code
  }
}

export interface OAuthAnswer {
  status: number
  body: Record<string, unknown>
}

/** The answer of a piece of work, or what it says is wrong. */
export async function answered(status: number, work: Promise<Record<string, unknown>>): Promise<OAuthAnswer> {
  try {
    return { status, body: await work }
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    return {
      status: error.code === 'invalid_client' ? 401 : 400,
      body: { error: error.code, error_description: error.message },
    }
  }
}

/** A parameter, which may be there once (RFC 6749, 3.1). Empty ones count as left out. */
export function parameter(fields: URLSearchParams, name: string): string | null {
  const values = fields.getAll(name)
  if (values.length > 1) throw new OAuthError('invalid_request', `${name} is there more than once.`)
  return values[0] || null
}

export function required(fields: URLSearchParams, name: string): string {
  const value = parameter(fields, name)
  if (value === null) throw new OAuthError('invalid_request', `${name} is missing.`)
  return value
}
