import type { Db, Trx } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { referenceOf } from '../../platform/ids.ts'
import { archiveGroup, type GroupPanel, type GroupRow, lockGroup, selectGroup, selectPanel } from './store.ts'

/** A group of the organization that is not archived, by id or uuid; whatever is none of these is not found. */
export async function findGroup(db: Db, organizationId: number, reference: string | number): Promise<GroupRow> {
  const asked = referenceOf(reference)
  const found = asked && (await selectGroup(db, organizationId, asked))
  if (found === undefined) throw noSuchGroup(reference)
  return found
}

/** The members of a group, to be asked something; one without any is refused. */
export async function findPanel(db: Db, organizationId: number, reference: string | number): Promise<GroupPanel> {
  const asked = referenceOf(reference)
  const found = asked && (await selectPanel(db, organizationId, asked))
  if (found === undefined) throw noSuchGroup(reference)
  if (found.panel.length === 0) throw new ServiceError('conflict', `The group ${found.id} has no agents to ask.`)
  return found
}

/** A group as `findGroup` finds it, for a change: others who would change it wait until this transaction ends. */
export async function findGroupToChange(trx: Trx, organizationId: number, reference: string): Promise<GroupRow> {
  const asked = referenceOf(reference)
  if (asked === undefined || !(await lockGroup(trx, organizationId, asked))) throw noSuchGroup(reference)
  // Read only now: what came before the lock may have been overtaken.
  return findGroup(trx, organizationId, reference)
}

/** Archives a group; once it is, it is not found any more. */
export async function findGroupAndArchive(db: Db, organizationId: number, reference: string, now: Date) {
  const asked = referenceOf(reference)
  const archived = asked && (await archiveGroup(db, organizationId, asked, now))
  if (archived === undefined) throw noSuchGroup(reference)
  return archived
}

const noSuchGroup = (reference: string | number): ServiceError =>
  new ServiceError('not_found', `There is no research group ${String(reference).slice(0, 100)}.`)
