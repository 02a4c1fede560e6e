import { akin, foldedWords, type PlannedQuestion, planRoles, soundQuestion } from '../../briefs/index.ts'
import type { Reading } from '../parts.ts'
import { planFor } from '../plan-for.ts'
import { entriesOf, objectiveChange, planEntry, type Reply } from './reply-shape.ts'
import { apply, notInForm, type Revision, reject, unsaid } from './revision.ts'

/** A wording that leads nobody. */
export type Neutral = (question: string, format: PlannedQuestion['format']) => string

const longest = { objective: 500, title: 120, purpose: 120 }
/** Of the words of an objective or a title, so many must be the author's. */
const OWN_WORDS = 0.6

/** What is to be learned: where the rules have found nothing, or in better order, but in words of the author. */
export function changeObjective(revision: Revision, reply: Reply): void {
  if (reply.objective === undefined || reply.objective === null || revision.input.kind !== 'study') return
  const { success, data } = objectiveChange.safeParse(reply.objective)
  const { brief, words } = revision
  const kept = brief.objective
  const text = oneLine(data?.text ?? '').replace(/[.\s;,]+$/, '')
  if (success && (text === '' || foldedWords(text) === foldedWords(kept ?? ''))) return
  const own =
    text.length <= longest.objective && words.shareOf(text) >= OWN_WORDS && (kept === null || akin(text, kept))
  const why = success
    ? (unsaid(revision, data.said) ?? (own ? undefined : 'it says something else than the text'))
    : 'it has not the form that was asked for'
  if (why !== undefined) reject(revision, 'objective', why, data?.text ?? reply.objective, kept)
  else apply(revision, 'objective', [data!.said], { ...brief, objective: text })
}

/** A title in the words of the author; null where the rules' stays. */
export function titleIn(revision: Revision, { title }: Reply): string | null {
  if (typeof title !== 'string' || title.trim() === '' || revision.brief.objective === null) return null
  const text = oneLine(title).replace(/[.\s]+$/, '')
  if (text.length > longest.title || revision.words.shareOf(text) < OWN_WORDS) {
    reject(revision, 'title', 'it says something else than the text', text)
    return null
  }
  apply(revision, 'title', [], revision.brief)
  return text
}

/** The questions of a study as the model plans them, all of them or none; null where the rules' stay. */
export function planIn(
  revision: Revision,
  reply: Reply,
  count: number,
  reading: Reading,
  neutral: Neutral,
): PlannedQuestion[] | null {
  const { brief } = revision
  const refused = revision.rejected.length
  const entries = entriesOf(planEntry, reply.questions, notInForm(revision, 'question_plan'))
  if (entries.length === 0 || revision.rejected.length > refused || brief.objective === null) return null
  const byRules = planFor(reading, brief, count)
  const given = byRules.filter(({ source }) => source === 'given')
  const planned: Omit<PlannedQuestion, 'position'>[] = []
  const refuse = (why: string): null => {
    reject(revision, 'question_plan', why, `${entries.length} questions`, `${byRules.length} questions by rules`)
    return null
  }
  if (entries.length !== count) return refuse(`${count} questions are wanted`)
  for (const entry of entries) {
    const own = given.find(({ question }) => foldedWords(question) === foldedWords(entry.question))
    const role = planRoles.find((one) => one === entry.role)
    if (own !== undefined) planned.push(own)
    else if (role === undefined) return refuse(`“${entry.role}” is no role`)
    else {
      const sound = soundQuestion(entry, neutral)
      if ('why' in sound) return refuse(sound.why)
      const purpose = oneLine(entry.purpose).slice(0, longest.purpose).toWellFormed()
      planned.push({
        role,
        purpose: purpose === '' ? 'Planned by a language model.' : purpose,
        ...sound,
        source: 'planned',
      })
    }
  }
  const why = whyNot(planned, given, revision)
  if (why !== undefined) return refuse(why)
  const questions = planned.map((question, at) => ({ ...question, position: at + 1 }))
  if (JSON.stringify(questions.map(asked)) === JSON.stringify(byRules.map(asked))) return null
  apply(revision, 'question_plan', [], brief)
  return questions
}

const asked = ({ question, format }: PlannedQuestion) => [question, format]

function whyNot(
  planned: readonly Omit<PlannedQuestion, 'position'>[],
  given: readonly PlannedQuestion[],
  { brief, words }: Revision,
): string | undefined {
  const wordings = planned.map(({ question }) => foldedWords(question))
  if (new Set(wordings).size < planned.length) return 'two of them ask the same'
  const lost = given.find(({ question }) => !wordings.includes(foldedWords(question)))
  if (lost !== undefined) return `the text gives “${lost.question}” to be asked`
  const places = planned.map(({ role }) => planRoles.indexOf(role))
  if (places.some((place, at) => at > 0 && place < places[at - 1]!))
    return `they come in the order ${planRoles.join(', ')}`
  const about = planned.filter(({ question }) => akin(question, brief.objective ?? '') || words.shareOf(question) > 0)
  return about.length * 2 < planned.length ? 'most of them are about something else' : undefined
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().toWellFormed()
