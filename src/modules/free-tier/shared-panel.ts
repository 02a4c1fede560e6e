import type { Db } from '../../platform/db/database.ts'
import { freePanel, type Population } from '../population/index.ts'
import { findSharedPanel, insertSharedPanel } from './store.ts'

/** Everybody who uses the free tier asks the same people. */
export interface SharedPanel {
  group_id: number
  agents: readonly PanelAgent[]
}

export interface PanelAgent {
  id: number
  uuid: string
  name: string
}

/** The panel of a population: chosen by its quotas, recorded as a group the first time that the population serves. */
export async function openSharedPanel(
  db: Db,
  population: Population,
  agentAt: (index: number) => { id: number; uuid: string },
  now: Date,
): Promise<SharedPanel> {
  const agents = freePanel(population).map((index) => {
    const { id, uuid } = agentAt(index)
    const { first_name, last_name } = population.person(index)
    return { id, uuid, name: `${first_name} ${last_name}`.trim() }
  })
  const agentIds = agents.map((agent) => agent.id)
  const group_id =
    (await findSharedPanel(db, population.version)) ?? (await insertSharedPanel(db, population.version, agentIds, now))
  return { group_id, agents }
}
