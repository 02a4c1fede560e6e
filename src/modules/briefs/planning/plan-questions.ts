import type { PlannedFormat } from './answer-forms.ts'
import { balanced } from './balance.ts'
import { followUps } from './follow-ups.ts'
import { formatOf, roleOf } from './given-questions.ts'
import { type Draft, type PlanRole, planRoles } from './planned.ts'
import { questionsIn } from './questions-in.ts'
import { readObjective } from './read-objective.ts'
import { questionsFor } from './topic-questions.ts'

export type { PlanRole } from './planned.ts'

export interface PlannedQuestion {
  position: number
  role: PlanRole
  /** What its answers are for, in a few words. */
  purpose: string
  question: string
  format: PlannedFormat
  /** `given`: the author's own, word for word. */
  source: 'planned' | 'given'
}

export interface PlanInput {
  objective: string
  /** Questions that the author gave: each is asked as it stands. */
  given: readonly string[]
  /** 1 to 20. */
  count: number
  /** What those who are asked have in common, for what the objective leaves unsaid: "vaping", where it says "quit". */
  matter?: string | undefined
}

type Sourced = Draft & { source: 'planned' | 'given' }

/** What is kept first where there is room for fewer than seven. */
const priority: readonly PlanRole[] = ['opening', 'behaviour', 'concept', 'barriers', 'closing', 'price', 'comparison']

/**
 * Questions for an objective: from what comes to mind, over what people do and think, to what is left to say. Those that the
 * author gave are always asked, in their place, and the planned ones of the same role make room for them.
 */
export function planQuestions({ objective, given, count, matter }: PlanInput): PlannedQuestion[] {
  const own = distinct(given).slice(0, count).map(authored)
  const topic = readObjective(objective, matter)
  const taken = new Set(own.map(({ role }) => role))
  const sought = placed(questionsIn(objective, topic, matter), taken)
  const rest = questionsFor(topic).filter(({ role }) => !taken.has(role) && !sought.some((one) => one.role === role))
  const drafts = balanced(sought, rest, topic)
  const wanted = [
    ...sought,
    ...priority.flatMap((role) => drafts.filter((question) => question.role === role)),
    ...followUps(topic),
  ]
  const asked = new Set(own.map(({ question }) => folded(question)))
  const planned: Sourced[] = []
  for (const question of wanted) {
    if (own.length + planned.length >= count) break
    if (asked.has(folded(question.question))) continue
    asked.add(folded(question.question))
    planned.push({ ...question, source: 'planned' })
  }
  return planRoles
    .flatMap((role) => [...own, ...planned].filter((question) => question.role === role))
    .map((question, at) => ({ position: at + 1, ...question }))
}

/** Where a question moves whose place has been taken: what was to be learned is asked all the same. */
const places: readonly PlanRole[] = ['concept', 'barriers', 'behaviour', 'comparison']
const counted: readonly PlanRole[] = ['concept', 'comparison', 'behaviour', 'barriers']

/** The author's own questions in their places, one in each. */
function placed(asked: readonly Draft[], given: ReadonlySet<PlanRole>): Draft[] {
  const taken = new Set(given)
  return asked.slice(0, 3).flatMap((question) => {
    const role = [question.role, ...(question.format.type === 'open' ? places : counted)].find(
      (place) => !taken.has(place),
    )
    if (role === undefined) return []
    taken.add(role)
    return [{ ...question, role }]
  })
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function distinct(questions: readonly string[]): string[] {
  const byText = new Map(questions.map((question) => [folded(question), question.trim()]))
  return [...byText].filter(([key]) => key !== '').map(([, question]) => question)
}

const authored = (question: string): Sourced => ({
  role: roleOf(question),
  purpose: 'Asked as it was given.',
  question,
  format: formatOf(question),
  source: 'given',
})
