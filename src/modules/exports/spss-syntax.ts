import type { AskedQuestion, ReadableStudy, StudyData } from '../results/index.ts'
import { codebookOf, kindsIn, textVariable, type Variable } from './codebook.ts'
import { widestText } from './labelled-csv.ts'

/** A line of syntax may have 256 bytes; a label shares it with a name and quotes. */
const LABEL_BYTES = 200
/** Longer labels of values are refused. */
const VALUE_LABEL_BYTES = 120
const LONGEST_TEXT = 32_767

/** Reads the labelled CSV, says what its variables and numbers mean, and weights by `weight`. Also for PSPP. */
export async function* spssSyntax(data: ReadableStudy, dataFile: string): AsyncGenerator<Iterable<string>> {
  const taking = new Set(data.participants.map(({ agent_id }) => agent_id))
  const questions: AskedQuestion[] = []
  const widths: Widths = new Map()
  for await (const question of data.answered()) {
    const theirs = question.form.type === 'open' ? question.answers.filter(({ agent_id }) => taking.has(agent_id)) : []
    widths.set(textVariable(questions.length), widestText(theirs.map(({ text }) => text)))
    questions.push(kindsIn(question))
  }
  yield syntaxOf({ ...data, questions }, widths, dataFile)
}

/** Of texts in bytes, by the names of their variables. */
type Widths = Map<string, number>

function* syntaxOf(data: StudyData, widths: Widths, dataFile: string): Generator<string> {
  const { variables, sets } = codebookOf(data)
  yield '* Encoding: UTF-8.\n'
  yield '* Synthetic answers of AI personas. Run this where the file with the data is.\n'
  yield 'SET DECIMAL=DOT.\n'
  yield `GET DATA\n  /TYPE=TXT\n  /FILE=${literal(dataFile, LABEL_BYTES)}\n  /ENCODING='UTF8'\n  /DELCASE=LINE\n`
  yield `  /DELIMITERS=","\n  /QUALIFIER='"'\n  /ARRANGEMENT=DELIMITED\n  /FIRSTCASE=2\n  /VARIABLES=\n`
  for (const variable of variables) yield `    ${variable.name} ${inputFormat(variable, widths)}\n`
  yield '.\n'
  yield `FILE LABEL ${literal(data.study.title, LABEL_BYTES)}.\n`
  yield* command(
    'VARIABLE LABELS',
    variables.map(({ name, label }) => `${name} ${literal(label, LABEL_BYTES)}`),
  )
  yield* command(
    'VALUE LABELS',
    variables
      .filter(({ codes }) => codes.length > 0)
      .map(({ name, codes }) =>
        [name, ...codes.map(({ code, label }) => `    ${code} ${literal(label, VALUE_LABEL_BYTES)}`)].join('\n'),
      ),
  )
  yield* command(
    'FORMATS',
    variables.filter(({ kind }) => kind === 'number').map(({ name }) => `${name} (F16.4)`),
  )
  yield* command(
    'VARIABLE LEVEL',
    variables.map(({ name, level }) => `${name} (${level.toUpperCase()})`),
  )
  for (const { name, label, variables: own } of sets) {
    yield `MRSETS\n  /MDGROUP NAME=$${name} LABEL=${literal(label, LABEL_BYTES)} VALUE=1\n  VARIABLES=\n`
    for (const variable of own) yield `    ${variable}\n`
    yield '.\n'
  }
  yield 'WEIGHT BY weight.\nEXECUTE.\n'
}

function* command(name: string, parts: readonly string[]): Generator<string> {
  if (parts.length === 0) return
  yield `${name}\n`
  for (const [at, part] of parts.entries()) yield `  ${at === 0 ? '' : '/'}${part}\n`
  yield '.\n'
}

/** Without decimals: a format that has some would put a point into numbers that have none. */
function inputFormat({ name, kind }: Variable, widths: Widths): string {
  return kind === 'text' ? `A${Math.min(LONGEST_TEXT, widths.get(name)!)}` : 'F16.0'
}

/**
 * Text of others as one string of the syntax, which can run commands of the operating system: nothing in the text may
 * end the string, neither a quote nor the end of a line.
 */
function literal(text: string, bytes: number): string {
  const plain = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  let kept = ''
  let size = 0
  for (const character of plain) {
    const written = character === "'" ? "''" : character
    size += Buffer.byteLength(written)
    if (size > bytes) break
    kept += written
  }
  return `'${kept}'`
}
