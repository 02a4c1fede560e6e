import { command } from '../../command.ts'
import { WorkFailed } from '../../errors.ts'
import { given, textAfter, wholeNumber } from '../../given.ts'
import { noteWarnings, peopleTable } from '../../people.ts'
import { typed } from '../../program.ts'
import { count, counted, inQuotes } from '../../words.ts'
import { followRequest } from '../requests/follow.ts'
import { endOf, showRequest } from '../requests/show.ts'
import { missingLines, refusalLines, showUnderstanding } from '../requests/understanding.ts'

const USAGE = 'groups describe "15 nurses in Texas who work nights"'

/** A group in plain words: first how it is understood, and only with --recruit a group. */
export const describe = command({
  name: 'describe',
  summary: 'a group in plain words: how it is understood, and with --recruit the group',
  usage: '"DESCRIPTION" [options]',
  details:
    'The preview costs nothing. Words that no filter has ("who work nights") are put to candidates as a question; that happens only with --recruit.',
  options: {
    size: { type: 'string', value: 'N', description: 'how many people; holds against a number in the words' },
    seed: { type: 'string', value: 'TEXT', description: 'any text: the same seed draws the same people' },
    name: { type: 'string', value: 'NAME', description: 'of the group (default: made from the words)' },
    recruit: { type: 'boolean', description: 'recruit them, and follow the work until the group is there' },
  },
  examples: [USAGE, `${USAGE} --recruit`],
  async run(call) {
    const { client, values, positionals, out } = call
    const description = textAfter(positionals, 0, USAGE)
    const settings = given({ group_size: wholeNumber('size', values.size, 1000), seed: values.seed })
    if (values.recruit) {
      const queued = await client.groups.fromDescription({ description, ...settings, ...given({ name: values.name }) })
      const record = await followRequest(call, queued.request_id)
      if (out.wants_json) out.json(record)
      else showRequest(out, record)
      return endOf(out, record)
    }
    const preview = await client.groups.preview({ description, ...settings })
    if (out.wants_json) return out.json(preview)
    const { parse, sample_agents, group_size, feasible, refusal, clarifying_questions } = preview
    noteWarnings(out, preview.warnings)
    showUnderstanding(out, parse)
    if (refusal !== null) throw new WorkFailed(refusalLines(refusal).join('\n'))
    if (clarifying_questions.length > 0)
      throw new WorkFailed([...missingLines(clarifying_questions), 'Say it again with that in it.'].join('\n'))
    out.print()
    out.heading(`${counted(parse.matched_count ?? 0, 'match', 'match')}, ${count(group_size)} wanted`)
    peopleTable(out, sample_agents)
    if (!feasible) out.note(out.colours.warn('Fewer match than are wanted: all of them would be taken.'))
    const { size, seed, name } = values
    const again = Object.entries(given({ size, seed, name })).map(
      ([option, value]) => ` --${option} ${option === 'size' ? value : inQuotes(value)}`,
    )
    out.note(
      out.colours.dim(
        `Nobody was recruited yet. To do it: ${typed(`groups describe ${inQuotes(description)}${again.join('')} --recruit`)}`,
      ),
    )
  },
})
