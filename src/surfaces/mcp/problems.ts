import type { CallToolResult } from '@modelcontextprotocol/server'
import { type ErrorCode, ServiceError } from '../../platform/errors.ts'
import { oneLine } from './writing.ts'

/** What an assistant should do about an error, where that is not plain from its message. */
const advice: Partial<Record<ErrorCode, (error: ServiceError) => string>> = {
  invalid_request: () => 'Correct the arguments and call again.',
  unauthorized: () =>
    'Tell your user that the API key is unknown or revoked, and has to be replaced where this server is set up.',
  key_rotated_post_upgrade: ({ details }) =>
    `Tell your user that the account was upgraded and the key replaced; \`${details?.refresh_command}\` gets the new one.`,
  forbidden: ({ details }) =>
    `Tell your user that this key may not do that${details?.required_scope === undefined ? '' : ` (it lacks the scope ${details.required_scope})`}.`,
  feature_not_included: () => 'Tell your user that the plan does not include this.',
  not_found: () => 'Check the id; the listing tools show what there is.',
  job_not_accessible: () => 'Check the job_id.',
  study_already_completed: () => 'Read the report, or complete it again with force: true.',
  idempotency_conflict: () => 'Use another idempotency_key for another request.',
  rate_limited: ({ retryAfterSeconds }) => `Wait ${retryAfterSeconds ?? 60} seconds, then call again.`,
  quota_exhausted: ({ details }) =>
    `Tell your user that the quota of this billing cycle is used up${details?.upgrade_url === undefined ? '' : `; ${details.upgrade_url} raises it`}.`,
  engine_unavailable: ({ retryAfterSeconds }) =>
    `Try again ${retryAfterSeconds === undefined ? 'later' : `in ${retryAfterSeconds} seconds`}, and tell your user if it stays so.`,
  internal_error: () => 'Try once more; if it happens again, tell your user.',
}

/** Whoever gets this many fields wrong has to begin anew anyway. */
const MOST_FIELDS = 20

const shortened = ({ code, message, details }: ServiceError, fields: [string, string[]][]): ServiceError =>
  new ServiceError(code, message, { ...details, fields: Object.fromEntries(fields) })

/** An error as a result that an assistant can act on, with the envelope that the API would answer with. */
export function problem(error: ServiceError): CallToolResult {
  const all = Object.entries((error.details?.fields ?? {}) as Record<string, string[]>)
  const fields = all.slice(0, MOST_FIELDS)
  const filters = Object.entries((error.details?.filters ?? {}) as Record<string, string[]>).slice(0, MOST_FIELDS)
  const lines = [
    `${oneLine(error.message)} (${error.code})`,
    ...[...fields, ...filters].map(([field, messages]) => `- ${oneLine(field, 80)}: ${oneLine(messages.join(', '))}`),
    advice[error.code]?.(error),
  ].filter((line) => line !== undefined)
  return {
    isError: true,
    content: [{ type: 'text', text: lines.join('\n').slice(0, 8000) }],
    structuredContent: { ...(all.length > MOST_FIELDS ? shortened(error, fields) : error).envelope() },
  }
}
