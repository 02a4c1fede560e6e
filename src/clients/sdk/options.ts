export interface ClientOptions {
  /** Where the service is: "https://panel.example.com". */
  base_url: string
  /** A key with the prefix `rk_free_` or `rk_live_`. */
  api_key?: string | undefined
  /** Another fetch than the platform's own. */
  fetch?: typeof globalThis.fetch | undefined
  /** How often a call that failed on the way is made again. Default 2; 0 is never. */
  max_retries?: number | undefined
  /** How long one attempt may take, in milliseconds. Default 60,000. */
  timeout_ms?: number | undefined
  /** Sent with every request; a function is asked anew each time. */
  headers?: Record<string, string> | (() => Record<string, string>) | undefined
  /** Whether cookies go along, in a browser. */
  credentials?: 'omit' | 'same-origin' | 'include' | undefined
}

export interface CallOptions {
  /** The same key with the same request replays the first answer for 24 hours. One is made up where none is given. */
  idempotency_key?: string | undefined
  /** X-Request-Id: what this call is called in the service's logs. */
  request_id?: string | undefined
  /** X-Filter-Raw-DSL: `filters` is the filter language as it is. */
  raw_filters?: boolean | undefined
  /** Ends the call, and what is left of its retries; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  timeout_ms?: number | undefined
  max_retries?: number | undefined
}
