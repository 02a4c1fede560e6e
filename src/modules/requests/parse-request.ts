import type { Brief, BriefInput } from '../briefs/index.ts'
import type { JobAttempt } from '../jobs/index.ts'
import { namesOf } from './group-name.ts'
import { type LookedUp, leftAside, lookUpAudience, withAudience } from './look-up-audience.ts'
import { shownRefusal } from './nearest-without.ts'
import type { Reading, RequestParts, Translated } from './parts.ts'
import { planFor, titleFor } from './plan-for.ts'
import { noProgress, type RequestRow, type Specialist, type StudyPlan } from './request.ts'
import { sizeOf, usual } from './rules.ts'
import { decided, rulesAlone } from './specialist.ts'
import { type Change, refuse, type Step, type UnderstoodRequest } from './step.ts'

/** Reads the text, counts whom it is about and drafts what to ask them. */
export async function parseRequest(row: RequestRow, parts: RequestParts, attempt: JobAttempt): Promise<Step> {
  const reading = await parts.reading()
  const { brief, plan, specialist } = await readRequest(row, reading, parts.translate, attempt)
  const { group_size, warnings } = sizeOf(row.settings.group_size, brief.group_size)
  const seen: Change = { brief: { ...brief, audience: null }, warnings, specialist, progress: noProgress }
  if (brief.refusal !== null) {
    const told = shownRefusal(brief.refusal, inputOf(row, reading), { reading, search: parts.search })
    return refuse(told, { ...seen, specialist: decided(specialist, 'refuse', told.message) })
  }
  const looked = lookUpAudience(brief, group_size, parts.search)
  seen.brief = withAudience(brief, looked)
  seen.warnings = [...warnings, ...leftAside(brief), ...(looked?.warnings ?? []), ...unassisted(row, specialist)]
  if (brief.missing.length > 0 || looked === null) return clarify(brief, seen)
  const { found, refusal } = looked
  if (refusal !== null) {
    return refuse(refusal, { ...seen, specialist: decided(specialist, 'refuse', refusal.message) })
  }
  seen.plan =
    row.kind === 'study' ? await planOf(row, { brief: { ...brief, audience: looked.audience }, plan }, reading) : null
  seen.specialist = decided(specialist, 'continue', `The audience was understood as: ${found.description}.`)
  const sentence = understoodSentence(brief, looked)
  if (row.settings.review) {
    const approval = 'Nobody is recruited until you approve: post the request_id.'
    // A review may never come: until it does, nothing is set aside for it.
    return {
      change: { ...seen, status: 'awaiting_review', progress_message: `${sentence} ${approval}` },
      release: true,
    }
  }
  return { change: { ...seen, phase: 'recruit', progress_message: `${sentence} Choosing from them.` } }
}

/** "Understood as: adults in Ohio. 4 people match, of 12 wanted. Candidates are asked: “Do you vape?”" */
function understoodSentence({ screening }: Brief, { found, audience: { group_size } }: LookedUp): string {
  const people = `${found.total} ${found.total === 1 ? 'person matches' : 'people match'}`
  const wanted = found.total < group_size ? `${people}, of ${group_size} wanted.` : `${people}.`
  const asked = screening.map(({ question }) => `“${question}”`).join(' ')
  return `Understood as: ${found.description}. ${wanted}${asked === '' ? '' : ` Candidates are asked: ${asked}`}`
}

/** As of the day on which it was asked: a second attempt must not read it differently because a year has ended. */
const inputOf = (row: RequestRow, { countries }: Reading): BriefInput => ({
  kind: row.kind,
  texts: row.texts,
  now: row.created_at,
  countries,
})

async function readRequest(
  row: RequestRow,
  reading: Reading,
  translate: RequestParts['translate'],
  { job_id, signal }: JobAttempt,
): Promise<Translated> {
  const input = inputOf(row, reading)
  const brief = reading.readBrief(input)
  const mode = row.settings.specialist_host_mode
  if (translate === undefined || mode === 'deterministic_only')
    return { brief, plan: null, specialist: rulesAlone(mode) }
  const question_count = row.settings.question_count ?? usual.question_count
  return translate(
    { input, brief, question_count, title: row.settings.title },
    { organization_id: row.organization_id, job_id, signal },
  )
}

/** Who counts on a language model should not have to look for the field that says there is none, or that it failed. */
function unassisted({ settings }: RequestRow, { host_status, host_message }: Specialist): string[] {
  const missed = settings.specialist_host_mode === 'prompt_assisted' && host_status === 'unavailable'
  return missed || host_status === 'failed' ? [host_message] : []
}

const clarify = ({ missing, clarifying_questions }: Brief, seen: Change): Step => ({
  change: {
    ...seen,
    specialist: decided(seen.specialist!, 'clarify', clarifying_questions.join(' ')),
    status: 'needs_clarification',
    missing_info: missing,
    clarifying_questions,
    progress_message:
      'Something is missing: answer the clarifying_questions and post the answer as additional_text with the request_id.',
  },
  release: true,
})

async function planOf(
  { settings, texts }: RequestRow,
  { brief, plan }: { brief: UnderstoodRequest['brief']; plan: Translated['plan'] },
  reading: Reading,
): Promise<StudyPlan> {
  const count = settings.question_count ?? usual.question_count
  // A process that only serves has no other need of it, and starts sooner without.
  const { optimizeQuestion } = await import('../answering/index.ts')
  const drafted = plan?.questions ?? planFor(reading, brief, count)
  const questions = drafted.map((planned) =>
    // What the caller worded stays as it is.
    planned.source === 'given'
      ? planned
      : { ...planned, question: optimizeQuestion(planned.question, planned.format).optimized_question },
  )
  const { name: audience } = namesOf({ brief, texts, settings: { name: null } })
  return { title: settings.title ?? plan?.title ?? titleFor(reading, brief, audience), questions }
}
