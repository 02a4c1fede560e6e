import { z } from 'zod'
import type { CompletionStep } from './steps.ts'

const quote = z.object({
  answer_id: z.int().describe('The answer that it is taken from.'),
  agent_id: z.int(),
  text: z.string().describe('A whole answer or whole sentences of it, exactly as they stand there.'),
})

const questionIds = z.array(z.int()).describe('The questions that it rests on.')
const respondents = z.int().describe('Respondents: agents with an answer that counts.')
const share = {
  share: z.number().describe('Of the respondents, by weight: 0 to 1.'),
  ci_low: z.number().describe('Lower end of the 95 % interval.'),
  ci_high: z.number().describe('Upper end of the 95 % interval.'),
}

const provenance = {
  synthetic: z.literal(true).describe('The respondents are synthetic: nobody was surveyed.'),
  by: z
    .enum(['rules', 'model', 'mixed'])
    .describe('Who wrote the sentences: rules, a language model, or a model but for what was rejected.'),
  rejected: z
    .array(z.string())
    .describe('What a language model wrote and may not stand, with the reason; those parts are written by rules.'),
  model_note: z.string().nullable().describe('Why rules wrote it in place of a language model, where that is so.'),
}

export const researchSummaryShape = z.object({
  overall_summary: z.string().describe('Three to eight sentences.'),
  key_segments: z
    .array(
      z.object({
        segment: z.string().describe('A group of agents: "women".'),
        insight: z.string(),
        question_ids: questionIds,
        difference: z.object({
          of: z.string().describe('The answer or theme whose share differs, or "mean".'),
          value: z.number().describe("The segment's share or mean."),
          others: z.number().describe('That of all others.'),
          difference: z.number(),
          ci_low: z.number().describe('Lower end of the 95 % interval of the difference.'),
          ci_high: z.number().describe('Upper end of the 95 % interval of the difference.'),
          n: respondents,
          n_others: z.int(),
          q: z.number().describe('The p value after control for all comparisons that were made.'),
        }),
        quotes: z.array(quote),
      }),
    )
    .describe('Groups that answer otherwise than all others, by more than chance and error explain; often none.'),
  divergences: z
    .array(
      z.object({
        topic: z.string(),
        split: z.string().describe('How the answers are divided.'),
        question_id: z.int(),
        n: respondents,
        sides: z.array(z.object({ label: z.string(), count: z.int().describe('Respondents.'), ...share })),
        quotes: z.array(quote),
      }),
    )
    .describe('Where the panel as a whole is split.'),
  shared_mindsets: z
    .array(
      z.object({
        value: z.string(),
        question_id: z.int(),
        n: respondents,
        count: z.int(),
        ...share,
        quotes: z.array(quote),
      }),
    )
    .describe('What nearly all agents say.'),
  next_questions: z.array(z.string()).describe('Three to five neutral questions that follow from what is unclear.'),
  stats: z.object({
    participant_count: z.int(),
    answered_count: z.int().describe('Participants with at least one answer that counts.'),
    question_count: z.int(),
    answered_question_count: z.int(),
    answer_count: z.int(),
    comparison_count: z.int().describe('Comparisons between groups that were made.'),
    clear_difference_count: z.int().describe('Of these: clear differences.'),
    first_read: z.boolean().describe('So few respondents that it is a first read, not a measurement.'),
  }),
  accuracy: z
    .object({
      median_error_points: z.number().nullable(),
      questions: z.array(
        z.object({
          question_id: z.int(),
          error_points: z
            .number()
            .nullable()
            .describe('Half-width of the 80 % interval stated for a share, in points.'),
          n_model: z.number().nullable().describe('How many perfectly forecast respondents that is worth.'),
        }),
      ),
    })
    .describe('How close to people shares are expected to be.'),
  ...provenance,
})

export const recommendationsShape = z.object({
  recommendations: z.array(
    z.object({
      recommendation: z.string(),
      because: z.string(),
      question_ids: questionIds,
      confidence: z
        .enum(['high', 'medium', 'low'])
        .describe(
          '"low" below 30 respondents; "high" from 100 on, with a stated error of at most 6 points, and for advice on method.',
        ),
    }),
  ),
  ...provenance,
})

export const correlationsShape = z.object({
  correlations: z
    .array(
      z.object({
        question_ids: z.tuple([z.int(), z.int()]),
        questions: z.tuple([z.string(), z.string()]),
        measure: z.enum(['spearman', 'cramers_v']),
        n: respondents,
        value: z.number(),
        ci_low: z.number(),
        ci_high: z.number(),
        p: z.number(),
        q: z.number().describe('The p value after control for all pairs that were tested.'),
        sentence: z.string(),
      }),
    )
    .describe('Pairs of questions whose answers go together by more than chance explains, surest first.'),
  tested: z.int().describe('Pairs that were tested.'),
  note: z.string(),
  ...provenance,
})

export const tldrShape = z.object({
  tldr: z.string().max(280),
  bullets: z.array(z.string()).max(3),
  ...provenance,
})

export type ResearchSummary = z.infer<typeof researchSummaryShape>
export type Recommendations = z.infer<typeof recommendationsShape>
export type CorrelationsReport = z.infer<typeof correlationsShape>
export type Tldr = z.infer<typeof tldrShape>

export interface StepResults {
  study_research_summary: ResearchSummary
  study_recommendations: Recommendations
  study_correlations: CorrelationsReport
  study_tldr: Tldr
}

export const resultShapes = {
  study_research_summary: researchSummaryShape,
  study_recommendations: recommendationsShape,
  study_correlations: correlationsShape,
  study_tldr: tldrShape,
} as const satisfies Record<CompletionStep, z.ZodType>

/** What rules have written, and nobody else has touched. */
export const byRules = { synthetic: true, by: 'rules', rejected: [] as string[], model_note: null } as const
