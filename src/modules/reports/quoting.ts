import {
  type Answer,
  type AnswerValue,
  agentFieldNamed,
  type Difference,
  fieldValueOf,
  type Participant,
  type Quote,
  type StudyData,
} from '../results/index.ts'

/** A point is heard in two voices; more are read by nobody. */
export const QUOTES_OF_CLAIM = 2
const LONGEST = 320
const SHORTEST = 20

export const isBrief = ({ text }: Quote): boolean => text.length <= LONGEST

/** What may be quoted of an answer: all of it, or as many of its first sentences as one reads at a glance. */
function quotable(text: string): string | null {
  const whole = text.trim()
  if (whole.length < SHORTEST) return null
  if (whole.length <= LONGEST) return whole
  const ends = [...whole.slice(0, LONGEST + 1).matchAll(/[.!?…]["”’)]?(?=\s)/g)]
  const last = ends.at(-1)
  const start = last === undefined ? '' : whole.slice(0, last.index + last[0].length)
  return start.length < SHORTEST ? null : start
}

/** Of middle length first, since those say something and are read; nobody twice, and nothing twice. */
export function quotesOf(answers: readonly Answer[], most = QUOTES_OF_CLAIM): Quote[] {
  const candidates = answers
    .flatMap((answer) => {
      const text = quotable(answer.text)
      return text === null ? [] : [{ answer_id: answer.id, agent_id: answer.agent_id, text }]
    })
    .sort((a, b) => awkwardness(a) - awkwardness(b) || a.answer_id - b.answer_id)
  const quotes: Quote[] = []
  for (const candidate of candidates) {
    if (quotes.length === most) break
    if (!quotes.some(({ agent_id, text }) => agent_id === candidate.agent_id || text === candidate.text)) {
      quotes.push(candidate)
    }
  }
  return quotes
}

const awkwardness = ({ text }: Quote): number => (text.length < 40 ? 1 : text.length > 200 ? 2 : 0)

/** Whether an answer is the one that is spoken of; of a ranking, whether it was put first. */
export function gives(value: AnswerValue | null, label: string | number, ranking: boolean): boolean {
  if (value === null) return false
  if (Array.isArray(value)) return ranking ? value[0] === label : value.includes(String(label))
  return String(value) === String(label)
}

/** The agents of a group that was compared with all others. */
export function membersOf(data: StudyData, { by, group }: Pick<Difference, 'by' | 'group'>): Set<number> {
  const belongs = (participant: Participant): boolean => {
    if (by === 'research_group') {
      return data.study.groups.some(({ uuid, name }) => uuid === participant.group_uuid && name === group)
    }
    const field = agentFieldNamed(by)
    return field !== undefined && fieldValueOf(participant.person, field).includes(group)
  }
  return new Set(data.participants.filter(belongs).map(({ agent_id }) => agent_id))
}
