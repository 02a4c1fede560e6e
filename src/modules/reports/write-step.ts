import { z } from 'zod'
import { untrusted } from '../answering/index.ts'
import { askModelForJson, type Language, ModelError, type Payer } from '../models/index.ts'
import type { StudyData } from '../results/index.ts'
import { correlationsWriting, recommendationsWriting, tldrWriting } from './by-model/other-writings.ts'
import type { Writing, Written } from './by-model/reading-replies.ts'
import { summaryWriting } from './by-model/summary-writing.ts'
import { tablesShown } from './by-model/tables-shown.ts'
import { correlationsReport } from './by-rules/correlations.ts'
import { recommendations } from './by-rules/recommendations.ts'
import { researchSummary } from './by-rules/research-summary.ts'
import { tldr } from './by-rules/tldr.ts'
import { type CompletionTables, completionTables } from './completion-tables.ts'
import { reportPrompt } from './prompts/report-prompt.ts'
import type { StepResults } from './result-shapes.ts'
import type { CompletionStep } from './steps.ts'
import { shortened } from './wording.ts'

export interface WrittenWith {
  /** Null where rules write everything. */
  language: Language | null
  payer: Payer
  signal?: AbortSignal | undefined
}

type ByStep<Made> = {
  [Step in CompletionStep]: (
    tables: CompletionTables,
  ) => Made extends 'result' ? StepResults[Step] : Writing<StepResults[Step]>
}

const byRules: ByStep<'result'> = {
  study_research_summary: researchSummary,
  study_recommendations: recommendations,
  study_correlations: correlationsReport,
  study_tldr: tldr,
}

const byModel: ByStep<'writing'> = {
  study_research_summary: summaryWriting,
  study_recommendations: recommendationsWriting,
  study_correlations: correlationsWriting,
  study_tldr: tldrWriting,
}

const known = new WeakMap<StudyData, CompletionTables>()

/** The steps that say something of the same study say it of the same tables. */
function tablesOf(data: StudyData): CompletionTables {
  const tables = known.get(data) ?? completionTables(data)
  known.set(data, tables)
  return tables
}

/**
 * One step of a study's completion. Rules write it from what was computed; a language model may write it better, and
 * whatever of that says something else than the tables, also when asked again, stays as the rules have it.
 */
export async function writeStep<Step extends CompletionStep>(
  step: Step,
  data: StudyData,
  { language, payer, signal }: WrittenWith,
): Promise<StepResults[Step]> {
  const tables = tablesOf(data)
  const draft = byRules[step](tables)
  if (language === null || !hasMatter(step, tables)) return draft
  const writing = byModel[step](tables)
  const prompt = reportPrompt(step, tablesShown(tables), untrusted(JSON.stringify(writing.draft, null, 1)))
  const replies: Written<StepResults[Step]>[] = []
  try {
    await askModelForJson(
      language.models,
      {
        model: language.language_models.words.name,
        purpose: 'report',
        prompt,
        json: { name: 'report', schema: z.toJSONSchema(writing.shape) as Record<string, unknown> },
        payer,
        signal,
      },
      (reply) => {
        const written = writing.read(reply)
        replies.push(written)
        return written.rejected.length === 0 ? { value: written } : { problem: told(written.rejected).join('; ') }
      },
    )
  } catch (error) {
    if (!(error instanceof ModelError) || error.reason === 'cancelled') throw error
    // Whatever may stand of what came is used; what the error says is of interest only where that is nothing.
    if (replies.every(({ kept }) => kept === 0))
      return { ...draft, rejected: told(replies.at(-1)?.rejected ?? []), model_note: error.message }
  }
  return bestOf(replies)
}

/** A model is asked only where there is something to write about. */
const hasMatter = (step: CompletionStep, { counts, correlations }: CompletionTables): boolean =>
  step === 'study_correlations' ? correlations.clear.length > 0 : counts.answered > 0

/** Enough to see what was wrong; a model can be wrong at great length. */
const MOST_REJECTED = 20
const LONGEST_REASON = 300
const told = (rejected: readonly string[]): string[] =>
  rejected.slice(0, MOST_REJECTED).map((reason) => shortened(reason, LONGEST_REASON))

/** The reply with the least to object to; the later one of two that are as good. */
function bestOf<Result extends StepResults[CompletionStep]>(replies: readonly Written<Result>[]): Result {
  const { result, rejected } = replies.reduce((best, one) =>
    one.kept > 0 && (best.kept === 0 || one.rejected.length <= best.rejected.length) ? one : best,
  )
  return { ...result, by: rejected.length === 0 ? 'model' : 'mixed', rejected: told(rejected) }
}
