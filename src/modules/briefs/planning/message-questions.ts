import { between, oneOf, open } from './answer-forms.ts'
import { anythingElse } from './first-and-last.ts'
import { type Draft, draft } from './planned.ts'
import type { Topic } from './topic.ts'
import { capital, inQuotes } from './wording.ts'

export function messageQuestions({ subject, choices }: Topic): Draft[] {
  const several = choices.length > 1
  const isSeen =
    /\b(?:logo|ads?|advert|advertisement|commercial|poster|packaging|package design|landing page|cover)\b/i.test(
      subject,
    )
  const isTold = /\b(?:message|line|motto|title|claim|subject line|headline)s?\b/i.test(subject)
  const kind =
    /^(?:the|this|these) ((?:subject |brand |product |package |landing )?\p{L}+)/u.exec(subject)?.[1] ?? 'wording'
  const kinds = /s$/.test(kind) || kind === 'packaging' ? kind : `${kind}s`
  const listed = several ? `: ${choices.map(inQuotes).join(', ')}` : ''
  return [
    draft(
      'opening',
      'What comes up unprompted.',
      `What comes to mind first when you ${isSeen ? 'see' : 'read'} ${subject}${listed}?`,
      open(),
    ),
    draft(
      'behaviour',
      'How much such things are noticed.',
      `How much attention, if any, do you usually pay to ${kinds} ${isTold ? 'of this kind' : 'when you choose between products'}?`,
      oneOf('None at all', 'A little', 'Some', 'A lot', 'Not sure'),
    ),
    several
      ? draft(
          'concept',
          'Which one appeals.',
          `Which of these ${kinds} appeals to you most, if any?`,
          oneOf(...choices.map((choice) => capital(choice)), 'None of them'),
        )
      : draft(
          'concept',
          'Whether it appeals.',
          `How appealing or unappealing do you find ${subject}?`,
          between('unappealing', 'appealing'),
        ),
    isTold
      ? draft(
          'price',
          'What it is worth in attention.',
          `How much time, if any, would you give to reading more after ${subject}?`,
          oneOf('None', 'A few seconds', 'A few minutes', 'More than a few minutes', 'Not sure'),
        )
      : draft(
          'price',
          'What it leads people to expect.',
          several
            ? `Which of these ${kinds} sounds as if it stood for the most expensive offer?`
            : `Going by ${subject} alone, what would you expect the offer to cost, compared with others of its kind?`,
          several
            ? oneOf(...choices.map((choice) => capital(choice)), 'There is no difference')
            : oneOf('Much less', 'Somewhat less', 'About the same', 'Somewhat more', 'Much more', 'Not sure'),
        ),
    draft(
      'barriers',
      'What puts people off.',
      `What, if anything, bothers you about ${several ? `any of these ${kinds}` : subject}?`,
      open(),
    ),
    several
      ? draft(
          'comparison',
          'What tells them apart.',
          `What, if anything, makes one of these ${kinds} different from the others for you?`,
          open(),
        )
      : draft(
          'comparison',
          'Whether it stands out.',
          `Compared with other ${kinds} that you know, how memorable or forgettable ${subject.startsWith('these ') ? 'are' : 'is'} ${subject}?`,
          between('forgettable', 'memorable'),
        ),
    anythingElse(subject),
  ]
}
