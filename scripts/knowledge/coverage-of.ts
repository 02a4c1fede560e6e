import { type Category, type KnownQuestion, questionKinds } from '../../src/modules/knowledge/knowledge.ts'
import type { Base, Row } from './read-base.ts'
import { type Area, belongingIn, type Taxonomy } from './taxonomy.ts'

export type Kind = (typeof questionKinds)[number]

export interface AreaCoverage {
  slug: string
  name: string
  categories: number
  estimated: number
  measured: number
  voices: number
  /** Questions that have sentences for their options. */
  with_says: number
  kinds: Record<Kind, { estimated: number; measured: number; applies: boolean }>
}

/** What there is by area and kind, and what is thin. */
export interface Coverage {
  areas: AreaCoverage[]
  thin: {
    cells: { area: string; kind: Kind; questions: number }[]
    questions: { category: string; questions: number }[]
    voices: { category: string; voices: number }[]
    /** Choices between named things without a sentence for any of them. */
    says: { category: string; questions: string[] }[]
  }
  /** Categories and estimated questions that no area holds. */
  nowhere: string[]
}

/** Below these, something counts as thin. */
export const floors = { cell: 4, questions: 8, voices: 16 } as const

export function coverageOf(base: Base, taxonomy: Taxonomy): Coverage {
  const categories = base.categories.map(({ value }) => value)
  const belonging = belongingIn(taxonomy, categories)
  const questions = [...base.measured, ...base.questions].map(({ value }) => value)
  const areasOf = new Map(questions.map((question) => [question.id, belonging.ofQuestion(question)]))
  const spoken = counted(base.voices.map(({ value }) => value.category))
  const said = new Set(base.says.map(({ value }) => value.question))
  const areas = taxonomy.areas.map((area): AreaCoverage => {
    const own = categories.filter((category) => belonging.ofCategory(category).includes(area))
    const asked = questions.filter(({ id }) => areasOf.get(id)!.includes(area))
    return {
      slug: area.slug,
      name: area.name,
      categories: own.length,
      estimated: asked.filter(({ source }) => source === null).length,
      measured: asked.filter(({ source }) => source !== null).length,
      voices: own.reduce((sum, { slug }) => sum + (spoken.get(slug) ?? 0), 0),
      with_says: asked.filter(({ id }) => said.has(id)).length,
      kinds: kindsOf(area, asked),
    }
  })
  return {
    areas,
    thin: { cells: thinCells(areas), ...thinCategories(categories, questions, spoken, said) },
    nowhere: [
      ...categories.filter((category) => belonging.ofCategory(category).length === 0).map(({ slug }) => slug),
      ...base.questions
        .filter(({ value: { id } }: Row<KnownQuestion>) => areasOf.get(id)!.length === 0)
        .map(({ value }) => value.id),
    ],
  }
}

function kindsOf(area: Area, questions: readonly KnownQuestion[]): AreaCoverage['kinds'] {
  const cell = (kind: Kind) => {
    const own = questions.filter((question) => question.kind === kind)
    const measured = own.filter(({ source }) => source !== null).length
    return { estimated: own.length - measured, measured, applies: area.without[kind] === undefined }
  }
  return Object.fromEntries(questionKinds.map((kind) => [kind, cell(kind)])) as AreaCoverage['kinds']
}

const thinCells = (areas: readonly AreaCoverage[]): Coverage['thin']['cells'] =>
  areas.flatMap(({ slug, kinds }) =>
    questionKinds
      .map((kind) => ({ area: slug, kind, questions: kinds[kind].estimated + kinds[kind].measured }))
      .filter(({ kind, questions }) => kinds[kind].applies && questions < floors.cell),
  )

function thinCategories(
  categories: readonly Category[],
  questions: readonly KnownQuestion[],
  spoken: ReadonlyMap<string, number>,
  said: ReadonlySet<string>,
): Omit<Coverage['thin'], 'cells'> {
  const asked = counted(questions.flatMap(({ categories: about }) => about))
  // Who answers a quiz has nothing to say about the wrong answer.
  const silent = questions.filter(({ id, scale, kind }) => scale === 'nominal' && kind !== 'knowledge' && !said.has(id))
  return {
    questions: categories
      .map(({ slug }) => ({ category: slug, questions: asked.get(slug) ?? 0 }))
      .filter(({ questions: count }) => count < floors.questions),
    voices: categories
      .map(({ slug }) => ({ category: slug, voices: spoken.get(slug) ?? 0 }))
      .filter(({ voices }) => voices < floors.voices),
    says: categories
      .map(({ slug }) => ({
        category: slug,
        questions: silent.filter(({ categories: about }) => about.includes(slug)).map(({ id }) => id),
      }))
      .filter(({ questions: own }) => own.length > 0),
  }
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
