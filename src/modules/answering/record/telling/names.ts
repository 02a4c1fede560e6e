import { conditionName, drugName } from '../../../filters/index.ts'
import { conditions, drugClasses } from '../../../population/index.ts'
import { listOf } from '../../saying/english.ts'
import type { Asked } from '../asking/asked.ts'
import { widerWords } from '../asking/fact-words.ts'
import type { FactSays } from './sentences.ts'

/** A value of a list, as people call it. */
export function nameOf(fact: string, value: string, says: FactSays): string {
  const label = (list: readonly { slug: string; label: string }[]): string =>
    list.find(({ slug }) => slug === value)?.label ?? value
  const own = says.words?.[value]
  if (own !== undefined) return own
  if (fact === 'conditions') return conditionName(value, label(conditions))
  return fact === 'medicines' ? drugName(label(drugClasses)) : value
}

/** What was asked about, for whoever does not have it. */
export function askedWords({ fact, values, said }: Asked, says: FactSays): string {
  if (values.length === 0 || (fact === 'pets' && values.length > 1)) return says.any!
  // A brand is named as it was; a class of drugs has a name.
  if (fact === 'medicines' && said !== null && said !== said.toLowerCase()) return said
  if (fact === 'medicines' && said !== null && values.length > 1) return `any ${said}`
  if (fact === 'conditions' && values.length > 1)
    return widerNames().get(values.join(' ')) ?? said ?? named(values, says)
  return listOf(
    values.map((value) => nameOf(fact, value, says)),
    'or',
  )
}

/** "Diabetes or prediabetes": by the wider names as far as these go. */
function named(values: readonly string[], says: FactSays): string {
  const names: string[] = []
  let left = [...values]
  for (const [all, name] of widerNames()) {
    const own = all.split(' ')
    if (!own.every((value) => left.includes(value))) continue
    names.push(name)
    left = left.filter((value) => !own.includes(value))
  }
  return listOf([...names, ...left.map((value) => nameOf('conditions', value, says))], 'or')
}

let wider: ReadonlyMap<string, string> | undefined

/** "Diabetes" for both of its types. */
function widerNames(): ReadonlyMap<string, string> {
  wider ??= new Map(Object.entries(widerWords().conditions).map(([names, all]) => [all, names.split('|')[0]!]))
  return wider
}
