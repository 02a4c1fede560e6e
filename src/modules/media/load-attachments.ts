import type { Attachment } from '../answering/index.ts'
import { type MediaStore, mediaKey } from './media-store.ts'
import { digestOf } from './present.ts'
import type { MediaAssetRow } from './store.ts'

/** Media assets with their bytes, as an engine is shown them. */
export const loadAttachments = (
  store: MediaStore,
  organizationId: number,
  rows: readonly MediaAssetRow[],
): Promise<Attachment[]> =>
  Promise.all(
    rows.map(async (row) => ({
      filename: row.filename,
      media_type: row.mime,
      bytes: await store.get(mediaKey(organizationId, digestOf(row))),
      sha256: digestOf(row),
      description: row.description ?? undefined,
    })),
  )
