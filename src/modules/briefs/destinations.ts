import type { Mention, MentionContext } from './mention.ts'
import { placesIn } from './mentions/places.ts'
import type { Span } from './span.ts'

const arrival =
  /(?<!\b(?:to|never|not|ever|n't|planning|considering|about) )(?:moved|relocated|immigrated|emigrated|migrated|retired)\s+(?:(?:back|recently|down|up|over|away)\s+)?to\s+((?:[\p{L}.'-]+\s?){1,3})/giu

/** Where people live who moved there: "who moved to Florida from the Northeast" are in Florida, and still asked about the move. */
export function destinationsIn(text: string, part: Span, context: MentionContext): Mention[] {
  return [...text.slice(part.start, part.end).matchAll(arrival)].flatMap((match) => {
    const place = match[1]!.split(/\s(?:from|in|for|within|during|since|after|because|and|or|with|who)\b/i)[0]!
    const found = placesIn(`people living in ${place}`, context).find(({ facet }) => facet === 'place')
    if (found === undefined) return []
    const start = part.start + match.index
    return [{ ...found, start, end: start + match[0].length, noun: false, as: found.as }]
  })
}
