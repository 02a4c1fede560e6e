import { type AgentField, usualFields } from './agent-fields.ts'
import { type Comparison, compare } from './compare.ts'
import { qValues } from './false-discovery.ts'
import {
  type Group,
  type Grouping,
  groupingBy,
  groupingByResearchGroup,
  groupsIn,
  LEAST_RESPONDENTS,
  participantsById,
} from './groupings.ts'
import type { Difference } from './results.ts'
import type { AskedQuestion, StudyData } from './study-data.ts'
import { pick, type Tally, tallyOf } from './tally.ts'

export interface Differences {
  /** How many comparisons were made, of which these are the clear ones. */
  tested: number
  /** Surest first. */
  clear: Difference[]
}

/**
 * How far the engine's differences between groups may be from those between people, as a standard deviation. Where it
 * knows a question, its groups are 0.03 from those of real surveys, and groups that it makes all alike are 0.05 away
 * (docs/fidelity.md, "Groups of people"): what is smaller than that says little about people, however many agents there
 * are. For a mean it is the same part of how answers vary; an even share has a standard deviation of a half.
 */
const MODEL_SD_OF_SHARES = 0.05
const MODEL_SD_OF_MEANS = 2 * MODEL_SD_OF_SHARES

const CLEAR_BELOW = 0.05

type Untold = Omit<Difference, 'q'>

/**
 * Who answers otherwise than all others: every group against the rest, on every option, theme or mean. A difference is
 * clear when its interval, with the engine's error in it, excludes 0, and it is no likely find among so many.
 */
export function differencesOf(data: StudyData, fields: readonly AgentField[] = usualFields): Differences {
  const people = participantsById(data.participants)
  const groupings = [...fields.map(groupingBy), groupingByResearchGroup(data)]
  const compared = data.questions.flatMap((question) => {
    const tally = tallyOf(question.form, question.answers, question.question)
    const measures = measuresOf(tally)
    return groupings.flatMap((grouping) => {
      const pairs = pairsOf(groupsIn(tally, people, grouping), grouping)
      return measures.flatMap((measure) => differencesIn({ question, tally, grouping, measure }, pairs))
    })
  })
  const qs = qValues(compared.map(({ p }) => p))
  const clear = compared
    .map((one, at) => ({ ...one, q: qs[at]! }))
    .filter(({ q, difference }) => q < CLEAR_BELOW && (difference.ci_low > 0 || difference.ci_high < 0))
    .sort((a, b) => a.p - b.p)
  return { tested: compared.length, clear }
}

/** What groups are compared on: a number of each respondent, which for an option or theme is 1 or 0. */
interface Measure {
  of: Difference['of']
  values: readonly number[]
  /** What a difference cannot exceed. */
  range: number
  model_sd: (sd: number) => number
}

function measuresOf({ form, items, numbers, exclusive, bounds }: Tally): Measure[] {
  if (numbers !== null) {
    const range = bounds.max - bounds.min
    return [{ of: { kind: 'mean' }, values: numbers, range, model_sd: (sd) => MODEL_SD_OF_MEANS * sd }]
  }
  const kind = form.type === 'open' ? 'theme' : 'option'
  const answered = items.filter(({ given }) => given.includes(1))
  // Of two answers the second is what is left by the first: it would say the same again.
  const telling = exclusive && answered.length === 2 ? answered.slice(0, 1) : answered
  return telling.map(({ value, given }) => ({
    of: { kind, label: String(value) },
    values: given,
    range: 1,
    model_sd: () => MODEL_SD_OF_SHARES,
  }))
}

interface Pair {
  group: Group
  /** Everybody else of whom the field is known, and their name where they are one group. */
  others: { value: string | null; members: number[] }
}

/** Of two groups there is one pair; it is turned round where the second has more of something. */
function pairsOf(groups: readonly Group[], { several }: Grouping): Pair[] {
  if (!several && groups.length === 2) return enough([{ group: groups[0]!, others: groups[1]! }])
  const known = [...new Set(groups.flatMap(({ members }) => members))].sort((a, b) => a - b)
  return enough(
    groups.map((group) => {
      const own = new Set(group.members)
      return { group, others: { value: null, members: known.filter((member) => !own.has(member)) } }
    }),
  )
}

const enough = (pairs: Pair[]): Pair[] =>
  pairs.filter(
    ({ group, others }) => group.members.length >= LEAST_RESPONDENTS && others.members.length >= LEAST_RESPONDENTS,
  )

interface Place {
  question: AskedQuestion
  tally: Tally
  grouping: Grouping
  measure: Measure
}

function differencesIn({ question, tally, grouping, measure }: Place, pairs: readonly Pair[]): Untold[] {
  const side = (members: readonly number[]) => ({
    values: pick(measure.values, members),
    weights: pick(tally.weights, members),
  })
  return pairs.flatMap(({ group, others }) => {
    const found = compare(side(group.members), side(others.members), measure)
    if (found === undefined) return []
    const about = { question_id: question.id, by: grouping.by, of: measure.of }
    const told = (value: string, one: Comparison): Untold => ({ ...about, group: value, ...one })
    return others.value !== null && found.difference.value < 0
      ? [told(others.value, turned(found))]
      : [told(group.value, found)]
  })
}

const turned = ({ n, n_others, value, others, difference, p }: Comparison): Comparison => ({
  n: n_others,
  n_others: n,
  value: others,
  others: value,
  difference: { value: -difference.value, ci_low: -difference.ci_high, ci_high: -difference.ci_low },
  p,
})
