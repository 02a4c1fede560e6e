import { askedOf } from './author-questions.ts'
import { allOf, bareOf, withoutTalk } from './bare-objective.ts'
import { withMatter } from './matter.ts'
import type { Draft } from './planned.ts'
import { withoutPrice } from './stated-price.ts'
import { isClause } from './subjects.ts'
import type { Topic } from './topic.ts'
import { clausesOf } from './wording.ts'

/** The questions that an objective asks, put to one person: each of its clauses that is one, in their order. */
export function questionsIn(objective: string, topic: Topic, matter?: string): Draft[] {
  const whole = withMatter(objective, matter)
  if (topic.kind === 'message' || topic.kind === 'choice') return []
  return clausesOf(withoutTalk(allOf(whole)))
    .map((clause, at) => askedOf(withoutPrice(at === 0 ? bareOf(clause) : pointed(clause, topic)).text, at === 0))
    .filter(
      (question): question is Draft =>
        question !== null &&
        !/^(?:How much|What), if [a-z ]+, would you (?:be willing to )?pay for /.test(question.question),
    )
}

/** In a second clause, "it" is what the first one is about. */
function pointed(clause: string, { kind, subject, action }: Topic): string {
  const object = kind === 'activity' ? /\s((?:an?|the|this|your) .+)$/iu.exec(action ?? '')?.[1] : subject
  return object === undefined || isClause(object)
    ? clause
    : clause.replace(/^an? /i.test(object) ? /\b(?:it|this|one(?=\W*$))\b/i : /\b(?:it|this)\b/i, object)
}
