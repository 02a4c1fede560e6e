import { phraseOfRange, span } from './describe-numbers.ts'
import { type Label, listOfValues, phraseOfValues } from './describe-phrases.ts'
import { countryBefore } from './describe-places.ts'
import type { FieldName } from './fields.ts'
import type { Understood } from './normal-form.ts'

type Group = Understood & { kind: 'group' }
type Part = Exclude<Understood, { kind: 'group' }>
type Values = Part & { kind: 'values' }

/** One line that a person would write: "US women 25-34 who are parents, taking a GLP-1 receptor agonist". */
export function describe(group: Group, label: Label): string {
  const text = group.match === 'all' ? peopleOf(group, label) : alternatives(group, label)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "Adults in Ohio working as teachers, or adults in Texas working as nurses"; "adults in Texas, or with cats". */
function alternatives({ parts }: Group, label: Label): string {
  const nested = parts.every((part) => part.kind === 'group' && part.match === 'all')
  if (nested) return parts.map((part) => peopleOf(part as Group, label)).join(', or ')
  return `adults ${parts.map((part) => phrase(part, label)).join(', or ')}`
}

/** Values that stand badly before a noun: "outside the labour force". */
const behind = new Set(['other', 'not_in_labour_force'])
const places: readonly FieldName[] = ['city', 'state', 'country', 'region', 'urbanicity']

function peopleOf({ parts }: Group, label: Label): string {
  if (parts.length === 0) return 'everybody'
  const left = [...parts]
  const take = (field: FieldName, fits: (part: Part) => boolean): Part[] => {
    const at = left.findIndex((part) => part.kind !== 'group' && part.field === field && fits(part))
    return at < 0 ? [] : (left.splice(at, 1) as Part[])
  }
  const isAny = (part: Part): part is Values => part.kind === 'values' && part.mode === 'any'
  const isOne = (part: Part): boolean => isAny(part) && part.values.length === 1
  const adjective = (field: FieldName): string[] =>
    take(field, (part) => isAny(part) && !part.values.some((value) => behind.has(value))).map((part) =>
      listOfValues(part as Values, label),
    )
  const country = take('country', (part) => isOne(part) && countryBefore((part as Values).values[0]!) !== undefined)
  const adjectives = [...adjective('marital_status'), ...adjective('ethnicity'), ...adjective('labour_status')]
  const [sex] = take('sex', isOne)
  const age = take('age', ({ kind }) => kind === 'range').map((part) => span(...endsOf(part)))
  const work = take('occupation', isAny)
  const head = [
    ...country.map((part) => countryBefore((part as Values).values[0]!)!),
    ...adjectives,
    sex === undefined ? 'adults' : (sex as Values).values[0] === 'female' ? 'women' : 'men',
    ...age,
    ...work.map((part) => phrase(part, label)),
  ]
  const where = places.flatMap((field) => take(field, isAny))
  const rest = [...placed(where, label), ...left.map((part) => phrase(part, label))]
  return [head.join(' '), rest.join(', ')].filter((text) => text !== '').join(' ')
}

/** "In Austin, Texas"; "in Bavaria, Germany". What names several is said by itself. */
function placed(where: readonly Part[], label: Label): string[] {
  const single = where.filter(
    (part): part is Values =>
      part.kind === 'values' && part.values.length === 1 && /^(?:city|state|country)$/.test(part.field),
  )
  if (single.length < 2) return where.map((part) => phrase(part, label))
  const others = where.filter((part) => !single.includes(part as Values))
  return [
    `in ${single.map((part) => listOfValues(part, label)).join(', ')}`,
    ...others.map((part) => phrase(part, label)),
  ]
}

const endsOf = (part: Part): [min: number | null, max: number | null] =>
  part.kind === 'values' ? [null, null] : [part.min, part.max]

function phrase(part: Understood, label: Label): string {
  if (part.kind === 'values') return phraseOfValues(part, label)
  if (part.kind !== 'group') return phraseOfRange(part.field, part.min, part.max, part.kind === 'outside')
  const inner = part.parts.map((one) => phrase(one, label))
  if (part.match === 'any' && part.parts.every(({ kind }) => kind !== 'group')) return `either ${inner.join(' or ')}`
  return `(${inner.join(part.match === 'all' ? ' and ' : ' or ')})`
}

/** A description within a sentence: "Nobody matches: women in Ohio". What is a name keeps its capital. */
export const inSentence = (description: string): string =>
  /^(?:US|UK|Black|Hispanic|Asian)\b/.test(description)
    ? description
    : description.charAt(0).toLowerCase() + description.slice(1)
