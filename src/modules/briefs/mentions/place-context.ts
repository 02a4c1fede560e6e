import { latinOnly } from './letters.ts'
import { urbanicityWord } from './urbanicity.ts'

const live = '(?:liv(?:e|es|ing)|resid(?:e|es|ing)|based|located|situated|dwelling|stationed)'
const where =
  '(?:in\\s+and\\s+around|anywhere\\s+in|all\\s+over|all\\s+across|in|across|throughout|around|near|within|inside|from|along|on|down|up|out)'
const kindOf =
  '(?:the\\s+)?(?:(?:states?|cit(?:y|ies)|provinces?|countr(?:y|ies)|regions?|count(?:y|ies)|towns?|metro\\s+areas?|north|south|east|west|north-?east|north-?west|south-?east|south-?west|parts|areas|rest|(?<near>suburbs))\\s+of\\s+)?(?:the\\s+)?'
const urban = `(?:(?<urban>${urbanicityWord})(?:\\s+(?:parts\\s+of|areas\\s+(?:of|in)|and\\s+suburban))?\\s+(?:the\\s+)?)?`
const side =
  '(?:(?<side>(?:north|south)(?:east|west)(?:ern)?|northern|southern|eastern|western|central|upstate|downstate|mainland|coastal|north|south|east|west|mid)[\\s-]|(?:greater|metro|metropolitan|downtown|inner|beautiful|sunny|continental|contiguous)\\s+)?'
const modified = `${kindOf}${urban}${side}`

/** What a place is introduced by: it belongs to what is said. */
const introduced = latinOnly(
  new RegExp(
    `(?<![\\p{L}-])(?:(?<who>residents|citizens|inhabitants|natives|nationals)\\s+(?:of|in|from)\\s+|(?:(?:who|that)\\s+)?(?:(?:are|is|were|come|comes|hail|hails)\\s+)?(?:currently\\s+|now\\s+|all\\s+|either\\s+|both\\s+|primarily\\s+|only\\s+){0,2}(?<live>${live}\\s+)?(?:currently\\s+)?(?:either\\s+)?(?<where>${where})\\s+(?:either\\s+)?)${modified}$`,
    'iu',
  ),
)

/** What happens or comes from somewhere, or goes there, says nothing of where people live. */
const elsewhere =
  /\b(?:made|manufactured|produced|grown|built|war|wars|vacation\w*|holiday\w*|trips?|travel\w*|tour\w*|born|raised|invest(?:ed|ing|ments?)?|interest(?:ed)?|believe|retire|conflict|crisis|protests?|elections?|stud(?:ied|y abroad)|events?|situation|factor(?:y|ies)|traded|earthquake)\s+$/i
const origin =
  /\b(?:goods|products?|imports?|imported|cars|food|foods|wine|cheese|beer|coffee|tariffs|news|buy\w*|order\w*|ship\w*|bought|sourced|moved|relocated|flights?|calls?|letters?|clothes|brands?|companies|exports?|immigrated|emigrated|immigrants?|migrants?|refugees|expats|oil|steel|tea|fled|returned|goods)\s+$/i

export interface Introduction {
  start: number
  urbanicity?: string
  /** A part of a state: "northern". */
  side?: string
  /** "Residents of" names people. */
  noun: boolean
}

const LONGEST = 64

export function introductionOf(text: string, start: number): Introduction | undefined {
  const from = Math.max(0, start - LONGEST)
  const match = introduced.exec(text.slice(from, start))
  if (match === null) return undefined
  const { who, live, where, urban, side, near } = match.groups!
  const at = from + match.index
  const before = text.slice(Math.max(0, at - 24), at)
  if (live === undefined && who === undefined) {
    if (elsewhere.test(before) || (/^from$/i.test(where!) && origin.test(before))) return undefined
    // "On the West Coast", but not "on Germany".
    if (
      /^(?:on|down|up|out)$/i.test(where!) &&
      !/coast|seaboard|^(?:south|west|north)/i.test(text.slice(start, start + 20))
    )
      return undefined
  }
  return {
    start: at,
    ...modifiers(near === undefined ? urban : 'suburban', side),
    noun: who !== undefined,
  }
}

const modifiedLast = new RegExp(`${modified}$`, 'iu')
const continued = new RegExp(
  `^\\s*(?:,|/|&|and|or|plus|,\\s*(?:and|or)|as\\s+well\\s+as|and/or)\\s*(?:in\\s+|from\\s+)?${modified}$`,
  'iu',
)

/** Another place of the same list: "in Texas, Ohio and rural Maine". `last` is where the one before ends. */
export function continuationOf(text: string, last: number, start: number): Introduction | undefined {
  if (start - last > 40) return undefined
  const match = continued.exec(text.slice(last, start))
  if (match === null) return undefined
  const own = modifiedLast.exec(text.slice(last, start))!
  return {
    start: last + own.index,
    ...modifiers(match.groups!.near === undefined ? match.groups!.urban : 'suburban', match.groups!.side),
    noun: false,
  }
}

const modifiers = (urban: string | undefined, side: string | undefined): { urbanicity?: string; side?: string } => ({
  ...(urban === undefined ? {} : { urbanicity: urban.toLowerCase().replace('-', ' ') }),
  ...(side === undefined ? {} : { side }),
})

const attributive = new RegExp(`(?:the\\s+)?(?:(?<urban>${urbanicityWord})\\s+)?${side}$`, 'iu')

/** What stands before a name that describes people itself: "rural Ohio voters", "Northern California moms". */
export function attributesOf(text: string, start: number): Introduction {
  const from = Math.max(0, start - 30)
  const match = attributive.exec(text.slice(from, start))!
  const clean = match[0] === '' || !/[\p{L}-]/u.test(text[from + match.index - 1] ?? ' ')
  if (!clean) return { start, noun: false }
  return { start: from + match.index, ...modifiers(match.groups!.urban, match.groups!.side), noun: false }
}
