import type { Person } from '../population/index.ts'
import type { Answer, AnswerValue, AskedQuestion, Participant, QuestionForm, StudyData } from './study-data.ts'

/** Studies for the tests of this folder, as small as each needs them. */

const somebody: Person = {
  index: 0,
  version: 'sample',
  first_name: 'Ana',
  last_name: 'Costa',
  age: 40,
  sex: 'female',
  city: 'Toledo',
  state: 'Ohio',
  state_code: 'OH',
  country: 'United States',
  country_code: 'US',
  region: 'midwest',
  metro: null,
  urbanicity: 'medium_metro',
  ethnicity: 'white',
  nativity: 'native_born',
  education: 'bachelors',
  marital_status: 'married',
  partner: 'spouse',
  household_size: 3,
  children_at_home: 1,
  num_children: 1,
  child_ages: [4],
  labour_status: 'employed',
  labour_detail: 'full_time',
  occupation: 'Registered Nurse',
  job: {
    soc: '29-1141',
    label: 'Registered Nurse',
    title: 'icu nurse',
    major_group: 'healthcare',
    industry: 'hospitals',
    worker_class: 'private',
  },
  annual_income_usd: 62_000,
  household_income_usd: 90_000,
  home: 'owns',
  religion: 'none',
  party: null,
  political_views: null,
  traits: { openness: 50, conscientiousness: 50, extraversion: 50, agreeableness: 50, emotional_stability: 50 },
  attitudes: null,
  habits: null,
  health: null,
}

export const personWith = (facts: Partial<Person>): Person => ({ ...somebody, ...facts })

export const participant = (agent_id: number, facts: Partial<Person> = {}, group_uuid = 'first'): Participant => ({
  agent_id,
  agent_uuid: `agent-${agent_id}`,
  person: personWith(facts),
  weight: 1,
  group_uuid,
})

export const form = (type: QuestionForm['type'], rest: Partial<QuestionForm> = {}): QuestionForm => ({
  type,
  options: [],
  scale: null,
  nps: false,
  expected_error_points: null,
  ...rest,
})

/** One answer each, by agents 1, 2 and so on. */
export const answersOf = (values: readonly (AnswerValue | null)[], weights: readonly number[] = []): Answer[] =>
  values.map((value, at) => answerOf(at + 1, { value, weight: weights[at] ?? 1 }))

/** What agents say to an open question. */
export const textsOf = (texts: readonly string[]): Answer[] => texts.map((text, at) => answerOf(at + 1, { text }))

const answerOf = (agent_id: number, rest: Partial<Answer>): Answer => ({
  id: 1000 + agent_id,
  agent_id,
  text: String(rest.value ?? ''),
  value: null,
  weight: 1,
  confidence: 'medium',
  words: null,
  submitted_at: new Date(0),
  ...rest,
})

export const asked = (id: number, questionForm: QuestionForm, answers: readonly Answer[]): AskedQuestion => ({
  id,
  uuid: `question-${id}`,
  question: 'What do you think of it?',
  optimized_question: null,
  form: questionForm,
  created_at: new Date(0),
  format: {},
  attachments: [],
  earlier_question_ids: [],
  panel_agent_ids: answers.map(({ agent_id }) => agent_id),
  understood: null,
  meta: null,
  answers,
  asked_count: answers.length,
  failed_count: 0,
})

export const studyWith = (
  participants: readonly Participant[],
  questions: readonly AskedQuestion[],
  groups: StudyData['study']['groups'] = [{ uuid: 'first', name: 'First' }],
): StudyData => ({
  study: {
    id: 1,
    uuid: 'study',
    title: 'Sample',
    objective: 'To try it',
    stage: 'complete',
    created_at: new Date(0),
    groups,
  },
  participants,
  questions,
})
