import { between, fivePoints, open } from './answer-forms.ts'
import { type Draft, draft } from './planned.ts'
import type { Topic } from './topic.ts'

/** What deepens a study that has room for more than seven questions; each stands behind the one of its role. */
export function followUps(topic: Topic): Draft[] {
  const about = topic.kind === 'choice' ? `choosing between ${topic.subject}` : (topic.doing ?? topic.subject)
  return [
    draft(
      'concept',
      'The reasons behind the figure.',
      `What are the main reasons for what you think when it comes to ${about}?`,
      open(),
    ),
    draft(
      'behaviour',
      'How present the subject is.',
      `How often, if ever, do you think about ${about}?`,
      fivePoints('never', 'rarely', 'sometimes', 'often', 'very often'),
    ),
    draft('barriers', 'What would change minds.', `What, if anything, could change your mind about ${about}?`, open()),
    draft(
      'comparison',
      'How much it matters beside everything else.',
      `When you think about ${about}, how important or unimportant is the matter to you personally?`,
      between('unimportant', 'important'),
    ),
    draft(
      'opening',
      'The words that people use themselves.',
      `Which three words come to mind when you think about ${about}?`,
      open(),
    ),
    draft(
      'behaviour',
      'Where people learn about it.',
      `Where, if anywhere, do you get information about ${about}?`,
      open(),
    ),
    draft(
      'concept',
      'What is good about it.',
      `What good sides, if any, do you see when you think about ${about}?`,
      open(),
    ),
    draft('barriers', 'What is not understood.', `What, if anything, is unclear to you about ${about}?`, open()),
    draft(
      'comparison',
      'What others around them do.',
      `How similar or different are the views of people close to you when it comes to ${about}?`,
      between('different', 'similar'),
    ),
    draft('behaviour', 'Who has a say.', `Who else, if anyone, has a say for you when it comes to ${about}?`, open()),
    draft(
      'price',
      'What money has to do with it.',
      `How, if at all, does money come into it for you when it comes to ${about}?`,
      open(),
    ),
    draft(
      'concept',
      'How sure people are.',
      `How sure or unsure are you of what you think when it comes to ${about}?`,
      between('unsure', 'sure'),
    ),
    draft(
      'closing',
      'What people would tell those who decide.',
      `What one thing would you want decision makers to know about ${about}?`,
      open(),
    ),
  ]
}
