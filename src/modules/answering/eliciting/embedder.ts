import type { Config } from '../../../platform/config.ts'
import { embedTexts, ModelError } from '../../models/index.ts'
import type { Finder } from '../finding/finder.ts'
import type { Embed } from './similarity.ts'

/** Sentence vectors: from the model that the operator names, else from the one that comes along. */
export function embedderOf(config: Config, finder: Finder): Embed {
  const { LLM_EMBEDDING_MODEL: model } = config
  if (model !== undefined) return embedTexts(config, model)
  return async (texts) => {
    const vectors = await Promise.all(texts.map((text) => finder.encode(text)))
    return vectors.map((vector) => {
      if (vector === null) throw new ModelError('unavailable', 'There is no embedding model to compare words with.')
      return vector
    })
  }
}
