import type { Found } from '../finding/found.ts'
import type { Lived } from '../life/lived.ts'
import { contentStems } from '../reading/content-stems.ts'
import type { Reading } from '../reading/reading.ts'

/** What of a life has to do with a question without being what it asks for. */
export interface LifeAsked {
  /** Things that people do and own, by slug, nearest first. */
  near: readonly string[]
  /** What the question asks for by itself: the answer that was drawn says that. */
  same: ReadonlySet<string>
  stems: readonly string[]
}

const [NEAR, THE_SAME] = [0.5, 0.85]
const [MOST, OF_ITS_KIND] = [4, 2]

/** Records of things that people do: their questions have its number. */
const THING = /^record\.acts\.(\d+)\./

export function lifeAsked(reading: Reading, { records = [] }: Found, things: readonly { slug: string }[]): LifeAsked {
  const found = records.flatMap(({ question: { id }, similarity }) => {
    const slug = things[Number(THING.exec(id)?.[1] ?? Number.NaN)]?.slug
    return slug === undefined ? [] : [{ slug, similarity }]
  })
  const slugsFrom = (least: number): Set<string> =>
    new Set(found.filter(({ similarity }) => similarity >= least).map(({ slug }) => slug))
  return { near: [...slugsFrom(NEAR)], same: slugsFrom(THE_SAME), stems: contentStems(reading.canonical) }
}

/** What somebody's life says of the matter, and of what else of the kind they do. */
export function livedLines({ near, same, stems }: LifeAsked, life: readonly Lived[]): string[] {
  const other = life.filter(({ slug }) => !same.has(slug))
  const named = other.filter(({ thing }) => contentStems(thing).some((stem) => stems.includes(stem)))
  const found = [...near.flatMap((slug) => other.find((one) => one.slug === slug) ?? []), ...named]
  const told = [...new Set(found)].slice(0, MOST)
  const [first] = told
  const alike = other.filter((one) => one.group === first?.group && one.state === 'does' && !told.includes(one))
  return [...told, ...alike.slice(0, OF_ITS_KIND)].map(({ sentence }) => sentence)
}
