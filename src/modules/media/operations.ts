import { FileReply, type Handlers, reply } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { sha256 } from '../../platform/secrets.ts'
import type * as contract from './contract.ts'
import { cleanFilename, headerFilename } from './filename.ts'
import { findMediaAsset } from './find-media-assets.ts'
import { type MediaStore, mediaKey } from './media-store.ts'
import { digestOf, presentMediaAsset } from './present.ts'
import { readUpload } from './read-upload.ts'
import { insertMediaAsset, listMediaAssets, type MediaAssetRow } from './store.ts'

export interface MediaParts {
  db: Db
  store: MediaStore
  /** Of one file. */
  max_bytes: number
}

export const mediaOperations = ({
  db,
  store,
  max_bytes,
}: MediaParts): Handlers<Omit<typeof contract, 'attachmentSchema'>> => ({
  async create({ principal: { organization_id, user_id }, clock, transact }, input) {
    const { bytes, filename, ...recognised } = readUpload(input, max_bytes)
    const digest = sha256(bytes)
    // Before the row, so that no row is ever without its bytes. Bytes without a row do no harm: they lie under their digest.
    await store.put(mediaKey(organization_id, digest.toString('hex')), bytes, recognised.mime)
    return transact(async (trx) => {
      const now = clock.now()
      const uuid = uuidv7(now.getTime())
      const row = await insertMediaAsset(trx, {
        uuid,
        organization_id,
        user_id,
        filename: cleanFilename(filename, recognised.mime),
        ...recognised,
        bytes: bytes.length,
        sha256: digest,
        description: input.description || null,
        created_at: now,
      })
      return reply(row.uuid === uuid ? 201 : 200, { media_asset: presentMediaAsset(row), media_asset_id: row.id })
    })
  },

  async list({ principal: { organization_id } }, paging) {
    const { rows, total } = await listMediaAssets(db, organization_id, paging)
    return { media_assets: rows.map(presentMediaAsset), ...pageOf(rows, total, paging) }
  },

  async get({ principal: { organization_id } }, { media_asset_id }) {
    return { media_asset: presentMediaAsset(found(await findMediaAsset(db, organization_id, media_asset_id))) }
  },

  async content({ principal: { organization_id } }, { media_asset_id }) {
    const row = found(await findMediaAsset(db, organization_id, media_asset_id))
    // All of it before the answer begins, so that a storage that fails is an error and not half a file.
    const bytes = await store.get(mediaKey(organization_id, digestOf(row)))
    return new FileReply(row.mime, headerFilename(row.filename), inOne(bytes))
  },
})

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

function found(row: MediaAssetRow | undefined): MediaAssetRow {
  if (row === undefined) throw new ServiceError('not_found', 'There is no such media asset.')
  return row
}
