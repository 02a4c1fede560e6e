import { batched } from '../../platform/batch.ts'
import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import { listVersions, type Population, type VersionRow } from '../population/index.ts'

/** An agent by its place: which population, and where in it. */
export interface AgentRef {
  id: number
  uuid: string
  index: number
  population: Population
}

export interface AgentDirectory {
  /** The population that new questions are put to. */
  current: Population
  /** Finds an agent by id or uuid, in the current population or an earlier one. */
  find(reference: string): Promise<AgentRef | undefined>
  /** An agent of the current population. */
  at(index: number): AgentRef
}

export interface DirectoryParts {
  db: Db
  current: Population
  registered: VersionRow
  /** All that are known when it is made: whoever is of one of these is found without asking the database. */
  known?: readonly VersionRow[]
  /** Opens an earlier population; undefined where this machine neither has it nor can make it again. */
  openEarlier(row: VersionRow): Promise<Population | undefined>
}

const ID = /^[1-9]\d{0,15}$/

export function createDirectory({
  db,
  current,
  registered,
  known = [registered],
  openEarlier,
}: DirectoryParts): AgentDirectory {
  const opened = new Map<string, Promise<Population | undefined>>([[current.version, Promise.resolve(current)]])
  let versions = [...known]
  // Pages need no key: however many ask for agents that there are not, the database is asked once at a time.
  const look = batched<null, VersionRow[]>(async (asked) => {
    versions = await listVersions(db)
    return asked.map(() => versions)
  })

  const open = (row: VersionRow): Promise<Population | undefined> => {
    const known = opened.get(row.version)
    if (known !== undefined) return known
    const opening = openEarlier(row)
    opened.set(row.version, opening)
    // One that is missing may be put in place by hand: look again the next time.
    opening.then(
      (population) => population ?? opened.delete(row.version),
      () => opened.delete(row.version),
    )
    return opening
  }
  const refer = (population: Population, row: VersionRow, index: number): AgentRef => ({
    id: row.first_agent_id + index,
    uuid: population.uuidOf(index),
    index,
    population,
  })

  async function findById(id: number): Promise<AgentRef | undefined> {
    const holds = (row: VersionRow) => id >= row.first_agent_id && id < row.first_agent_id + row.size
    let row = versions.find(holds)
    if (row === undefined) {
      row = (await look(null)).find(holds)
    }
    if (row === undefined) return undefined
    const population = await open(row)
    if (population === undefined) throw notHere(row)
    return refer(population, row, id - row.first_agent_id)
  }

  async function findByUuid(uuid: string): Promise<AgentRef | undefined> {
    const index = current.indexOf(uuid)
    if (index !== undefined) return refer(current, registered, index)
    for (const row of await look(null)) {
      const population = await open(row)
      const found = population?.indexOf(uuid)
      if (found !== undefined) return refer(population!, row, found)
    }
    return undefined
  }

  return {
    current,
    at: (index) => refer(current, registered, index),
    async find(reference) {
      if (ID.test(reference)) return findById(Number(reference))
      return isUuid(reference) ? findByUuid(reference.toLowerCase()) : undefined
    },
  }
}

const notHere = ({ version }: VersionRow): ServiceError =>
  new ServiceError(
    'engine_unavailable',
    `This agent belongs to the population ${version}, whose file is not on this machine.`,
    { retry_after_seconds: 60, population_version: version },
  )
