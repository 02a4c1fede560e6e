import type { Columns } from '../columns.ts'
import { readFigures } from '../figures.ts'
import { ethnicities, religions } from '../vocabulary.ts'
import { basicBundles, bundle } from './attitudes-bundles.ts'
import { type Choice, choose } from './attitudes-choice.ts'
import { groupsOf } from './attitudes-groups.ts'
import { incomeEnds } from './attitudes-model.ts'
import { streamOf, uniform } from './chance.ts'

const { faith, party, ideology } = readFigures<Record<'faith' | 'party' | 'ideology', Choice>>('attitudes/beliefs.json')

/** From strong Democrats to strong Republicans; those of other parties count as independents. */
export const partyNames = party.categories
export const ideologyNames = ideology.categories

/** Kept beside the columns: nothing that callers see, but answers depend on it. */
export interface Politics {
  party: Uint8Array
  ideology: Uint8Array
}

/**
 * The survey counts orthodox among other Christians, and Hindus and Buddhists among other faiths. How many they are of
 * those is an authored estimate, after the Religious Landscape Studies of the Pew Research Center.
 */
const ORTHODOX_OF_OTHER_CHRISTIANS = 0.3
const ASIANS_OF_OTHER_FAITHS = { hindu: 0.42, buddhist: 0.36 }
const NOT_ASIANS_OF_OTHER_FAITHS = { hindu: 0.03, buddhist: 0.2 }

const code = (name: (typeof religions)[number]): number => religions.indexOf(name)

/** Draws the religion of US agents into its column. */
export function drawReligion(columns: Columns, size: number, seed: string): void {
  const people = basicBundles(groupsOf(columns, size, incomeEnds), size)
  const faiths = choose(faith, people, size, streamOf(seed, 'faith'))
  const religionOf = Uint8Array.from(faith.categories, (name) => code(name as 'other'))
  const [christian, other] = [code('other_christian'), code('other')]
  const [orthodox, hindu, buddhist] = [code('orthodox'), code('hindu'), code('buddhist')]
  const asian = ethnicities.indexOf('asian')
  const stream = streamOf(seed, 'smaller faiths')
  for (let agent = 0; agent < size; agent++) {
    let religion = religionOf[faiths[agent]!]!
    if (religion === christian) {
      if (uniform(stream, agent) < ORTHODOX_OF_OTHER_CHRISTIANS) religion = orthodox
    } else if (religion === other) {
      const shares = columns.ethnicity[agent] === asian ? ASIANS_OF_OTHER_FAITHS : NOT_ASIANS_OF_OTHER_FAITHS
      const mark = uniform(stream, agent)
      if (mark < shares.hindu) religion = hindu
      else if (mark < shares.hindu + shares.buddhist) religion = buddhist
    }
    columns.religion[agent] = religion
  }
}

/** Party identification of US agents given their religion, and ideology given both. */
export function drawPolitics(columns: Columns, size: number, seed: string): Politics & Record<string, Uint8Array> {
  const groups = groupsOf(columns, size, incomeEnds)
  const people = basicBundles(groups, size)
  const faithful = [...people, bundle(['faith7'], groups, size)]
  groups.party = choose(party, faithful, size, streamOf(seed, 'party'))
  const partisan = [...people, bundle(['faith7', 'party'], groups, size)]
  return { party: groups.party, ideology: choose(ideology, partisan, size, streamOf(seed, 'ideology')) }
}
