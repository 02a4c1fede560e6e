import type { Correlation } from '../../results/index.ts'
import type { CompletionTables } from '../completion-tables.ts'
import { byRules, type CorrelationsReport } from '../result-shapes.ts'
import { count, quotedQuestion, rounded } from '../wording.ts'
import { wordingOf } from './research-summary.ts'

export function correlationsReport(tables: CompletionTables): CorrelationsReport {
  const { tested, clear } = tables.correlations
  return {
    correlations: clear.map((pair) => ({
      question_ids: pair.question_ids,
      questions: pair.question_ids.map((id) => wordingOf(tables, id)) as [string, string],
      measure: pair.measure,
      n: pair.n,
      value: rounded(pair.value),
      ci_low: rounded(pair.ci_low),
      ci_high: rounded(pair.ci_high),
      p: rounded(pair.p),
      q: rounded(pair.q),
      sentence: correlationSentence(tables, pair),
    })),
    tested,
    note: correlationsNote(tables),
    ...byRules,
  }
}

export function correlationSentence(tables: CompletionTables, pair: Correlation): string {
  const [one, other] = pair.question_ids.map((id) => quotedQuestion(wordingOf(tables, id))) as [string, string]
  const name = pair.measure === 'spearman' ? "Spearman's correlation" : "Cramér's V"
  const figures = `${name} ${two(pair.value)}, 95 % interval ${two(pair.ci_low)} to ${two(pair.ci_high)}, n = ${count(pair.n)}`
  if (pair.measure === 'cramers_v') {
    return `Agents' answers to ${one} and to ${other} go together (${figures}).`
  }
  const turn = pair.value > 0 ? 'higher' : 'lower'
  return `Agents who give a higher answer to ${one} tend to give a ${turn} one to ${other} (${figures}).`
}

const two = (value: number): string => String(Number(value.toFixed(2)) + 0)

function correlationsNote({ correlations: { tested, clear }, questions }: CompletionTables): string {
  if (tested === 0) {
    const pairable = questions.filter(({ asked: { form }, results }) => isPairable(form.type) && results.n > 0)
    return pairable.length < 2
      ? 'Correlations need more than one answered question with options, a scale or a number; this study has not got them.'
      : 'Answers are too few, or too much alike, for correlations to be tested.'
  }
  const made = `${count(tested)} ${tested === 1 ? 'pair' : 'pairs'} of questions`
  return clear.length === 0
    ? `Out of ${made} tested, none goes together by more than chance explains.`
    : `Out of ${made} tested, ${count(clear.length)} ${clear.length === 1 ? 'goes' : 'go'} together by more than chance explains. That answers go together does not say that ` +
        'one causes the other.'
}

const isPairable = (type: string): boolean => type !== 'open' && type !== 'multiple_choice'
