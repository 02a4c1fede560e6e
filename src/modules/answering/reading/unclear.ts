import { tidy } from './fold.ts'
import { isKnownWord, isMisspelt } from './known-words.ts'

const most = 5
const mostLooked = 60
const small = new Set(
  "a an the and or but if of in on at to for from by with about as is are was were be been being am do does did have has had will would can could should may might must shall not no yes you your yours we our us i me my he she it its they them their this that these those what which who whom whose where when why how than then so very too just ever never any some all more most much many few less least each every both either neither other such only own same here there now please ok okay hi hello hey thanks thank u ya dont cant wont im ive id ill don't doesn't didn't isn't aren't wouldn't can't won't shouldn't couldn't haven't hasn't i'm i'd i've i'll you're you'd you've it's that's what's let's".split(
    ' ',
  ),
)

/** Words that nobody knows, and whether so much of the question is made of them that it has no meaning. */
export function unclearWords(text: string): { unclear: boolean; unknown: string[] } {
  const tidied = tidy(text)
  const words = [...tidied.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'&.-]{0,60}/gu)]
    .slice(0, mostLooked)
    .map(([word]) => word.replace(/[.'-]+$/, ''))
  if (!words.some((word) => /\p{L}{2}/u.test(word))) return { unclear: true, unknown: [] }
  const capitals = tidied.replace(/[^\p{L}]/gu, '')
  const shouting = capitals === capitals.toUpperCase()
  const unknown: string[] = []
  let known = 0
  let names = 0
  for (const word of new Set(words)) {
    const low = word.toLowerCase().replace(/'s$/, '')
    if (small.has(low)) continue
    // What is not written in Latin letters is another matter, and judged elsewhere.
    if (!/^[a-z\u00C0-\u024F'&.-]+$/i.test(low) || isKnownWord(low.normalize('NFD').replace(/[\u0300-\u036f]/g, '')))
      known += 1
    else if (!shouting && /^\p{Lu}|\p{Lu}.*\p{Lu}|[a-z]\p{Lu}/u.test(word) && !/(.)\1\1/.test(low)) names += 1
    else if (!/(.)\1\1\1/.test(low) && isMisspelt(low)) known += 1
    else if (!unknown.includes(low)) unknown.push(low)
  }
  if (known + names === 0)
    return { unclear: unknown.length > 0 || !isSmallTalk(words), unknown: unknown.slice(0, most) }
  return { unclear: unknown.length >= 2 && unknown.length > 1.5 * (known + names), unknown: unknown.slice(0, most) }
}

/** "How are you?" has no word of substance, and yet a meaning. */
function isSmallTalk(words: readonly string[]): boolean {
  return words.length >= 3 && /^(?:how|who|what|where|are|do|is|can|would|should|why)$/i.test(words[0]!)
}
