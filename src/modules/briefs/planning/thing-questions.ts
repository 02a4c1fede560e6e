import { betterOrWorse, between, oneOf, open, trusted } from './answer-forms.ts'
import { anythingElse, firstThought } from './first-and-last.ts'
import { effectOnLife, viewMoved } from './issue-questions.ts'
import { moneyQuestion } from './money-questions.ts'
import { type Draft, draft } from './planned.ts'
import type { Topic } from './topic.ts'

export function thingQuestions(topic: Topic): Draft[] {
  const { subject, angle } = topic
  return [
    firstThought(subject),
    subject.startsWith('your ')
      ? effectOnLife(subject)
      : draft(
          'behaviour',
          'Who knows it from experience.',
          `Which of these describes you best when it comes to ${subject}?`,
          angle === 'needs'
            ? oneOf('I have this now', 'I had this in the past', 'I have never had this', 'Not sure')
            : oneOf(
                'I have or use this now',
                'I had or used this in the past',
                'I have considered this, but never had or used it',
                'I have not considered this',
              ),
        ),
    thingConcept(topic),
    moneyQuestion(topic),
    angle === 'experience'
      ? draft('barriers', 'What goes wrong.', `What difficulties, if any, have you had with ${subject}?`, open())
      : angle === 'needs'
        ? draft('barriers', 'What rules it out.', `What, if anything, would rule out ${subject} for you?`, open())
        : draft('barriers', 'What speaks against it.', `What concerns, if any, do you have about ${subject}?`, open()),
    angle === 'needs'
      ? draft(
          'comparison',
          'How well the need is met today.',
          `Compared with what you look for in ${subject}, how good or bad is what you have now?`,
          oneOf(
            'Very good',
            'Fairly good',
            'Neither good nor bad',
            'Fairly bad',
            'Very bad',
            'I have nothing of the kind',
          ),
        )
      : !isOneThing(subject) && angle !== 'intent' && angle !== 'price'
        ? viewMoved(subject)
        : draft(
            'comparison',
            'How it stands beside what people know.',
            angle === 'intent' || angle === 'price'
              ? `Compared with the alternatives that you know, would you expect ${subject} to be better or worse for you?`
              : `Compared with the alternatives that you know, do you find ${subject} better or worse?`,
            betterOrWorse(),
          ),
    anythingElse(subject),
  ]
}

/** One offer can stand beside another; what is there in many kinds, such as mortgages, cannot. */
const isOneThing = (subject: string): boolean => /^(?:an?|the|this|these) |^\p{Lu}/u.test(subject)

function thingConcept({ subject, angle }: Topic): Draft {
  if (angle === 'needs')
    return draft('concept', 'What people look for.', `What matters most to you in ${subject}?`, open())
  if (angle === 'trust')
    return draft('concept', 'How far it is trusted.', `How much or how little do you trust ${subject}?`, trusted())
  if (angle === 'experience')
    return draft(
      'concept',
      'How it was.',
      `Overall, how good or bad has your experience with ${subject} been?`,
      oneOf(
        'Very good',
        'Fairly good',
        'Neither good nor bad',
        'Fairly bad',
        'Very bad',
        'I have no experience with this',
      ),
    )
  if (angle === 'intent' || angle === 'price')
    return draft(
      'concept',
      'Whether it appeals.',
      `Overall, how appealing or unappealing do you find ${subject}?`,
      between('unappealing', 'appealing'),
    )
  return draft(
    'concept',
    'What people think of it.',
    `Overall, how positive or negative is your opinion of ${subject}?`,
    between('negative', 'positive'),
  )
}
