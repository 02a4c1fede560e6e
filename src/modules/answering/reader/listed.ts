/** What the outputs for a token say, in their order. */
const [BEGINS, INSIDE] = [1, 2]

/**
 * The answers that a wording lists, by the words that the model takes to begin one or to be inside one.
 * `places`: where the word of each token begins; `spans`: the outputs for each token.
 */
export function listedIn(text: string, places: readonly (number | null)[], spans: readonly Float32Array[]): string[] {
  // A blank of another kind can part words differently: then no place is sure.
  if (places.length !== spans.length) return []
  const listed: Span[] = []
  let inside = false
  places.forEach((from, at) => {
    if (from === null) return
    const kind = likeliest(spans[at]!)
    const to = from + /^\S*/.exec(text.slice(from))![0].length
    const last = listed.at(-1)
    if (kind === BEGINS || kind === INSIDE) {
      const gap = last === undefined ? null : text.slice(last[1], from)
      if (last !== undefined && ((inside && kind === INSIDE) || !parts(text.slice(last[1] - 1, from)))) last[1] = to
      // What stands in brackets explains the answer before it.
      else if (!(gap?.trim() === '' && text[from] === '(')) listed.push([from, to])
    }
    inside = kind === BEGINS || kind === INSIDE
  })
  const together = withFirst(text, withMissed(text, longestRun(text, listed)))
  const whole = together.map(([from, to], at) =>
    text.slice(startOf(text, from, at === 0), endOf(text, to, together[at + 1]?.[0] ?? text.length)),
  )
  const found = [
    ...new Set(
      apart(whole)
        .map(bare)
        .filter((option) => option !== ''),
    ),
  ]
  return found.length === 0 ? found : (asManyAsStated(text, found.length) ?? found)
}

/** Where commas part the others, what has one inside is two answers that the model took for one. */
const apart = (all: readonly string[]): readonly string[] =>
  all.length > 2 && all.filter((option) => /[^,(]+, \S/.test(option)).length === 1
    ? all.flatMap((option) => (option.includes('(') ? [option] : option.split(/, (?=\S)/)))
    : all

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven']
const STATED = new RegExp(
  `\\b(${COUNTS.join('|')}|[2-7]) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+: (.+?)(?:[.?!](?:\\s|$)|$)`,
  'isu',
)

/** "Three plans: $80 once, $5 a month with heads, or $25 without": as many as are announced, where commas part as many. */
function asManyAsStated(text: string, found: number): string[] | null {
  const [, stated, rest] = STATED.exec(text) ?? []
  if (stated === undefined) return null
  const count = COUNTS.includes(stated.toLowerCase()) ? COUNTS.indexOf(stated.toLowerCase()) + 2 : Number(stated)
  const parts = rest!.split(/[,;] (?:(?:or|and) )?| or (?=[^,;]+$)/).map(bare)
  return count !== found && parts.length === count && parts.every((own) => own !== '') ? parts : null
}

type Span = [from: number, to: number]

/** Words that may stand between two answers of one list: "a dog, or maybe a cat". */
const BETWEEN = 3

/** Answers of one list stand side by side: what lies further apart was taken for one by mistake. */
function longestRun(text: string, spans: readonly Span[]): Span[] {
  const runs: Span[][] = []
  for (const span of spans) {
    const last = runs.at(-1)?.at(-1)
    const gap = last === undefined ? '' : text.slice(last[1], span[0])
    if (last !== undefined && gap.split(/\s+/).filter(Boolean).length <= BETWEEN) runs.at(-1)!.push(span)
    else runs.push([span])
  }
  return runs.reduce<Span[]>((best, run) => (run.length > best.length ? run : best), [])
}

/** "Younger, older, or about the same": what stands between two answers, kept apart from both, is one as well. */
function withMissed(text: string, spans: readonly Span[]): Span[] {
  return spans.flatMap(([from, to], at) => {
    const before = spans[at - 1]?.[1]
    const missed = before === undefined ? null : MISSING.exec(text.slice(before - 1, from))
    if (missed === null) return [[from, to]]
    const start = before! - 1 + missed[0].indexOf(missed[1]!)
    return [
      [start, start + missed[1]!.length],
      [from, to],
    ]
  })
}

/** "Do you use an iPhone, an Android phone or something else?": what stands before the comma is the first. */
function withFirst(text: string, spans: readonly Span[]): Span[] {
  const found = spans.length > 1 ? FIRST.exec(text.slice(0, spans[0]![0])) : null
  if (found === null) return [...spans]
  const end = found.index + found[0].trimEnd().length - 1
  return [[end - found[1]!.length, end], ...spans]
}

const FIRST =
  /\b(?:do|does|did|are|is|was|were|have|has|would|will|can|should) (?:you|they|it|your|people|we)\b[^,;:?.]*? ((?:an?|the|my|your) [^\s,]+(?: [^\s,]+)?|[^\s,]+), $/i

const MISSING =
  /^\S?[,;/|]\s*(?:or\s+|and\s+)?((?!(?:or|and|maybe|perhaps|even)\b)[^\s,;/|]+(?: [^\s,;/|]+)?)\s*(?:[,;/|]|\bor\b)\s*(?:or\s+)?$/i

const likeliest = (outputs: Float32Array): number => outputs.indexOf(Math.max(...outputs))

const SEPARATOR = /[,;:/|\n?.(–—]| - |\b(?:or|and|vs\.?|versus)\b|\b[A-Ha-h]\)|\d\)/i
/** Whether something between two answers keeps them apart. */
const parts = (gap: string): boolean => SEPARATOR.test(gap)

/** Words that belong to an answer and that the model may have missed before it: "less than once a day", "too little". */
const BEFORE =
  /(?:^|[\s,;:/(])((?:less than|more than|fewer than|at least|at most|up to|under|over|about|not|too|very|only) )$/i

/** "…, the wrong direction, or are you not sure": up to two words between the comma and what the model saw belong to it. */
const CUT_SHORT =
  /(?:[,;/]|\bor) ((?!(?:or|and|maybe|perhaps|even|just|only|something|rather|more)\b)[\p{L}']+ (?:(?!or\b|and\b)[\p{L}']+ )?)$/iu

function startOf(text: string, from: number, first: boolean): number {
  const before = text.slice(0, from)
  const found = BEFORE.exec(before) ?? (first ? null : CUT_SHORT.exec(before))
  return from - (found?.[1]?.length ?? 0)
}

/** Words that the model may have missed at the end of an answer, up to what keeps it from the next one. */
const MISSED = 2

function endOf(text: string, to: number, next: number): number {
  if (/[,;:/|?.]$/.test(text.slice(0, to))) return to
  const between = text.slice(to, next)
  const found = between.search(SEPARATOR)
  const at = found < 0 && next === text.length ? between.length : found
  const words = at < 0 ? [] : between.slice(0, at).trim().split(/\s+/).filter(Boolean)
  return words.length > 0 && words.length <= MISSED ? to + at : to
}

/** Without the signs and the "or" around it; a bracket that it opens itself stays closed. */
function bare(option: string): string {
  const plain = option
    .replace(/\s+/g, ' ')
    .replace(/^(?:(?:either|or|and|vs\.?|it|them) |[-–—•*("“'‘[]|(?:[A-Ha-h]|\d{1,2})[.)] )+/i, '')
    .replace(/[\s,;:?!."”'’\]-]+$/, '')
  return plain.endsWith(')') && !plain.includes('(') ? plain.slice(0, -1) : plain
}
