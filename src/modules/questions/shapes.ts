import { z } from 'zod'
import { wordsKinds } from '../answering/index.ts'

/** What answers and results look like, wherever they are shown. */

const answerValue = z
  .union([z.string(), z.number(), z.array(z.string())])
  .nullable()
  .describe('Of closed questions: the option, several of them (a ranking: in order), or a number. Null for open ones.')

export const answer = z.object({
  id: z.int(),
  study_id: z.int().nullable(),
  question_id: z.int(),
  submitted_at: z.iso.datetime(),
  response_text: z.string().describe('What the agent says, as plain text.'),
  value: answerValue,
  confidence: z.enum(['high', 'medium', 'low']).describe('How much is known that this answer rests on.'),
  words: z
    .enum(wordsKinds)
    .nullable()
    .describe(
      'What the words are: found for the question, the value alone (plain), a fact on record, nothing to say, not applicable, refused. Null where a language model wrote them.',
    ),
  weight: z.number().describe('How much the answer counts; 1 on average.'),
  agent_id: z.int(),
  agent_uuid: z.string(),
  agent_name: z.string(),
  agent_age: z.int(),
  agent_city: z.string(),
  agent_state: z.string(),
  agent_country: z.string(),
  agent_location: z.string().describe('City, state and country in one line.'),
  agent_occupation: z.string(),
  agent_summary: z.string(),
  agent_url: z.string(),
  agent_image: z.string().describe('Address of a drawn portrait; never a real face.'),
  agent_voice_vendor_voice_id: z.string().nullable(),
  audio_file_id: z.string().nullable(),
  synthetic: z.literal(true),
})

const interval = { ci_low: z.number(), ci_high: z.number() }

const quote = z.object({ answer_id: z.int(), agent_id: z.int(), text: z.string().describe('Verbatim.') })

export const optionResult = z.object({
  value: z.union([z.string(), z.number()]),
  count: z.int().describe('Respondents.'),
  share: z.number().describe('Weighted, of respondents, 0 to 1. Of a ranking: who put it first.'),
  ...interval,
  mean_rank: z.number().optional().describe('Of a ranking; 1 is first.'),
})

export const results = z
  .object({
    type: z.string(),
    n: z.int().describe('Respondents: agents with an answer that counts.'),
    not_applicable: z.int().describe('Agents to whom the question does not apply; they are no respondents.'),
    nothing_to_say: z.int().describe('Agents who had nothing to say, or declined to; they are no respondents.'),
    n_effective: z.number().describe('How many equally weighted respondents they are worth.'),
    n_model: z
      .number()
      .nullable()
      .describe(
        "How many respondents the engine's stated error is worth: beyond it, more agents hardly make a result surer.",
      ),
    options: z.array(optionResult),
    mean: z.number().optional(),
    sd: z.number().optional(),
    median: z.number().optional(),
    top2: z.number().optional().describe('Share of the two highest points of a scale.'),
    nps: z.number().optional().describe('Promoters less detractors, -100 to 100.'),
    nps_shares: z.object({ promoters: z.number(), passives: z.number(), detractors: z.number() }).optional(),
    intervals: z
      .object({
        mean: z.object(interval).optional(),
        top2: z.object(interval).optional(),
        nps: z.object(interval).optional(),
      })
      .optional(),
    themes: z
      .array(
        z.object({
          label: z.string(),
          respondents: z.int().describe('Who mentions it, each counted once.'),
          share: z.number(),
          ...interval,
          quotes: z.array(quote),
        }),
      )
      .optional(),
    synthetic: z.literal(true),
  })
  .describe('Weighted shares with 95 % intervals, in which chance and the stated error of the engine are together.')
