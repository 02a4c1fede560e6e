export { type Client, createClient } from './client.ts'
export {
  AuthenticationError,
  CallError,
  ConflictError,
  ConnectionError,
  FeatureNotIncludedError,
  InternalError,
  InvalidRequestError,
  NeedsClarificationError,
  NotFoundError,
  PermissionDeniedError,
  PopulaceError,
  QuotaExhaustedError,
  RateLimitError,
  RefusedError,
  TimeoutError,
  TooLargeError,
  UnavailableError,
  UnexpectedAnswerError,
  UnsupportedMediaTypeError,
} from './errors.ts'
export type * from './generated/types.ts'
export type { CallOptions, ClientOptions } from './options.ts'
export type { PagePromise } from './pages.ts'
export type { WaitOptions } from './wait.ts'
