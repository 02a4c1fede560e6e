import type { AgentField } from './agent-fields.ts'
import { qValues } from './false-discovery.ts'
import { type Group, groupingBy, groupsIn, LEAST_RESPONDENTS, participantsById } from './groupings.ts'
import { independenceTest } from './independence.ts'
import type { Crosstab, CrosstabColumn } from './results.ts'
import { resultsAmong } from './results-of.ts'
import type { AskedQuestion, Participant } from './study-data.ts'
import { type Tally, tallyOf } from './tally.ts'

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
  const untold = questions.flatMap((question) => {
    const tally = tallyOf(question.form, question.answers, question.question)
    return fields.map((field) => {
      const groups = groupsIn(tally, people, groupingBy(field))
      const large = groups.filter(({ members }) => members.length >= LEAST_RESPONDENTS)
      return {
        question_id: question.id,
        by: field.name,
        columns: groups.map((group) => columnOf(tally, group)),
        // Groups with members in common are not independent, which the tests suppose.
        test: field.several ? null : independenceTest(tally, large),
      }
    })
  })
  const qs = qValues(untold.flatMap(({ test }) => (test === null ? [] : [test.p])))
  return untold.map(({ test, ...crosstab }) => ({
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
