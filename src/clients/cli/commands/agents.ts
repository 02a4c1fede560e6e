import { type CommandFamily, command } from '../command.ts'
import { given, oneId, wholeNumber } from '../given.ts'
import { noteWarnings, peopleTable } from '../people.ts'
import { typed } from '../program.ts'
import { filtersOf, whomDetails, whomOptions } from '../whom.ts'
import { count, counted, plain, sentence } from '../words.ts'
import { showAgent } from './agents-show.ts'

const seed = { type: 'string', value: 'TEXT', description: 'any text: a random but repeatable order' } as const

const search = command({
  name: 'search',
  summary: 'who there is: a table of the people who match',
  usage: '[options]',
  details: whomDetails,
  options: {
    ...whomOptions,
    limit: { type: 'string', value: 'N', description: 'how many to show, up to 100 (default: 20)' },
    offset: { type: 'string', value: 'N', description: 'leave out the first N' },
    seed,
  },
  examples: [
    'agents search --country US --state TX --occupation nurse --age 30-45',
    'agents search --filter pets=dog --filter "income=50k-100k" --seed monday --limit 5',
  ],
  async run({ client, values, out }) {
    const limit = wholeNumber('limit', values.limit, 100) ?? 20
    const offset = wholeNumber('offset', values.offset, 1_000_000) ?? 0
    const found = await client.agents.search({
      limit,
      offset,
      ...given({ filters: filtersOf(values), seed: values.seed }),
    })
    if (out.wants_json) return out.json(found)
    noteWarnings(out, found.warnings)
    const { agents, total_count, description } = found
    out.heading(`${sentence(description)}: ${total_count === 0 ? 'nobody' : counted(total_count, 'match', 'match')}`)
    if (agents.length === 0) return out.note(`\`${typed('filters --country US')}\` shows what there is to choose from.`)
    peopleTable(out, agents)
    if (total_count > agents.length)
      out.note(out.colours.dim(`${count(offset + 1)} to ${count(offset + agents.length)} of ${count(total_count)}`))
    out.note(out.colours.dim(`Synthetic people. Who one of them is: ${typed(`agents show ${agents[0]!.id}`)}`))
  },
})

const show = command({
  name: 'show',
  summary: 'who an agent is, and where that comes from',
  usage: 'AGENT_ID [options]',
  options: {},
  examples: ['agents show 2678'],
  async run({ client, positionals, out }) {
    const agent = await client.agents.get({ agent_id: oneId(positionals, 'agents show AGENT_ID') })
    if (out.wants_json) return out.json(agent)
    showAgent(out, agent)
  },
})

const life = command({
  name: 'life',
  summary: 'what an agent does and owns, has done, and would like to do',
  usage: 'AGENT_ID [options]',
  options: {},
  examples: ['agents life 2678'],
  async run({ client, positionals, out }) {
    const told = await client.agents.life({ agent_id: oneId(positionals, 'agents life AGENT_ID') })
    if (out.wants_json) return out.json(told)
    for (const group of new Set(told.things.map((thing) => thing.group))) {
      out.heading(sentence(plain(group)))
      const own = told.things.filter((thing) => thing.group === group)
      out.print(out.wrap(own.map((thing) => thing.sentence).join(' ')))
      out.print()
    }
    out.note(out.colours.dim(`${told.name} is synthetic: this is what they say when they are asked alone.`))
  },
})

const find = command({
  name: 'find',
  summary: 'one person who matches, in full',
  usage: '[options]',
  details: whomDetails,
  options: { ...whomOptions, seed },
  examples: ['agents find --country GB --occupation "bus driver" --seed 2'],
  async run({ client, values, out }) {
    const found = await client.agents.findByFilters(given({ ...filtersOf(values), seed: values.seed }))
    if (out.wants_json) return out.json(found)
    noteWarnings(out, found.warnings)
    showAgent(out, await client.agents.get({ agent_id: String(found.agent.id) }))
    out.note(
      out.colours.dim(`\nOne of ${count(found.total_count)}: ${found.description}. Another --seed, another person.`),
    )
  },
})

/** `agents`: the synthetic people, one by one. */
export const agents: CommandFamily = {
  name: 'agents',
  summary: 'the synthetic people: search them, and read who they are',
  commands: [search, show, life, find],
}
