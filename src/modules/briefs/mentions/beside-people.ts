import { isAfterPeople, isPredicate } from './surroundings.ts'

/** What is counted or measured, after a number. */
export const unit =
  /^\s*(?:[%$€£°]|percent|per\s?cent|dollars?|bucks|euros?|pounds?|grand|k\b|hours?|hrs?|minutes?|mins?|seconds?|days?|weeks?|months?|years?(?!\s+(?:olds?|of\s+age))|yrs?|times|miles|km|kg|lbs?|inch|points?|participants?|respondents?|people\b|persons|employees|staff|users|calories|grams|ounces|oz|cents|cups|units|items|questions|interviews|million|thousand|billion|hundred|[.,:/]\d|-(?:hour|minute|day|week|month|question|person|item|mile))/i
const quantity =
  /\b(?:pay(?:s|ing)?|paid|spend(?:s|ing)?|spent|costs?|price[sd]?|priced at|worth|scores?|scored|bmi|income|salar(?:y|ies)|earn(?:s|ing)?|make|makes|making|weigh(?:s|ing)?|rates?|sales|orders?|budget|revenue|size[ds]?|hours|weight|for|with|by|per|sample|recruit|need|want|temperature|speed|employs?|employing|drives?|than|last|past|next|first|top|least|most|about|around|save|discount|off|version|level|chapter|question|group of|total of|n\s*=)\s*$/i
export const open =
  /^\s*(?:$|[,;.!?)\n|/"]|-\s|(?:and|or|in|from|who|whose|with|without|living|that|across|on|about|based|at|to|but|are|is|have|has|do|did|feel|think|would|for|because|when|working|earning|making|only|please|as|so|plus|inclusive)\b)/i

/** Whether a number says how old somebody is, rather than how much or how many. */
export function isBesidePeople(text: string, from: number, until: number): boolean {
  const after = text.slice(until, until + 40)
  if (unit.test(after)) return false
  if (isAfterPeople(text, from) || isPredicate(text, from)) return true
  return open.test(after) && !quantity.test(text.slice(Math.max(0, from - 20), from))
}
