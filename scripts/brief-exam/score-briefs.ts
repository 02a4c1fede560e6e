import type { Brief, BriefInput, BriefText } from '../../src/modules/briefs/brief.ts'
import type { AgentSearch, Matching } from '../../src/modules/filters/index.ts'
import { createMeanings, withCountry } from './conditions.ts'
import type { ExamCase } from './exam.ts'
import { conditionFacets, type ExamFacet, facets } from './facets.ts'

export interface Miss {
  id: string
  facet: ExamFacet
  text: string
  expected: string
  found: string
}

export interface ExamScore {
  cases: number
  byFacet: Record<ExamFacet, { right: number; counted: number }>
  right: number
  counted: number
  misses: Miss[]
}

/** The readings of a text differ in who reads it; the exam is the same. */
export type Reader = (input: BriefInput) => Brief

/** A facet of a case: what was expected and what was found, in words, and whether they agree. */
interface Mark {
  facet: ExamFacet
  isRight: boolean
  expected: string
  found: string
}

/** So much of those who match either filter must match both. */
const SAME = 0.98

/**
 * Reads every brief and compares with what is expected, facet by facet. A facet counts where something is expected or
 * something was found; so both what was overlooked and what was made up is a mistake.
 */
export function scoreBriefs(cases: readonly ExamCase[], search: AgentSearch, now: Date, read: Reader): ExamScore {
  const meanings = createMeanings(search)
  const countries = countriesOf(search, meanings.everybody)
  const score: ExamScore = {
    cases: cases.length,
    byFacet: Object.fromEntries(facets.map((facet) => [facet, { right: 0, counted: 0 }])) as ExamScore['byFacet'],
    right: 0,
    counted: 0,
    misses: [],
  }
  for (const one of cases) {
    for (const { facet, isRight, expected, found } of marksOf(one)) {
      score.counted += 1
      score.byFacet[facet].counted += 1
      score.right += isRight ? 1 : 0
      score.byFacet[facet].right += isRight ? 1 : 0
      if (!isRight) score.misses.push({ id: one.id, facet, text: textOf(one), expected, found })
    }
  }
  return score

  function marksOf(one: ExamCase): Mark[] {
    let brief: Brief
    let matched: Matching
    try {
      brief = briefOf(one)
      matched = search.matching({ filters: brief.filters })
    } catch (error) {
      return [{ facet: 'outcome', isRight: false, expected: one.outcome, found: `failed: ${(error as Error).message}` }]
    }
    const expected = expectedOf(one)
    // How many there are of some people is a matter of the population, and no fault of the reading.
    const isEmpty = matched.total === 0 && !(one.outcome === 'completed' && expected.total === 0)
    const outcome = mark('outcome', expectedOutcome(one), foundOutcome(brief, isEmpty))
    if (one.outcome !== 'completed') return [outcome]
    return [
      outcome,
      ...counted('group_size', String(one.group_size ?? ''), String(brief.group_size ?? '')),
      ...quotaMarks(quotasOf(one.quotas ?? []), quotasOf(brief.quotas)),
      ...screeningOf(one, brief),
      ...objectiveOf(one, brief),
      ...counted('questions', listed(one.questions ?? []), listed(brief.questions)),
      ...conditionsOf(one, brief, expected, matched),
    ]
  }

  /** As it goes with the author: what is still missing after one text is what the next one answers. */
  function briefOf({ kind, text, additional = [] }: ExamCase): Brief {
    const texts: BriefText[] = [{ text, answers: [] }]
    const reading = () => read({ kind, texts, now, countries })
    let brief = reading()
    for (const more of additional) {
      texts.push({ text: more, answers: brief.missing })
      brief = reading()
    }
    return brief
  }

  function expectedOf({ filters = {} }: ExamCase): Matching {
    return search.matching({ filters: withCountry(filters, search.matching({ filters })) })
  }

  function conditionsOf(one: ExamCase, brief: Brief, expected: Matching, found: Matching): Mark[] {
    const [wanted, got] = [meanings.meaningOf(expected.understood), meanings.meaningOf(found.understood)]
    const marks = conditionFacets.flatMap(([facet, names]) => {
      const sides = [wanted.of(names), got.of(names)] as const
      // The country that everybody gets unless another is named is no achievement.
      return facet === 'place' && sides.every((side) => side === assumed) ? [] : counted(facet, ...sides)
    })
    if (expected.total === 0 && found.total === 0) return marks
    const overlap = similarity(search.members(expected.selection), search.members(found.selection))
    const whom: Mark = {
      facet: 'whom',
      isRight: overlap >= SAME,
      expected: `${expected.total.toLocaleString('en-US')} agents: ${JSON.stringify(one.filters ?? {})}`,
      found: `${found.total.toLocaleString('en-US')} agents, ${(100 * overlap).toFixed(0)} % alike: ${JSON.stringify(brief.filters)}`,
    }
    return [...marks, whom]
  }

  function quotasOf(quotas: readonly { filters: Record<string, unknown>; share: number }[]): Share[] {
    return quotas
      .map(({ filters, share }) => {
        const meant = meanings.meaningOf(search.matching({ filters }).understood)
        return { of: meant.of(meant.names()), share }
      })
      .sort((a, b) => (a.of < b.of ? -1 : a.of > b.of ? 1 : a.share - b.share))
  }
}

const assumed = 'country US'

interface Share {
  of: string
  share: number
}

/** Thirds are written in more than one way. */
const NEAR = 0.01

function quotaMarks(expected: readonly Share[], found: readonly Share[]): Mark[] {
  const said = (shares: readonly Share[]) =>
    shares.map(({ of, share }) => `${(100 * share).toFixed(0)} % ${of}`).join(', ')
  const isSame = (a: Share, b: Share | undefined) => a.of === b?.of && Math.abs(a.share - b.share) <= NEAR + 1e-9
  const isRight = expected.length === found.length && expected.every((share, at) => isSame(share, found[at]))
  return counted('quotas', said(expected), said(found)).map((marked) => ({ ...marked, isRight }))
}

/** Their names, as their own people say them. */
function countriesOf(search: AgentSearch, everybody: Matching): string[] {
  return search.counts(everybody.selection, ['country']).country!.flatMap(({ value }) => {
    const { selection } = search.matching({ country: value })
    return search
      .page(selection, { limit: 1, offset: 0 })
      .map(({ population, index }) => population.person(index).country)
  })
}

const mark = (facet: ExamFacet, expected: string, found: string): Mark => ({
  facet,
  isRight: expected === found,
  expected: expected === '' ? 'nothing' : expected,
  found: found === '' ? 'nothing' : found,
})

const counted = (facet: ExamFacet, expected: string, found: string): Mark[] =>
  expected === '' && found === '' ? [] : [mark(facet, expected, found)]

function expectedOutcome({ outcome, missing = [], refusal }: ExamCase): string {
  if (outcome === 'refused') return `refused: ${refusal}`
  return outcome === 'needs_clarification' ? `asks for ${missing.join(', ')}` : 'completed'
}

function foundOutcome({ refusal, missing }: Brief, isEmpty: boolean): string {
  if (refusal !== null) return `refused: ${refusal.reason}`
  if (missing.length > 0) return `asks for ${missing.join(', ')}`
  return isEmpty ? 'refused: nobody' : 'completed'
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

const listed = (texts: readonly string[]): string => texts.map(folded).sort().join(' / ')

/** Each thing to be asked is asked by one question of its own, and nothing else is. */
function screeningOf(one: ExamCase, brief: Brief): Mark[] {
  const wanted = one.screening ?? []
  const questions = brief.screening.map(({ question }) => folded(question))
  if (wanted.length === 0 && questions.length === 0) return []
  const isRight = wanted.length === questions.length && isMatched(wanted, questions)
  return [
    {
      facet: 'screening',
      isRight,
      expected: wanted.map((stems) => stems.join('+')).join(', ') || 'nothing',
      found: brief.screening.map(({ question, keep }) => `${question} (${keep})`).join(' ') || 'nothing',
    },
  ]
}

/** Whether every entry can have a question to itself. */
function isMatched(wanted: readonly string[][], questions: readonly string[]): boolean {
  const [stems, ...rest] = wanted
  if (stems === undefined) return true
  return questions.some(
    (question, at) => stems.every((stem) => question.includes(stem)) && isMatched(rest, questions.toSpliced(at, 1)),
  )
}

function objectiveOf(one: ExamCase, brief: Brief): Mark[] {
  if (one.kind === 'group' && one.objective === undefined) return []
  const wanted = one.objective ?? []
  const objective = folded(brief.objective ?? '')
  const isRight =
    wanted.every((stem) => objective.includes(folded(stem))) &&
    !(one.not_objective ?? []).some((stem) => objective.includes(folded(stem))) &&
    wanted.length > 0 === (objective !== '')
  const without = one.not_objective === undefined ? '' : ` without ${one.not_objective.join('+')}`
  return [
    { facet: 'objective', isRight, expected: `${wanted.join('+')}${without}`, found: brief.objective ?? 'nothing' },
  ]
}

/** Of all who are in either, those who are in both; each has its agents in their order. */
function similarity(a: Uint32Array, b: Uint32Array): number {
  let both = 0
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const left = a[i]!
    const right = b[j]!
    if (left === right) both += 1
    if (left <= right) i += 1
    if (right <= left) j += 1
  }
  const either = a.length + b.length - both
  return either === 0 ? 1 : both / either
}

const textOf = ({ text, additional = [] }: ExamCase): string => [text, ...additional].join(' ⏎ ')
