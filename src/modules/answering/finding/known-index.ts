import type { Catalogue } from './catalogue.ts'
import { mended, openPhrases } from './phrases.ts'
import { type Evidence, evidenceFor } from './rate-categories.ts'
import { similarities, subjectSimilarities } from './similarity.ts'
import { openSpelling } from './spelling.ts'
import type { KnownVectors } from './vectors.ts'
import { openWordIndex } from './word-index.ts'
import { tokensOf } from './words.ts'

/** What of the knowledge base is near a text. */
export interface Near {
  /** To every known question, by position. */
  similarities: Float32Array
  evidence: readonly Evidence[]
}

/** A text's vector, and those of what is known. */
export interface Meaning {
  vector: Float32Array
  known: KnownVectors
}

export interface KnownIndex {
  /** Without a meaning, words alone decide. `except`: a known question, left out with its copies. */
  near(text: string, meaning: Meaning | null, except?: number): Near
  /** The text with misspelt names of categories put right. */
  respelt(text: string): string
}

const COPY = 0.93

/** Indexes what is known by its words. */
export function openKnownIndex(catalogue: Catalogue): KnownIndex {
  const words = openWordIndex(catalogue.questions.map((question) => question.text))
  const phrases = openPhrases(catalogue.categories)
  // Texts and ids are not kept: indexed, they are not needed any more.
  const subjects = {
    ofQuestions: catalogue.questions.map(({ categories }) => categories),
    slugs: catalogue.categories.map(({ slug }) => slug),
  }
  const spelling = openSpelling(phrases.vocabulary, words.occurring)
  return {
    near: (text, meaning, except = -1) => {
      const tokens = mended(tokensOf(text), spelling())
      const shared = tokens.length === 0 ? null : words.similarities(tokens)
      const cosines = meaning?.known.toQuestions(meaning.vector) ?? null
      const near = similarities(shared, cosines)
      const inSubject = subjectSimilarities(shared, cosines)
      if (except >= 0) {
        inSubject.forEach((_, at) => {
          if (at === except || near[at]! > COPY) inSubject[at] = 0
        })
      }
      const likenesses = meaning?.known.toCategories(meaning.vector) ?? null
      const seen = { hits: phrases.hitsIn(tokens), similarities: inSubject, likenesses }
      return { similarities: near, evidence: evidenceFor(seen, subjects, words, except) }
    },
    respelt: (text) => {
      const tokens = tokensOf(text)
      const right = mended(tokens, spelling())
      return right.some((token, at) => token !== tokens[at]) ? right.map(({ word }) => word).join(' ') : text
    },
  }
}
