import { type Person, readFigures, streamOf, uniform } from '../../population/index.ts'
import type { Reading } from '../reading/reading.ts'
import { capital, sentence } from '../saying/english.ts'

const { says, nothing } = readFigures<{ says: string[]; nothing: string[] }>('language/audiences.json')

/** What somebody says to a question that is not for them: why it is not, in a few words ("I don't supervise others."). */
export function sayNotMeant({ claim, canonical }: Reading, wanted: boolean, person: Person): string {
  const own = wanted ? claim?.no : claim?.yes
  const from = own === undefined ? nothing : says
  const chance = uniform(streamOf(person.version, `not meant ${canonical}`), person.index)
  const text = from[Math.floor(chance * from.length)]!
  return sentence(text.replace('{C}', () => capital(own!)).replace('{c}', () => own!))
}
