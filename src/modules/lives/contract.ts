import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { lifeGroups, lifeStates } from '../answering/index.ts'

const lived = z.object({
  slug: z.string().describe('What the thing is called, in `understood.thing` of answers too, such as `own_a_bicycle`.'),
  thing: z.string().describe('As it follows "Do you": `own a bicycle`.'),
  group: z.enum(lifeGroups),
  state: z
    .enum(lifeStates)
    .describe(
      '`does`: these days. `has_done`: once, and no longer. `would_like`: never yet, and would like to. `never`: neither.',
    ),
  sentence: z.string().describe('The same in words: "Owns a bicycle."'),
})

export const life = contract({
  id: 'agents.life',
  method: 'GET',
  path: '/v1/agents/{agent_id}/life',
  tag: 'Agents',
  summary: "Read an agent's life",
  description:
    'What one synthetic adult does and owns, has done, would like to do and has never done: some eighty things, by group. ' +
    'It is what the agent answers, without a language model, when it is asked alone ("Do you own a bicycle?", "Have you ' +
    'ever sailed a sailboat?"). Nothing is recorded of anybody: each state is drawn from estimates of how many people do ' +
    'the thing and who they are. Things that say little, because most people are in the same state, are left out.',
  access: { scope: 'agent:search' },
  success: [[200, 'The life of the agent.']],
  input: z.strictObject({
    agent_id: z.string().max(100).describe('The id or the uuid of the agent.'),
  }),
  output: z.object({
    agent_id: z.int(),
    agent_uuid: z.string(),
    name: z.string(),
    synthetic: z.literal(true),
    count: z.int(),
    things: z.array(lived).describe('By group, always in the same order.'),
  }),
  errors: ['not_found'],
  tool: {
    name: 'v1.agents.life',
    set: 'people',
    description: 'What a synthetic adult does and owns, has done, would like to do and has never done.',
  },
})
