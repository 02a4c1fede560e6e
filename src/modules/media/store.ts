import { sql } from 'kysely'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { MediaType } from './formats/format.ts'

export interface MediaAssetRow {
  id: number
  uuid: string
  organization_id: number
  user_id: number | null
  filename: string
  mime: MediaType
  bytes: number
  sha256: Uint8Array
  description: string | null
  /** Of images. */
  width: number | null
  height: number | null
  created_at: Date
}

/** Adds an asset, or returns the one with the same bytes that there is; whoever comes second at once waits for the first. */
export async function insertMediaAsset(trx: Trx, asset: Omit<MediaAssetRow, 'id'>): Promise<MediaAssetRow> {
  const { rows } = await sql<MediaAssetRow>`
    insert into media_assets
      (uuid, organization_id, user_id, filename, mime, bytes, sha256, description, width, height, created_at)
    values (${asset.uuid}, ${asset.organization_id}, ${asset.user_id}, ${asset.filename}, ${asset.mime}, ${asset.bytes},
      ${asset.sha256}, ${asset.description}, ${asset.width}, ${asset.height}, ${asset.created_at})
    on conflict (organization_id, sha256) do update
      set description = coalesce(media_assets.description, excluded.description)
    returning *`.execute(trx)
  return rows[0]!
}

export async function listMediaAssets(
  db: Db,
  organizationId: number,
  { limit, offset }: Paging,
): Promise<{ rows: MediaAssetRow[]; total: number }> {
  const [page, total] = await Promise.all([
    sql<MediaAssetRow>`
      select * from media_assets where organization_id = ${organizationId}
      order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from media_assets where organization_id = ${organizationId}`.execute(db),
  ])
  return { rows: page.rows, total: total.rows[0]!.total }
}

/** What lies in the media store for an organization. */
export async function listDigests(db: Db, organizationId: number): Promise<Pick<MediaAssetRow, 'sha256'>[]> {
  const { rows } = await sql<Pick<MediaAssetRow, 'sha256'>>`
    select sha256 from media_assets where organization_id = ${organizationId}`.execute(db)
  return rows
}

/** Those of them that there are, in no order. */
export async function selectMediaAssets(
  db: Db,
  organizationId: number,
  { ids, uuids }: { ids: readonly number[]; uuids: readonly string[] },
): Promise<MediaAssetRow[]> {
  const { rows } = await sql<MediaAssetRow>`
    select * from media_assets
    where organization_id = ${organizationId} and (id = any (${ids}::int[]) or uuid = any (${uuids}::uuid[]))`.execute(
    db,
  )
  return rows
}

export async function insertRemovals(trx: Trx, files: readonly string[], now: Date): Promise<void> {
  await sql`insert into media_removals (file, created_at) select unnest(${files}::text[]), ${now}
    on conflict do nothing`.execute(trx)
}

export async function listRemovals(db: Db): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`select file from media_removals order by file`.execute(db)
  return rows.map(({ file }) => file)
}

export async function deleteRemoval(db: Db, file: string): Promise<void> {
  await sql`delete from media_removals where file = ${file}`.execute(db)
}
