import { command } from '../../command.ts'
import { given, listOf, oneId } from '../../given.ts'
import { typed } from '../../program.ts'
import { amount, counted, percent } from '../../words.ts'
import { showCrosstab } from './crosstabs.ts'
import { type Results, showQuestionResults } from './show-results.ts'

export const questions = command({
  name: 'questions',
  summary: 'what was asked, and the leading answer to each',
  usage: 'STUDY_ID [options]',
  options: {},
  examples: ['studies questions 4'],
  async run({ client, positionals, out }) {
    const study_id = oneId(positionals, 'studies questions STUDY_ID')
    const page = await client.studies.listQuestions({ study_id, limit: 100, answers_limit: out.wants_json ? 1000 : 1 })
    if (out.wants_json) return out.json(page)
    if (page.questions.length === 0) return out.note(`Nothing was asked yet: ${typed(`studies ask ${study_id} "…"`)}`)
    out.table(
      [
        { title: 'id', align: 'right' },
        { title: 'question', shrinks: true },
        { title: 'status' },
        { title: 'answers', align: 'right' },
        { title: 'leading', shrinks: true },
      ],
      page.questions.map((one) => [
        String(one.id),
        one.question,
        one.status,
        `${one.answer_count} of ${one.agent_count}`,
        leading(one.results),
      ]),
    )
  },
})

function leading({ n, options, themes = [], mean, type }: Results): string {
  if (n === 0) return ''
  if (mean !== undefined && type !== 'single_choice') return `mean ${amount(mean)}`
  const shares = [
    ...options.map(({ value, share }) => ({ name: String(value), share })),
    ...themes.map(({ label, share }) => ({ name: label, share })),
  ]
  const first = shares.toSorted((one, other) => other.share - one.share)[0]
  return first === undefined ? '' : `${percent(first.share)} ${first.name}`
}

export const results = command({
  name: 'results',
  summary: 'what the answers come to: shares with intervals, and by groups of people',
  usage: 'STUDY_ID [--by age,sex] [options]',
  details: 'Intervals hold chance and the stated error of the engine together. Groups of fewer than five are not told.',
  options: {
    by: {
      type: 'string',
      multiple: true,
      value: 'FIELD,FIELD',
      description: 'set groups of people beside each other: age, sex, region …',
    },
    question: { type: 'string', multiple: true, value: 'ID,ID', description: 'only these questions' },
  },
  examples: ['studies results 4', 'studies results 4 --by age,sex', 'studies results 4 --question 17 --by region'],
  async run({ client, values, positionals, out }) {
    const study_id = oneId(positionals, 'studies results STUDY_ID')
    const found = await client.studies.results({
      study_id,
      ...given({ by: listOf(values.by), question_ids: listOf(values.question) }),
    })
    if (out.wants_json) return out.json(found)
    if (found.questions.length === 0) return out.note(`Nothing was asked yet: ${typed(`studies ask ${study_id} "…"`)}`)
    const asked = await client.studies.listQuestions({ study_id, limit: 100, answers_limit: 1 })
    const formats = new Map(asked.questions.map(({ id, format }) => [id, format]))
    out.heading(`${asked.study_title}: ${counted(found.participant_count, 'AI persona')}`)
    for (const one of found.questions) {
      out.print()
      showQuestionResults(out, `${one.question_id}.`, {
        ...one,
        question: one.optimized_question ?? one.question,
        format: formats.get(one.question_id),
      })
      for (const crosstab of one.crosstabs) showCrosstab(out, crosstab, one.results)
    }
    const { median_error_points } = found.accuracy
    if (median_error_points !== null)
      out.note(
        out.colours.dim(
          out.wrap(
            `\nSynthetic. Stated error: ± ${amount(median_error_points)} points for half of the questions or better, four times in five, apart from the chance of who takes part.`,
          ),
        ),
      )
  },
})
