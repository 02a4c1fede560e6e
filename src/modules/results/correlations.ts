import { type Association, cramersV, spearman } from './association.ts'
import { qValues } from './false-discovery.ts'
import type { Correlation } from './results.ts'
import type { AskedQuestion, StudyData } from './study-data.ts'
import { pick, tallyOf } from './tally.ts'
import { midranksOf } from './weighted.ts'

export interface Correlations {
  tested: number
  /** Every pair that was tested, surest first. */
  pairs: Correlation[]
}

/** Fewer common respondents than this order themselves by chance in too many ways. */
const LEAST_COMMON = 10
/** Answers that fewer gave are taken together before categories are compared. */
const LEAST_OF_CATEGORY = 5

/** A closed question with one answer of each respondent: a number, or the number of an option that has no order. */
interface Variable {
  question_id: number
  ordered: boolean
  agent_ids: readonly number[]
  weights: readonly number[]
  codes: readonly number[]
}

/**
 * Which questions go together, over those who answered both. Of a ranking it is what was put first; multiple choices
 * are left out, since they are not one answer.
 */
export function correlationsOf(data: StudyData): Correlations {
  const variables = data.questions.flatMap(variableOf)
  const found = variables.flatMap((one, at) => variables.slice(at + 1).flatMap((other) => correlationOf(one, other)))
  const qs = qValues(found.map(({ p }) => p))
  const pairs = found.map((one, at) => ({ ...one, q: qs[at]! })).sort((a, b) => a.p - b.p)
  return { tested: pairs.length, pairs }
}

function variableOf(question: AskedQuestion): Variable[] {
  if (question.form.type === 'open' || question.form.type === 'multiple_choice') return []
  const { agent_ids, weights, numbers, items } = tallyOf(question.form, question.answers)
  return [
    {
      question_id: question.id,
      ordered: numbers !== null,
      agent_ids,
      weights,
      codes: numbers ?? agent_ids.map((_, at) => items.findIndex(({ given }) => given[at] === 1)),
    },
  ]
}

function correlationOf(one: Variable, other: Variable): Omit<Correlation, 'q'>[] {
  const places = new Map(other.agent_ids.map((agent_id, at) => [agent_id, at]))
  const common = one.agent_ids.flatMap((agent_id, at) => (places.has(agent_id) ? [[at, places.get(agent_id)!]] : []))
  if (common.length < LEAST_COMMON) return []
  const mine = common.map(([at]) => at!)
  const theirs = common.map(([, at]) => at!)
  const weights = pick(one.weights, mine)
  const [x, y] = [pick(one.codes, mine), pick(other.codes, theirs)]
  const ordered = one.ordered && other.ordered
  const association: Association | undefined = ordered
    ? spearman(x, y, weights)
    : cramersV(categoriesOf(x, one.ordered, weights), categoriesOf(y, other.ordered, weights), weights)
  if (association === undefined) return []
  return [
    {
      question_ids: [one.question_id, other.question_id],
      measure: ordered ? 'spearman' : 'cramers_v',
      n: common.length,
      ...association,
    },
  ]
}

/** Numbers as low, middle and high; rare answers taken together. */
function categoriesOf(codes: readonly number[], ordered: boolean, weights: readonly number[]): number[] {
  if (ordered) {
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return midranksOf(codes, weights).map((rank) => Math.floor((3 * rank) / total))
  }
  const counts = new Map<number, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  return codes.map((code) => (counts.get(code)! < LEAST_OF_CATEGORY ? -1 : code))
}
