/**
 * A word that turns what follows into its opposite, then only words that carry no meaning of their own. What stands
 * between must be empty, because "who don't own a car and live in Texas" denies the car and not Texas.
 */
const negator = new RegExp(
  '(?:' +
    "\\b(?:not|no|never|nor|neither|except(?:ing)?|exclud(?:e|es|ed|ing)|without|other than|rather than|leav(?:e|ing) out|skip|avoid|minus|omit|forget|scrap|remove|ditch|drop|nobody|no one|none|anyone but|everyone but|anybody but|apart from|aside from|cannot|can't|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|haven't|hasn't|won't|instead of)\\b|\\bnon-?" +
    ')' +
    "(?:[\\s,]+(?:a|an|the|any|should|must|may|can|would|of|anyone|anybody|people|persons|those|individuals|folks|who|that|whom|are|is|am|be|being|been|currently|already|have|has|had|work|works|working|live|lives|living|as|in|with|for|from|of|on|at|include|including|want|other|identify|to|it's|use|using|take|taking|please|current|all|else|one|our|own|suffer|suffering|them|still|us))*[\\s:-]*$",
  'i',
)

/** Denials of something else: "not only nurses", "no more than 20", "whether or not". */
const noDenial =
  /\b(?:not (?:only|just|necessarily|limited|exclusively|sure|too|yet)|no (?:more|less|fewer|later|matter|preference|longer|particular|need|idea)|whether or not|why not|if not|or not)\b[^,;.]*$/i

/** Whether the text before a mention, back to the one before it, denies it. */
export const isDenied = (before: string): boolean =>
  negator.test(before.slice(-120)) && !noDenial.test(before.slice(-120))

/** The words that deny what stands behind them, from the denial on. */
export const denialIn = (before: string): string => negator.exec(before.slice(-120))?.[0] ?? ''

/** Whether a denial goes on from one mention to the next across the text between them; `before` leads up to the first. */
export function deniesOn(between: string, alike: boolean, before: string): boolean {
  if (/^[\s,]*(?:or|nor)(?:\s+(?:any|the|a|an|in|from|who (?:are|have)|other))*\s*$/i.test(between)) return true
  // "Forget the nurses, teachers please": those behind the comma come in their place.
  if (takingBack.test(before.slice(-40)) && between.trim() === ',') return false
  return alike && /^\s*(?:,|,?\s*and|\/)(?:\s+(?:any|the|a|an|in|from))*\s*$/i.test(between)
}

const takingBack = /\b(?:forget|scrap|ditch|drop|instead of|rather than)\s+(?:about\s+)?(?:the\s+)?$/i
