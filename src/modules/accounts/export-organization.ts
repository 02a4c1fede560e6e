import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { type ZipEntry, zipOf } from '../exports/index.ts'
import { listFiles, type MediaStore } from '../media/index.ts'
import { type ExportedTable, exportedTables, rowsOf } from './exports-store.ts'
import { sumMedia } from './members-store.ts'

/** A ZIP archive as it is written here has room for 4 GB and 65,535 entries. */
const MOST_BYTES = 3_500_000_000
const MOST_FILES = 60_000

const NOTE = `What is in this archive
=======================

manifest.json   what was exported, when, how many rows each file has, and which media could not be read
data/*.jsonl    one JSON object a line; a file for each table, named after it
media/*         images and documents, named by the SHA-256 of their bytes (media_assets.jsonl has their names)

Fields are the columns of the tables in migrations/. organization_id, user_id, study_id and so on refer to "id" in
organizations, users, research_studies. Agents are no rows: agent_id is that of GET /v1/agents/{agent_id}.
Left out: keys, secrets and their digests. Rows that changed while the archive was written are in it as they were when
their turn came.
`

export interface OrganizationExportParts {
  db: Db
  media: MediaStore
  version: string
}

/** Everything that is an organization's own as one ZIP archive, written while it is read. */
export async function exportOrganization(
  { db, media, version }: OrganizationExportParts,
  organization: { id: number; uuid: string; name: string },
  now: Date,
): Promise<AsyncIterable<Uint8Array>> {
  const { bytes, files: count } = await sumMedia(db, organization.id)
  if (bytes > MOST_BYTES || count > MOST_FILES) {
    throw new ServiceError(
      'conflict',
      'The images and documents of the organization are too many for one archive. Whoever runs the installation can copy ' +
        'them from its storage.',
      { reason: 'too_large', bytes, files: count },
    )
  }
  const files = await listFiles(db, organization.id)
  const rows: Record<string, number> = {}
  const media_missing: string[] = []
  const tables = exportedTables(organization.id)
  const entries: ZipEntry[] = [
    { name: 'README.txt', content: [NOTE] },
    ...tables.map((table) => ({ name: `data/${table.table}.jsonl`, content: linesOf(db, table, rows) })),
    ...files.map((file) => ({ name: `media/${file.split('/').at(-1)}`, content: bytesOf(media, file, media_missing) })),
    { name: 'manifest.json', content: manifest() },
  ]
  return zipOf(entries)

  // The last entry, because only then it is known how much there was.
  async function* manifest(): AsyncGenerator<string> {
    const { uuid, name } = organization
    const about = { format: 'populace organization', format_version: 1, service_version: version }
    const what = {
      organization: { uuid, name },
      exported_at: now.toISOString(),
      rows,
      media: files.length,
      media_missing,
    }
    yield `${JSON.stringify({ ...about, ...what }, null, 2)}\n`
  }
}

async function* linesOf(db: Db, table: ExportedTable, counts: Record<string, number>): AsyncGenerator<string> {
  counts[table.table] = 0
  for await (const rows of rowsOf(db, table)) {
    counts[table.table]! += rows.length
    if (rows.length > 0) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  }
}

/** A file that the storage does not give must not cost all that comes after it: its entry is empty, and the manifest says so. */
async function* bytesOf(media: MediaStore, file: string, missing: string[]): AsyncGenerator<Uint8Array> {
  const bytes = await media.get(file).catch(() => undefined)
  if (bytes === undefined) missing.push(file.split('/').at(-1)!)
  else yield bytes
}
