import { type CommandFamily, command } from '../command.ts'
import { UsageError } from '../errors.ts'
import { agentIds, given, oneId, wholeNumber } from '../given.ts'
import { peopleTable } from '../people.ts'
import { typed } from '../program.ts'
import { pairs } from '../terminal/pairs.ts'
import { count, counted, day } from '../words.ts'
import { describe } from './groups/describe.ts'
import { append, recruit } from './groups/recruit.ts'

const agents = { type: 'string', multiple: true, value: 'ID,ID', description: 'ids or uuids of agents' } as const
const limit = { type: 'string', value: 'N', description: 'how many to show, up to 100 (default: 20)' } as const

const list = command({
  name: 'list',
  summary: 'your groups, newest first',
  usage: '[options]',
  options: { limit, archived: { type: 'boolean', description: 'archived groups as well' } },
  examples: ['groups list'],
  async run({ client, values, out }) {
    const page = await client.groups.list({
      limit: wholeNumber('limit', values.limit, 100) ?? 20,
      ...given({ archived: values.archived }),
    })
    if (out.wants_json) return out.json(page)
    if (page.groups.length === 0)
      return out.note(`There are no groups yet. Make one: ${typed('groups describe "20 parents in Ohio" --recruit')}`)
    out.table(
      [
        { title: 'id', align: 'right' },
        { title: 'name', shrinks: true },
        { title: 'people', align: 'right' },
        { title: 'made' },
        { title: '', style: 'dim' },
      ],
      page.groups.map((one) => [
        String(one.id),
        one.name,
        count(one.agent_count),
        day(one.created_at),
        one.archived_at === null ? '' : 'archived',
      ]),
    )
    if (page.total > page.groups.length)
      out.note(out.colours.dim(`${count(page.groups.length)} of ${count(page.total)}`))
  },
})

const show = command({
  name: 'show',
  summary: 'a group, how its people were found, and who they are',
  usage: 'GROUP_ID [options]',
  options: { limit: { ...limit, description: 'how many people to show, up to 1,000 (default: 20)' } },
  examples: ['groups show 7', 'groups show 7 --limit 1000 --json'],
  async run({ client, values, positionals, out }) {
    const group_id = oneId(positionals, 'groups show GROUP_ID')
    const found = await client.groups.get({ group_id, limit: wholeNumber('limit', values.limit, 1000) ?? 20 })
    if (out.wants_json) return out.json(found)
    const { group, recruitments, agents: people, agent_count } = found
    out.heading(`Group ${group.id}: ${group.name}`)
    const drawn = recruitments.map((one): [string, string] => [
      'recruited',
      `${day(one.recruited_at)}: ${count(one.recruited_count)} of ${count(one.matched_count)} who match, ${one.sample_method}${one.weighted ? ', weighted' : ''}, seed ${one.seed}`,
    ])
    const rows: [string, string][] = [
      ['people', count(agent_count)],
      ...(group.description === '' ? [] : [['who', group.description] as [string, string]]),
      ...drawn,
      ...(group.archived_at === null ? [] : [['archived', day(group.archived_at)] as [string, string]]),
      ['uuid', group.uuid],
    ]
    out.print(pairs(rows, { width: out.text_width, colours: out.colours }))
    out.print()
    peopleTable(out, people)
    if (agent_count > people.length)
      out.note(out.colours.dim(`${count(people.length)} of ${count(agent_count)}; --limit shows more`))
  },
})

const create = command({
  name: 'create',
  summary: 'make a group of people you name',
  usage: '--name NAME --agents ID,ID [options]',
  options: {
    name: { type: 'string', value: 'NAME', description: 'of the group' },
    agents,
    description: { type: 'string', value: 'TEXT', description: 'what to note about it' },
  },
  examples: ['groups create --name "My five" --agents 12,77,460,871,2835'],
  async run({ client, values, out }) {
    const usage = 'groups create --name "My five" --agents 12,77,460'
    if (values.name === undefined) throw new UsageError(`Give the group a name: ${typed(usage)}`)
    const made = await client.groups.create({
      name: values.name,
      agent_ids: agentIds(values, usage),
      ...given({ description: values.description }),
    })
    if (out.wants_json) return out.json(made)
    out.heading(`Group ${made.group.id}: ${made.group.name}, ${counted(made.group.agent_count, 'person', 'people')}`)
    peopleTable(out, made.agents)
    if (made.not_found_agent_ids.length > 0)
      out.note(out.colours.warn(`Not found: ${made.not_found_agent_ids.join(', ')}`))
  },
})

const add = command({
  name: 'add',
  summary: 'add people you name to a group',
  usage: 'GROUP_ID --agents ID,ID [options]',
  options: { agents },
  examples: ['groups add 7 --agents 12,77'],
  async run({ client, values, positionals, out }) {
    const usage = 'groups add GROUP_ID --agents 12,77'
    const made = await client.groups.agents.add({
      group_id: oneId(positionals, usage),
      agent_ids: agentIds(values, usage),
    })
    if (out.wants_json) return out.json(made)
    out.print(`${counted(made.added_count, 'person', 'people')} added; the group has ${count(made.agent_count)}.`)
    if (made.added_agents.length > 0) peopleTable(out, made.added_agents)
    if (made.already_member_ids.length > 0) out.note(`Members already: ${made.already_member_ids.join(', ')}`)
    if (made.not_found_agent_ids.length > 0)
      out.note(out.colours.warn(`Not found: ${made.not_found_agent_ids.join(', ')}`))
  },
})

const remove = command({
  name: 'remove',
  summary: 'take people out of a group; studies keep them',
  usage: 'GROUP_ID --agents ID,ID [options]',
  options: { agents },
  examples: ['groups remove 7 --agents 77'],
  async run({ client, values, positionals, out }) {
    const usage = 'groups remove GROUP_ID --agents 77'
    const made = await client.groups.agents.remove({
      group_id: oneId(positionals, usage),
      agent_ids: agentIds(values, usage),
    })
    if (out.wants_json) return out.json(made)
    out.print(`${counted(made.removed_count, 'person', 'people')} removed; the group has ${count(made.agent_count)}.`)
    if (made.not_member_ids.length > 0) out.note(`Not members: ${made.not_member_ids.join(', ')}`)
  },
})

const archive = command({
  name: 'archive',
  summary: 'no longer list or ask a group; what was answered stays',
  usage: 'GROUP_ID [options]',
  options: {},
  examples: ['groups archive 7'],
  async run({ client, positionals, out }) {
    const made = await client.groups.archive({ group_id: oneId(positionals, 'groups archive GROUP_ID') })
    if (out.wants_json) return out.json(made)
    out.print(`Group ${made.archived_id} is archived.`)
  },
})

/** `groups`: people who are asked together. */
export const groups: CommandFamily = {
  name: 'groups',
  summary: 'people who are asked together: recruit them by filters, by name, or in plain words',
  commands: [list, show, recruit, describe, create, add, remove, append, archive],
  default: 'list',
}
