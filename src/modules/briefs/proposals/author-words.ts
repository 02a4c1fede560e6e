/** What the author of a brief wrote, to hold against it what a language model says of it. */
export interface AuthorWords {
  /** Whether these words stand in a text, one after the other. */
  has(said: string): boolean
  /** Of the words of a text that carry meaning, the share that the author used as well; 0 for a text without any. */
  shareOf(text: string): number
}

/**
 * The words of these texts, but for sentences that tell whoever reads them what to do rather than whom to ask: what a
 * model makes of those rests on nothing.
 */
export function authorWords(texts: readonly string[]): AuthorWords {
  const kept = texts.map((text) => ` ${foldedWords(withoutOrders(text))} `)
  const used = new Set(kept.flatMap(meaningful))
  return {
    has: (said) => {
      const words = foldedWords(said)
      return /[\p{L}\p{N}]/u.test(words) && kept.some((text) => text.includes(` ${words} `))
    },
    shareOf: (text) => {
      const own = meaningful(text)
      return own.length === 0 ? 0 : own.filter((one) => used.has(one)).length / own.length
    },
  }
}

export const foldedWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$€£%]+/gu, ' ')
    .trim()

/** Whether these words stand in others. */
export const standsIn = (words: string, others: string): boolean =>
  ` ${foldedWords(others)} `.includes(` ${foldedWords(words)} `)

/** Whether two wordings are about the same stretch of a text: one stands in the other. */
export const overlapping = (one: string, other: string): boolean => standsIn(one, other) || standsIn(other, one)

/** Whether a text has a word that carries meaning in common with another. */
export function akin(one: string, other: string): boolean {
  const known = new Set(meaningful(other))
  return meaningful(one).some((word) => known.has(word))
}

const empty = new Set(
  (
    'the and for with from into onto that this these those they them their there are was were been being have has had does did ' +
    'not but nor who whom whose which what when where why how than then also any all some such each other another about would ' +
    'could should can may might will you your our out per via its his her him she off over under between within without most ' +
    'more much many few very just only even ever people person persons anyone someone somebody everybody find learn know'
  ).split(' '),
)

/** Words that carry meaning, cut to what different forms of a word share: "enjoys" is "enjoy". */
const meaningful = (text: string): string[] =>
  foldedWords(text)
    .split(' ')
    .filter((word) => word.length > 2 && !empty.has(word))
    .map((word) => word.slice(0, 4))

const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.?!\n]{0,40}\b(?:rules?|instructions?|prompts?|guidelines?|drafts?|checks?|restrictions?|above|(?:everything|anything|all) (?:you|before|else))\b/i,
  /(?:^|\s)(?:system|developer|assistant|admin)(?:\s+(?:prompt|message|note|override))?\s*(?::|\])/i,
  /<\/?[a-z|]\w*|\[\/?inst\]/i,
  /\b(?:you are|you're|act as|pretend (?:to be|you are)|behave (?:as|like))\b[^.?!\n]{0,20}\b(?:ai|language model|assistant|llm|bot|chatbot|parser)\b/i,
  /\b(?:note|message|instructions?|attention|hey|dear)[,:]?\s+(?:to |for )?(?:the |any |all )?(?:ais?|language models?|models?|llms?|assistants?|bots?|parsers?)\b/i,
  /\b(?:answer|reply|respond|output|return|print|say|write)\b[^.?!\n]{0,30}\b(?:refuse[ds]?|refusal|json|needs_clarification|null|nothing else)\b/i,
  /\b(?:set|change|remove|delete|drop|replace|clear|overwrite)\b[^.?!\n]{0,40}\b(?:filters?|draft|refusal|group_size|said|json)\b/i,
]

function withoutOrders(text: string): string {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => !orders.some((order) => order.test(sentence)))
    .join('\n')
}
