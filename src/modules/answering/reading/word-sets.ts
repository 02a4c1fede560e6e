import { may, type Token } from './tokens.ts'

const adverbs = new Set(
  'ever never still already usually often currently personally really actually generally also always normally typically regularly even just only now sometimes recently truly honestly ordinarily mostly frequently mainly'.split(
    ' ',
  ),
)

/** Words that are a subject by themselves. */
export const pronouns = new Set(
  'you i we they it he she this these those that there anyone anybody everyone everybody someone people nobody u ya'.split(
    ' ',
  ),
)

const determiners = new Set(
  'a an the my your our their his her its this that these those every each some any no most many all both another one two three much more'.split(
    ' ',
  ),
)

const prepositions = new Set(
  'of in on at for with from by about to into over under near around without between during through after before against like as within across behind among per since until than'.split(
    ' ',
  ),
)

/** Words that stand before a verb without belonging to what it is about. */
export function isAdverb(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (adverbs.has(token.low) ||
      (/ly$/.test(token.low) &&
        !/^(?:daily|weekly|monthly|yearly|quarterly|hourly|early|friendly|elderly|family|only)$/.test(token.low) &&
        may(token, 'adverb') &&
        !may(token, 'adjective')))
  )
}

/** "a", "my", "every": opens a noun phrase. */
export const isDeterminer = (token: Token | undefined): boolean => token !== undefined && determiners.has(token.low)

/** "of", "for", "with": opens what hangs on a noun or a verb. */
export const isPreposition = (token: Token | undefined): boolean => token !== undefined && prepositions.has(token.low)
