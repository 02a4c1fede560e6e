import { between, fivePoints } from './answer-forms.ts'
import { effectOnLife } from './issue-questions.ts'
import { type Draft, draft } from './planned.ts'
import { isClause } from './subjects.ts'
import type { Topic } from './topic.ts'
import { isPlural } from './wording.ts'

/** More open questions than this tire people, and leave nothing to count. */
const MOST_OPEN = 4

/**
 * Where the author's own questions are open ones, planned ones that were open are asked for a figure instead: first what
 * people do, then what is left at the end.
 */
export function balanced(sought: readonly Draft[], planned: readonly Draft[], topic: Topic): Draft[] {
  let open = [...sought, ...planned].filter(({ format }) => format.type === 'open').length
  return planned.map((question) => {
    if (open <= MOST_OPEN || question.format.type !== 'open') return question
    const counted = countedInstead(question, topic)
    if (counted !== null) open -= 1
    return counted ?? question
  })
}

function countedInstead({ role }: Draft, { kind, subject, action, doing, isPast, isAnything }: Topic): Draft | null {
  if (role === 'closing')
    return draft(
      'closing',
      'How much it matters.',
      `All in all, how important or unimportant to you personally is ${doing ?? named(subject)}?`.replace(
        / is (?=(.+)\?$)/,
        isPlural(doing ?? named(subject)) ? ' are ' : ' is ',
      ),
      between('unimportant', 'important'),
    )
  if (role !== 'behaviour' || isPast || isAnything || doing?.startsWith('deciding ')) return null
  if (kind === 'activity')
    return draft(
      'behaviour',
      'How often it is done.',
      `How often, if ever, do you ${action}?`,
      fivePoints('never', 'rarely', 'sometimes', 'often', 'very often'),
    )
  return effectOnLife(named(subject))
}

const named = (subject: string): string =>
  isClause(subject) && !subject.startsWith('the question') ? `the question of ${subject}` : subject
