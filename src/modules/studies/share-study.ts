import { randomBytes } from 'node:crypto'
import type { Trx } from '../../platform/db/database.ts'
import { invalidRequest } from '../../platform/errors.ts'
import { theStudy, theStudyToChange } from './find-study.ts'
import { type StudyRow, saveShare } from './store.ts'

const TOKEN_BYTES = 32

/** A link that nobody can guess. */
export const newShare = () => ({
  token: randomBytes(TOKEN_BYTES).toString('base64url'),
  enabled: true,
  expires_at: null as Date | null,
  redact: [] as readonly string[],
})

export interface ShareChange {
  enabled: boolean
  /** undefined: as it was. */
  expires_at: Date | null | undefined
  redact: readonly string[] | undefined
}

/** Switches the public page on or off. A link that was switched off never works again. */
export async function shareStudy(
  trx: Trx,
  organizationId: number,
  reference: string,
  { enabled, expires_at, redact }: ShareChange,
  now: Date,
): Promise<StudyRow> {
  if (expires_at != null && expires_at <= now) {
    throw invalidRequest('Invalid request. expires_at: must lie in the future', {
      fields: { expires_at: ['must lie in the future'] },
    })
  }
  const study = await theStudyToChange(trx, organizationId, reference)
  const current = study.share_enabled ? study.share_token : null
  await saveShare(
    trx,
    study.id,
    {
      token: enabled ? (current ?? newShare().token) : null,
      enabled,
      // A new link begins anew, too, unless the caller says when it ends.
      expires_at: expires_at === undefined ? (current === null ? null : study.share_expires_at) : expires_at,
      redact: [...new Set(redact ?? study.share_redact)],
    },
    now,
  )
  return theStudy(trx, organizationId, reference)
}
