import type { Upload } from '../../platform/contract/call.ts'
import { ServiceError } from '../../platform/errors.ts'
import { referenceOf } from '../../platform/ids.ts'

/** Of one question. */
export const MOST_ATTACHMENTS = 8
const MOST_BYTES_TOGETHER = 52_428_800

const GREATEST_ID = 2 ** 31 - 1

/** What a caller calls a media asset by: its id, or its uuid in small letters; undefined for what none can have. */
export function readReference(given: number | string): number | string | undefined {
  const { id, uuid } = referenceOf(given) ?? { id: null, uuid: null }
  return uuid ?? (id !== null && id <= GREATEST_ID ? id : undefined)
}

/** JSON can say that there is a file, but has no bytes for it. */
export const isUpload = (value: unknown): value is Upload =>
  typeof value === 'object' && value !== null && (value as Partial<Upload>).bytes instanceof Uint8Array

/** Models take so much with one question, and no more. */
export function checkTogether(rows: readonly { bytes: number }[]): void {
  const together = rows.reduce((sum, { bytes }) => sum + bytes, 0)
  if (together <= MOST_BYTES_TOGETHER) return
  throw new ServiceError(
    'payload_too_large',
    `The attachments have ${together} bytes together; a question has at most ${MOST_BYTES_TOGETHER}.`,
    { bytes: together, limit_bytes: MOST_BYTES_TOGETHER },
  )
}
