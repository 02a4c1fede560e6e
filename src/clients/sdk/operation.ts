/** What is known of an operation besides its types; generated/operations.ts has one row for each. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** With {parameters} in braces: "/v1/jobs/{job_id}". */
  readonly path: string
  /** Honours Idempotency-Key. */
  readonly idempotent?: boolean
  /** Answers with a file or a stream. */
  readonly files?: boolean
  /** Takes a file, as multipart/form-data. */
  readonly upload?: boolean
  /** Reads X-Filter-Raw-DSL. */
  readonly raw_filters?: boolean
  /** Answers in pages: the field with the items, and the field that tells one item from another. */
  readonly list?: { readonly items: string; readonly key: string }
}

/** An operation in words, for command lines; generated/fields.ts has them. */
export interface OperationWords {
  readonly summary: string
  readonly description: string
  readonly fields: Readonly<Record<string, Field>>
}

export interface Field {
  /** `json` is whatever is more than a flag can take. */
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'string[]' | 'integer[]' | 'number[]' | 'file' | 'json'
  readonly values?: readonly unknown[]
  readonly required?: boolean
  readonly default?: unknown
  readonly description?: string
}
