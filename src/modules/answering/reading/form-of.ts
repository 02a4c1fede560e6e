import { labelsFor } from './answer-form.ts'
import type { Clause } from './clause-shape.ts'
import { anyNumber, numberAsked } from './number-asked.ts'
import { type OrientedOptions, orientOptions, scaleOf, type Turned } from './orient-options.ts'
import type { Format, NumberAsked, QuestionType, Scale } from './reading.ts'
import type { StatementFound } from './statements.ts'
import type { Parts } from './take-apart.ts'

/** The form of the answer. */
export interface Form extends OrientedOptions {
  type: QuestionType
  from: 'format' | 'wording'
  scale: Scale | null
  numeric: NumberAsked | null
  picks: { min: number; max: number } | null
}

/** The form of the answer, as given, or as the wording has it. */
export function formOf(
  parts: Parts,
  format: Format,
  clause: Clause,
  statement: StatementFound | null,
  choice: readonly string[],
  core: string,
  turned: Turned,
): Form {
  const from = format.type !== undefined || closed(format) ? 'format' : 'wording'
  const listed =
    format.options !== undefined && format.options.length > 0
      ? format.options
      : parts.options.length > 0
        ? parts.options
        : choice
  const asked = numberAsked(core)
  const nps = /\brecommend\b/i.test(core)
  const found = parts.scale
  const ends = [found?.low_label ?? '', found?.high_label ?? '']
  const foundLabels = ends.some((label) => label !== '') ? ends : []
  const scale = (): Scale => {
    if (format.scale !== undefined)
      return scaleOf(
        format.scale.min,
        format.scale.max,
        format.scale.labels ?? [],
        turned,
        nps && format.scale.min === 0 && format.scale.max === 10,
      )
    if (found !== null)
      return scaleOf(found.min, found.max, foundLabels, turned, nps && found.min === 0 && found.max === 10)
    return scaleOf(1, 5, [], turned, false)
  }
  const none = openForm(from)
  const wanted =
    format.type ??
    (format.scale !== undefined
      ? 'scale'
      : format.options !== undefined && format.options.length > 0
        ? typeOfChoice(format.options, parts, turned)
        : null)
  switch (wanted) {
    case 'open':
      return none
    case 'numeric':
      return { ...none, type: 'numeric', numeric: asked ?? anyNumber() }
    case 'scale': {
      const points = scale()
      const named = points.labels.every((label) => label !== null)
        ? orientOptions(points.labels as string[], turned)
        : null
      // Labels that nobody can put in order by their words are in order because they stand on a scale.
      const labelled =
        named?.options.some(({ at }) => at !== null) === true ? named : { options: [], ordered: true, stem: '' }
      return { ...none, ...labelled, ordered: true, type: 'scale', scale: points }
    }
    case 'ranking':
    case 'multiple_choice':
    case 'single_choice': {
      const texts =
        listed.length > 0 ? listed : wanted === 'single_choice' ? (labelsFor(clause, statement, core) ?? []) : []
      // Nothing to choose from: all that is left is to answer in words.
      if (texts.length === 0) return { ...none, from: 'wording' }
      return withOptions(wanted, from, texts, parts, turned)
    }
    case null:
      break
  }
  if (found !== null && listed.length === 0) return { ...none, type: 'scale', ordered: true, scale: scale() }
  if (listed.length > 0) return withOptions(typeOfChoice(listed, parts, turned), from, listed, parts, turned)
  if (asked !== null) return { ...none, type: 'numeric', numeric: asked }
  const labels =
    clause.kind === 'statement' && statement === null && !saysSomething(clause, parts)
      ? null
      : labelsFor(clause, statement, core)
  return labels === null ? none : withOptions('single_choice', from, labels, parts, turned)
}

/** An answer in words. */
export const openForm = (from: Form['from']): Form => ({
  type: 'open',
  from,
  options: [],
  ordered: false,
  stem: '',
  scale: null,
  numeric: null,
  picks: null,
})

/** Whether a statement stands alone and could be agreed with; a description of a product could not. */
function saysSomething(clause: Clause, parts: Parts): boolean {
  return (
    parts.context.length === 0 &&
    parts.features.length === 0 &&
    clause.subject.length > 0 &&
    (clause.aux !== '' || clause.rest.length > 1)
  )
}

export function withOptions(
  type: 'single_choice' | 'multiple_choice' | 'ranking',
  from: Form['from'],
  texts: readonly string[],
  parts: Parts,
  turned: Turned,
): Form {
  const oriented = orientOptions(texts, turned)
  const count = texts.length
  const max = Math.max(1, Math.min(count, parts.picks?.max ?? count))
  const picks = type === 'multiple_choice' ? { min: Math.min(parts.picks?.min ?? 1, max), max } : null
  const options =
    type === 'single_choice' ? oriented.options : oriented.options.map((option) => ({ ...option, at: null }))
  return {
    type,
    from,
    options,
    ordered: type === 'single_choice' && oriented.ordered,
    stem: oriented.stem,
    scale: null,
    numeric: null,
    picks,
  }
}

/** Whether the caller asks for something else than words. */
export function closed({ type, options, scale }: Format): boolean {
  return (options !== undefined && options.length > 0) || scale !== undefined || (type !== undefined && type !== 'open')
}

/** Of the steps of a ladder only one can be meant, whatever the wording seems to say. */
function typeOfChoice(
  options: readonly string[],
  parts: Parts,
  turned: Turned,
): 'single_choice' | 'multiple_choice' | 'ranking' {
  if (parts.picks === null || parts.picks.kind === 'one' || orientOptions(options, turned).ordered)
    return 'single_choice'
  return parts.picks.kind === 'rank' ? 'ranking' : 'multiple_choice'
}
