import type { Client } from '../../../sdk/index.ts'
import { AnswerPrinter, spokenOf } from '../../answers.ts'
import { command } from '../../command.ts'
import { UsageError } from '../../errors.ts'
import { wholeNumber } from '../../given.ts'
import { typed } from '../../program.ts'
import { count } from '../../words.ts'

export const answers = command({
  name: 'answers',
  summary: 'what each of them said to a question',
  usage: 'STUDY_ID [QUESTION_ID] [options]',
  details: 'Without a question, the last one.',
  options: {
    limit: { type: 'string', value: 'N', description: 'how many answers, up to 1,000 (default: 20)' },
    offset: { type: 'string', value: 'N', description: 'leave out the first N' },
  },
  examples: ['studies answers 4', 'studies answers 4 17 --limit 100'],
  async run({ client, values, positionals, out }) {
    const [study_id, named] = positionals
    if (study_id === undefined || positionals.length > 2)
      throw new UsageError(`Name the study: ${typed('studies answers STUDY_ID [QUESTION_ID]')}`)
    const question_id = named ?? (await lastQuestion(client, study_id))
    const { question } = await client.studies.getQuestion({ study_id, question_id, answers_limit: 1 })
    const page = await client.studies.listAnswers({
      study_id,
      question_id,
      limit: wholeNumber('limit', values.limit, 1000) ?? 20,
      offset: wholeNumber('offset', values.offset, 1_000_000) ?? 0,
    })
    if (out.wants_json) return out.json({ question: question.question, ...page })
    out.print(out.colours.bold(out.wrap(question.optimized_question ?? question.question)))
    out.print()
    const { type } = question.results
    new AnswerPrinter(out, page.answers.length).show(page.answers.map(spokenOf), { type })
    out.note(out.colours.dim(`${count(page.answers.length)} of ${count(page.total)} synthetic answers`))
  },
})

async function lastQuestion(client: Client, study_id: string): Promise<string> {
  const { total } = await client.studies.listQuestions({ study_id, limit: 1, answers_limit: 1 })
  if (total === 0) throw new UsageError(`Nothing was asked yet: ${typed(`studies ask ${study_id} "…"`)}`)
  const { questions } = await client.studies.listQuestions({ study_id, limit: 1, offset: total - 1, answers_limit: 1 })
  return String(questions[0]!.id)
}
