/** Talk around a brief that says neither whom to ask nor what to learn, and why it is left aside. */
const kinds: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|greetings|hiya|morning)\b[^.!?]{0,40}[.!,—]?$/i,
    'a greeting',
  ],
  [
    /^(?:(?:many |much )?thanks?(?: you)?|thx|cheers|best(?: regards| wishes)?|kind regards|regards|sincerely|ta|much appreciated|appreciate|looking forward|talk soon|let me know|hope (?:this|that|you)|does (?:that|this) make sense|sorry|excited)\b/i,
    'a courtesy',
  ],
  [
    /\b(?:deadline|by (?:next |this )?(?:monday|tuesday|wednesday|thursday|friday|week|month|eod|cob|tomorrow|end of)|asap|due (?:on|by|next|this|in)|our budget|budget (?:is|of)|next week|board meeting|need (?:it|this|results|these) (?:by|before|for)|turnaround)\b/i,
    'when and for how much, which does not change whom to ask',
  ],
]

/** Why a sentence is left aside; undefined when it is not plainly talk around the brief. */
export const contextReason = (sentence: string): string | undefined =>
  kinds.find(([pattern]) => pattern.test(sentence.trim()))?.[1]

export const unreadReason = 'says neither whom to ask nor what to learn, as far as it could be read'
