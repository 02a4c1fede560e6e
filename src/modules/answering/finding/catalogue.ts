import type { Category, Knowledge, KnownQuestion } from '../../knowledge/index.ts'

/** As much of the knowledge base as finding needs: little enough to hand to a thread. */
export interface Catalogue {
  questions: readonly Pick<KnownQuestion, 'id' | 'text' | 'categories'>[]
  categories: readonly Pick<Category, 'slug' | 'name' | 'aliases' | 'words'>[]
}

export function catalogueOf({ questions, categories }: Knowledge): Catalogue {
  return {
    questions: questions.map(({ id, text, categories }) => ({ id, text, categories })),
    categories: [...categories.values()].map(({ slug, name, aliases, words }) => ({ slug, name, aliases, words })),
  }
}
