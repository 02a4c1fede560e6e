import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { OperatorError } from '../../platform/errors.ts'
import type { Artefact } from './artefact.ts'
import type { Recipe } from './recipe.ts'

export interface VersionRow {
  version: string
  recipe: Recipe
  size: number
  first_agent_id: number
  digest: string
}

/** Ids of another version start at the next round number: whoever reads one sees that it is another population. */
const ROUND = 1_000_000

/** Gives the population its range of agent ids, or finds the one it has. */
export async function registerVersion(
  db: Db,
  artefact: Pick<Artefact, 'version' | 'recipe' | 'size' | 'digest'>,
  now: Date,
): Promise<VersionRow> {
  const { version, recipe, size, digest } = artefact
  const row = await db.transaction().execute(async (trx) => {
    await sql`lock table population_versions in share row exclusive mode`.execute(trx)
    await sql`
      insert into population_versions (version, recipe, size, first_agent_id, digest, created_at)
      select ${version}, ${JSON.stringify(recipe)}::jsonb, ${size},
        coalesce((max(first_agent_id + size - 1) / ${ROUND} + 1) * ${ROUND}, 0) + 1, ${digest}, ${now}
      from population_versions
      on conflict (version) do nothing`.execute(trx)
    return (await findVersion(trx, version))!
  })
  if (row.digest !== digest) {
    throw new OperatorError(
      `The population ${version} of this machine differs from the one that this database knows by the same name. ` +
        'Run `npm run populace -- population build --force`; if it still differs, the machines run different releases.',
    )
  }
  return row
}

async function findVersion(db: Db, version: string): Promise<VersionRow | undefined> {
  return (await listVersions(db)).find((row) => row.version === version)
}

export async function listVersions(db: Db): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select version, recipe, size, first_agent_id::float8 as first_agent_id, digest
    from population_versions order by first_agent_id`.execute(db)
  return rows
}
