export interface CardApiErrorBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
}

/** What Stripe's API answers instead of an object; its library makes typed errors of these. */
export class CardApiError extends Error {
  readonly status: number
  readonly body: CardApiErrorBody

  constructor(status: number, body: CardApiErrorBody) {
    super(body.message)
    this.name = 'CardApiError'
    this.status = status
    this.body = body
  }

  static invalid(message: string, about: { code?: string; param?: string } = {}): CardApiError {
    return new CardApiError(400, { type: 'invalid_request_error', message, ...about })
  }

  /** An id in the path that is nobody's is a 404, one in a parameter a 400. */
  static missing(what: string, id: string, param?: string): CardApiError {
    return new CardApiError(param === undefined ? 404 : 400, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${what}: '${id.slice(0, 100)}'`,
      param: param ?? 'id',
    })
  }
}
