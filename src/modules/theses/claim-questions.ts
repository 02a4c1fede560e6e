import type { PlannedQuestion } from '../briefs/index.ts'

/** A question in the form in which it can be asked. */
export type QuestionForm = Pick<PlannedQuestion, 'question' | 'format'>

const open = { type: 'open' as const }
const choice = (...options: string[]) => ({ type: 'single_choice' as const, options })
const fivePoints = (labels: string[]) => ({ type: 'scale' as const, scale: { min: 1, max: 5, labels } })

const fit = fivePoints(['not at all', 'a little', 'partly', 'mostly', 'completely'])
const agreement = fivePoints([
  'strongly disagree',
  'somewhat disagree',
  'neither agree nor disagree',
  'somewhat agree',
  'strongly agree',
])
const importance = fivePoints([
  'not at all important',
  'slightly important',
  'moderately important',
  'very important',
  'extremely important',
])

type Form = readonly [question: (statement: string) => string, format: QuestionForm['format']]

/**
 * Questions that test a claim: first a figure to compare groups by, then reasons, then what people did or saw; the rest
 * goes deeper. The statement is quoted and never taken for true, and every question leaves room for either side.
 */
const ofOneself: readonly Form[] = [
  [
    (it) => `How well or how badly does this describe you: ${it} Please answer from 1 (not at all) to 5 (completely).`,
    fit,
  ],
  [(it) => `What is your own experience when you read the statement ${it}?`, open],
  [
    (it) => `What have you done in the past 12 months, if anything, that fits or does not fit the statement ${it}?`,
    open,
  ],
  [
    (it) => `Of the people you know well, how many would say of themselves: ${it}`,
    choice('None', 'A few', 'About half', 'Most', 'All'),
  ],
  [
    (it) => `Compared with five years ago, does the statement ${it} fit you more, less, or about the same?`,
    choice('More', 'Less', 'About the same'),
  ],
]

const ofTheWorld: readonly Form[] = [
  [(it) => `How much do you agree or disagree with the statement ${it}?`, agreement],
  [(it) => `What makes you agree or disagree with the statement ${it}?`, open],
  [
    (it) =>
      `What have you seen or heard in the past 12 months, if anything, that speaks for or against the statement ${it}?`,
    open,
  ],
  [
    (it) => `Of the people you know well, how many would agree with the statement ${it}?`,
    choice('None', 'A few', 'About half', 'Most', 'All'),
  ],
  [
    (it) => `Compared with five years ago, do you agree with the statement ${it} more, less, or about the same?`,
    choice('More', 'Less', 'About the same'),
  ],
]

const ofEither: readonly Form[] = [
  [(it) => `What, if anything, could change your mind about the statement ${it}?`, open],
  [(it) => `How important or unimportant to you is the subject of the statement ${it}?`, importance],
  [(it) => `Which event, if any, comes to mind when you read the statement ${it}?`, open],
  [
    (it) => `How sure or unsure are you of your answer to the statement ${it}?`,
    choice('Very sure', 'Fairly sure', 'Not so sure', 'Not sure at all'),
  ],
  [(it) => `Is there anything else that somebody who studies the statement ${it} should know about you?`, open],
]

export const MOST_QUESTIONS = ofOneself.length + ofEither.length

/** `about`: whether those who are asked would say the statement of themselves, or of the world. */
export const claimQuestions = (statement: string, count: number, about: 'self' | 'world'): QuestionForm[] => {
  const quoted = `“${statement.replace(/[“”"]/g, "'")}”`
  return [...(about === 'self' ? ofOneself : ofTheWorld), ...ofEither]
    .slice(0, count)
    .map(([question, format]) => ({ question: question(quoted), format }))
}
