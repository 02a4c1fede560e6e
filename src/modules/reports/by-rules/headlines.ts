import type { OptionResult } from '../../results/index.ts'
import type { CompletionTables } from '../completion-tables.ts'
import type { QuestionTable } from '../question-table.ts'
import {
  agents,
  amount,
  amountInterval,
  count,
  FEW,
  percent,
  quoted,
  quotedQuestion,
  wholeInterval,
} from '../wording.ts'

/** A sentence with the questions whose numbers it tells. */
export interface Claim {
  text: string
  question_ids: number[]
}

export interface Headline extends Claim {
  /** How much there is to tell, from 0 (answered, and nothing stands out) to 3 (nearly all say so). */
  strength: 0 | 1 | 2 | 3
  /** The sentence without the question: "“Yes” leads with …". */
  finding: string
}

/** What the answers to a question come to, in a sentence; null where nobody answered. */
export function headlineOf(tables: CompletionTables, table: QuestionTable): Headline | null {
  const { asked, results } = table
  if (results.n === 0) return null
  const found = findingOf(table)
  const agreed = tables.agreed.some(({ question_id }) => question_id === asked.id)
  return {
    finding: found.finding,
    text: `On the question ${quotedQuestion(asked.question)}, ${found.finding}.`,
    question_ids: [asked.id],
    strength: agreed ? 3 : found.strength,
  }
}

/** Most to tell first; in the order of the study where there is as much. */
export const headlinesOf = (tables: CompletionTables): Headline[] =>
  tables.questions.flatMap((table) => headlineOf(tables, table) ?? []).sort((a, b) => b.strength - a.strength)

type Finding = Pick<Headline, 'finding' | 'strength'>

function findingOf(table: QuestionTable): Finding {
  switch (table.asked.form.type) {
    case 'single_choice':
      return ofChoice(table, 'chosen by')
    case 'multiple_choice':
      return ofSeveral(table)
    case 'ranking':
      return ofChoice(table, 'put first by')
    case 'scale':
    case 'numeric':
      return ofNumbers(table)
    case 'open':
      return ofThemes(table)
  }
}

function ofChoice({ results: { n, options } }: QuestionTable, done: string): Finding {
  const [first, second] = byShare(options)
  if (first === undefined) return { finding: 'no answer can be counted', strength: 0 }
  const leader = quoted(String(first.value), 60)
  const told = `${leader} is ${done} ${agents({ ...first, n })}`
  if (second === undefined || n === 1) return { finding: told, strength: 0 }
  if (first.ci_low > 0.5) return { finding: told, strength: 2 }
  const runnerUp = `${quoted(String(second.value), 60)} by ${percent(second.share)}`
  if (second.ci_high < first.ci_low) {
    return { finding: `${told}, which is clearly ahead of the next answer (${runnerUp})`, strength: 2 }
  }
  return { finding: `no answer is clearly ahead: ${told}, and ${runnerUp}`, strength: 1 }
}

function ofSeveral({ results: { n, options } }: QuestionTable): Finding {
  const [first] = byShare(options)
  if (first === undefined || first.count === 0) return { finding: 'nothing was chosen', strength: 0 }
  const told = `the most frequent choice is ${quoted(String(first.value), 60)}, chosen by ${agents({ ...first, n })}`
  return { finding: told, strength: first.ci_low > 0.5 ? 2 : 1 }
}

const byShare = (options: readonly OptionResult[]): OptionResult[] => options.toSorted((a, b) => b.share - a.share)

function ofNumbers({ asked, results: { n, mean, median, nps } }: QuestionTable): Finding {
  const { scale } = asked.form
  if (n === 1) return { finding: `the only agent who answered gave ${amount(median ?? 0)} (n = 1)`, strength: 0 }
  if (nps !== undefined) {
    const score = `the net promoter score is ${count(nps.value)} (${wholeInterval(nps)}, n = ${count(n)})`
    const clear = nps.ci_low > 0 || nps.ci_high < 0
    return { finding: clear ? score : `${score}, which is not clearly above or below zero`, strength: clear ? 2 : 1 }
  }
  if (mean === undefined) return { finding: `the median is ${amount(median ?? 0)} (n = ${count(n)})`, strength: 0 }
  const figures = `${amountInterval(mean)}, n = ${count(n)}`
  if (scale === null) {
    return { finding: `the mean is ${amount(mean.value)} (${figures}) and the median ${amount(median!)}`, strength: 1 }
  }
  const middle = (scale.min + scale.max) / 2
  const side =
    mean.ci_low > middle
      ? ', above the middle of the scale'
      : mean.ci_high < middle
        ? ', below the middle of the scale'
        : ', not clearly above or below the middle of the scale'
  const clear = mean.ci_low > middle || mean.ci_high < middle
  return {
    finding: `the mean is ${amount(mean.value)} on a scale from ${scale.min} to ${scale.max} (${figures})${side}`,
    strength: clear ? 2 : 1,
  }
}

function ofThemes({ results: { n, themes = [] } }: QuestionTable): Finding {
  const [first, second] = themes
  if (first === undefined) {
    const finding =
      n === 1 ? 'there is only one answer (n = 1)' : `the answers of ${count(n)} agents have no theme in common`
    return { finding, strength: 0 }
  }
  const told = `${quoted(first.label, 60)} comes up most, raised by ${agents({ ...first, count: first.respondents, n })}`
  const next = second === undefined ? '' : `, then ${quoted(second.label, 60)} (${percent(second.share)})`
  return { finding: `${told}${next}`, strength: first.ci_low > 0.5 ? 2 : 1 }
}

/** Before everything else: who answered, and how much that is. */
export function panelClaim({ title, counts }: CompletionTables): Claim {
  const { participants, answered, answered_questions, questions, first_read } = counts
  const who =
    answered === participants
      ? `${count(answered)} synthetic ${answered === 1 ? 'respondent' : 'respondents'}`
      : `${count(answered)} of ${count(participants)} synthetic respondents`
  const asked =
    answered_questions === questions
      ? `${count(questions)} ${questions === 1 ? 'question' : 'questions'}`
      : `${count(answered_questions)} of ${count(questions)} questions`
  const what = `${who} answered ${asked} in ${quoted(title)}`
  return {
    text: first_read ? `${what}: with fewer than ${FEW}, this is a first read, not a measurement.` : `${what}.`,
    question_ids: [],
  }
}
