import { interval, percent, round, type Text, type Writing } from '../writing.ts'

interface Interval {
  ci_low: number
  ci_high: number
}

export interface Results {
  type: string
  n: number
  options: ({ value: string | number; count: number; share: number; mean_rank?: number } & Interval)[]
  mean?: number
  median?: number
  top2?: number
  nps?: number
  intervals?: { mean?: Interval; top2?: Interval; nps?: Interval }
  themes?: ({ label: string; respondents: number; share: number; quotes: { text: string }[] } & Interval)[]
}

export interface Answer {
  response_text: string
  value: unknown
  agent_id: number
  agent_name: string
  agent_age: number
  agent_location: string
  agent_occupation: string
}

export interface Question {
  id: number
  question: string
  optimized_question: string | null
  status: string
  job_id: string
  agent_count: number
  answer_count: number
  answers: Answer[]
  results: Results
  understood: { expected_error_points?: number } | null
}

/** Below this, shares say little, however they are computed. */
const FEW = 30

/** How far to trust numbers like these: to be passed on with them. */
export function cautions(n: number, expectedError: number | null | undefined): string[] {
  return [
    ...(n > 0 && n < FEW ? [`${n} ${n === 1 ? 'person' : 'people'}: a first read, not a measurement.`] : []),
    ...(typeof expectedError === 'number' ? [trustOf(expectedError)] : []),
  ]
}

const trustOf = (expectedError: number): string =>
  expectedError === 0
    ? 'People answered this from their records: it says who was asked, and forecasts nothing.'
    : `The engine expects shares like these to be within ±${round(expectedError)} points of real people's four times in five.`

const spoken = (value: unknown): string => [value].flat().map(String).join(', ')

function resultLines(results: Results, writing: Writing): string[] {
  const { n, options, intervals = {}, themes = [] } = results
  if (n === 0) return ['No answer that counts yet.']
  return [
    `${n} respondents${options.length > 0 ? '; shares with 95 % intervals' : ''}:`,
    ...options.map(
      ({ value, count, share, mean_rank, ...bounds }) =>
        `- ${writing.quote(String(value), 120)}: ${percent(share)} (${interval(bounds)}), ${count} of ${n}` +
        (mean_rank === undefined ? '' : `, mean rank ${round(mean_rank)}`),
    ),
    ...number('Mean', results.mean, intervals.mean),
    ...number('Median', results.median, undefined),
    ...(results.top2 === undefined
      ? []
      : [`- Top two: ${percent(results.top2)}${intervals.top2 === undefined ? '' : ` (${interval(intervals.top2)})`}`]),
    ...number('Net promoter score', results.nps, intervals.nps),
    ...themes.map(
      ({ label, respondents, share, quotes, ...bounds }) =>
        `- Theme ${writing.quote(label, 80)}: ${respondents} of ${n}, ${percent(share)} (${interval(bounds)})` +
        (quotes[0] === undefined ? '' : `, such as ${writing.quote(quotes[0].text, 240)}`),
    ),
  ]
}

const number = (name: string, value: number | undefined, bounds: Interval | undefined): string[] =>
  value === undefined
    ? []
    : [`- ${name}: ${round(value)}${bounds === undefined ? '' : ` (${round(bounds.ci_low)}–${round(bounds.ci_high)})`}`]

const answerLines = (answers: readonly Answer[], writing: Writing, most = 20): string[] => [
  ...answers
    .slice(0, most)
    .map(
      ({ agent_name, agent_age, agent_location, agent_occupation, agent_id, value, response_text }) =>
        `- ${agent_name} (${agent_age}, ${agent_occupation}, ${agent_location}; id ${agent_id})` +
        `${value === null ? '' : ` ${writing.quote(spoken(value), 120)}`}: ${writing.quote(response_text)}`,
    ),
]

function questionLines(question: Question, writing: Writing, mostAnswers = 20): string[] {
  const { answers, answer_count, agent_count, results, understood, optimized_question } = question
  const shown = Math.min(answers.length, mostAnswers)
  return [
    `Question ${question.id}: ${writing.quote(question.question)}`,
    ...(optimized_question === null ? [] : [`Asked as: ${writing.quote(optimized_question)}`]),
    `${question.status}: ${answer_count} of ${agent_count} synthetic agents have answered.`,
    ...resultLines(results, writing),
    ...cautions(results.n, understood?.expected_error_points),
    ...(shown === 0 ? [] : [`What ${shown === answer_count ? 'they' : `${shown} of them`} said:`]),
    ...answerLines(answers, writing, mostAnswers),
    ...(question.status === 'queued' || question.status === 'started'
      ? [`Next: v1.jobs.get with job_id ${question.job_id}, in about 20 seconds.`]
      : []),
  ]
}

const getDirect: Text = (
  { direct_question: question }: { direct_question: Question & { summary: { text: string } | null; offset: number } },
  writing,
) => [
  ...questionLines(question, writing),
  ...(question.summary === null ? [] : [`In short: ${writing.quote(question.summary.text, 1200)}`]),
  ...(question.offset + question.answers.length < question.answer_count
    ? [
        `Next: v1.direct-questions.get with question_id "${question.id}" and offset ${question.offset + question.answers.length} has further answers.`,
      ]
    : []),
]

const getQuestion: Text = (body: { study_id: number; study_title: string; question: Question }, writing) => [
  `Study ${body.study_id}: ${writing.quote(body.study_title, 200)}`,
  ...questionLines(body.question, writing),
  ...(body.question.answers.length < body.question.answer_count
    ? [
        `Further answers: v1.research-studies.answers.list with study_id "${body.study_id}" and question_id "${body.question.id}".`,
      ]
    : []),
  `Next: another v1.research-studies.questions.ask, v1.research-studies.results.get, or v1.research-studies.complete with study_id "${body.study_id}".`,
]

const listQuestions: Text = (
  body: { study_id: number; study_title: string; questions: Question[]; total: number },
  writing,
) => [
  `Study ${body.study_id}: ${writing.quote(body.study_title, 200)}; ${body.total} questions.`,
  ...body.questions.flatMap((question) => questionLines(question, writing, 3)),
  `Next: v1.research-studies.answers.list has every answer, v1.research-studies.results.get shares by groups.`,
]

const listAnswers: Text = (
  body: { study_id: number; question_id: number; answers: Answer[]; total: number; offset: number },
  writing,
) => [
  `${body.total} synthetic answers to question ${body.question_id} of study ${body.study_id}; from ${body.offset + 1}:`,
  ...answerLines(body.answers, writing, 100),
  ...(body.offset + body.answers.length < body.total
    ? [`… go on with offset ${body.offset + body.answers.length}`]
    : []),
]

interface Tabulated {
  question_id: number
  question: string
  results: Results
  expected_error_points: number | null
  crosstabs: {
    by: string
    columns: ({ value: string; n: number; suppressed: boolean } & {
      options: ({ value: string | number; share: number } & Interval)[] | null
      mean?: { value: number } & Interval
      themes?: ({ label: string; share: number } & Interval)[]
    })[]
    test: { p: number; q: number } | null
  }[]
}

const results: Text = (body: { study_id: number; participant_count: number; questions: Tabulated[] }, writing) => [
  `Study ${body.study_id}: ${body.participant_count} synthetic participants.`,
  ...body.questions.flatMap((question) => [
    `Question ${question.question_id}: ${writing.quote(question.question)}`,
    ...resultLines(question.results, writing),
    ...cautions(question.results.n, question.expected_error_points),
    ...question.crosstabs.flatMap((table) => crosstabLines(table, writing)),
  ]),
  'Quote shares with their intervals; where q is not below 0.05 the groups do not differ as far as one can tell.',
]

const crosstabLines = ({ by, columns, test }: Tabulated['crosstabs'][number], writing: Writing): string[] => [
  `  By ${writing.quote(by, 60)}${test === null ? '' : ` (q ${round(test.q)})`}:`,
  ...columns.map(({ value, n, suppressed, options, mean, themes = [] }) =>
    suppressed
      ? `  - ${writing.quote(value, 80)}: n ${n}, too few to tell`
      : `  - ${writing.quote(value, 80)}, n ${n}: ` +
        [
          ...(options ?? []).map(
            (one) => `${writing.quote(String(one.value), 80)} ${percent(one.share)} (${interval(one)})`,
          ),
          ...themes
            .slice(0, 5)
            .map((one) => `${writing.quote(one.label, 80)} ${percent(one.share)} (${interval(one)})`),
          ...(mean === undefined ? [] : [`mean ${round(mean.value)} (${round(mean.ci_low)}–${round(mean.ci_high)})`]),
        ].join('; '),
  ),
]

const survey: Text = (
  body: { survey: { id: number; title: string; question: string; status: string }; results: Results },
  writing,
) => [
  `Survey ${body.survey.id} ${writing.quote(body.survey.title, 200)}, ${body.survey.status}: ${writing.quote(body.survey.question)}`,
  ...resultLines(body.results, writing),
  ...cautions(body.results.n, null),
]

const optimize: Text = (
  body: { question: string; optimized_question: string; changes: { kind: string; found: string; why: string }[] },
  writing,
) =>
  body.changes.length === 0
    ? ['The question leads nobody as it is; ask it so.']
    : [
        `As it was: ${writing.quote(body.question)}`,
        `Neutral: ${writing.quote(body.optimized_question)}`,
        ...body.changes.map(({ kind, found, why }) => `- ${kind} ${writing.quote(found, 120)}: ${writing.quote(why)}`),
        'Next: show your user both wordings, then ask with the neutral one, or with optimize: true.',
      ]

export const answerTexts = {
  'questions.getDirect': getDirect,
  'questions.optimize': optimize,
  'studies.getQuestion': getQuestion,
  'studies.listQuestions': listQuestions,
  'studies.listAnswers': listAnswers,
  'studies.results': results,
  'zeitgeist.results': survey,
} satisfies Record<string, Text>
