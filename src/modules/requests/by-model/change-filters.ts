import { ServiceError } from '../../../platform/errors.ts'
import { type Brief, homeAssumed, overlapping, standsIn } from '../../briefs/index.ts'
import { type FieldName, fieldNamed, fields, type Matching } from '../../filters/index.ts'
import { entriesOf, type FilterChange, filterChange, type Reply } from './reply-shape.ts'
import { apply, notInForm, type Revision, reject, understoodAs, unsaid } from './revision.ts'
import { areRelated, conditionsIn, statedFacts } from './stated-facts.ts'

type Filters = Brief['filters']

/** Adds and replaces conditions. Those to be taken out are left for later, when it is known what stands in for them. */
export function changeFilters(revision: Revision, reply: Reply): FilterChange[] {
  const changes = entriesOf(filterChange, reply.filters, notInForm(revision, 'filters'))
  const [removals, others] = [changes.filter(saysNothing), changes.filter((change) => !saysNothing(change))]
  for (const change of others) setFilter(revision, change)
  return removals
}

const saysNothing = ({ any, all, none, min, max }: Omit<FilterChange, 'said' | 'field'>): boolean =>
  any.length + all.length + none.length === 0 && min === null && max === null

/** The value of a condition, in the filter language. */
export function conditionValue({ any, all, none, min, max }: Omit<FilterChange, 'said' | 'field'>): unknown {
  const parts = {
    ...(any.length === 0 ? {} : { any }),
    ...(all.length === 0 ? {} : { all }),
    ...(none.length === 0 ? {} : { none }),
    ...(min === null ? {} : { min }),
    ...(max === null ? {} : { max }),
  }
  return any.length === 1 && Object.keys(parts).length === 1 ? any[0] : parts
}

function setFilter(revision: Revision, change: FilterChange): void {
  const { search, brief, draft } = revision
  const field = fieldNamed(change.field)
  const value = conditionValue(change)
  if (field === undefined) {
    reject(revision, `filters.${change.field}`, 'there is no such field', value)
    return
  }
  const key = `filters.${field}`
  const filters = { ...brief.filters, [field]: fields[field].kind === 'boolean' ? truthOf(value) : value }
  const found = matchingOrWhy(revision, filters, field)
  const before = search.matching({ filters: brief.filters })
  // What is there already is no change, however it is put.
  if (typeof found !== 'string' && JSON.stringify(found.echo) === JSON.stringify(before.echo)) return
  const stated = statedFacts(draft)
  const why = typeof found === 'string' ? found : objection(revision, field, filters[field], change.said)
  if (why !== undefined || (found as Matching).total < Math.min(1, before.total)) {
    reject(revision, key, why ?? 'nobody would match', value, brief.filters[field] ?? stated.get(field))
    return
  }
  apply(revision, key, [change.said], {
    ...brief,
    filters,
    understood: [
      ...brief.understood,
      { said: change.said, as: search.matching({ filters: { [field]: filters[field] } }).description },
    ],
    assumed: assumedWith(brief, field),
  })
}

/** What the text has against a condition; undefined where that is nothing. */
function objection(revision: Revision, field: FieldName, value: unknown, said: string): string | undefined {
  const { filters } = revision.brief
  if (statedFacts(revision.draft).has(field)) return 'the text states it'
  if (!(field in filters) && conditionsIn(filters).some((one) => one.field === field)) {
    return 'the text has alternatives of it'
  }
  const known = understoodAs(revision, said)
  const fits = known === undefined || agrees(revision, known.filters, field, value)
  return unsaid(revision, said) ?? (fits ? undefined : `“${said}” is understood already, as ${known.as}`)
}

/** Whether words that the rules have understood so can say this as well: of the same, and not the opposite. */
function agrees({ search, brief }: Revision, known: Filters, field: FieldName, value: unknown): boolean {
  if (!Object.keys(known).some((one) => areRelated(one, field))) return false
  const before = brief.filters[field]
  return (
    before === undefined || search.matching({ filters: { all: [{ [field]: before }, { [field]: value }] } }).total > 0
  )
}

/** Whoever names a country, or none on purpose, does not have one assumed. */
const assumedWith = ({ assumed }: Brief, field: FieldName): string[] =>
  field === 'country' ? assumed.filter((one) => one !== homeAssumed) : assumed

const truthOf = (value: unknown): unknown => (value === 'true' ? true : value === 'false' ? false : value)

/** Whom a filter finds, or what is wrong with what it says of a field. */
export function matchingOrWhy({ search }: Revision, filters: Filters, field: FieldName): Matching | string {
  try {
    const found = search.matching({ filters })
    return found.warnings.find((warning) => warning.field === field)?.message ?? found
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const { filters: problems } = (error.details ?? {}) as { filters?: Record<string, string[]> }
    return Object.values(problems ?? {}).flat()[0] ?? error.message
  }
}

/**
 * Takes conditions out. What the text says must not get lost by that: the words of a condition have to be those of
 * another change, or of what is to be learned.
 */
export function removeFilters(revision: Revision, removals: readonly FilterChange[]): void {
  for (const { field: name, said } of removals) {
    const { brief, draft, mentions } = revision
    const field = fieldNamed(name)
    if (field === undefined || !(field in brief.filters)) continue
    const key = `filters.${field}`
    const own = mentions.filter(({ filters }) => field in filters).map((mention) => mention.said)
    const takenUp = field === 'country' || (own.length > 0 && own.every((words) => isAccountedFor(revision, words)))
    const why = statedFacts(draft).has(field)
      ? 'the text states it'
      : takenUp
        ? unsaid(revision, said)
        : 'the text asks for it'
    if (why !== undefined) {
      reject(revision, key, why, 'left out', brief.filters[field])
      continue
    }
    const { [field]: _, ...filters } = brief.filters
    const understood = brief.understood.filter((one) => !own.includes(one.said))
    apply(revision, key, [said], { ...brief, filters, understood, assumed: assumedWith(brief, field) })
  }
}

/** Whether words that say something of people are taken up elsewhere. */
export const isAccountedFor = ({ rests, brief }: Revision, words: string): boolean =>
  rests.some((said) => overlapping(said, words)) || (brief.objective !== null && standsIn(words, brief.objective))
