import type { Person } from '../../src/modules/population/index.ts'
import type { Answer, AnswerValue, AskedQuestion, QuestionForm, StudyData } from '../../src/modules/results/index.ts'
import { asked, form, participant, studyWith } from '../../src/modules/results/sample-study.ts'

/** Whole studies for the tests of what is told about them. */

export interface SampleQuestion {
  question: string
  form: QuestionForm
  /** What the agent at this place of the panel answers; undefined for one who does not. */
  answer: (at: number) => { value?: AnswerValue | null; text?: string } | undefined
}

export interface SampleStudy {
  title?: string
  size: number
  questions: readonly SampleQuestion[]
  person?: (at: number) => Partial<Person>
  weight?: (at: number) => number
}

export function sampleStudy({
  title = 'Oat milk at the airport',
  size,
  questions,
  person,
  weight,
}: SampleStudy): StudyData {
  const weightOf = weight ?? (() => 1)
  const participants = Array.from({ length: size }, (_, at) => ({
    ...participant(at + 1, person?.(at) ?? peopleOfAllKinds(at)),
    weight: weightOf(at),
  }))
  const study = studyWith(
    participants,
    questions.map((one, at) => askedOf(one, at + 1, size, weightOf)),
  )
  return { ...study, study: { ...study.study, title } }
}

function askedOf(
  { question, form: of, answer }: SampleQuestion,
  id: number,
  size: number,
  weight: (at: number) => number,
): AskedQuestion {
  const answers = Array.from({ length: size }, (_, at): Answer[] => {
    const given = answer(at)
    if (given === undefined) return []
    const { value = null, text = `I would say ${String(value)}, all things considered.` } = given
    return [
      {
        id: 1000 * id + at,
        agent_id: at + 1,
        text,
        value,
        weight: weight(at),
        confidence: 'medium',
        words: null,
        submitted_at: new Date(0),
      },
    ]
  }).flat()
  return { ...asked(id, of, answers), question, asked_count: size, failed_count: size - answers.length }
}

/** Without any of them going together: each fact repeats at a pace of its own. */
function peopleOfAllKinds(at: number): Partial<Person> {
  return {
    sex: at % 2 === 0 ? 'female' : 'male',
    age: 20 + ((at * 7) % 60),
    region: (['northeast', 'midwest', 'south', 'west'] as const)[Math.floor(at / 2) % 4]!,
    education: (['high_school', 'some_college', 'bachelors'] as const)[Math.floor(at / 3) % 3]!,
    num_children: Math.floor(at / 5) % 2,
    annual_income_usd: 20_000 + ((at * 13) % 9) * 15_000,
    labour_status: (['employed', 'retired', 'unemployed'] as const)[Math.floor(at / 7) % 3]!,
  }
}

export const choiceOf = (options: readonly string[], expected_error_points: number | null = 8): QuestionForm =>
  form('single_choice', { options, expected_error_points })

export const scaleOf = (min: number, max: number, nps = false): QuestionForm =>
  form('scale', { scale: { min, max }, nps, expected_error_points: 9 })

export const openForm: QuestionForm = form('open', { expected_error_points: 12 })
export { form }
