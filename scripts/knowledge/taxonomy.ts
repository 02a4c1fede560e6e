import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type Category, type KnownQuestion, questionKinds } from '../../src/modules/knowledge/knowledge.ts'
import { knowledgeFolder } from './read-base.ts'

const names = z.array(z.string())

const taxonomySchema = z.strictObject({
  areas: z.array(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      /** What belongs to it, for whoever wonders where to put something. */
      holds: z.string(),
      /** Of categories. */
      parents: names,
      /** Of questions that are about no category. */
      topics: names,
      /** Slugs that belong here whatever their parent is; one that several areas name belongs to each of them. */
      categories: names,
      /** Kinds of questions that belong here, too, whatever they are about. */
      gathers: z.array(z.enum(questionKinds)).optional(),
      /** Kinds that make no sense here, each with the reason. */
      without: z.partialRecord(z.enum(questionKinds), z.string()),
    }),
  ),
})

export type Taxonomy = z.infer<typeof taxonomySchema>
export type Area = Taxonomy['areas'][number]

export const loadTaxonomy = (folder = knowledgeFolder): Taxonomy =>
  taxonomySchema.parse(JSON.parse(readFileSync(path.join(folder, 'taxonomy.json'), 'utf8')))

/** Which areas categories and questions belong to. */
export interface Belonging {
  ofCategory(category: Pick<Category, 'slug' | 'parent'>): Area[]
  ofQuestion(question: Pick<KnownQuestion, 'categories' | 'topic' | 'kind'>): Area[]
}

export function belongingIn({ areas }: Taxonomy, categories: readonly Category[]): Belonging {
  const ofCategory: Belonging['ofCategory'] = ({ slug, parent }) => {
    const naming = areas.filter((area) => area.categories.includes(slug))
    return naming.length > 0 ? naming : areas.filter((area) => area.parents.includes(parent))
  }
  const bySlug = new Map(categories.map((category) => [category.slug, ofCategory(category)]))
  return {
    ofCategory,
    ofQuestion: ({ categories: about, topic, kind }) => {
      const found = new Set(about.flatMap((slug) => bySlug.get(slug) ?? []))
      if (found.size === 0) for (const area of areas) if (area.topics.includes(topic)) found.add(area)
      for (const area of areas) if (area.gathers?.includes(kind)) found.add(area)
      return [...found]
    },
  }
}
