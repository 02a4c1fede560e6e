import type { MediaAssetRow } from './store.ts'

export const presentMediaAsset = (row: MediaAssetRow) => ({
  id: row.id,
  uuid: row.uuid,
  filename: row.filename,
  mime: row.mime,
  bytes: row.bytes,
  sha256: digestOf(row),
  description: row.description,
  width: row.width,
  height: row.height,
  created_at: row.created_at.toISOString(),
})

export const digestOf = ({ sha256 }: Pick<MediaAssetRow, 'sha256'>): string => Buffer.from(sha256).toString('hex')
