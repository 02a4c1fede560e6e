import { freePanel } from '../population/index.ts'
import type { AgentDirectory } from './directory.ts'

/** The members of the shared panel, for the first screen. */
export function panelFaces({ current, at }: AgentDirectory) {
  return freePanel(current).map((index) => {
    const person = current.person(index)
    return {
      uuid: at(index).uuid,
      name: `${person.first_name} ${person.last_name}`.trim(),
      age: person.age,
      city: person.city,
      state: person.state,
      occupation: person.occupation,
    }
  })
}
