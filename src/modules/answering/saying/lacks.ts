import { readFigures } from '../../population/index.ts'
import type { Remark, Speaking } from './speaking.ts'

const lacks = readFigures<Readonly<Record<string, string[]>>>('language/record/lacks.json')

/** Why it is not for the agent: what it would have to be, to have or to do ("I don't have a dog"). */
export function lackRemarks({ lacking, chance }: Speaking): Remark[] {
  if (!lacking) return []
  const texts =
    'tag' in lacking ? (lacks[lacking.tag] ?? []) : DOING.test(lacking.thing) ? [`I don't ${lacking.thing}.`] : []
  const first = Math.floor(chance('lack') * texts.length)
  return texts.map((_, at) => {
    const text = texts[(first + at) % texts.length]!
    return { text, part: 'point', stance: -1, register: null, weight: 9 - at, key: `lack/${text}` }
  })
}

/** "I don't be married" is no English. */
const DOING = /^(?!be )/
