import type { Mention } from './mention.ts'
import { kindNoun, peopleWord } from './people-words.ts'
import { empty } from './screening-words.ts'
import { overlap, type Span, trimmed } from './span.ts'
import { verbOf } from './verb-forms.ts'

/** Where people stand in a sentence about what they think, best first. */
const places: readonly RegExp[] = [
  /(?:^|[\s,(])(?:do|does|did|would|will|are|is|were|was|can|could|should|might|may|have|has|whether|if|how|much|many|often|likely|why|that|when|where|which|what|who|because|than|as)\s+$/i,
  /\b(?:among|amongst|from|by (?:surveying|asking|interviewing|polling|talking to))\s+$/i,
  /(?:^|[.:;—"])\s*$/,
  /\b(?:makes?|made|got|kept|drove|led|brought|stopped|motivated|convinced|helped|caused|prevented|prompted|attracted|persuaded|pushed|drives?|motivates?|keeps?|stops?|gets?|leads?|causes?|persuades?|brings?|pushes|turns?|encourages?|prompts?|convinces?|helps?|prevents?|influences?|attracts?|triggers?|lets?|understand|explore|gauge|measure|compare|assess|evaluate|examine|study|learn|know)\s+$/i,
  /\b(?:to|of|by|with|between|across|about|toward|towards)\s+$/i,
  /\b(?:for|on|in)\s+$/i,
  /\b(?:noticed|seen|see|losing|lost|serve|serving|think|believe|suspect)\s+$/i,
]

/** Words that may stand between the place and the noun: how many, which. */
const leading =
  /(?:(?:the|most|many|some|few|more|other|today's|typical|average|ordinary|regular|real|random|young|older|different|both|\d{1,4}|us|u\.s\.)\s+){1,3}$/i
/** People that a sentence speaks of without telling who they are. */
const untold = /^(?:users?|customers?|subjects|ones|candidates|those|someone|somebody|anyone|anybody)$/i

/** The people whom a sentence is about ("How do dads in Ohio feel about …?"); undefined when it names none. */
export function subjectIn(
  text: string,
  sentence: Span,
  mentions: readonly Mention[],
  farthest = places.length,
): Span | undefined {
  const inside = mentions.filter((one) => one.start >= sentence.start && one.end <= sentence.end)
  const plain = [...text.slice(sentence.start, sentence.end).matchAll(peopleWord)]
    .map((match) => ({ start: sentence.start + match.index, end: sentence.start + match.index + match[0].length }))
    .filter((word) => !inside.some((one) => overlap(one, word)) && !isUntold(text, sentence, word))
  const kinds = [...text.slice(sentence.start, sentence.end).matchAll(/(?<![\p{L}-])[\p{L}-]{3,29}s(?![\p{L}-])/gu)]
    .filter((match) => kindNoun.test(match[0]) && !untold.test(match[0]))
    .map((match) => ({ start: sentence.start + match.index, end: sentence.start + match.index + match[0].length }))
    .filter((word) => ![...inside, ...plain].some((one) => overlap(one, word)))
  const nouns = [...inside.filter(({ noun }) => noun), ...plain, ...kinds].sort((a, b) => a.start - b.start)
  let best: { rank: number; span: Span } | undefined
  for (const noun of nouns) {
    const start = phraseStart(text, sentence, noun.start, inside)
    // Far enough back for every place, near enough for long sentences.
    const before = `${start - sentence.start > 80 ? 'x' : ''}${text.slice(Math.max(sentence.start, start - 80), start)}`
    const rank = places.findIndex((place) => place.test(before))
    if (rank >= 0 && rank < farthest && (best === undefined || rank < best.rank)) {
      best = { rank, span: { start, end: phraseEnd(text, sentence, noun, inside, nouns) } }
    }
  }
  return best === undefined ? undefined : trimmed(text, best.span)
}

/** "Users" are nobody in particular; "iPhone users" are. */
function isUntold(text: string, sentence: Span, word: Span): boolean {
  if (!untold.test(text.slice(word.start, word.end))) return false
  const before = /([\p{L}\p{N}-]+)\s+$/u.exec(text.slice(Math.max(sentence.start, word.start - 40), word.start))?.[1]
  return before === undefined || !isModifier(before)
}

const isModifier = (word: string): boolean =>
  !empty.has(word.toLowerCase()) &&
  verbOf(word)?.form !== 'base' &&
  verbOf(word)?.form !== 'past' &&
  !/^(?:made|got|kept|brought|drove|led|let|helped|caused|convinced|stopped|pushed)$/i.test(word) &&
  !(
    /ly$/i.test(word) &&
    !/^(?:elderly|early|family|lonely|friendly|likely|only|daily|weekly|monthly|newly|recently)$/i.test(word)
  ) &&
  !/^(?:how|why|what|whether|which|while|since|whose|if|when|where|because|makes?|drives?|stops?|keeps?|gets?|among|amongst|understand|explore|gauge|convince|persuade|attract|reach|engage|help|sell|market|retain|among|turns?|loyal|current|existing|potential|prospective)$/i.test(
    word,
  )

/** Back over adjectives that are mentions, numbers and articles, and over a word or two that tells the kind. */
function phraseStart(text: string, sentence: Span, noun: number, mentions: readonly Mention[]): number {
  let start = noun
  for (let turn = 0; turn < 6; turn++) {
    const before = mentions.find(
      (one) =>
        one.end <= start && one.end >= sentence.start && /^[\s,-]*(?:(?:and|or)\s+)?$/.test(text.slice(one.end, start)),
    )
    const words = leading.exec(text.slice(Math.max(sentence.start, start - 60), start))
    if (before !== undefined && !before.noun) start = before.start
    else if (words !== null) start -= words[0].length
    else {
      const word = /([\p{L}\p{N}-]+)\s+$/u.exec(text.slice(Math.max(sentence.start, start - 40), start))
      if (word === null || !isModifier(word[1]!) || turn > 2) break
      start -= word[0].length
    }
  }
  return start
}

/** On to where the predicate begins: over mentions, what joins them, and relative clauses. */
function phraseEnd(
  text: string,
  sentence: Span,
  noun: Span,
  mentions: readonly Mention[],
  nouns: readonly Span[],
): number {
  let end = noun.end
  for (let turn = 0; turn < 12; turn++) {
    const rest = text.slice(end, sentence.end)
    const next = mentions.find(
      (one) =>
        one.start >= end &&
        /^(?:[\s,-]|and\b|or\b|but\b|not\b|who\b|are\b|that\b|with\b)*$/i.test(text.slice(end, one.start)),
    )
    const plain = nouns.find(
      (one) => one.start >= end && /^\s+(?:(?:and|or)\s+)?(?:the\s+)?$/i.test(text.slice(end, one.start)),
    )
    const clause = /^\s*,?\s*(?:who|that|with|without)\s/i.exec(rest)
    const nearest = [next, plain].filter((one) => one !== undefined).sort((a, b) => a.start - b.start)[0]
    if (nearest !== undefined) end = nearest.end
    else if (clause !== null) end = clauseEnd(text, end + clause[0].length, sentence.end, mentions)
    else break
  }
  return end
}

/** A relative clause ends before the second verb, which is that of the sentence, or at a comma. */
function clauseEnd(text: string, from: number, end: number, mentions: readonly Mention[]): number {
  let verbs = /\bwith(?:out)?\s$/i.test(text.slice(from - 9, from)) ? 1 : 0
  let before = ''
  for (const word of text.slice(from, end).matchAll(/[\p{L}\p{N}'-]+|[,;:.?!—]/gu)) {
    const at = from + word.index
    if (/[,;:.?!—]/.test(word[0])) return at
    const covered = mentions.some((one) => one.start <= at && at < one.end)
    if (covered && verbs === 0) verbs = 1
    const verb = covered ? undefined : verbOf(word[0])
    const auxiliary = /^(?:would|will|do|does|did|can|could|should|are|is|were|might|may)$/i.test(word[0])
    const goesOn =
      /^(?:and|or|to|not|never|have|has|had|don't|doesn't|be|been|are|is|a|an|the|their|my|can|for|of|in|on|at|with|from|by|less|more|no|any|some|every|last|this)$/i.test(
        before,
      )
    if ((auxiliary || verb?.form === 'base' || verb?.form === 'past') && (verbs === 0 || !goesOn) && verbs++ > 0)
      return at
    before = word[0]
  }
  return end
}
