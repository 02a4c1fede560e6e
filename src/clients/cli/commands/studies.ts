import { type CommandFamily, command } from '../command.ts'
import { UsageError } from '../errors.ts'
import { given, listOf, oneId, wholeNumber } from '../given.ts'
import { typed } from '../program.ts'
import { pairs } from '../terminal/pairs.ts'
import { count, counted, day } from '../words.ts'
import { answers } from './studies/answers.ts'
import { ask } from './studies/ask.ts'
import { complete, report } from './studies/complete.ts'
import { exportStudy } from './studies/export.ts'
import { questions, results } from './studies/results.ts'
import { share } from './studies/share.ts'
import { showQuestions } from './studies/show-plan.ts'
import { watch } from './studies/watch.ts'

const list = command({
  name: 'list',
  summary: 'your studies, newest first',
  usage: '[options]',
  options: { limit: { type: 'string', value: 'N', description: 'how many, up to 100 (default: 20)' } },
  examples: ['studies list'],
  async run({ client, values, out }) {
    const page = await client.studies.list({ limit: wholeNumber('limit', values.limit, 100) ?? 20 })
    if (out.wants_json) return out.json(page)
    if (page.studies.length === 0)
      return out.note(
        `There are no studies yet. Begin with: ${typed('requests study "20 parents in Ohio: what do they want from a lunch box?" --ask')}`,
      )
    out.table(
      [
        { title: 'id', align: 'right' },
        { title: 'title', shrinks: true },
        { title: 'stage' },
        { title: 'people', align: 'right' },
        { title: 'questions', align: 'right' },
        { title: 'made' },
      ],
      page.studies.map((one) => [
        String(one.id),
        one.title,
        one.stage,
        count(one.participant_count),
        count(one.question_count),
        day(one.created_at),
      ]),
    )
    if (page.total > page.studies.length)
      out.note(out.colours.dim(`${count(page.studies.length)} of ${count(page.total)}`))
  },
})

const show = command({
  name: 'show',
  summary: 'a study, how far it has come, and what is planned',
  usage: 'STUDY_ID [options]',
  options: {},
  examples: ['studies show 4'],
  async run({ client, positionals, out }) {
    const { study } = await client.studies.get({ study_id: oneId(positionals, 'studies show STUDY_ID') })
    if (out.wants_json) return out.json({ study })
    out.heading(`Study ${study.id}: ${study.title}`)
    const rows: [string, string][] = [
      ['stage', study.stage],
      ...(study.objective === '' ? [] : [['to learn', study.objective] as [string, string]]),
      [
        'people',
        `${count(study.participant_count)}${study.research_groups.length === 0 ? '' : ` of ${study.research_groups.map(({ name }) => name).join(', ')}`}`,
      ],
      ['asked', counted(study.question_count, 'question')],
      ['made', day(study.created_at)],
      ...(study.share_url === null ? [] : [['shared', study.share_url] as [string, string]]),
      ['uuid', study.uuid],
    ]
    out.print(pairs(rows, { width: out.text_width, colours: out.colours }))
    if (study.planned_questions.length > 0) {
      out.print()
      out.heading('Planned, and not asked yet')
      showQuestions(out, study.planned_questions)
      out.note(out.colours.dim(`Ask them: ${typed(`studies ask ${study.id} --planned --complete`)}`))
    } else {
      const next = study.stage === 'complete' ? 'report' : 'results'
      if (study.question_count > 0)
        out.note(out.colours.dim(`What came of it: ${typed(`studies ${next} ${study.id}`)}`))
      else out.note(out.colours.dim(`Ask something: ${typed(`studies ask ${study.id} "…"`)}`))
    }
  },
})

const create = command({
  name: 'create',
  summary: 'begin a study with one or more groups',
  usage: '--title TITLE --group GROUP_ID [options]',
  options: {
    title: { type: 'string', value: 'TITLE', description: 'of the study' },
    group: { type: 'string', multiple: true, value: 'ID,ID', description: 'whom to ask: groups by id or uuid' },
    objective: { type: 'string', value: 'TEXT', description: 'what is to be learned, in plain words' },
  },
  examples: ['studies create --title "Airport coffee" --group 7 --objective "What would they pay?"'],
  async run({ client, values, out }) {
    if (values.title === undefined)
      throw new UsageError(`Give the study a title: ${typed('studies create --title "Airport coffee" --group 7')}`)
    const { study } = await client.studies.create({
      title: values.title,
      ...given({ research_group_uuids: listOf(values.group), objective: values.objective }),
    })
    if (out.wants_json) return out.json({ study })
    const whom = study.research_groups.map(({ name }) => name).join(', ')
    out.print(`Study ${study.id}: ${study.title}${whom === '' ? ', without a group yet' : `, with ${whom}`}`)
    out.note(out.colours.dim(`Ask something: ${typed(`studies ask ${study.id} "…"`)}`))
  },
})

const remove = command({
  name: 'delete',
  summary: 'delete a study with its answers and report, for good',
  usage: 'STUDY_ID --yes',
  options: { yes: { type: 'boolean', description: 'really' } },
  examples: ['studies delete 4 --yes'],
  async run({ client, values, positionals, out }) {
    const study_id = oneId(positionals, 'studies delete STUDY_ID --yes')
    if (!values.yes) {
      const { study } = await client.studies.get({ study_id })
      throw new UsageError(
        `“${study.title}” would be gone for good, with ${counted(study.question_count, 'question')} and their answers. If that is meant: ${typed(`studies delete ${study.id} --yes`)}`,
      )
    }
    const gone = await client.studies.remove({ study_id })
    if (out.wants_json) return out.json(gone)
    out.print(`Study ${gone.deleted_id} is deleted.`)
  },
})

/** `studies`: the same people, question after question. */
export const studies: CommandFamily = {
  name: 'studies',
  summary: 'the same people, question after question: ask, read results, get a report',
  commands: [list, show, create, ask, questions, answers, results, complete, report, exportStudy, share, watch, remove],
  default: 'list',
}
