import { plainWords } from '../wording.ts'
import { groupsSpokenOf } from './group-words.ts'
import type { KnownFigures, KnownShare } from './known-figures.ts'
import { numbersIn, type SaidNumber } from './numbers-in.ts'

/**
 * What a text says that the tables do not: numbers in digits or words, words that stand for numbers, groups without a
 * clear difference, and quotations of what is no answer, theme or question. Each as a clause for whoever wrote it.
 */
export function problemsWith(text: string, figures: KnownFigures): string[] {
  const { bare, labels, problems } = withoutQuotations(text, figures)
  const shares = sharesOf(labels, figures)
  const unknown = numbersIn(bare).filter((said) => !isKnown(said, shares, figures))
  return [
    ...problems,
    ...unknown.map((said) => `“${said.text.trim()}” is in no table for this`),
    ...vagueClaims(bare, shares),
    ...groupsSpokenOf(bare)
      .filter(({ by, word }) => !mayBeSpokenOf(by, word, figures))
      .map(({ word }) => `“${word}” speaks of a group without a clear difference here`),
    ...(markup.test(text) ? ['links and markup do not belong here'] : []),
    ...(asPeople.test(bare) ? ['synthetic respondents are agents, not people who were asked'] : []),
  ]
}

const markup = /https?:|www\.|<\/?[a-z]|\]\(|[`\n\r]/i
const asPeople =
  /\b(?:people|consumers|customers|shoppers|americans|adults|users|voters) (?:who were |we )?(?:surveyed|polled|interviewed|asked)\b|\b(?:surveyed|polled|interviewed) (?:people|consumers|customers|americans|adults)\b/i

const quotation = /[“"„«]([^“”"„«»]*)[”"»]/g

/** Numbers in an option's own text claim nothing, so they are taken out with it; anything else in such marks may not be. */
function withoutQuotations(text: string, { labels: known }: KnownFigures) {
  const labels: string[] = []
  const problems: string[] = []
  const bare = text.replace(quotation, (whole: string, inner: string) => {
    const meant = known.filter((label) => isLabel(inner, label))
    if (meant.length === 0) {
      problems.push(
        `“${inner.slice(0, 60)}” in quotation marks is no answer option, theme or question; quotes go into "quotes"`,
      )
      return whole
    }
    labels.push(...meant)
    return ' '
  })
  return { bare, labels, problems }
}

/** Exactly, or as its beginning or end where a long one is cut short. */
function isLabel(inner: string, label: string): boolean {
  const said = plainWords(inner).toLowerCase().replace(/[.,]$/, '')
  const meant = label.toLowerCase()
  if (said === meant.replace(/[.,]$/, '')) return true
  const cut = said.replace(/…$/, '')
  if (cut !== said && cut.length >= 10) return meant.includes(cut)
  return said.length >= 20 && said.endsWith('?') && meant.endsWith(said)
}

/** A sentence that names answers may give the shares of these; one that names none, those of any. */
function sharesOf(labels: readonly string[], { shares }: KnownFigures): KnownShare[] {
  const named = shares.filter(({ label }) => label !== null && labels.includes(label))
  return named.length === 0 ? shares : [...named, ...shares.filter(({ label }) => label === null)]
}

/** "6 in 10", "a third" and the like are as exact as that. */
const ROUGHLY = 0.05 + 1e-9

function isKnown(said: SaidNumber, shares: readonly KnownShare[], figures: KnownFigures): boolean {
  switch (said.kind) {
    case 'percent':
      return shares.some(({ share }) => isRounded(said.value, 100 * share, said.decimals))
    case 'points':
      return figures.points.some((points) => isRounded(said.value, points, said.decimals))
    case 'amount':
      return figures.amounts.some((amount) => isRounded(said.value, amount, said.decimals))
    case 'ratio': {
      const { part, whole } = said
      if (figures.ratios.some(([known, of]) => known === part && of === whole)) return true
      return whole <= 10 && shares.some(({ share }) => Math.abs(part / whole - share) <= ROUGHLY)
    }
    case 'fraction':
      return shares.some(({ share }) => Math.abs(said.value - share) <= ROUGHLY)
    case 'range':
      return isKnownRange(said, shares, figures)
    case 'times':
      return false
    case 'token':
      return figures.wordings.split(/[^\p{L}\p{N}]+/u).includes(said.text)
  }
}

/** The ends of one interval; or two numbers that happen to stand beside each other, of which each must be known. */
function isKnownRange(
  said: SaidNumber & { kind: 'range' },
  shares: readonly KnownShare[],
  figures: KnownFigures,
): boolean {
  const { low, high, decimals, unit, text } = said
  const ends = ([one, other]: readonly [number, number]): boolean =>
    isRounded(low, one, decimals[0]) && isRounded(high, other, decimals[1])
  if (figures.ranges.some(([one, other]) => ends([one, other]) || ends([other, one]))) return true
  const alone = (at: 0 | 1, kind: 'percent' | 'amount'): boolean =>
    isKnown({ kind, text, value: at === 0 ? low : high, decimals: decimals[at] }, shares, figures)
  return alone(0, unit === 'amount' ? 'amount' : 'percent') && alone(1, unit === 'percent' ? 'percent' : 'amount')
}

/** To as many decimals as it is said with; large amounts to as many digits as numbers have. */
const isRounded = (said: number, known: number, decimals: number): boolean =>
  Math.abs(said - Math.abs(known)) <= 0.5 * 10 ** -decimals + 1e-9 * Math.max(1, Math.abs(known))

const whom = String.raw`(?:of\s)?(?:the\s|these\s|our\s)?(?:synthetic\s)?(?:agents|respondents|participants|panel|panelists|people|them|everyone)`

/** Words that claim a share without a number, and the shares of which they are true. */
const vague: readonly (readonly [RegExp, (share: number) => boolean])[] = [
  [
    /\b(?:nearly|almost|virtually|practically) (?:all|every|everyone|everybody|unanimous\w*)\b|\boverwhelming\w*|\bvast majority\b/i,
    (share) => share >= 0.85,
  ],
  [
    new RegExp(
      String.raw`(?<!nearly |almost |virtually |practically )\b(?:everyone|everybody|unanimous\w*|universal\w*|all ${whom}|every (?:single )?(?:agent|respondent|participant))\b`,
      'i',
    ),
    (share) => share >= 0.995,
  ],
  [
    new RegExp(String.raw`\b(?:nobody|no one|not a single|none ${whom}|no (?:agent|respondent|participant)s?)\b`, 'i'),
    (share) => share <= 0.005,
  ],
  [
    new RegExp(
      String.raw`\b(?:majority|most ${whom}|most (?:say|said|would|choose|chose|prefer|want|like|love|mention|agree|are|do))\b`,
      'i',
    ),
    (share) => share > 0.5,
  ],
  [
    new RegExp(String.raw`\b(?:hardly any|barely any|hardly anyone|(?<!too )few ${whom})\b`, 'i'),
    (share) => share <= 0.2,
  ],
]

function vagueClaims(text: string, shares: readonly KnownShare[]): string[] {
  return vague.flatMap(([words, holds]) => {
    const found = words.exec(text)
    if (found === null || shares.some(({ share }) => holds(share))) return []
    return [`“${found[0]}” is true of no share in the tables for this`]
  })
}

function mayBeSpokenOf(by: string, word: string, { segments, wordings }: KnownFigures): boolean {
  return (
    segments.some((segment) => segment.by === by || segment.name.toLowerCase().includes(word.toLowerCase())) ||
    wordings.includes(word.toLowerCase())
  )
}
