import type { Missing } from './brief.ts'
import { either, type Filters } from './conditions.ts'
import type { TextRead } from './read-text.ts'

interface Answer {
  read: TextRead
  answers: readonly Missing[]
}

/** The texts of a brief as one: what comes later adds, and settles what it contradicts. */
export function mergeTexts(texts: readonly Answer[]): TextRead {
  const [first, ...later] = texts
  return later.reduce((before, next) => merged(before, next), first!.read)
}

const places = ['country', 'state', 'city', 'region']

function merged(before: TextRead, { read, answers }: Answer): TextRead {
  const adds = /\b(?:also|too|as well|plus|in addition|add)\b/i.test(read.text)
  const placed = Object.keys(read.audience.filters).some((field) => places.includes(field))
  const settled = placed || read.worldwide || (answers.includes('country') && read.unknownCountries.length === 0)
  const { audience } = read
  const kept = Object.fromEntries(
    Object.entries(before.audience.filters).filter(([field]) => !read.dropped.includes(field)),
  )
  const settles = new Set([...read.dropped, ...Object.keys(audience.filters), ...(placed ? places : [])])
  return {
    text: `${before.text}\n${read.text}`,
    audience: {
      filters: mergedFilters(kept, audience.filters, adds, placed),
      quotas: audience.quotas.length > 0 || read.dropped.includes('quotas') ? audience.quotas : before.audience.quotas,
      screening: [...before.audience.screening, ...audience.screening],
      group_size: audience.group_size ?? before.audience.group_size,
      understood: [
        ...before.audience.understood.filter(({ fields }) => adds || !fields.every((field) => settles.has(field))),
        ...audience.understood,
      ],
      assumed: [...before.audience.assumed, ...audience.assumed],
      ignored: [...before.audience.ignored, ...audience.ignored],
      contradiction:
        audience.contradiction ?? (Object.keys(audience.filters).length > 0 ? null : before.audience.contradiction),
      named: before.audience.named || audience.named,
    },
    audienceParts: [...before.audienceParts, ...read.audienceParts],
    objective:
      before.objective === null
        ? read.objective
        : read.objective === null
          ? before.objective
          : `${before.objective}; ${read.objective}`,
    questions: [...before.questions, ...read.questions],
    ignored: [...before.ignored, ...read.ignored],
    unknownCountries: settled ? read.unknownCountries : [...before.unknownCountries, ...read.unknownCountries],
    worldwide: before.worldwide || read.worldwide,
    dropped: [],
  }
}

/** A field that is named again is settled by the later text; "also" makes it one more alternative. */
function mergedFilters(before: Filters, later: Filters, adds: boolean, placed: boolean): Filters {
  // "Not in Cleveland" leaves them in Ohio.
  const elsewhere = placed && !adds && places.some((field) => field in later && !onlyDenies(later[field]))
  const kept = Object.fromEntries(Object.entries(before).filter(([field]) => !(elsewhere && places.includes(field))))
  if (!adds) return { ...kept, ...later }
  const result: Filters = { ...kept }
  for (const [field, value] of Object.entries(later)) {
    delete result[field]
    Object.assign(result, field in kept ? either([{ [field]: kept[field] }, { [field]: value }]) : { [field]: value })
  }
  return result
}

const onlyDenies = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'none'
