import type { Population } from '../../src/modules/population/index.ts'
import type {
  Answer,
  AnswerValue,
  AskedQuestion,
  QuestionForm,
  ReadableStudy,
  StudyData,
} from '../../src/modules/results/index.ts'

/** Agents of the population have the ids from here on. */
export const FIRST_AGENT_ID = 5001

/** A question with what its panel answered, in order: a value, or text and a value. */
export interface Sketch extends Partial<Omit<AskedQuestion, 'form' | 'answers'>> {
  question: string
  form: Partial<QuestionForm> & Pick<QuestionForm, 'type'>
  said: readonly (AnswerValue | null | { text: string; value?: AnswerValue | null })[]
}

/** The same as exports read it: question by question. `onRead` hears of each. */
export const readable = (data: StudyData, onRead?: (at: number) => void): ReadableStudy => ({
  ...data,
  questions: data.questions.map(({ answers, ...head }) => ({ ...head, answer_count: answers.length })),
  async *answered() {
    for (const [at, question] of data.questions.entries()) {
      onRead?.(at)
      yield question
    }
  },
})

/** A study among the first agents of a population, as results and exports see it. */
export function askedStudy(population: Population, count: number, questions: readonly Sketch[]): StudyData {
  const groups = [
    { uuid: '00000000-0000-4000-8000-00000000000a', name: 'Early birds' },
    { uuid: '00000000-0000-4000-8000-00000000000b', name: '=Owls, "late"' },
  ]
  const participants = Array.from({ length: count }, (_, index) => ({
    agent_id: FIRST_AGENT_ID + index,
    agent_uuid: population.uuidOf(index),
    person: population.person(index),
    weight: index % 2 === 0 ? 1.25 : 0.75,
    group_uuid: groups[index % 2]!.uuid,
  }))
  const weights = new Map(participants.map(({ agent_id, weight }) => [agent_id, weight]))
  return {
    study: {
      id: 42,
      uuid: '00000000-0000-4000-8000-000000000042',
      title: 'Café: tea or "coffee"?',
      objective: 'To learn who drinks what',
      stage: 'complete',
      created_at: new Date('2026-01-02T03:04:05.678Z'),
      groups,
    },
    participants,
    questions: questions.map(({ form, said, ...rest }, at) => {
      const panel_agent_ids = rest.panel_agent_ids ?? participants.map(({ agent_id }) => agent_id)
      const answers = said.map((one, member): Answer => {
        const { text, value = null } =
          typeof one === 'object' && one !== null && !Array.isArray(one) ? one : { text: `I say ${one}.`, value: one }
        const agent_id = panel_agent_ids[member]!
        return {
          id: 1000 * (at + 1) + member,
          agent_id,
          text,
          value,
          weight: weights.get(agent_id) ?? 1,
          confidence: 'medium',
          words: null,
          submitted_at: new Date('2026-01-02T12:00:00.000Z'),
        }
      })
      return {
        id: 70 + at,
        uuid: `00000000-0000-4000-8000-0000000000${70 + at}`,
        optimized_question: null,
        created_at: new Date('2026-01-02T11:00:00.000Z'),
        format: {},
        attachments: [],
        earlier_question_ids: [],
        understood: null,
        meta: null,
        asked_count: panel_agent_ids.length,
        failed_count: panel_agent_ids.length - answers.length,
        ...rest,
        panel_agent_ids,
        form: { options: [], scale: null, nps: false, expected_error_points: null, ...form },
        answers,
      }
    }),
  }
}
