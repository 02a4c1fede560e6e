import { barChart } from '../charts/bars.ts'
import { columnChart } from '../charts/columns.ts'
import { intervalChart } from '../charts/interval.ts'
import { escapeHtml } from './layout.ts'
import type { EstimateView, QuestionView, QuoteView } from './shared-view.ts'

const kinds: Record<QuestionView['type'], string> = {
  open: 'Open question',
  single_choice: 'One answer',
  multiple_choice: 'Several answers',
  scale: 'Scale',
  numeric: 'A number',
  ranking: 'Ranking',
}

/** What the chart's bars stand for. */
const bars: Record<QuestionView['type'], string> = {
  open: 'Bars: share of respondents who mention it',
  single_choice: 'Bars: share of respondents',
  multiple_choice: 'Bars: share of respondents who chose it, several being allowed',
  scale: 'Bars: share of respondents',
  numeric: 'Dot: mean',
  ranking: 'Bars: share of respondents who put it first',
}

/** A scale with more points is shown by its shape. */
const MOST_BARS_OF_SCALE = 11

const count = (value: number): string => value.toLocaleString('en-US')
const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`

/** As exact as a reader can use: 4.27, 12.4, 1,250. */
export function amount(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return (Number(value.toFixed(digits)) + 0).toLocaleString('en-US', { maximumFractionDigits: digits })
}

export function questionSection(question: QuestionView, place: number): string {
  const { wording, original, type, attachment_count, n, themes, voices } = question
  const seen =
    attachment_count === 0 ? '' : ` · with ${attachment_count === 1 ? 'a file' : `${attachment_count} files`}`
  return `<section class="question" id="question-${place}">
<p class="kicker">Question ${place} · ${kinds[type]}${seen}</p>
<h3 dir="auto">${escapeHtml(wording)}</h3>
${original === null ? '' : `<p class="original" dir="auto">Its author wrote: ${escapeHtml(original)}</p>`}
${n === 0 ? '<p class="soft">Nobody has answered it yet.</p>' : `${themes.length > 0 ? themesOf(question) : chartsOf(question)}${noteOf(question)}${voices.map(quoteOf).join('')}${tableOf(question)}`}
</section>`
}

const themesOf = ({ themes }: QuestionView): string =>
  themes
    .map(
      (theme) =>
        `<div class="theme">${barChart(`Who mentions: ${theme.label}`, [theme])}${theme.quotes.map(quoteOf).join('')}</div>`,
    )
    .join('')

function chartsOf(question: QuestionView): string {
  const { type, options, range, mean, nps, wording } = question
  const title = `Answers to: ${wording}`
  const charts =
    options.length === 0
      ? []
      : [
          type === 'scale' && options.length > MOST_BARS_OF_SCALE
            ? columnChart(title, options)
            : barChart(title, inOrder(question)),
        ]
  if (mean !== null && range !== null) charts.push(meanChart(mean, range, type === 'scale'))
  if (nps !== null) {
    const ends = { min: -100, max: 100, middle: 0 }
    charts.push(intervalChart({ title: 'Net promoter score', ...nps, ...ends, shown: (of) => `${Math.round(of) + 0}` }))
  }
  return charts.join('')
}

function meanChart(mean: EstimateView, range: { min: number; max: number }, scale: boolean): string {
  // Of numbers, the interval may reach beyond what anybody said.
  const min = scale ? range.min : Math.min(range.min, mean.ci_low)
  const max = scale ? range.max : Math.max(range.max, mean.ci_high)
  return intervalChart({ title: 'Mean', ...mean, min, max, middle: scale ? (min + max) / 2 : null, shown: amount })
}

/** Points of a scale as they follow on each other; else what most said first. */
function inOrder({ type, options }: QuestionView): QuestionView['options'] {
  if (type === 'scale') return options
  return options.toSorted(
    (a, b) => (type === 'ranking' ? (a.mean_rank ?? 0) - (b.mean_rank ?? 0) : 0) || b.share - a.share,
  )
}

function noteOf({
  type,
  n,
  asked_count,
  error_points,
  options,
  themes,
  median,
  top2,
  nps,
  mean,
}: QuestionView): string {
  const parts = [
    n < asked_count ? `n = ${count(n)} of ${count(asked_count)} asked` : `n = ${count(n)}`,
    ...(type === 'open' && themes.length === 0 ? [] : [`${bars[type]}; lines: 95\u00a0% intervals`]),
    ...(median === null || mean === null ? [] : [`median ${amount(median)}`]),
    ...(top2 === null || options.length > MOST_BARS_OF_SCALE ? [] : [`two highest points ${percent(top2.value)}`]),
    ...(nps === null
      ? []
      : [
          `promoters ${percent(nps.promoters)}, passives ${percent(nps.passives)}, detractors ${percent(nps.detractors)}`,
        ]),
    ...(error_points === null ? [] : [`stated error ± ${amount(error_points)} points`]),
  ]
  return `<p class="note">${parts.join(' · ')}</p>`
}

export function quoteOf({ text, who, about, path }: QuoteView): string {
  const name = escapeHtml(who)
  const link = path && escapeHtml(path)
  const speaker =
    link === null
      ? `<span>${name}${about === '' ? '' : `, ${escapeHtml(about)}`}</span>`
      : `<img src="${link}/portrait.svg" alt="" width="28" height="28" loading="lazy"><span><a href="${link}">${name}</a>, ${escapeHtml(about)}</span>`
  return `<figure class="quote"><blockquote dir="auto">${escapeHtml(text)}</blockquote><figcaption>${speaker}</figcaption></figure>`
}

function tableOf({ type, options, themes, mean, nps }: QuestionView): string {
  const ranked = type === 'ranking'
  const rows = [
    ...options.map((one) => ({ ...one, respondents: one.count })),
    ...themes.map((one) => ({ ...one, mean_rank: null })),
  ].map(
    ({ label, respondents, share, ci_low, ci_high, mean_rank }) =>
      `<tr><td dir="auto">${escapeHtml(label)}</td>${cell(count(respondents))}${cell(percent(share))}${cell(`${Math.round(100 * ci_low)} to ${percent(ci_high)}`)}${ranked ? cell(mean_rank === null ? '' : amount(mean_rank)) : ''}</tr>`,
  )
  const estimates = [
    ...(mean === null ? [] : [{ label: 'Mean', ...mean }]),
    ...(nps === null ? [] : [{ label: 'Net promoter score', ...nps }]),
  ].map(
    ({ label, value, ci_low, ci_high }) =>
      `<tr><td>${label}</td>${cell('')}${cell(amount(value))}${cell(`${amount(ci_low)} to ${amount(ci_high)}`)}</tr>`,
  )
  if (rows.length + estimates.length === 0) return ''
  const heads = ['n', 'Share', '95\u00a0% interval', ...(ranked ? ['Mean rank'] : [])]
  return `<details><summary>Show the numbers</summary><div><table><thead><tr><th scope="col">${type === 'open' ? 'Theme' : 'Answer'}</th>${heads.map((head) => `<th scope="col" class="number">${head}</th>`).join('')}</tr></thead><tbody>${[...rows, ...estimates].join('')}</tbody></table></div></details>`
}

const cell = (text: string): string => `<td class="number">${text}</td>`
