import type { Brief, BriefInput, Missing, Refusal } from './brief.ts'
import { clarifyingQuestion } from './clarify.ts'
import { unreadReason } from './context.ts'
import { homeAssumed, homeCountry, namesPlace, nearestCountries } from './country.ts'
import { mergeTexts } from './merge-texts.ts'
import { readText, type TextRead } from './read-text.ts'
import { refusalOf } from './refusals.ts'
import type { Contradiction } from './terms.ts'

/** Reads a brief in plain English: whom to ask, how many, in which shares, what to screen for, what to learn. */
export function readBrief({ kind, texts, now, countries }: BriefInput): Brief {
  const context = { now, countries }
  const read = mergeTexts(
    texts.map(({ text, answers }, place) => ({
      read: readText(text, answers, context, kind === 'study', place > 0),
      answers,
    })),
  )
  const { audience } = read
  const filters = { ...audience.filters }
  const assumed = [...audience.assumed]
  if (!namesPlace(filters) && !read.worldwide && read.unknownCountries.length === 0) {
    filters.country = homeCountry
    if (audience.named) assumed.push(homeAssumed)
  }
  const missing = missingIn(kind, read)
  const [unknown] = read.unknownCountries
  const known = {
    topic: read.objective,
    country: unknown?.name ?? null,
    near: unknown === undefined ? [] : nearestCountries(unknown.name, countries),
  }
  return {
    filters,
    quotas: audience.quotas,
    screening: audience.screening,
    group_size: audience.group_size,
    objective: read.objective,
    questions: read.questions,
    understood: audience.understood.map(({ said, as }) => ({ said, as })),
    assumed,
    ignored: [...audience.ignored, ...read.ignored],
    missing,
    clarifying_questions: missing.map((one) => clarifyingQuestion(one, known)),
    refusal:
      refusalOf(read.text, {
        audience: read.audienceParts,
        aims: read.objective === null ? [] : [read.objective],
        unread: read.ignored.filter(({ why }) => why === unreadReason).map(({ said }) => said),
      }) ?? contradicted(audience.contradiction),
  }
}

function missingIn(kind: BriefInput['kind'], read: TextRead): Missing[] {
  const missing: Missing[] = []
  if (!read.audience.named && read.unknownCountries.length === 0) missing.push('audience')
  if (kind === 'study' && read.objective === null && read.questions.length === 0) missing.push('objective')
  if (read.unknownCountries.length > 0) missing.push('country')
  return missing
}

function contradicted(contradiction: Contradiction | null): Refusal | null {
  if (contradiction === null) return null
  const [first, second] = [contradiction.first, contradiction.second].map((said) =>
    said
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^(?:who|that) (?:are|is) (?=\S)/i, '')
      .slice(0, 120),
  )
  return {
    reason: 'contradiction',
    message: `Nobody can be both “${first}” and “${second}”. Leave one of them out, or say that either is meant.`,
    said: second!,
    conflict: [contradiction.first, contradiction.second],
  }
}
