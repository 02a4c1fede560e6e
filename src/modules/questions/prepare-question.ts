import type { z } from 'zod'
import type { Principal } from '../../platform/contract/call.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Format } from '../answering/index.ts'
import { checkTogether, findMediaAssets } from '../media/index.ts'
import type { Language } from '../models/index.ts'
import type { asking } from './contract.ts'
import { checkLength } from './rules.ts'

export interface PreparingParts {
  db: Db
  question_max_characters: number
  language: Language | null
}

export interface PreparedQuestion {
  question: string
  optimized_question: string | null
  format: Format
  media_asset_ids: number[]
}

type AskingInput = z.output<z.ZodObject<typeof asking>>

/** Somebody waits for the answer: rules have the word when a model takes longer. */
const PATIENCE_MS = 20_000

/** Reads what a caller asks: is it of a length, which wording is put to the agents, and what are they shown. */
export async function prepareQuestion(
  { db, question_max_characters, language }: PreparingParts,
  principal: Principal,
  { question, format = {}, attachments = [], optimize = false }: AskingInput,
  study?: { id: number; budget_cents: number | null },
): Promise<PreparedQuestion> {
  checkLength(question, question_max_characters)
  const assets = attachments.length === 0 ? [] : await findMediaAssets(db, principal.organization_id, attachments)
  checkTogether(assets)
  return {
    question,
    optimized_question: optimize ? await optimised(question, format, language, principal, study) : null,
    format,
    media_asset_ids: assets.map(({ id }) => id),
  }
}

async function optimised(
  question: string,
  format: Format,
  language: Language | null,
  { organization_id }: Principal,
  study: { id: number; budget_cents: number | null } | undefined,
): Promise<string> {
  // A process that only serves has no other need of it, and starts sooner without.
  const { askOptimised, optimizeQuestion } = await import('../answering/index.ts')
  if (language === null) return optimizeQuestion(question, format).optimized_question
  const payer = {
    organization_id,
    ...(study === undefined ? {} : { study_id: study.id, study_budget_cents: study.budget_cents }),
  }
  const call = { payer, signal: AbortSignal.timeout(PATIENCE_MS) }
  const { models, language_models } = language
  return (await askOptimised(models, language_models.words.name, question, format, call)).optimized_question
}
