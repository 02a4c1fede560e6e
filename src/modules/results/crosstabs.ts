import type { AgentField } from './agent-fields.ts'
import { qValues } from './false-discovery.ts'
import { type Group, type Grouping, groupingBy, groupsIn, LEAST_RESPONDENTS, participantsById } from './groupings.ts'
import { independenceTest } from './independence.ts'
import type { Crosstab, CrosstabColumn } from './results.ts'
import { resultsAmong } from './results-of.ts'
import type { AskedQuestion, Participant } from './study-data.ts'
import { type Tally, tallyOf } from './tally.ts'

/** One whose test stands alone: `q` depends on all tests that are made with it. */
export type UntestedCrosstab = Omit<Crosstab, 'test'> & { test: Omit<NonNullable<Crosstab['test']>, 'q'> | null }

/** The answers to a question beside each other for the groups that a field makes. */
export function crosstabOf(question: AskedQuestion, participants: readonly Participant[], field: AgentField): Crosstab {
  return crosstabsOf([question], participants, [field])[0]!
}

/** Every question by every field, questions first. The more is asked for at once, the more it takes to be clear. */
export function crosstabsOf(
  questions: readonly AskedQuestion[],
  participants: readonly Participant[],
  fields: readonly AgentField[],
): Crosstab[] {
  const people = participantsById(participants)
  const groupings = fields.map(groupingBy)
  return testedTogether(
    questions.flatMap((question) => {
      const tally = tallyOf(question.form, question.answers, question.question)
      return groupings.map((grouping) => untestedCrosstab(question.id, tally, people, grouping))
    }),
  )
}

export function untestedCrosstab(
  question_id: number,
  tally: Tally,
  people: ReadonlyMap<number, Participant>,
  grouping: Grouping,
): UntestedCrosstab {
  const groups = groupsIn(tally, people, grouping)
  const large = groups.filter(({ members }) => members.length >= LEAST_RESPONDENTS)
  return {
    question_id,
    by: grouping.by,
    columns: groups.map((group) => columnOf(tally, group)),
    // Groups with members in common are not independent, which the tests suppose.
    test: grouping.several ? null : independenceTest(tally, large),
  }
}

/** Controls the tests for how many there are. */
export function testedTogether(untested: readonly UntestedCrosstab[]): Crosstab[] {
  const qs = qValues(untested.flatMap(({ test }) => (test === null ? [] : [test.p])))
  return untested.map(({ test, ...crosstab }) => ({
    ...crosstab,
    test: test === null ? null : { ...test, q: qs.shift()! },
  }))
}

function columnOf(tally: Tally, { value, members }: Group): CrosstabColumn {
  const n = members.length
  if (n < LEAST_RESPONDENTS) return { value, n, n_effective: 0, suppressed: true, options: null }
  const { n_effective, options, mean, themes } = resultsAmong(tally, members)
  return {
    value,
    n,
    n_effective,
    suppressed: false,
    options,
    ...(mean === undefined ? {} : { mean }),
    ...(themes === undefined ? {} : { themes: themes.map(({ quotes: _, ...theme }) => theme) }),
  }
}
