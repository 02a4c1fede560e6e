import type { Who } from '../../src/modules/knowledge/knowledge.ts'
import type { Place } from './problem.ts'
import type { Base } from './read-base.ts'

/** Something that agents may say, and where it stands. */
export interface Sentence extends Place {
  kind: 'voice' | 'says' | 'point'
  text: string
  /** The category's slug, or the question's id. */
  of: string
  who: Who
}

/** Every sentence of voices and says, and every point of the categories. */
export function sentencesOf({ voices, says, categories }: Base): Sentence[] {
  return [
    ...voices.map(({ file, line, value: { say, category, who } }) => ({
      file,
      line,
      kind: 'voice' as const,
      text: say,
      of: category,
      who,
    })),
    ...says.flatMap(({ file, line, value }) =>
      Object.values(value.says)
        .flat()
        .map((text) => ({ file, line, kind: 'says' as const, text, of: value.question, who: {} })),
    ),
    ...categories.flatMap(({ file, line, value: { slug, drivers, barriers } }) =>
      [...drivers, ...barriers].map(({ point, who }) => ({
        file,
        line,
        kind: 'point' as const,
        text: point,
        of: slug,
        who,
      })),
    ),
  ]
}

/** Two texts with the same key are the same words. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')
