import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { pagingInput, pagingOutput } from '../../platform/contract/paging.ts'
import {
  asking,
  askingForStudy,
  groupRecord,
  listedGroupRequest,
  listedStudyRequest,
  requestId,
  studyRecord,
} from './shapes.ts'

export { fromDescription, preview } from './contract-description.ts'

const tag = 'Requests'

const steps =
  'The text is read (filters, quotas, what candidates have to be asked), people are drawn and, where no filter tells, asked; ' +
  'whoever fits is the group. What the text leaves open is asked back (`needs_clarification`); what cannot or must not be ' +
  'done is `refused`, with the nearest audiences that there are. To resume, post `request_id` with `additional_text`. ' +
  'Sets one unit of `groups_per_cycle` aside and takes it when the group is there.'

const forAssistants =
  "Pass your user's own words on, and show how they were understood. What they leave open is asked back " +
  '(`needs_clarification`): put it to your user and resume with `request_id` and `additional_text`. What cannot be done is ' +
  '`refused`, with the nearest audiences. Takes one unit of `groups_per_cycle` when the group is there.'

const queued = 'Queued, or still under way, or awaiting your review.'

/** Ends that a caller in `sync` mode is told by their status. */
const outcomesOf = (record: typeof groupRecord) => [
  {
    status: 400,
    meaning:
      'Information is missing: `clarifying_questions` say which. Resume with `request_id` and `additional_text`.',
    body: record.extend({ error: z.literal('needs_clarification') }),
  },
  {
    status: 422,
    meaning: 'The request will not be carried out; `refusal` says why, and what would find somebody.',
    body: record.extend({
      error: z.object({ code: z.literal('refused'), message: z.string(), details: z.record(z.string(), z.unknown()) }),
    }),
  },
]

const errors = ['not_found', 'conflict', 'feature_not_included', 'quota_exhausted', 'rate_limited'] as const

export const createGroup = contract({
  id: 'requests.createGroup',
  method: 'POST',
  path: '/v1/research-group-requests',
  tag,
  summary: 'Ask for a group in plain words',
  description: `From “15 nurses in Texas who work nights” to a group. ${steps}`,
  access: { scope: 'groups:write' },
  success: [
    [202, queued],
    [201, 'Completed: the group is there (`sync`).'],
  ],
  outcomes: outcomesOf(groupRecord),
  input: z.strictObject(asking),
  output: groupRecord,
  errors,
  idempotent: true,
  tool: {
    name: 'v1.research-group-requests.create',
    set: 'requests',
    hidden: ['specialist_host_mode'],
    description: `From “15 nurses in Texas who work nights” to a group. ${forAssistants}`,
    follow: {
      jobs: ({ job_id }) => (job_id === null ? [] : [job_id]),
      read: 'requests.getGroup',
      input: ({ request_id }) => [{ request_id }],
    },
  },
})

export const getGroup = contract({
  id: 'requests.getGroup',
  method: 'GET',
  path: '/v1/research-group-requests/{request_id}',
  tag,
  summary: 'Read a group request',
  description: 'How far it is, how the text was understood, and what became of it.',
  access: { scope: 'groups:read' },
  success: [[200, 'The request.']],
  input: z.strictObject({ request_id: requestId }),
  output: groupRecord,
  errors: ['not_found'],
  tool: { name: 'v1.research-group-requests.get', set: 'requests' },
})

export const listGroups = contract({
  id: 'requests.listGroups',
  method: 'GET',
  path: '/v1/research-group-requests',
  tag,
  summary: 'List group requests',
  description: 'Those of your organization, newest first.',
  access: { scope: 'groups:read' },
  success: [[200, 'A page of requests.']],
  input: z.strictObject(pagingInput),
  output: z.object({ requests: z.array(listedGroupRequest), ...pagingOutput }),
  errors: [],
  tool: { name: 'v1.research-group-requests.list', set: 'requests' },
})

export const createStudy = contract({
  id: 'requests.createStudy',
  method: 'POST',
  path: '/v1/research-study-requests',
  tag,
  summary: 'Ask for a study in plain words',
  description:
    'From “15 nurses in Texas: would they use a scheduling app, and why?” to a study with its group and a plan of ' +
    `questions, which are yours to ask. ${steps}`,
  access: { scope: 'studies:write' },
  success: [
    [202, queued],
    [201, 'Completed: the study is there (`sync`).'],
  ],
  outcomes: outcomesOf(studyRecord),
  input: z.strictObject(askingForStudy),
  output: studyRecord,
  errors,
  idempotent: true,
  tool: {
    name: 'v1.research-study-requests.create',
    set: 'requests',
    hidden: ['specialist_host_mode'],
    description:
      'From “15 nurses in Texas: would they use a scheduling app, and why?” to a study with its group and a plan of ' +
      `questions, which are yours to ask. ${forAssistants}`,
    follow: {
      jobs: ({ job_id }) => (job_id === null ? [] : [job_id]),
      read: 'requests.getStudy',
      input: ({ request_id }) => [{ request_id }],
    },
  },
})

export const getStudy = contract({
  id: 'requests.getStudy',
  method: 'GET',
  path: '/v1/research-study-requests/{request_id}',
  tag,
  summary: 'Read a study request',
  description: 'How far it is, how the text was understood, which questions are planned, and what became of it.',
  access: { scope: 'studies:read' },
  success: [[200, 'The request.']],
  input: z.strictObject({ request_id: requestId }),
  output: studyRecord,
  errors: ['not_found'],
  tool: { name: 'v1.research-study-requests.get', set: 'requests' },
})

export const listStudies = contract({
  id: 'requests.listStudies',
  method: 'GET',
  path: '/v1/research-study-requests',
  tag,
  summary: 'List study requests',
  description: 'Those of your organization, newest first.',
  access: { scope: 'studies:read' },
  success: [[200, 'A page of requests.']],
  input: z.strictObject(pagingInput),
  output: z.object({ requests: z.array(listedStudyRequest), ...pagingOutput }),
  errors: [],
  tool: { name: 'v1.research-study-requests.list', set: 'requests' },
})
