import {
  type Answer,
  type AskedQuestion,
  type OptionResult,
  type Participant,
  type QuestionForm,
  type Quote,
  resultsOf,
  type StudyData,
  type Theme,
} from '../results/index.ts'
import type { Redactor } from './shared-report-redact.ts'
import { type Speaker, speakerOf } from './shared-report-speaker.ts'

export interface SpokenQuote extends Speaker {
  text: string
}

/** More are not read. */
const QUOTES_OF_THEME = 3
const VOICES = 3
/** Of answers to closed questions: one line says nothing, and ten are not read. */
const SHORTEST = 25
const LONGEST = 320

/** Words of participants with who says them, as far as the page may tell. */
export function quoting({ participants }: Pick<StudyData, 'participants'>, redactor: Redactor) {
  const byId = new Map(participants.map((participant) => [participant.agent_id, participant]))
  const spoken = ({ text }: Pick<Quote, 'text'>, speaker: Participant): SpokenQuote => ({
    text: redactor.quote(text.trim(), speaker),
    ...speakerOf(speaker, redactor),
  })
  // Whoever was removed since the report was written is no longer heard.
  return (quotes: readonly Pick<Quote, 'agent_id' | 'text'>[]): SpokenQuote[] =>
    quotes.flatMap((quote) => {
      const speaker = byId.get(quote.agent_id)
      return speaker === undefined ? [] : [spoken(quote, speaker)]
    })
}

/** A question with what its answers come to and some of the words that were said. */
export function questionView(asked: AskedQuestion, quotesOf: ReturnType<typeof quoting>, { prose }: Redactor) {
  const { form, answers } = asked
  const { n, options, mean, median, top2, nps, themes = [] } = resultsOf(form, answers, asked.question)
  return {
    /** As agents were asked it, and as its author put it where that differs. */
    wording: asked.optimized_question ?? asked.question,
    original: asked.optimized_question === null ? null : asked.question,
    type: form.type,
    attachment_count: asked.attachments.length,
    n,
    asked_count: asked.asked_count,
    error_points: form.expected_error_points,
    options: options.map(({ value, ...option }) => ({
      mean_rank: null,
      ...option,
      label: labelOf(value, form, prose),
    })),
    /** What a mean can lie between. */
    range: rangeOf(form, answers),
    mean: mean ?? null,
    median: median ?? null,
    top2: top2 ?? null,
    nps: nps ?? null,
    themes: heardOnce(themes).map(({ label, quotes, ...theme }) => ({
      ...theme,
      label: prose(label),
      quotes: quotesOf(quotes),
    })),
    voices: themes.length > 0 ? [] : quotesOf(voicesOf(options, answers)),
  }
}

/** What is quoted for one theme is not quoted again for the next, which the same sentence may well be about. */
function heardOnce(themes: readonly Theme[]): Theme[] {
  const heard = new Set<string>()
  return themes.map((theme) => {
    const quotes = theme.quotes.filter(({ text }) => !heard.has(text)).slice(0, QUOTES_OF_THEME)
    for (const { text } of quotes) heard.add(text)
    return { ...theme, quotes }
  })
}

/** A point of a scale with the words that stand for it. */
function labelOf(value: OptionResult['value'], { scale }: QuestionForm, prose: Redactor['prose']): string {
  const words = typeof value === 'number' ? scale?.labels?.[value - scale.min] : undefined
  return prose(words == null ? String(value) : `${value} · ${words}`)
}

function rangeOf({ type, scale }: QuestionForm, answers: readonly Answer[]): { min: number; max: number } | null {
  if (scale !== null) return { min: scale.min, max: scale.max }
  const numbers = answers.flatMap(({ value }) => (typeof value === 'number' ? value : []))
  if (numbers.length === 0 || (type !== 'numeric' && type !== 'scale')) return null
  return {
    min: numbers.reduce((least, number) => Math.min(least, number)),
    max: numbers.reduce((most, number) => Math.max(most, number)),
  }
}

/** One voice for each of the most frequent answers; where nothing is counted, the first who say something. */
function voicesOf(options: readonly OptionResult[], answers: readonly Answer[]): Answer[] {
  const speaking = answers.filter(({ text }) => text.length >= SHORTEST && text.length <= LONGEST)
  if (options.length === 0)
    return (speaking.length > 0 ? speaking : answers.filter(({ text }) => text.trim() !== '')).slice(0, VOICES)
  const frequent = options.toSorted((a, b) => b.share - a.share).slice(0, VOICES)
  const heard = new Set<string>()
  return frequent.flatMap(({ value: given }) => {
    const voice = speaking.find(
      ({ value, text }) =>
        !heard.has(text) &&
        (Array.isArray(value) ? value[0] === given : value !== null && String(value) === String(given)),
    )
    if (voice === undefined) return []
    heard.add(voice.text)
    return [voice]
  })
}
