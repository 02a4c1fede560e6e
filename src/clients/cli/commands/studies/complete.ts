import { command } from '../../command.ts'
import { WorkFailed } from '../../errors.ts'
import { given, oneId } from '../../given.ts'
import { typed } from '../../program.ts'
import { completeAndRead, noteNext } from './ask-planned.ts'
import { showReport } from './show-report.ts'

export const complete = command({
  name: 'complete',
  summary: 'write the report, and print it',
  usage: 'STUDY_ID [options]',
  options: { force: { type: 'boolean', description: 'again, though it is complete' } },
  examples: ['studies complete 4'],
  async run(call) {
    const { client, values, positionals, out } = call
    const study_id = oneId(positionals, 'studies complete STUDY_ID')
    const report = await completeAndRead(call, study_id, given({ force: values.force }))
    if (out.wants_json) return out.json(report)
    showReport(out, (await client.studies.get({ study_id })).study.title, report)
    noteNext(call, report.study_id)
  },
})

export const report = command({
  name: 'report',
  summary: 'read the report of a study that is complete',
  usage: 'STUDY_ID [options]',
  options: {},
  examples: ['studies report 4', 'studies report 4 --json'],
  async run(call) {
    const { client, positionals, out } = call
    const study_id = oneId(positionals, 'studies report STUDY_ID')
    const found = await client.studies.report({ study_id })
    if (out.wants_json) return out.json(found)
    if (found.completed_at === null)
      throw new WorkFailed(`There is no report yet. Write it: ${typed(`studies complete ${study_id}`)}`)
    showReport(out, (await client.studies.get({ study_id })).study.title, found)
    noteNext(call, found.study_id)
  },
})
