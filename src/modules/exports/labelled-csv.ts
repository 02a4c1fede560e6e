import type { AskedQuestion, ReadableStudy } from '../results/index.ts'
import { type CodedAnswer, codebookOf, kindsIn, type Respondent, respondentsOf } from './codebook.ts'
import { csvLines, unevaluated } from './csv.ts'
import type { Cell } from './table.ts'

/**
 * One row for each agent, one column for each variable of the codebook, and numbers in place of words. A row needs what
 * its agent answered to every question, so of all answers as much is held as the rows show.
 */
export async function* labelledCsv(data: ReadableStudy): AsyncGenerator<Iterable<string>> {
  const questions: AskedQuestion[] = []
  const answered: CodedAnswer[][] = []
  for await (const question of data.answered()) {
    questions.push(kindsIn(question))
    answered.push(codedAnswers(question))
  }
  const { variables } = codebookOf({ ...data, questions })
  yield* csvLines(
    variables.map((variable) => ({
      name: variable.name,
      cell: (respondent: Respondent) => oneLine(variable.cell(respondent)),
    })),
    respondentsOf(data.participants, answered),
  )
}

/** Without the texts of closed questions; and the same value is held once, however many gave it. */
function codedAnswers({ form, answers }: AskedQuestion): CodedAnswer[] {
  const known = new Map<string, CodedAnswer['value']>()
  return answers.map(({ agent_id, value, text }) => {
    const key = JSON.stringify(value)
    if (!known.has(key)) known.set(key, value)
    return { agent_id, value: known.get(key) ?? null, text: form.type === 'open' ? text : '' }
  })
}

/** Statistics packages take every end of a line for the end of a case, also within quotes. */
const oneLine = (cell: Cell): Cell => (typeof cell === 'string' ? lineOf(cell) : cell)

const lineOf = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** How many bytes the longest text has, as it stands in the file. */
export function widestText(texts: Iterable<string>): number {
  let widest = 1
  for (const text of texts) widest = Math.max(widest, Buffer.byteLength(unevaluated(lineOf(text))))
  return widest
}
