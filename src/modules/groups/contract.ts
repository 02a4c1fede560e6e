import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { longPagingInput, pagingInput, pagingOutput } from '../../platform/contract/paging.ts'
import { filterAdvice, plainConditions, rarerConditions } from '../filters/contract.ts'
import {
  agentIds,
  card,
  group,
  groupDescription,
  groupName,
  groupReference,
  groupSize,
  how,
  objective,
  recruited,
  recruitment,
  screening,
  seed,
  whom,
  yesNo,
} from './shapes.ts'

/** A card of an agent, as other parts of the API show it. */
export const agentCard = card
export const agentScreening = screening

const tag = 'Research groups'
const write = { scope: 'groups:write' } as const
const read = { scope: 'groups:read' } as const

export const recruit = contract({
  id: 'groups.recruit',
  method: 'POST',
  path: '/v1/research-groups/recruit',
  tag,
  summary: 'Recruit a group by filters',
  description:
    'Draws agents from those who match, and makes a group of them. Filters come as shorthand (`country`, `occupation`, ' +
    '`age_min`), in the filter language under `filters`, or both; with the header `X-Filter-Raw-DSL: true` only the latter. ' +
    'Groups of 100 and more that were not drawn by a `description` are weighted by sex, age, region and education to those ' +
    'who match. Where fewer match than requested, all of them are recruited and `relaxations` says what to loosen, with ' +
    'counts; where nobody does, nothing is made or charged. Takes one unit of `groups_per_cycle`.',
  access: write,
  success: [[201, 'The group and its members.']],
  input: z.strictObject({ name: groupName, ...how, ...whom }),
  output: z.object(recruited),
  errors: ['refused', 'feature_not_included', 'quota_exhausted'],
  idempotent: true,
  raw_filters: true,
  tool: {
    name: 'v1.research-groups.recruit',
    set: 'groups',
    description:
      'Draws agents from those who match, and makes a group of them. Where fewer match than requested, all of them are ' +
      'recruited and `relaxations` says what to loosen, with counts; where nobody does, nothing is made. Takes one unit of ' +
      '`groups_per_cycle`.',
    advice: filterAdvice,
  },
})

export const interview = contract({
  id: 'groups.interview',
  method: 'POST',
  path: '/v1/research-groups/interview',
  tag,
  summary: 'Set up interviews for an objective',
  description:
    'Chooses an audience for the objective, recruits it (balanced by sex and age) and drafts opening questions that lead ' +
    'nobody. With filters, they say who is asked; without, what the objective itself says of people is taken (jobs, ages, ' +
    'places, parents, health), and `assumptions` tells what that was. Takes one unit of `groups_per_cycle`.',
  access: write,
  success: [[201, 'The group and the questions.']],
  input: z.strictObject({ objective, name: groupName.optional(), group_size: groupSize, seed, ...whom }),
  output: z.object({
    ...recruited,
    objective: z.string(),
    questions: z.array(
      z.object({
        question: z.string(),
        purpose: z.string().describe('What the question is for.'),
        format: z.object({
          type: z.enum(['open', 'scale']),
          scale: z.object({ min: z.int(), max: z.int(), labels: z.array(z.string()) }).optional(),
        }),
      }),
    ),
    assumptions: z.array(z.string()).describe('What was taken from the words of the objective.'),
  }),
  errors: ['refused', 'feature_not_included', 'quota_exhausted'],
  idempotent: true,
  raw_filters: true,
  tool: {
    name: 'v1.research-groups.interview',
    set: 'groups',
    description:
      'Chooses an audience for an objective, recruits it and drafts opening questions that lead nobody. With conditions, they ' +
      'say who is asked; without, what the objective says of people is taken, and `assumptions` tells what. Takes one unit of ' +
      '`groups_per_cycle`.',
    advice: filterAdvice,
    undescribed: [...plainConditions, 'seed'],
    hidden: rarerConditions,
  },
})

export const create = contract({
  id: 'groups.create',
  method: 'POST',
  path: '/v1/research-groups/create',
  tag,
  summary: 'Make a group of given agents',
  description:
    'Those who are not found are told; where none is, nothing is made or charged. Takes one unit of ' +
    '`groups_per_cycle`.',
  access: write,
  success: [[201, 'The group.']],
  input: z.strictObject({ name: groupName, description: groupDescription.optional(), agent_ids: agentIds }),
  output: z.object({
    group,
    agent_ids: z.array(z.int()),
    agents: z.array(card),
    not_found_agent_ids: z.array(z.union([z.int(), z.string()])),
  }),
  errors: ['refused', 'feature_not_included', 'quota_exhausted'],
  idempotent: true,
  tool: { name: 'v1.research-groups.create', set: 'groups' },
})

export const list = contract({
  id: 'groups.list',
  method: 'GET',
  path: '/v1/research-groups',
  tag,
  summary: 'List groups',
  description: 'The groups of your organization, newest first.',
  access: read,
  success: [[200, 'A page of groups.']],
  input: z.strictObject({
    archived: yesNo.optional().describe('true: archived groups as well.'),
    ...pagingInput,
  }),
  output: z.object({ groups: z.array(group), ...pagingOutput }),
  errors: [],
  tool: { name: 'v1.research-groups.list', set: 'groups' },
})

export const get = contract({
  id: 'groups.get',
  method: 'GET',
  path: '/v1/research-groups/{group_id}',
  tag,
  summary: 'Read a group',
  description:
    'A group, how its members were found, and its agents in the order in which they joined, a page (`limit`, `offset`) at ' +
    'a time.',
  access: read,
  success: [[200, 'The group.']],
  input: z.strictObject({ group_id: groupReference, ...longPagingInput }),
  output: z.object({
    group,
    recruitments: z.array(recruitment),
    agents: z.array(
      card.extend({ weight: z.number().describe('How much the agent counts; 1 on average.'), screening }),
    ),
    agent_count: z.int(),
    limit: z.int(),
    offset: z.int(),
  }),
  errors: ['not_found'],
  tool: { name: 'v1.research-groups.get', set: 'groups' },
})

export const update = contract({
  id: 'groups.update',
  method: 'PATCH',
  path: '/v1/research-groups/{group_id}',
  tag,
  summary: 'Rename or describe a group',
  description: 'What is left out stays as it is.',
  access: write,
  success: [[200, 'The group.']],
  input: z.strictObject({
    group_id: groupReference,
    name: groupName.optional(),
    description: groupDescription.nullable().optional().describe('null or empty: none.'),
  }),
  output: z.object({ group }),
  errors: ['not_found'],
  tool: { name: 'v1.research-groups.update', set: 'groups' },
})

export const archive = contract({
  id: 'groups.archive',
  method: 'DELETE',
  path: '/v1/research-groups/{group_id}',
  tag,
  summary: 'Archive a group',
  description: 'It is no longer listed or asked. Studies with it, and what its members have answered, stay.',
  access: write,
  success: [[200, 'The group is archived.']],
  input: z.strictObject({ group_id: groupReference }),
  output: z.object({ ok: z.literal(true), archived_id: z.int(), archived_uuid: z.string() }),
  errors: ['not_found'],
  tool: { name: 'v1.research-groups.archive', set: 'groups' },
})

export const append = contract({
  id: 'groups.append',
  method: 'POST',
  path: '/v1/research-groups/{group_id}/append',
  tag,
  summary: 'Recruit more agents into a group',
  description:
    'As recruiting; members are never drawn again. A group has at most 1,000 agents. Weights are worked out within the ' +
    'recruitment.',
  access: write,
  success: [[200, 'The group and its new members.']],
  input: z.strictObject({ group_id: groupReference, ...how, ...whom }),
  output: z.object(recruited),
  errors: ['not_found', 'conflict', 'refused', 'feature_not_included'],
  idempotent: true,
  raw_filters: true,
  tool: {
    name: 'v1.research-groups.append',
    set: 'groups',
    description: 'As `POST /v1/research-groups/recruit`, into a group that is there; members are never drawn again.',
    advice: filterAdvice,
    undescribed: [...plainConditions, ...Object.keys(how)],
    hidden: rarerConditions,
  },
})

const add = contract({
  id: 'groups.agents.add',
  method: 'POST',
  path: '/v1/research-groups/{group_id}/agents/add',
  tag,
  summary: 'Add agents to a group',
  description: 'Each agent is added, is a member already, or is not found; one does not stand in the way of another.',
  access: write,
  success: [[200, 'What became of each agent.']],
  input: z.strictObject({ group_id: groupReference, agent_ids: agentIds }),
  output: z.object({
    group_id: z.string().describe('The uuid of the group.'),
    group_url: z.string(),
    added_agent_ids: z.array(z.int()),
    added_agents: z.array(card),
    added_count: z.int(),
    already_member_ids: z.array(z.int()),
    not_found_agent_ids: z.array(z.union([z.int(), z.string()])),
    agent_count: z.int(),
  }),
  errors: ['not_found', 'conflict', 'feature_not_included'],
  idempotent: true,
  tool: { name: 'v1.research-groups.agents.add', set: 'groups' },
})

const remove = contract({
  id: 'groups.agents.remove',
  method: 'POST',
  path: '/v1/research-groups/{group_id}/agents/remove',
  tag,
  summary: 'Remove agents from a group',
  description: 'Studies that were made with the group keep their participants.',
  access: write,
  success: [[200, 'Who was removed.']],
  input: z.strictObject({ group_id: groupReference, agent_ids: agentIds }),
  output: z.object({
    group_id: z.string().describe('The uuid of the group.'),
    group_url: z.string(),
    removed_agent_ids: z.array(z.int()),
    removed_agents: z.array(card),
    removed_count: z.int(),
    not_member_ids: z.array(z.union([z.int(), z.string()])),
    agent_count: z.int(),
  }),
  errors: ['not_found'],
  idempotent: true,
  tool: { name: 'v1.research-groups.agents.remove', set: 'groups' },
})

export const agents = { add, remove }
