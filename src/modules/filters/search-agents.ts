import { invalidRequest } from '../../platform/errors.ts'
import { nearest } from '../../platform/nearest.ts'
import type { AgentDirectory, AgentRef } from '../agents/index.ts'
import { conditions, drugClasses, type Population } from '../population/index.ts'
import { add, agentsOf, type Bitset, count, has, newBitset, ranked, removeAll } from './bitset.ts'
import { describe } from './describe.ts'
import { select } from './evaluate.ts'
import { facets } from './facets.ts'
import { type FieldName, fields } from './fields.ts'
import { fieldsIn } from './normal-form.ts'
import { pageOf } from './order.ts'
import { FilterProblems } from './problems.ts'
import { rakingWeights } from './raking.ts'
import { fieldNamed, knownNames, notFilters } from './read-filters.ts'
import { type Relaxation, relaxationsOf } from './relaxations.ts'
import { type SampleOptions, sample } from './sample.ts'
import { openSearchIndex, type SearchIndex } from './search-index.ts'
import { filterOf, type UnderstoodFilter, understandFilters } from './understand.ts'

export interface SearchParts {
  directory: AgentDirectory
  /** API_V1_STRICT_INVALID_FILTERS. */
  strict: boolean
}

/** Whoever searches a population shares its index, which grows large. */
const opened = new WeakMap<Population, SearchIndex>()

/** What samples are weighed by: where answers differ most, and figures are firm. */
const WEIGHED_BY: readonly FieldName[] = ['sex', 'age', 'region', 'education']

export type AgentSearch = ReturnType<typeof createSearch>

export function createSearch({ directory, strict }: SearchParts) {
  const indexOf = (population: Population): SearchIndex => {
    const known = opened.get(population) ?? openSearchIndex(population)
    opened.set(population, known)
    return known
  }
  const index = (): SearchIndex => indexOf(directory.current)

  /** Understands the filter of a request and selects whom it matches; `problems` may hold some already. */
  function matching(input: Record<string, unknown>, problems = new FilterProblems()): Matching {
    const understood = understandFilters(conditionsOf(input), index(), strict, problems)
    const selection = select(index(), understood.filter)
    return { ...understood, selection, total: count(selection), description: describe(understood.understood, labelOf) }
  }

  return {
    matching,
    /** Tells of one agent after another whether a filter matches them, also of those of earlier populations. */
    matcher(input: Record<string, unknown>): AgentMatcher {
      const { understood, selection, echo, description, warnings } = matching(input)
      const selections = new Map([[directory.current, selection]])
      return {
        echo,
        description,
        warnings,
        fields: fieldsIn(understood),
        matches({ population, index: agent }) {
          // The same words, but as codes of that population's own vocabulary.
          const own =
            selections.get(population) ?? select(indexOf(population), filterOf(understood, indexOf(population)))
          selections.set(population, own)
          return has(own, agent)
        },
      }
    },
    /** A page of agents, in the order of the population or in a random one that the seed repeats. */
    page: (selection: Bitset, paging: { limit: number; offset: number; seed?: string | undefined }): AgentRef[] =>
      Array.from(pageOf(ranked(selection), paging.limit, paging.offset, paging.seed), directory.at),
    /** Draws agents by their numbers, nobody twice; fewer than `size` where there are not as many. */
    draw: (selection: Bitset, size: number, options: SampleOptions): Uint32Array =>
      sample(index(), selection, size, options),
    /** By position in what was drawn: the weights with which it has the shares of a universe; 1 on average. */
    weigh: (drawn: Uint32Array, universe: Bitset): Float64Array =>
      rakingWeights(index(), drawn, universe, WEIGHED_BY).weights,
    /** What to loosen where a filter matches fewer than are wanted. */
    relaxations: (found: Matching, wanted: number): Relaxation[] =>
      relaxationsOf(found, wanted, (understood) => count(select(index(), filterOf(understood, index()))), labelOf),
    /** The members of a selection by their numbers. */
    members: (selection: Bitset): Uint32Array => agentsOf(selection),
    /** A selection of the agents with these numbers. */
    among(agents: Iterable<number>): Bitset {
      const set = newBitset(index().size)
      for (const agent of agents) add(set, agent)
      return set
    },
    /** A selection without the agents with these numbers. */
    without(selection: Bitset, agents: Uint32Array): Bitset {
      const rest = selection.slice()
      removeAll(rest, agents, 0, agents.length)
      return rest
    },
    /** The values of fields and how many of a selection have them. */
    counts(selection: Bitset, names: readonly FieldName[]) {
      const counted = facets(index(), selection, names)
      return Object.fromEntries(
        names.map((name) => {
          const labels = index().labels(name)
          return [
            name,
            counted[name].map(({ code, count: having }) => ({
              value:
                fields[name].kind === 'number' ? code : fields[name].kind === 'boolean' ? code === 1 : labels[code]!,
              count: having,
            })),
          ]
        }),
      )
    },
  }
}

export interface AgentMatcher extends Pick<UnderstoodFilter, 'echo' | 'warnings'> {
  description: string
  /** What it asks about agents, wherever in it. */
  fields: ReadonlySet<FieldName>
  matches(agent: Pick<AgentRef, 'population' | 'index'>): boolean
}

export interface Matching extends UnderstoodFilter {
  selection: Bitset
  total: number
  description: string
}

/** The shorthand of a query and the JSON beside it hold together. */
function conditionsOf(input: Record<string, unknown>): unknown {
  const { filters, match, ...rest } = input
  const shorthand = Object.fromEntries(Object.entries(rest).filter(([name]) => !notFilters.includes(name)))
  const language = typeof filters === 'string' ? parseJson(filters) : filters
  const own = match === undefined ? {} : { match }
  if (language === undefined) return { ...own, filters: shorthand }
  if (Object.keys(shorthand).length === 0) return { ...own, filters: language }
  return { match: 'all', filters: [{ ...own, filters: shorthand }, language] }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidRequest('Invalid filters', { filters: { filters: ['must be JSON'] }, suggestions: {} })
  }
}

const words = new Map([...conditions, ...drugClasses].map(({ slug, label }) => [slug, label]))

const labelOf = (field: FieldName, value: string): string =>
  field.startsWith('health_') ? (words.get(value) ?? value) : value.replaceAll('_', ' ')

/** Long lists, and numbers that hardly two agents share, only on request. */
const onRequest: readonly FieldName[] = ['city', 'title_variant', 'annual_income_usd', 'household_income_usd', 'bmi']
const byDefault = (Object.keys(fields) as FieldName[]).filter((name) => !onRequest.includes(name))

/** The fields that a caller names, comma-separated or repeated, aliases included; all of them when none is named. */
export function fieldsNamed(
  given: string | readonly string[] | undefined,
  problems: FilterProblems,
): readonly FieldName[] {
  const names = [given ?? []].flat().flatMap((text) => text.split(','))
  const asked = names.map((name) => name.trim()).filter((name) => name !== '')
  if (asked.length === 0) return byDefault
  const found = asked.flatMap((name) => {
    const field = fieldNamed(name)
    if (field !== undefined) return [field]
    const meant = nearest(name, knownNames)
    problems.add(
      'fields',
      `"${name.slice(0, 80)}" is not a field${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    )
    if (meant !== undefined) problems.suggest('fields', [meant])
    return []
  })
  return [...new Set(found)]
}
