import { sql } from 'kysely'
import type { z } from 'zod'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { type Reference, uuidv7 } from '../../platform/ids.ts'
import type { recruitment } from './shapes.ts'

export type Recruitment = z.infer<typeof recruitment>

export interface GroupRow {
  id: number
  uuid: string
  name: string
  description: string | null
  recruitments: Recruitment[]
  archived_at: Date | null
  created_at: Date
  updated_at: Date
  agent_count: number
}

export interface Member {
  agent_id: number
  /** How much the agent counts; 1 on average over a recruitment. */
  weight: number
  /** In the order in which members joined; there are gaps where some were removed. */
  position: number
  /** Empty where nobody was asked. */
  screening: ScreeningAnswer[]
}

/** What somebody said when candidates were asked whether they fit. */
export interface ScreeningAnswer {
  question: string
  reply: string
}

export interface NewMember {
  agent_id: number
  weight: number
  /** null, or left out, where nobody was asked. */
  screening?: readonly ScreeningAnswer[] | null
}

const columns = sql`g.id, g.uuid, g.name, g.description, g.recruitments, g.archived_at, g.created_at, g.updated_at,
  (select count(*)::int from research_group_agents a where a.research_group_id = g.id) as agent_count`

const which = (organizationId: number, { id, uuid }: Reference) =>
  sql`g.organization_id = ${organizationId} and (g.id = ${id}::bigint or g.uuid = ${uuid}::uuid)`

/** Archived groups are none. */
export async function selectGroup(db: Db, organizationId: number, reference: Reference): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    select ${columns} from research_groups g where ${which(organizationId, reference)} and g.archived_at is null`.execute(
    db,
  )
  return rows[0]
}

/** Whom a question to a group goes to. */
export interface GroupPanel {
  id: number
  /** In the order in which they joined. */
  panel: Pick<Member, 'agent_id' | 'weight'>[]
}

/** A group that is not archived with nothing but its members, in one statement. */
export async function selectPanel(
  db: Db,
  organizationId: number,
  reference: Reference,
): Promise<GroupPanel | undefined> {
  const { rows } = await sql<GroupPanel>`
    select g.id, coalesce((
      select json_agg(json_build_object('agent_id', m.agent_id, 'weight', m.weight) order by m.position, m.agent_id)
      from research_group_agents m where m.research_group_id = g.id), '[]') as panel
    from research_groups g where ${which(organizationId, reference)} and g.archived_at is null`.execute(db)
  return rows[0]
}

/** A group by its number, also when it is archived: for what was made with it. */
export async function selectGroupById(db: Db, organizationId: number, id: number): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`
    select ${columns} from research_groups g where g.organization_id = ${organizationId} and g.id = ${id}`.execute(db)
  return rows[0]
}

/** Until the transaction ends, nobody else changes the group or who is in it. */
export async function lockGroup(trx: Trx, organizationId: number, reference: Reference): Promise<boolean> {
  const { rows } = await sql`
    select 1 from research_groups g
    where ${which(organizationId, reference)} and g.archived_at is null for no key update`.execute(trx)
  return rows.length > 0
}

export async function insertGroup(
  trx: Trx,
  organizationId: number,
  { name, description }: { name: string; description: string | null },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into research_groups (uuid, organization_id, name, description, created_at, updated_at)
    values (${uuidv7(now.getTime())}, ${organizationId}, ${name}, ${description}, ${now}, ${now}) returning id`.execute(
    trx,
  )
  return rows[0]!.id
}

/** Puts agents behind those who are there. */
export async function insertMembers(trx: Trx, groupId: number, members: readonly NewMember[]): Promise<void> {
  const ids = members.map(({ agent_id }) => agent_id)
  const weights = members.map(({ weight }) => weight)
  const screenings = members.map(({ screening }) => (screening == null ? null : JSON.stringify(screening)))
  await sql`
    insert into research_group_agents (research_group_id, agent_id, weight, screening, position)
    select ${groupId}, agent_id, weight, screening::jsonb, place - 1 + coalesce(
      (select max(position) + 1 from research_group_agents where research_group_id = ${groupId}), 0)
    from unnest(${ids}::bigint[], ${weights}::double precision[], ${screenings}::text[])
      with ordinality as listed (agent_id, weight, screening, place)`.execute(trx)
}

export async function deleteMembers(trx: Trx, groupId: number, agentIds: readonly number[]): Promise<void> {
  await sql`delete from research_group_agents
    where research_group_id = ${groupId} and agent_id = any (${[...agentIds]}::bigint[])`.execute(trx)
}

export async function insertRecruitment(trx: Trx, groupId: number, recruitment: Recruitment): Promise<void> {
  await sql`update research_groups set recruitments = recruitments || jsonb_build_array(${JSON.stringify(recruitment)}::jsonb)
    where id = ${groupId}`.execute(trx)
}

export async function updateGroup(
  trx: Trx,
  groupId: number,
  { name, description }: { name?: string | undefined; description?: string | null | undefined },
  now: Date,
): Promise<void> {
  await sql`update research_groups set name = coalesce(${name ?? null}, name),
    description = case when ${description !== undefined} then ${description ?? null} else description end,
    updated_at = ${now} where id = ${groupId}`.execute(trx)
}

export async function archiveGroup(
  db: Db,
  organizationId: number,
  reference: Reference,
  now: Date,
): Promise<{ id: number; uuid: string } | undefined> {
  const { rows } = await sql<{ id: number; uuid: string }>`
    update research_groups g set archived_at = ${now}, updated_at = ${now}
    where ${which(organizationId, reference)} and g.archived_at is null returning g.id, g.uuid`.execute(db)
  return rows[0]
}

export async function listGroups(
  db: Db,
  organizationId: number,
  archived: boolean,
  { limit, offset }: Paging,
): Promise<{ rows: GroupRow[]; total: number }> {
  const those = sql`g.organization_id = ${organizationId} and (${archived} or g.archived_at is null)`
  const [page, counted] = await Promise.all([
    sql<GroupRow>`
      select ${columns} from research_groups g where ${those}
      order by g.created_at desc, g.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from research_groups g where ${those}`.execute(db),
  ])
  return { rows: page.rows, total: counted.rows[0]!.total }
}

/** The members of a group, in the order in which they joined. */
export async function groupMembers(db: Db, groupId: number, page?: Paging): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select agent_id, weight, position, coalesce(screening, '[]') as screening
    from research_group_agents where research_group_id = ${groupId}
    order by position, agent_id limit ${page?.limit ?? null}::int offset ${page?.offset ?? 0}`.execute(db)
  return rows
}

/** Two who leave out the members of other groups must not draw at once: each would miss whom the other takes. */
export async function lockRecruiting(trx: Trx, organizationId: number): Promise<void> {
  await sql`select 1 from organizations where id = ${organizationId} for no key update`.execute(trx)
}

/** Everybody who is in a group of the organization that is not archived. */
export async function membersAnywhere(db: Db, organizationId: number): Promise<number[]> {
  const { rows } = await sql<{ agent_id: number }>`
    select distinct a.agent_id from research_group_agents a join research_groups g on g.id = a.research_group_id
    where g.organization_id = ${organizationId} and g.archived_at is null`.execute(db)
  return rows.map(({ agent_id }) => agent_id)
}
