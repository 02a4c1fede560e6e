import type { Client } from '../../../sdk/index.ts'
import type { Output } from '../../output.ts'
import { counted, day, sentence } from '../../words.ts'

export type Report = Awaited<ReturnType<Client['studies']['report']>>

/** The parts of the report that are shown; the service describes each step by itself. */
interface Summary {
  overall_summary: string
  key_segments: { segment: string; insight: string; quotes: Quote[] }[]
  divergences: { topic: string; split: string; quotes: Quote[] }[]
  shared_mindsets: { value: string; quotes: Quote[] }[]
  next_questions: string[]
  stats: { answered_count: number; question_count: number; answer_count: number; first_read: boolean }
  accuracy: { median_error_points: number | null }
}

interface Quote {
  text: string
}

interface Written {
  study_tldr: { tldr: string; bullets: string[] } | null
  study_research_summary: Summary | null
  study_recommendations: { recommendations: { recommendation: string; because: string; confidence: string }[] } | null
  study_correlations: { correlations: { sentence: string }[]; note: string } | null
}

/** The report as a page of text: the line to pass on first, what to do about it before the small print. */
export function showReport(out: Output, title: string, { report, completed_at }: Report): void {
  const { study_tldr: tldr, study_research_summary: summary, ...rest } = report as unknown as Written
  const paragraph = (text: string, indent = '  ', hanging = indent): void =>
    out.print(out.wrap(text, { indent, hanging }))
  const section = (name: string, items: readonly (readonly string[])[]): void => {
    if (items.length === 0) return
    out.print()
    out.heading(name)
    for (const [first = '', ...others] of items) {
      paragraph(first, '  - ', '    ')
      for (const other of others) out.print(out.colours.dim(out.wrap(other, { indent: '    ' })))
    }
  }
  out.heading(`Report: ${title}`)
  if (summary !== null) {
    const { answered_count, question_count, answer_count } = summary.stats
    const made = completed_at === null ? '' : `, ${day(completed_at)}`
    out.print(
      `  ${out.colours.dim(`${counted(answered_count, 'AI persona')}, ${counted(question_count, 'question')}, ${counted(answer_count, 'answer')}${made}`)}`,
    )
  }
  if (tldr !== null) {
    out.print()
    paragraph(tldr.tldr)
    for (const bullet of tldr.bullets) paragraph(bullet, '  - ', '    ')
  }
  if (summary !== null) {
    section(
      'Who answers differently',
      summary.key_segments.map(({ segment, insight, quotes }) => [
        `${sentence(segment)}: ${insight}`,
        ...quoted(quotes),
      ]),
    )
    section(
      'Where the panel is split',
      summary.divergences.map(({ topic, split, quotes }) => [`${topic}: ${split}`, ...quoted(quotes)]),
    )
    section(
      'What nearly all say',
      summary.shared_mindsets.map(({ value, quotes }) => [value, ...quoted(quotes)]),
    )
  }
  section(
    'What goes together',
    (rest.study_correlations?.correlations ?? []).map((one) => [one.sentence]),
  )
  section(
    'Recommendations',
    (rest.study_recommendations?.recommendations ?? []).map((one) => [
      one.recommendation,
      `${one.because} Confidence: ${one.confidence}.`,
    ]),
  )
  section(
    'What to ask next',
    (summary?.next_questions ?? []).map((question) => [question]),
  )
  if (summary === null) return
  out.print()
  paragraph(honest(summary), '')
}

const MOST_QUOTES = 2

const quoted = (quotes: readonly Quote[]): string[] => quotes.slice(0, MOST_QUOTES).map(({ text }) => `“${text}”`)

/** What it is, and how near to people it is expected to be. */
function honest({ stats, accuracy }: Summary): string {
  const error =
    accuracy.median_error_points === null
      ? ''
      : ` Apart from the chance of who takes part, shares are expected within ± ${Math.round(accuracy.median_error_points)} points of what people would say, four times in five (median over the questions).`
  const few = stats.first_read ? ' So few took part that it is a first read, not a measurement.' : ''
  return `Synthetic research: AI personas answered, nobody was surveyed.${few}${error}`
}
