import { stackChart, stackKey } from '../charts/stack.ts'
import { escapeHtml } from './layout.ts'
import { amount, questionSection, quoteOf } from './shared-question.ts'
import { SHARED_STYLE } from './shared-style.ts'
import type { FindingView, SharedReportView, WrittenView } from './shared-view.ts'

export const SYNTHETIC = 'Synthetic research: AI personas answered, no people were surveyed.'

/** A shared report from its headline to the note on how it was made. */
export function reportPage(view: SharedReportView): string {
  const { title, objective, written, questions } = view
  const tldr = written?.tldr ?? null
  return `${SHARED_STYLE}
<p class="banner" role="note"><b>${SYNTHETIC}</b> What follows is a forecast of what people would say.</p>
<div>
<h1 dir="auto">${escapeHtml(title)}</h1>
${objective === '' ? '' : `<p class="objective" dir="auto">${escapeHtml(objective)}</p>`}
${tldr === null ? '' : `<p class="tldr" dir="auto">${escapeHtml(tldr.text)}</p>`}
${view.completed_at === null ? '<p class="soft">The study is not complete: these are its results so far, and no report has been written yet.</p>' : ''}
${figures(view)}
</div>
${summaryOf(written)}
${questions.length === 0 ? '' : `<h2>Questions</h2>\n${questions.map((question, at) => questionSection(question, at + 1)).join('\n')}`}
${findings('Who answers differently', written?.summary?.segments ?? [])}
${findings('Where the panel is split', written?.summary?.divergences ?? [])}
${findings('What nearly all say', written?.summary?.mindsets ?? [])}
${correlationsOf(written)}
${recommendationsOf(written)}
${listOf('What to ask next', written?.summary?.next_questions ?? [])}
${peopleOf(view)}
${methodOf(view)}
<footer>${escapeHtml(title)} · <time datetime="${dateOf(view)}">${day(dateOf(view), 'long')}</time> · ${SYNTHETIC} Made with <a href="/">Populace</a>.</footer>`
}

const dateOf = ({ completed_at, created_at }: SharedReportView): string => completed_at ?? created_at

const day = (time: string, month: 'short' | 'long'): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })

function figures(view: SharedReportView): string {
  const { participant_count, questions, answer_count, median_error_points } = view
  const numbers: [string, string][] = [
    ['AI personas', participant_count.toLocaleString('en-US')],
    ['Questions', questions.length.toLocaleString('en-US')],
    ['Answers', answer_count.toLocaleString('en-US')],
    ...(median_error_points === null
      ? []
      : [['Stated error', `± ${amount(median_error_points)} pts`] as [string, string]]),
  ]
  const date = `<div><dt>${view.completed_at === null ? 'Begun' : 'Completed'}</dt><dd class="day">${day(dateOf(view), 'short')}</dd></div>`
  return `<dl class="figures">${numbers.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}${date}</dl>`
}

function summaryOf(written: WrittenView | null): string {
  if (written === null || (written.summary === null && written.tldr === null)) return ''
  const { tldr, summary } = written
  const bullets = tldr?.bullets ?? []
  return `<h2>Summary</h2>
${summary?.first_read ? '<p><span class="badge">A first read</span> So few took part that this points in a direction and measures nothing.</p>' : ''}
${summary === null ? '' : `<p dir="auto">${escapeHtml(summary.overall)}</p>`}
${summary !== null || bullets.length === 0 ? '' : `<ul>${bullets.map((one) => `<li dir="auto">${escapeHtml(one)}</li>`).join('')}</ul>`}`
}

function findings(heading: string, found: readonly FindingView[]): string {
  if (found.length === 0) return ''
  return `<h2>${heading}</h2>
${found.map(({ heading: name, text, quotes }) => `<section class="finding">${name === null ? '' : `<h3 dir="auto">${escapeHtml(sentence(name))}</h3>`}<p dir="auto">${escapeHtml(text)}</p>${quotes.map(quoteOf).join('')}</section>`).join('\n')}`
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function correlationsOf(written: WrittenView | null): string {
  const { note, sentences = [] } = written?.correlations ?? {}
  return sentences.length === 0
    ? ''
    : `${listOf('What goes together', sentences)}<p class="note">${escapeHtml(note!)}</p>`
}

function recommendationsOf(written: WrittenView | null): string {
  const advice = written?.recommendations ?? []
  if (advice.length === 0) return ''
  return `<h2>Recommendations</h2>
<ol class="advice">${advice.map(({ text, because, confidence }) => `<li dir="auto">${escapeHtml(text)} <span class="badge">${escapeHtml(confidence)} confidence</span><p>${escapeHtml(because)}</p></li>`).join('')}</ol>`
}

const listOf = (heading: string, items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<h2>${heading}</h2>\n<ul>${items.map((item) => `<li dir="auto">${escapeHtml(item)}</li>`).join('')}</ul>`

function peopleOf({ people, groups, participant_count }: SharedReportView): string {
  if (participant_count === 0) return ''
  const names = groups.map((name) => `<bdi>${escapeHtml(name)}</bdi>`).join(', ')
  const of = groups.length === 0 ? '' : ` of the ${groups.length === 1 ? 'group' : 'groups'} ${names}`
  return `<h2>Who took part</h2>
<p>${participant_count.toLocaleString('en-US')} AI personas${of}.</p>
<div class="people">${people.map(distribution).join('')}</div>`
}

function distribution({ heading, parts }: SharedReportView['people'][number]): string {
  const named = parts.map(({ label, count }) => ({ label: sentence(label), count }))
  return `<section><h3>${heading}</h3>${stackChart(`${heading} of those who took part`, named)}${stackKey(named)}</section>`
}

function methodOf({ method, median_error_points, written, redacted }: SharedReportView): string {
  const versions: [string, readonly string[]][] = [
    ['Engine', method.engines],
    ['Language models', method.models],
    ['Knowledge', method.knowledge_versions],
    ['Population', method.population_versions],
  ]
  const hidden = redacted.length === 0 ? '' : ` Whoever shares this report left out ${redacted.join(' and ')}.`
  return `<h2>How this was made</h2>
<dl class="method">
<dt>What “synthetic” means</dt>
<dd>The respondents are AI personas, drawn so that together they resemble the adult population of public statistics. None of them is a person, and nobody was asked. Their answers forecast what people would say; they do not measure it.${hidden}</dd>
<dt>How close it is expected to be</dt>
<dd>${median_error_points === null ? 'No error is stated for these questions.' : `For half of the questions the stated error is ${amount(median_error_points)} percentage points or less: in four of five cases, and apart from the chance of who takes part, a share should lie that close to the one among people.`} <a href="/docs/fidelity">How forecasts compare with real surveys</a> · <a href="/docs/calibration">How close the personas are to the population</a></dd>
<dt>How intervals are made</dt>
<dd>Shares are weighted. The 95\u00a0% intervals hold two kinds of doubt: that few were asked, and that the engine may be wrong. The second does not shrink when more personas are asked.</dd>
<dt>Who wrote the text</dt>
<dd>${written?.by_model ? 'A language model, from tables of the results; sentences that say something else than the tables were replaced.' : 'Rules, from tables of the results.'} Quotes are verbatim${redacted.length === 0 ? '' : ', except for what was left out'}.</dd>
<dt>Versions</dt>
<dd>${versions
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}: ${escapeHtml(values.join(', '))}`)
    .join('<br>')}</dd>
</dl>`
}
