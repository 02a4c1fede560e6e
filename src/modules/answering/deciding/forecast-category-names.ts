import type { Category, Knowledge } from '../../knowledge/index.ts'
import { stemsOf } from './forecast-words.ts'

type Named = Pick<Knowledge, 'categories'>

const namesOf = new WeakMap<Named, Map<string, Category | null>>()

/** The category that an option is the name of ("tea", "electric cars"); null if it names none, or could name several. */
export function categoryNamed(option: string, knowledge: Named): Category | null {
  let names = namesOf.get(knowledge)
  if (names === undefined) {
    names = new Map()
    for (const category of knowledge.categories.values()) {
      for (const name of [category.name, ...category.aliases]) {
        const key = nameKey(name)
        if (key === '') continue
        const before = names.get(key)
        names.set(key, before === undefined || before === category ? category : null)
      }
    }
    namesOf.set(knowledge, names)
  }
  return names.get(nameKey(option)) ?? null
}

const nameKey = (name: string): string => stemsOf(name).sort().join(' ')
