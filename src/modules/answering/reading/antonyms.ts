/**
 * Opposites: a question in the words of the second is the question in the words of the first, turned round. Only pairs
 * whose ends lie on one scale; "cheap" and "expensive" are asked about differently, and stay.
 */
const pairs: readonly (readonly [string, string])[] = [
  // words for how much one is for something
  ['likely', 'unlikely'],
  ['probable', 'improbable'],
  ['willing', 'unwilling'],
  ['willing', 'reluctant'],
  ['inclined', 'disinclined'],
  ['satisfied', 'dissatisfied'],
  ['satisfied', 'unsatisfied'],
  ['pleased', 'displeased'],
  ['happy', 'unhappy'],
  ['comfortable', 'uncomfortable'],
  ['important', 'unimportant'],
  ['interested', 'uninterested'],
  ['interesting', 'uninteresting'],
  ['interesting', 'boring'],
  ['appealing', 'unappealing'],
  ['attractive', 'unattractive'],
  ['useful', 'useless'],
  ['helpful', 'unhelpful'],
  ['necessary', 'unnecessary'],
  ['easy', 'difficult'],
  ['easy', 'hard'],
  ['easier', 'harder'],
  ['safe', 'unsafe'],
  ['safe', 'dangerous'],
  ['safe', 'harmful'],
  ['good', 'bad'],
  ['better', 'worse'],
  ['best', 'worst'],
  ['pleasant', 'unpleasant'],
  ['acceptable', 'unacceptable'],
  ['acceptable', 'wrong'],
  ['reasonable', 'unreasonable'],
  ['fair', 'unfair'],
  ['clear', 'unclear'],
  ['confident', 'unconfident'],
  ['familiar', 'unfamiliar'],
  ['favourable', 'unfavourable'],
  ['favorable', 'unfavorable'],
  ['positive', 'negative'],
  ['optimistic', 'pessimistic'],
  ['convinced', 'unconvinced'],
  ['convincing', 'unconvincing'],
  ['believable', 'unbelievable'],
  ['reliable', 'unreliable'],
  ['honest', 'dishonest'],
  ['healthy', 'unhealthy'],
  ['ethical', 'unethical'],
  ['moral', 'immoral'],
  ['true', 'false'],
  ['affordable', 'unaffordable'],
  ['secure', 'insecure'],
  ['trustworthy', 'untrustworthy'],
  ['welcome', 'unwelcome'],
  ['worthwhile', 'pointless'],
  ['realistic', 'unrealistic'],
  ['aware', 'unaware'],
  ['prepared', 'unprepared'],
  ['religious', 'non-religious'],
  ['friendly', 'unfriendly'],
  ['impressed', 'unimpressed'],
  ['legal', 'illegal'],
  ['effective', 'ineffective'],
  ['relevant', 'irrelevant'],
  ['respectful', 'disrespectful'],
  ['responsible', 'irresponsible'],
  ['popular', 'unpopular'],
  // verbs
  ['like', 'dislike'],
  ['love', 'hate'],
  ['agree', 'disagree'],
  ['support', 'oppose'],
  ['favour', 'oppose'],
  ['favor', 'oppose'],
  ['trust', 'distrust'],
  ['trust', 'mistrust'],
  ['approve', 'disapprove'],
  ['accept', 'reject'],
  ['allow', 'forbid'],
  ['keep', 'abolish'],
  ['keep', 'repeal'],
  ['kept', 'abolished'],
  ['kept', 'repealed'],
  ['recommend', 'discourage'],
  ['enjoy', 'detest'],
  ['believe', 'disbelieve'],
  ['for', 'against'],
  ['in favour', 'against'],
  ['in favor', 'against'],
  // amounts
  ['more', 'less'],
  ['more', 'fewer'],
  ['increase', 'decrease'],
  ['gain', 'lose'],
  ['improve', 'worsen'],
  ['improved', 'worsened'],
]

/** Opposites that are offered to choose between, but do not turn a question round: "Does your back hurt?" */
const offered: readonly (readonly [string, string])[] = [
  ['help', 'hurt'],
  ['helps', 'hurts'],
  ['helped', 'hurt'],
  ['helping', 'hurting'],
  ['raise', 'lower'],
  ['raised', 'lowered'],
  ['rise', 'fall'],
  ['rising', 'falling'],
  ['cheap', 'expensive'],
  ['rich', 'poor'],
  ['strong', 'weak'],
  ['stronger', 'weaker'],
  ['fast', 'slow'],
  ['win', 'lose'],
  ['save', 'spend'],
  ['unite', 'divide'],
]

const positiveOf = new Map<string, string>()
for (const [positive, negative] of pairs) if (!positiveOf.has(negative)) positiveOf.set(negative, positive)
for (const [positive, negative] of [
  ['likes', 'dislikes'],
  ['liked', 'disliked'],
  ['loves', 'hates'],
  ['loved', 'hated'],
  ['supports', 'opposes'],
  ['supported', 'opposed'],
  ['trusts', 'distrusts'],
  ['trusted', 'distrusted'],
  ['agrees', 'disagrees'],
  ['liking', 'disliking'],
  ['supporting', 'opposing'],
] as const) {
  positiveOf.set(negative, positive)
}

/** The word for the other end, if the word is the lower one of a pair: "unlikely" gives "likely". */
export function raised(word: string): string | null {
  return positiveOf.get(word) ?? null
}

/** The word without its direction, and the direction: "unlikely" is { stem: "likely", sign: -1 }. */
export function directionOf(word: string): { stem: string; sign: 1 | -1 } {
  const positive = positiveOf.get(word)
  return positive === undefined ? { stem: word, sign: 1 } : { stem: positive, sign: -1 }
}

/** Whether the two are ends of one pair. */
export function opposed(one: string, other: string): boolean {
  const ends = ([a, b]: readonly [string, string]): boolean => (a === one && b === other) || (a === other && b === one)
  return pairs.some(ends) || offered.some(ends)
}
