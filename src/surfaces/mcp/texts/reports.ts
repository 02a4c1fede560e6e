import { interval, percent, round, type Text, type Writing } from '../writing.ts'

interface Share {
  share: number
  ci_low: number
  ci_high: number
}

export interface Report {
  study_id: number
  stage: string
  completed_at: string | null
  report: {
    study_research_summary: {
      overall_summary: string
      key_segments: { segment: string; insight: string; difference: { n: number; n_others: number; q: number } }[]
      divergences: { topic: string; split: string; sides: ({ label: string; count: number } & Share)[] }[]
      shared_mindsets: ({ value: string; n: number; count: number } & Share)[]
      next_questions: string[]
      stats: { participant_count: number; answered_count: number; first_read: boolean }
      accuracy: { median_error_points: number | null }
    } | null
    study_recommendations: {
      recommendations: { recommendation: string; because: string; confidence: string }[]
    } | null
    study_correlations: { correlations: { sentence: string }[]; note: string } | null
    study_tldr: { tldr: string; bullets: string[] } | null
  }
}

/** The report as markdown; its sentences are quoted, since they hold answers, and a language model may have written them. */
export function reportLines({ study_id, completed_at, report }: Report, writing: Writing): string[] {
  const {
    study_tldr: tldr,
    study_research_summary: summary,
    study_recommendations: advice,
    study_correlations: pairs,
  } = report
  const said = (text: string) => writing.quote(text, 1200)
  return [
    `# Report of study ${study_id}`,
    'Synthetic: AI personas answered, nobody was surveyed.',
    ...(completed_at === null ? ['The study is not complete: some parts of the report are missing.'] : []),
    ...(tldr === null ? [] : ['## In short', said(tldr.tldr), ...tldr.bullets.map((bullet) => `- ${said(bullet)}`)]),
    ...(summary === null ? [] : summaryLines(summary, writing)),
    ...(advice === null
      ? []
      : [
          '## Recommendations',
          ...advice.recommendations.map(
            ({ recommendation, because, confidence }) =>
              `- ${said(recommendation)} Because: ${said(because)} (confidence: ${confidence})`,
          ),
        ]),
    ...(pairs === null
      ? []
      : [
          '## What goes together',
          ...pairs.correlations.map(({ sentence }) => `- ${said(sentence)}`),
          said(pairs.note),
        ]),
  ]
}

function summaryLines(
  {
    overall_summary,
    key_segments,
    divergences,
    shared_mindsets,
    next_questions,
    stats,
    accuracy,
  }: NonNullable<Report['report']['study_research_summary']>,
  writing: Writing,
): string[] {
  const said = (text: string) => writing.quote(text, 1200)
  const share = (one: Share) => `${percent(one.share)} (${interval(one)})`
  return [
    '## Summary',
    `${stats.answered_count} of ${stats.participant_count} participants answered.`,
    ...(stats.first_read ? ['So few respondents are a first read, not a measurement.'] : []),
    ...(accuracy.median_error_points === null
      ? []
      : [`Expected error of a share: ±${round(accuracy.median_error_points)} points, four times in five.`]),
    said(overall_summary),
    ...(key_segments.length === 0 ? ['No group differs clearly from the others.'] : ['## Groups that differ']),
    ...key_segments.map(
      ({ segment, insight, difference: { n, n_others, q } }) =>
        `- ${said(segment)}: ${said(insight)} (n ${n} against ${n_others}, q ${round(q)})`,
    ),
    ...(divergences.length === 0 ? [] : ['## Where they are split']),
    ...divergences.map(
      ({ topic, split, sides }) =>
        `- ${said(topic)}: ${said(split)} ${sides.map((side) => `${said(side.label)} ${share(side)}`).join(', ')}`,
    ),
    ...(shared_mindsets.length === 0 ? [] : ['## What nearly all say']),
    ...shared_mindsets.map((one) => `- ${said(one.value)}: ${one.count} of ${one.n}, ${share(one)}`),
    ...(next_questions.length === 0 ? [] : ['## What to ask next']),
    ...next_questions.map((question) => `- ${said(question)}`),
  ]
}

const report: Text = (body: Report, writing) => [
  ...reportLines(body, writing),
  ...(Object.values(body.report).every((step) => step === null)
    ? [`There is no report yet. Next: v1.research-studies.complete with study_id "${body.study_id}".`]
    : [`Next: v1.research-studies.share with study_id "${body.study_id}" makes a link, if your user wants one.`]),
]

export const reportTexts = { 'studies.report': report } satisfies Record<string, Text>
