import type { FieldName } from './fields.ts'
import { lexiconFor } from './resolve-value-fields.ts'
import { type Lexicon, lookUp, lookUpHint } from './resolve-value-lexicon.ts'
import { anywhere, findCity, findState, states, type Within } from './resolve-value-places.ts'
import { type Index, indexOf, suggestionsFor } from './resolve-value-suggest.ts'
import { yesNoHabits } from './search-index-minds.ts'

/** The canonical values that are meant, or else what may have been meant. */
type Resolved =
  /** `within`: only those there, because the text said so ("Portland, OR"). */
  { values: string[]; within?: Within } | { values: []; suggestions: string[] }

/** Of these fields every value is known: another one is a mistake. Of the rest it is just not there. */
export const closedFields: ReadonlySet<FieldName> = new Set<FieldName>([
  'country',
  'sex',
  'is_parent',
  'marital_status',
  'education',
  'ethnicity',
  'nativity',
  'religion',
  'party',
  'political_views',
  'urbanicity',
  'region',
  'home',
  'labour_status',
  'labour_detail',
  'occupation_major_group',
  'health_conditions',
  'health_drug_classes',
  'smoking_status',
  'alcohol_use',
  'physical_activity_level',
  'sleep_quality',
  'diet_quality',
  'bmi_class',
  'phq9_severity',
  'pets',
  ...yesNoHabits,
])

/** Longer texts are not names of anything. */
const LONGEST = 160

/**
 * What a caller means by a value of a field, whatever the case, accents and punctuation. The country (two letters)
 * settles which state is meant by codes that several countries use ("WA"). Numbers and occupations are not for here.
 */
export function resolveValue(field: FieldName, text: string, country = 'US'): Resolved {
  if (text.length > LONGEST) return { values: [], suggestions: [] }
  const { values, within } = found(field, text, country)
  if (values.length === 0) return { values: [], suggestions: suggested(field, text, country) }
  return within === undefined ? { values: [...values] } : { values: [...values], within }
}

/** The same for texts that are looked through for values: what is none costs no search for what may have been meant. */
export function knownValues(field: FieldName, text: string, country = 'US'): readonly string[] {
  return text.length > LONGEST ? [] : found(field, text, country).values
}

function found(field: FieldName, text: string, country: string): { values: readonly string[]; within?: Within } {
  if (field === 'state') return { values: findState(text, country) }
  const lexicon = lexiconFor(field)
  if (lexicon === undefined) return { values: [] }
  if (field === 'city') return findCity(lexicon, lexiconFor('country')!, text)
  const values = lookUp(lexicon, text) ?? (field === 'health_drug_classes' ? withoutDose(lexicon, text) : undefined)
  return { values: values ?? [] }
}

/** "Ozempic 0.5 mg pen" is Ozempic. */
function withoutDose(lexicon: Lexicon, text: string): readonly string[] | undefined {
  const bare = text
    .replace(/\b\d{1,9}(?:[.,]\d{1,9})?\s?(?:mg|mcg|g|ml|units?|iu)\b/gi, ' ')
    .replace(/\b(?:tablets?|capsules?|pens?|injections?|shots?|pills?|er|xr|sr|cr|hcl|users?|generic)\b/gi, ' ')
  return bare === text ? undefined : lookUp(lexicon, bare)
}

function suggested(field: FieldName, text: string, country: string): string[] {
  if (field === 'state') {
    const near = suggestionsFor(indexFor(`state ${country}`, states().get(country)?.entries), text)
    return near.length > 0 ? near : suggestionsFor(indexFor('state', states().get(anywhere)!.entries), text)
  }
  const lexicon = lexiconFor(field)
  if (lexicon === undefined) return []
  return lookUpHint(lexicon, text) ?? suggestionsFor(indexFor(field, lexicon.entries), text)
}

const indexes = new Map<string, Index>()
function indexFor(name: string, entries: Lexicon['entries'] = []): Index {
  const index = indexes.get(name) ?? indexOf(entries)
  indexes.set(name, index)
  return index
}
