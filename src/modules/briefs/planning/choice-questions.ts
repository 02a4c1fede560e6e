import { howMuch, oneOf, open } from './answer-forms.ts'
import { anythingElse, firstThought } from './first-and-last.ts'
import { moneyQuestion } from './money-questions.ts'
import { type Draft, draft } from './planned.ts'
import type { Topic } from './topic.ts'
import { capital } from './wording.ts'

export function choiceQuestions(topic: Topic): Draft[] {
  const [a, b] = topic.choices as readonly [string, string]
  const both = `${a} and ${b}`
  return [
    firstThought(`choosing between ${both}`),
    draft(
      'behaviour',
      'What people know from experience.',
      `Which of these, if either, do you know from your own experience?`,
      oneOf(capital(a), capital(b), 'Both', 'Neither'),
    ),
    draft(
      'concept',
      'Which is preferred.',
      `Overall, which do you prefer, ${a} or ${b}?`,
      oneOf(capital(a), capital(b), 'No preference'),
    ),
    topic.price === null
      ? draft(
          'price',
          'How far cost decides.',
          `When choosing between ${both}, how much does cost matter to you?`,
          howMuch(),
        )
      : moneyQuestion(topic),
    draft('barriers', 'What speaks against either.', `What drawbacks, if any, do you see in ${a} or ${b}?`, open()),
    draft(
      'comparison',
      'What tells them apart.',
      `What, if anything, is the main difference between ${both} for you?`,
      open(),
    ),
    anythingElse(`choosing between ${both}`),
  ]
}
