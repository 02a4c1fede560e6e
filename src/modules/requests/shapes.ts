import { z } from 'zod'
import { textOf } from '../../platform/contract/text.ts'
import { usageRecorded } from '../billing/contract.ts'
import { agentCard, get as getGroup, recruit } from '../groups/contract.ts'
import { get as getStudy } from '../studies/contract.ts'
import { hostModes, phases, statuses, surfaces } from './request.ts'

const { seed } = recruit.input.shape
const { filters: filterEcho, relaxations } = recruit.output.shape

export const requestId = z.string('must be a text').max(100, 'must have at most 100 characters')

const numberOf = (most: number) =>
  z.int('must be a whole number').min(1, 'must be at least 1').max(most, `must be at most ${most}`)

/** What both kinds of requests take. */
export const asking = {
  request_text: textOf(3, 4000)
    .optional()
    .describe('Whom you want to ask, in plain words, and what: 3 to 4,000 characters. Required for a new request.'),
  request_id: requestId
    .optional()
    .describe('Instead of `request_text`: resumes a request that lacks something, awaits review, or was refused.'),
  additional_text: textOf(0, 4000)
    .optional()
    .describe(
      'With `request_id`: answers to the clarifying questions, or a change. What comes later settles what came before.',
    ),
  response_mode: z
    .enum(['async', 'sync'], 'must be async or sync')
    .default('async')
    .describe(
      '`sync` waits for the outcome, for a while: 201 completed, 400 needs_clarification, 422 refused, 202 otherwise.',
    ),
  group_size: numberOf(1000)
    .optional()
    .describe('How many agents, 1 to 1,000. Holds against a number in the text; 10 where neither has one.'),
  name: textOf(1, 200).optional().describe('Of the group, 1 to 200 characters; made from the audience when left out.'),
  seed,
  review: z
    .boolean('must be true or false')
    .optional()
    .describe('true: stops before anybody is recruited. The `request_id` alone, without a text, then approves.'),
  specialist_host_mode: z
    .enum(hostModes, `must be ${hostModes.join(', ')}`)
    .optional()
    .describe(
      'Whether a language model, where one is configured, takes part in reading the text. Default: auto_prompt_assisted.',
    ),
  source_surface: z
    .enum(surfaces, `must be ${surfaces.join(', ')}`)
    .optional()
    .describe('Where the request comes from. Default: api.'),
}

export const askingForStudy = {
  ...asking,
  title: textOf(1, 200)
    .optional()
    .describe('Of the study, 1 to 200 characters; made from the objective when left out.'),
  question_count: numberOf(20).optional().describe('How many questions to plan, 1 to 20. Default: 7.'),
}

const screeningNumbers = z.object({
  asked: z.int().describe('Candidates asked.'),
  passed: z.int().describe('Of these: answered as wanted.'),
  kept: z.int().describe('Of these: members. Who fits when the group is full does not stay.'),
  rounds: z.int(),
})

const parse = z.object({
  filters: filterEcho
    .nullable()
    .describe(
      'The audience in the filter language, as it was understood; null where it was not looked up, because the request was ' +
        'refused or says nobody whom there is.',
    ),
  description: z.string().nullable().describe('The same in words.'),
  matched_count: z.int().nullable().describe('Agents who match.'),
  relaxations: relaxations.describe('What to loosen, with true counts, where fewer match than are wanted.'),
  group_size: z.int().nullable().describe('As the text has it.'),
  objective: z.string().nullable(),
  quotas: z.array(
    z.object({
      said: z.string(),
      filters: z.record(z.string(), z.unknown()),
      share: z.number(),
      size: z.int().nullable().describe('So many of the group.'),
      matched_count: z.int().nullable(),
    }),
  ),
  screening: z
    .array(z.object({ said: z.string(), question: z.string(), keep: z.enum(['Yes', 'No']) }))
    .describe('What no filter has: candidates are asked, and who answers otherwise does not stay.'),
  questions: z.array(z.string()).describe('Questions that the text itself has.'),
  understood: z.array(z.object({ said: z.string(), as: z.string() })),
  assumed: z.array(z.string()),
  ignored: z.array(z.object({ said: z.string(), why: z.string() })),
})

const refusal = z.object({
  reason: z.string(),
  message: z.string(),
  said: z.string().nullable(),
  filters: filterEcho.optional(),
  description: z.string().optional(),
  matched_count: z.int().optional(),
  nearest: relaxations.optional().describe('What to loosen, with true counts.'),
  screening: screeningNumbers.optional(),
})

const specialist = {
  specialist_host_mode: z.enum(hostModes).describe('How the text was read.'),
  requested_specialist_host_mode: z.enum(hostModes),
  specialist_host_status: z.string(),
  specialist_host_message: z.string(),
  specialist_prompt_step_status: z.string(),
  specialist_prompt_step_reason_code: z.string().nullable(),
  specialist_prompt_step_message: z.string(),
  specialist_prompt_decision_action: z.string().nullable(),
  specialist_prompt_decision_message: z.string().nullable(),
  specialist_prompt_applied_change_count: z.int(),
  specialist_prompt_applied_change_keys: z.array(z.string()),
  specialist_prompt_rejected_changes: z
    .array(
      z.object({
        key: z.string(),
        proposed: z.string().nullable(),
        kept: z.string().nullable().describe('What holds instead.'),
        why: z.string(),
      }),
    )
    .describe('What the language model proposed and the text speaks against, or does not speak for.'),
}

const heading = {
  request_id: z.string(),
  status: z.enum(statuses),
  phase: z.enum(phases),
  progress_message: z.string().describe('How far it is, in a sentence.'),
  job_id: z.string().describe('The job that works on it, or did last.'),
  status_url: z.string(),
  request_text: z.string().describe('What was asked for, with what was added to it.'),
}

const times = { created_at: z.iso.datetime(), updated_at: z.iso.datetime() }
const study_id = z.int().nullable()

export const listedGroupRequest = z.object({ ...heading, research_group_uuid: z.string().nullable(), ...times })
export const listedStudyRequest = listedGroupRequest.extend({ study_id, study_uuid: z.string().nullable() })

export const groupRecord = z.object({
  ...heading,
  group_size: z.int().nullable().describe('How many agents are wanted; null until the text was read.'),
  warnings: z.array(z.string()),
  clarifying_questions: z.array(z.string()).describe('What to answer with `additional_text`.'),
  missing_info: z.array(z.enum(['audience', 'objective', 'country'])),
  refusal: refusal.nullable(),
  refusal_reason: z.string().nullable(),
  parse: parse.nullable().describe('How the text was understood; null until it was read.'),
  research_group_uuid: z.string().nullable(),
  group: getGroup.output.shape.group.nullable(),
  recruited_agent_ids: z.array(z.int()),
  recruited_agents: z.array(agentCard),
  screening_summary: screeningNumbers.nullable().describe('null where candidates are not asked anything.'),
  shortfall: z.int().describe('How many fewer were recruited than wanted; 0 while it is under way.'),
  source_surface: z.enum(surfaces),
  audience_brief_source: z.enum(['request_text', 'additional_text', 'request_and_additional_text']),
  recruitment_translation_owner: z.enum(['deterministic_parser', 'language_model']),
  ...specialist,
  operation_id: z.string().nullable(),
  usage_recorded: usageRecorded,
  error: z.string().nullable().describe('Why it failed, where it did.'),
  synthetic: z.literal(true),
  ...times,
})

export const studyRecord = groupRecord.extend({
  question_count: z.int().describe('How many questions are planned.'),
  question_plan: getStudy.output.shape.study.shape.planned_questions.describe('What to ask them, in this order.'),
  study_id,
  study_uuid: z.string().nullable(),
  study: getStudy.output.shape.study.nullable(),
})
