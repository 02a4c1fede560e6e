import { command } from '../../command.ts'
import { UsageError } from '../../errors.ts'
import { given, textAfter } from '../../given.ts'
import { typed } from '../../program.ts'
import { formatOf, formOptions } from '../../question-form.ts'
import { attachmentsOf } from '../media-upload.ts'
import { askAndReport, askAndWait, askPlanned, completeAndRead, noteNext, showAsked } from './ask-planned.ts'
import { showReport } from './show-report.ts'

const USAGE = 'studies ask STUDY_ID "How often do you fly?"'

export const ask = command({
  name: 'ask',
  summary: 'put a question to everybody in a study, and wait for the answers',
  usage: 'STUDY_ID "QUESTION" [options]',
  details:
    'With --planned, the questions that a request in plain words has planned are asked one after another; with --complete, the report is written then.',
  options: {
    ...formOptions,
    attach: {
      type: 'string',
      multiple: true,
      value: 'FILE|ID',
      description: 'an image or PDF that the question is about; up to 8',
    },
    planned: { type: 'boolean', description: 'ask what is planned and not asked yet' },
    complete: { type: 'boolean', description: 'then complete the study and print the report' },
    'no-wait': { type: 'boolean', description: 'print the job, and leave the work to the service' },
  },
  examples: [
    'studies ask 4 "Would you pay $7 for an oat-milk latte at the airport?"',
    'studies ask 4 "Which one would you pick?" --options "Blue,Red,Neither" --attach cartons.png',
    'studies ask 4 --planned --complete',
  ],
  async run(call) {
    const { client, values, positionals, out } = call
    const [study_id] = positionals
    if (study_id === undefined) throw new UsageError(`Name the study: ${typed(USAGE)}`)
    if (values.planned) {
      if (positionals.length > 1) throw new UsageError('--planned asks what is planned; leave the question out.')
      const { study } = await client.studies.get({ study_id })
      if (study.planned_questions.length === 0)
        throw new UsageError(`Nothing is planned, or all of it was asked: ${typed(`studies show ${study.id}`)}`)
      const asked = values.complete
        ? await askAndReport(call, study)
        : { study, questions: await askPlanned(call, study) }
      if (out.wants_json) out.json(asked)
      return
    }
    const question = textAfter(positionals, 1, USAGE)
    const attachments = await attachmentsOf(client, values.attach)
    const asking = { question, ...given({ format: formatOf(values), attachments, optimize: values.optimize }) }
    if (values['no-wait']) {
      const queued = await client.studies.ask({ study_id, ...asking })
      if (out.wants_json) return out.json(queued)
      return out.print(`Question ${queued.question_id} is on its way. Follow it: ${typed(`studies watch ${study_id}`)}`)
    }
    const answered = await askAndWait(call, study_id, asking)
    const report = values.complete ? await completeAndRead(call, study_id) : undefined
    if (out.wants_json) return out.json({ question: answered, ...given({ report }) })
    showAsked(call, `${answered.id}.`, answered)
    if (report === undefined)
      return out.note(out.colours.dim(`What each of them said: ${typed(`studies answers ${study_id} ${answered.id}`)}`))
    out.print()
    showReport(out, (await client.studies.get({ study_id })).study.title, report)
    noteNext(call, report.study_id)
  },
})
