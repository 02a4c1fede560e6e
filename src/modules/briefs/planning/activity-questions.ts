import { betterOrWorse, between, changed, fivePoints, oneOf, open } from './answer-forms.ts'
import { isEveryday } from './deeds.ts'
import { anythingElse, firstThought } from './first-and-last.ts'
import { boughtIn, moneyQuestion } from './money-questions.ts'
import { type Draft, draft } from './planned.ts'
import type { Topic } from './topic.ts'

export function deedQuestions(topic: Topic): Draft[] {
  const { doing, action, angle } = topic
  return [
    firstThought(doing!),
    draft(
      'behaviour',
      'Who has done it or thought of it.',
      `Which of these describes you best when it comes to ${doing}?`,
      oneOf(
        'I have done this in the past 12 months',
        'I have done this, but longer ago',
        'I have thought about this but not done it',
        'I have not thought about this',
      ),
    ),
    angle === 'reasons'
      ? draft('concept', 'What leads to it.', `What reasons, if any, do you have for ${doing}?`, open())
      : draft(
          'concept',
          'How many would do it.',
          `How likely or unlikely would you be to ${action}?`,
          between('unlikely', 'likely'),
        ),
    moneyQuestion(topic),
    draft('barriers', 'What stands in the way.', `What, if anything, would keep you from ${doing}?`, open()),
    deedComparison(topic),
    anythingElse(doing!),
  ]
}

function deedComparison({ action }: Topic): Draft {
  const bought = boughtIn(action)
  if (bought === null)
    return draft(
      'comparison',
      'Which way it goes.',
      `Compared with a year ago, are you more or less likely to ${action}?`,
      oneOf(
        'Much more likely',
        'Somewhat more likely',
        'About as likely',
        'Somewhat less likely',
        'Much less likely',
        'Not sure',
      ),
    )
  return draft(
    'comparison',
    'How it stands beside what people know.',
    bought.startsWith('another ')
      ? `Compared with what you have now, would you expect ${bought} to be better or worse for you?`
      : `Compared with the alternatives that you know, would you expect ${bought} to be better or worse for you?`,
    betterOrWorse(),
  )
}

/** What goes wrong: how often, by what, with which consequences, and what would help. Nobody is asked to like it. */
export function lapseQuestions({ doing, action }: Topic): Draft[] {
  return [
    firstThought(doing!),
    draft(
      'behaviour',
      'How often it happens.',
      `How often, if ever, do you ${action}?`,
      fivePoints('never', 'rarely', 'sometimes', 'often', 'very often'),
    ),
    draft('concept', 'What leads to it.', `What, if anything, leads you to ${action}?`, open()),
    draft(
      'price',
      'What it costs people.',
      `How serious or minor are the consequences for you of ${doing}?`,
      oneOf('There are none', 'Very minor', 'Rather minor', 'Rather serious', 'Very serious', 'Not sure'),
    ),
    draft('barriers', 'What would help.', `What, if anything, would help you to avoid ${doing}?`, open()),
    draft(
      'comparison',
      'Which way it goes.',
      `Compared with a few years ago, do you ${action} more often or less often?`,
      oneOf(
        'Much more often',
        'Somewhat more often',
        'About as often',
        'Somewhat less often',
        'Much less often',
        'I have never done this',
      ),
    ),
    anythingElse(doing!),
  ]
}

export function habitQuestions(topic: Topic): Draft[] {
  const { doing, action, isPast } = topic
  if (isEveryday(action) && !isPast) return everydayQuestions(topic)
  return [
    firstThought(doing!),
    draft(
      'behaviour',
      'What people do, in their own words.',
      `How, if at all, ${isPast ? 'did' : 'do'} you ${doing!.startsWith('deciding ') ? doing!.replace('deciding', 'decide') : action}?`,
      open(),
    ),
    draft(
      'concept',
      'How it goes.',
      isPast ? `How easy or difficult was ${doing} for you?` : `How easy or difficult do you find ${doing}?`,
      between('difficult', 'easy'),
    ),
    moneyQuestion(topic),
    draft(
      'barriers',
      'What gets in the way.',
      `What, if anything, ${isPast ? 'got' : 'gets'} in your way when it ${isPast ? 'came' : 'comes'} to ${doing}?`,
      open(),
    ),
    isPast
      ? draft(
          'comparison',
          'How it turned out.',
          `Compared with what you had expected, was ${doing} easier or harder?`,
          oneOf('Much easier', 'Somewhat easier', 'As expected', 'Somewhat harder', 'Much harder', 'Not sure'),
        )
      : draft(
          'comparison',
          'What has changed.',
          `Compared with a few years ago, how much has anything changed for you when it comes to ${doing}?`,
          changed(),
        ),
    anythingElse(doing!),
  ]
}

/** What everybody does: whether they do, and how hard it is, go without saying. */
function everydayQuestions(topic: Topic): Draft[] {
  const { doing, action } = topic
  const way = doing!.startsWith('deciding what') ? `what you ${action}` : `the way you ${action}`
  return [
    firstThought(doing!.startsWith('deciding what') ? way : doing!),
    draft('behaviour', 'What people do, in their own words.', `How do you ${action}?`, open()),
    draft(
      'concept',
      'How content people are.',
      `How satisfied or dissatisfied are you with ${way}?`,
      between('dissatisfied', 'satisfied'),
    ),
    moneyQuestion(topic),
    draft('barriers', 'What is missing.', `What, if anything, would you change about ${way}?`, open()),
    draft(
      'comparison',
      'What has changed.',
      `Compared with a few years ago, how much has changed in ${way}?`,
      changed(),
    ),
    anythingElse(way),
  ]
}
