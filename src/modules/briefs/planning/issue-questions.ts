import { between, changed, oneOf, open, trusted } from './answer-forms.ts'
import { anythingElse, firstThought } from './first-and-last.ts'
import { burden, moneyQuestion } from './money-questions.ts'
import { type Draft, draft } from './planned.ts'
import { isClause, isProposal, policy } from './subjects.ts'
import type { Topic } from './topic.ts'
import { isPlural } from './wording.ts'

export function issueQuestions(topic: Topic): Draft[] {
  const { subject } = topic
  if (isClause(subject)) return clauseQuestions(topic)
  const verb = isPlural(subject) ? 'have' : 'has'
  return [
    firstThought(subject),
    draft(
      'behaviour',
      'Where it touches people’s own lives.',
      `How, if at all, ${verb} ${subject} come up in your own life in the past 12 months?`,
      open(),
    ),
    issueConcept(topic),
    moneyQuestion(topic),
    draft('barriers', 'What worries people.', `What concerns, if any, do you have about ${subject}?`, open()),
    isBurden(subject)
      ? draft(
          'comparison',
          'Which way it goes.',
          `Compared with a few years ago, ${isPlural(subject) ? 'are' : 'is'} ${subject} more or less of a problem for you?`,
          oneOf('Much more', 'Somewhat more', 'About the same', 'Somewhat less', 'Much less', 'Not sure'),
        )
      : viewMoved(subject),
    anythingElse(subject),
  ]
}

export const effectOnLife = (subject: string): Draft =>
  draft(
    'behaviour',
    'Where it touches people’s own lives.',
    `How much, if at all, ${isPlural(subject) ? 'do' : 'does'} ${subject} affect your own life?`,
    oneOf('Not at all', 'A little', 'Somewhat', 'A lot', 'Not sure'),
  )

export const viewMoved = (subject: string): Draft =>
  draft(
    'comparison',
    'Which way views have moved.',
    `Compared with a few years ago, has your view of ${subject} become more positive or more negative?`,
    oneOf(
      'Much more positive',
      'Somewhat more positive',
      'About the same',
      'Somewhat more negative',
      'Much more negative',
      'I had no view before',
    ),
  )

const isBurden = (subject: string): boolean => burden.test(subject) && !isProposal(subject)

function issueConcept({ subject, angle }: Topic): Draft {
  if (angle === 'trust')
    return draft('concept', 'How far it is trusted.', `How much or how little do you trust ${subject}?`, trusted())
  if (isBurden(subject))
    return draft(
      'concept',
      'How much it weighs on people.',
      `How much of a problem, if any, ${isPlural(subject) ? 'are' : 'is'} ${subject} for you?`,
      oneOf('Not a problem at all', 'A small problem', 'A moderate problem', 'A big problem', 'Not sure'),
    )
  if (policy.test(subject))
    return draft(
      'concept',
      'Who is for it and who against.',
      `Overall, do you support or oppose ${subject}?`,
      oneOf(
        'Strongly support',
        'Somewhat support',
        'Neither support nor oppose',
        'Somewhat oppose',
        'Strongly oppose',
        'Not sure',
      ),
    )
  return draft(
    'concept',
    'How people feel about it.',
    `Overall, how positive or negative do you feel about ${subject}?`,
    between('negative', 'positive'),
  )
}

/** An objective that is a question itself is asked around, not about. */
function clauseQuestions(topic: Topic): Draft[] {
  const { subject } = topic
  const named = subject.startsWith('the question') ? subject : `the question of ${subject}`
  return [
    firstThought(subject),
    draft(
      'behaviour',
      'What people have seen themselves.',
      `What experience of your own, if any, do you have when it comes to ${subject}?`,
      open(),
    ),
    draft(
      'concept',
      'How much it matters.',
      `How important or unimportant to you personally is ${named}?`,
      between('unimportant', 'important'),
    ),
    moneyQuestion(topic),
    draft(
      'barriers',
      'What worries people.',
      `What concerns, if any, do you have when it comes to ${subject}?`,
      open(),
    ),
    draft(
      'comparison',
      'What has changed.',
      `Compared with a few years ago, how much has anything changed for you when it comes to ${subject}?`,
      changed(),
    ),
    anythingElse(subject),
  ]
}
