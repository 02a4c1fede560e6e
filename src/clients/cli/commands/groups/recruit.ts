import type { Client } from '../../../sdk/index.ts'
import { command } from '../../command.ts'
import { UsageError } from '../../errors.ts'
import { given, oneId, wholeNumber } from '../../given.ts'
import type { Output } from '../../output.ts'
import { noteWarnings, peopleTable } from '../../people.ts'
import { typed } from '../../program.ts'
import { filtersOf, whomDetails, whomOptions } from '../../whom.ts'
import { count, counted, inQuotes, sentence } from '../../words.ts'
import { noteShortfall, withRelaxations } from './relaxations.ts'

type Recruited = Awaited<ReturnType<Client['groups']['recruit']>>

const methods = ['random', 'balanced', 'representative'] as const

const how = {
  ...whomOptions,
  size: { type: 'string', value: 'N', description: 'how many people, up to 1,000 (default: 10)' },
  like: {
    type: 'string',
    value: 'TEXT',
    description: 'who fits these words better comes first; nobody is left out for them',
  },
  method: { type: 'string', value: 'METHOD', description: 'how to draw among those who match', choices: methods },
  dedupe: { type: 'boolean', description: 'leave out who is in another of your groups' },
  seed: { type: 'string', value: 'TEXT', description: 'any text: the same seed draws the same people' },
} as const

interface How {
  size?: string
  like?: string
  method?: string
  dedupe?: boolean
  seed?: string
}

const drawn = (values: How) => ({
  ...given({
    group_size: wholeNumber('size', values.size, 1000),
    description: values.like,
    sample_method: values.method as (typeof methods)[number] | undefined,
    dedupe: values.dedupe,
    seed: values.seed,
  }),
  ...given({ filters: filtersOf(values as Record<string, unknown>) }),
})

export const recruit = command({
  name: 'recruit',
  summary: 'draw people who match, and make a group of them',
  usage: '--name NAME [--size N] [options]',
  details: `${whomDetails} Where fewer match than are wanted, all of them are taken, and you are told what to loosen.`,
  options: { name: { type: 'string', value: 'NAME', description: 'of the group' }, ...how },
  examples: [
    'groups recruit --name "Texas nurses" --size 20 --country US --state TX --occupation nurse',
    'groups recruit --name Parents --size 100 --method balanced --filter is_parent=yes --age 30-45',
  ],
  async run({ client, values, out }) {
    const { name } = values
    if (name === undefined)
      throw new UsageError(`Give the group a name: ${typed('groups recruit --name "Texas nurses" --size 20 …')}`)
    const found = await withRelaxations(out, () => client.groups.recruit({ name, ...drawn(values) }))
    if (out.wants_json) return out.json(found)
    showRecruited(out, found, `groups recruit --name ${inQuotes(name)} --size ${found.requested_size}`)
    out.note(out.colours.dim(`Ask them: ${typed(`studies create --title "…" --group ${found.group.id}`)}`))
  },
})

export const append = command({
  name: 'append',
  summary: 'draw more people into a group',
  usage: 'GROUP_ID [--size N] [options]',
  details: `${whomDetails} Members are never drawn again.`,
  options: how,
  examples: ['groups append 7 --size 10 --state CA --occupation nurse'],
  async run({ client, values, positionals, out }) {
    const group_id = oneId(positionals, 'groups append GROUP_ID --size 10 …')
    const found = await withRelaxations(out, () => client.groups.append({ group_id, ...drawn(values) }))
    if (out.wants_json) return out.json(found)
    showRecruited(out, found, `groups append ${found.group.id} --size ${found.requested_size}`)
  },
})

const SHOWN = 10

function showRecruited(out: Output, found: Recruited, command: string): void {
  const { group, recruited_agents: people, description, matched_count, requested_size, shortfall } = found
  noteWarnings(out, found.warnings)
  out.heading(`Group ${group.id}: ${group.name}, ${counted(group.agent_count, 'person', 'people')}`)
  const drew = `${sentence(description)}: ${count(people.length)} drawn of ${count(matched_count)} who match.`
  out.print(out.wrap(drew, { indent: '  ' }))
  peopleTable(out, people.slice(0, SHOWN))
  if (people.length > SHOWN)
    out.note(out.colours.dim(`and ${count(people.length - SHOWN)} more: ${typed(`groups show ${group.id}`)}`))
  if (shortfall === 0) return
  out.note(out.colours.warn(`${count(shortfall)} fewer than the ${count(requested_size)} wanted.`))
  noteShortfall(out, found.relaxations, command)
}
