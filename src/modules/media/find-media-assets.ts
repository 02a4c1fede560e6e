import type { Db } from '../../platform/db/database.ts'
import { invalidRequest } from '../../platform/errors.ts'
import { readReference } from './rules.ts'
import { type MediaAssetRow, selectMediaAssets } from './store.ts'

export async function findMediaAsset(
  db: Db,
  organizationId: number,
  reference: number | string,
): Promise<MediaAssetRow | undefined> {
  const [found] = await look(db, organizationId, [reference])
  return found
}

/**
 * The media assets that a question names, each once, in the order in which they are named first. One that there is not, or
 * that is another organization's, is the caller's mistake.
 */
export async function findMediaAssets(
  db: Db,
  organizationId: number,
  references: readonly (number | string)[],
): Promise<MediaAssetRow[]> {
  const found = await look(db, organizationId, references)
  const unknown = references.filter((_, at) => found[at] === undefined)
  if (unknown.length > 0) {
    const named = [...new Set(unknown.map((reference) => `There is no media asset ${String(reference).slice(0, 80)}.`))]
    throw invalidRequest(`Invalid request. attachments: ${named[0]}`, { fields: { attachments: named } })
  }
  return [...new Set(found as MediaAssetRow[])]
}

async function look(
  db: Db,
  organizationId: number,
  references: readonly (number | string)[],
): Promise<(MediaAssetRow | undefined)[]> {
  const read = references.map(readReference)
  const ids = read.filter((reference) => typeof reference === 'number')
  const uuids = read.filter((reference) => typeof reference === 'string')
  if (ids.length + uuids.length === 0) return references.map(() => undefined)
  const rows = await selectMediaAssets(db, organizationId, { ids, uuids })
  const known = new Map<number | string, MediaAssetRow>()
  for (const row of rows) known.set(row.id, row).set(row.uuid, row)
  return read.map((reference) => (reference === undefined ? undefined : known.get(reference)))
}
