import { singular, withArticle } from '../saying/english.ts'

const OWN_ANY = /\bown any ((?:[a-z'-]+ ){0,2}[a-z'-]{3,}[^s\s]s)\b(?! of\b)/gi
/** "Any glasses" are no glass. */
const ALWAYS_SEVERAL =
  /\b(?:clothes|glasses|goods|jeans|pants|trousers|shorts|scissors|savings|headphones|earbuds|binoculars|pajamas|stocks|shares|bonds|assets|tools|groceries|series|species)$/i

/** Whoever owns any elephants owns an elephant, and is asked so. */
export const ownOne = (text: string): string =>
  text.replace(OWN_ANY, (whole, things: string) =>
    ALWAYS_SEVERAL.test(things) ? whole : `own ${withArticle(singular(things))}`,
  )
