import type { StudyData } from '../results/index.ts'
import { type Codebook, codebookOf, type Respondent, respondentsOf, type Variable } from './codebook.ts'
import { csvLines, unevaluated } from './csv.ts'
import type { Cell } from './table.ts'

/** One row for each agent, one column for each variable of the codebook, and numbers in place of words. */
export function labelledCsv(
  data: StudyData,
  { variables }: Codebook = codebookOf(data),
): AsyncGenerator<Iterable<string>> {
  return csvLines(
    variables.map((variable) => ({
      name: variable.name,
      cell: (respondent: Respondent) => oneLine(variable.cell(respondent)),
    })),
    respondentsOf(data),
  )
}

/** Statistics packages take every end of a line for the end of a case, also within quotes. */
const oneLine = (cell: Cell): Cell => (typeof cell === 'string' ? cell.replace(/[\s\p{Cc}]+/gu, ' ').trim() : cell)

/** How many bytes the longest text of a variable has, as it stands in the file. */
export function widestText(data: StudyData, variable: Variable): number {
  let widest = 1
  for (const respondent of respondentsOf(data)) {
    const cell = oneLine(variable.cell(respondent))
    if (typeof cell === 'string') widest = Math.max(widest, Buffer.byteLength(unevaluated(cell)))
  }
  return widest
}
