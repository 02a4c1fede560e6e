import type { TranslateParts } from './by-model/translate-by-model.ts'
import type { Translate } from './parts.ts'

/** A language model looks over what was read. How it is held to that is loaded with the first text: a start does without. */
export const translateByModel =
  (parts: TranslateParts): Translate =>
  async (read, by) => {
    const byModel = await import('./by-model/translate-by-model.ts')
    return byModel.translateByModel(parts)(read, by)
  }
