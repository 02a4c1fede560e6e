import { type CompletionStep, resultShapes, type StepResults } from '../reports/index.ts'
import { agentFieldNamed, fieldValueOf, medianError, type Participant, type ReadableStudy } from '../results/index.ts'
import { questionView, quoting } from './shared-report-questions.ts'
import { namesGivenAway, type Redactor, redactorOf } from './shared-report-redact.ts'
import type { StudyRow } from './store.ts'

export type StoredReports = readonly { step: string; result: Record<string, unknown> }[]
export type ReportView = Awaited<ReturnType<typeof reportView>>

/**
 * Everything that the public page of a study shows, as plain data; what is redacted is not in it. Answers are read
 * question by question, and once more before that where names are to be left out.
 */
export async function reportView(study: StudyRow, data: ReadableStudy, reports: StoredReports) {
  const givenAway = study.share_redact.includes('names') ? await namesGivenAway(data) : []
  const redactor = redactorOf(data, study.share_redact, givenAway)
  const quotesOf = quoting(data, redactor)
  const questions: ReturnType<typeof questionView>[] = []
  let answer_count = 0
  for await (const question of data.answered()) {
    questions.push(questionView(question, quotesOf, redactor))
    answer_count += question.answers.length
  }
  const complete = study.completed_at !== null && (study.stage === 'complete' || study.stage === 'archived')
  return {
    title: study.title,
    objective: study.objective,
    created_at: study.created_at.toISOString(),
    completed_at: complete ? study.completed_at!.toISOString() : null,
    participant_count: data.participants.length,
    answer_count,
    groups: study.groups.map(({ name }) => name),
    people: peopleOf(data.participants, redactor),
    redacted: [...study.share_redact],
    written: complete ? writtenOf(reports, quotesOf, redactor) : null,
    questions,
    median_error_points: medianError(data.questions.map(({ form }) => form)),
    method: methodOf(data),
  }
}

/** What was stored by an earlier version in another shape counts as not written. */
function stepOf<Step extends CompletionStep>(reports: StoredReports, step: Step): StepResults[Step] | null {
  const read = resultShapes[step].safeParse(reports.find((report) => report.step === step)?.result)
  return read.success ? (read.data as StepResults[Step]) : null
}

const REGION = /\b(?:northeast|midwest|south|west)\b/i

function writtenOf(reports: StoredReports, quotesOf: ReturnType<typeof quoting>, { prose, locations }: Redactor) {
  const tldr = stepOf(reports, 'study_tldr')
  const summary = stepOf(reports, 'study_research_summary')
  const recommendations = stepOf(reports, 'study_recommendations')
  const correlations = stepOf(reports, 'study_correlations')
  return {
    tldr: tldr && { text: prose(tldr.tldr), bullets: tldr.bullets.map(prose) },
    summary: summary && {
      overall: prose(summary.overall_summary),
      first_read: summary.stats.first_read,
      segments: summary.key_segments.map(({ segment, insight, quotes }) => ({
        heading: prose(segment),
        text: prose(insight),
        // Below the name of a region, every voice would tell where it comes from.
        quotes: locations && REGION.test(segment) ? [] : quotesOf(quotes),
      })),
      divergences: summary.divergences.map(({ topic, split, quotes }) => ({
        heading: prose(topic),
        text: prose(split),
        quotes: quotesOf(quotes),
      })),
      mindsets: summary.shared_mindsets.map(({ value, quotes }) => ({
        heading: null,
        text: prose(value),
        quotes: quotesOf(quotes),
      })),
      next_questions: summary.next_questions.map(prose),
      comparison_count: summary.stats.comparison_count,
    },
    recommendations: (recommendations?.recommendations ?? []).map(({ recommendation, because, confidence }) => ({
      text: prose(recommendation),
      because: prose(because),
      confidence,
    })),
    correlations: correlations && {
      note: prose(correlations.note),
      sentences: correlations.correlations.map(({ sentence }) => prose(sentence)),
    },
    /** Whether a language model wrote any of it. */
    by_model: [tldr, summary, recommendations, correlations].some((step) => step !== null && step.by !== 'rules'),
  }
}

const fields = [
  { name: 'sex', heading: 'Sex', place: false },
  { name: 'age', heading: 'Age', place: false },
  { name: 'region', heading: 'US region', place: true },
  { name: 'country', heading: 'Country', place: true },
] as const

/** A long list of countries tells less than its first ones. */
const MOST_PARTS = 8

/** Who took part, by what a reader wants to know first. */
function peopleOf(participants: readonly Participant[], { locations }: Redactor) {
  return fields
    .filter(({ place }) => !(place && locations))
    .map(({ name, heading }) => ({ heading, parts: partsOf(participants, name) }))
    .filter(({ heading, parts }) => parts.length > 0 && !(heading === 'Country' && parts.length === 1))
}

function partsOf(participants: readonly Participant[], name: (typeof fields)[number]['name']) {
  const field = agentFieldNamed(name)!
  const counts = new Map<string, number>()
  for (const { person } of participants) {
    for (const value of name === 'country' ? [person.country] : fieldValueOf(person, field)) {
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  const { order } = field
  const sorted = [...counts].sort(([a, many], [b, more]) =>
    order === null ? more - many : order.indexOf(a) - order.indexOf(b),
  )
  const rest = sorted.slice(MOST_PARTS)
  const parts = sorted.slice(0, MOST_PARTS).map(([label, count]) => ({ label, count }))
  return rest.length === 0
    ? parts
    : [...parts, { label: 'others', count: rest.reduce((total, [, count]) => total + count, 0) }]
}

/** What the answers were made with, each version once. */
function methodOf({ questions, participants }: Pick<ReadableStudy, 'questions' | 'participants'>) {
  const metas = questions.flatMap(({ meta }) => meta ?? [])
  const each = (values: readonly (string | undefined)[]): string[] => [
    ...new Set(values.filter((value) => value !== undefined)),
  ]
  return {
    engines: each(metas.map(({ engine, method }) => `${engine} (method ${method})`)),
    models: each(metas.flatMap(({ model, forecast_models = [] }) => [model, ...forecast_models])),
    knowledge_versions: each(metas.map(({ knowledge_version }) => knowledge_version)),
    population_versions: each(participants.map(({ person }) => person.version)),
  }
}
