import type { Speaking } from './speaking.ts'

/**
 * Words of sentences that only somebody in the United States would say: its money, institutions, holidays and measures.
 * The knowledge base was written by and for Americans; what others cannot say is left out for them.
 */
const ones = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|eighteen|nineteen'
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand'
const sum = `(?:(?:an? |${ones}) ?(?:hundred|thousand)|${ones}|${tens})(?:[- ](?:and )?(?:one|${ones}|${tens}))*`
const time = '(?:more |or so )?(?:minutes?|hours?|days?|weeks?|months?|years?|times?|percent|people|of|or)'

const american = new RegExp(
  [
    // Money, in figures or in words, also where the word for it is left out: "twenty a month", "paid four fifty".
    String.raw`(?<![A-Z])\$`,
    String.raw`\b(?:dollars?|bucks?|cents?|dimes?|nickels?)\b`,
    String.raw`\b${sum} (?:a (?:month|week|year|day|night|visit|pop|head|bag|box|cup|bottle|piece|ticket|set|pair|pack)|an hour|each|per|apiece|plus tip|grand|easy|up front|off|for (?:an?|the|this|that|my|one|something|some|parts?))\b`,
    String.raw`\b(?:pay|pays|paid|paying|costs?|spend|spent|charged?|charges|wanted|owe|owed|save[sd]?|gave|give) (?:me |us |you |about |over |under |nearly |another |an extra )*${sum}\b(?!-| ${time}\b)`,
    String.raw`\b(?:was|worth|under|over|about|around|nearly|past|make it|less than|more than) (?:an? )?${sum}(?=[,.;]|$| (?:for|to|up|in|more) )`,
    String.raw`\b(?:${ones}) (?:fifty|ninety-nine|ninety-five|seventy-five|twenty-five)\b`,
    String.raw`\b(?:an?|my|that|another) (?:five|ten|twenty|fifty)\b(?! \w+s?\b)`,
    // Work, savings, taxes, insurance.
    String.raw`\b(?:401 ?\(?k\)?|403 ?\(?b\)?|529|IRAs?|Roth|HSAs?|FSAs?|COBRA|IRS|1099s?|1040|W-?2s?|Medicare|Medicaid|Medigap|Obamacare|ACA|co-?pays?|deductibles?|in[- ]network|out[- ]of[- ]network|marketplace (?:plan|premium|coverage)s?|Social Security|SSI|SSDI|food stamps|EBT|SNAP|WIC|FICO|FDIC|sales tax|escrow|Zelle|Venmo|Cash App|credit unions?)\b`,
    // Offices, schools, places.
    String.raw`\b(?:count(?:y|ies)|zip codes?|DMV|HOAs?|PTA|FAFSA|GED|SATs?|K-12|prom|homecoming|freshman|sophomore|senior year|school board|sheriffs?|state lines?|another state|Uncle Sam|Congress|Senate|Republicans?|Democrats?|FDA|USDA|FEMA|EPA|CDC|the VA|feds|federal|interstates?|Amtrak|Greyhound|America|Americans?|U\.?S\.?A?|Midwest|Texas|California|Florida|Ohio|New York|Chicago|Walmart|Costco|Walgreens|CVS|Kroger|Goodwill|USPS)\b`,
    // Days and sports.
    String.raw`\b(?:Thanksgiving|Fourth of July|July Fourth|Memorial Day|Labor Day|Presidents' Day|Juneteenth|Super Bowl|NFL|NBA|MLB|tailgat\w+|Little League)\b`,
    // Measures.
    String.raw`\b(?:Fahrenheit|(?:sixty|seventy|eighty|ninety|hundred)(?:-\w+)? degrees|miles?|mileage|mpg|gallons?|ounces?|oz|lbs?|pounds?|inch(?:es)?|square (?:feet|foot)|acres?)\b`,
  ].join('|'),
  'gi',
)

/** "us" and "it's a snap" are nobody's in particular: abbreviations count in capitals only. */
const abbreviation = /^(?:US|USA|SNAP|WIC|ACA|IRAs?|COBRA|SATs?|PTA)$/i

/** What of it is said elsewhere as well. */
const alsoSaid: Readonly<Record<string, RegExp>> = {
  AU: /^(?:\$|dollars?|bucks?|cents?|Medicare|acres?|Senate)$/i,
  CA: /^(?:\$|dollars?|bucks?|cents?|dimes?|nickels?|Thanksgiving|Costco|Walmart|Senate|pounds?|lbs?|inch(?:es)?|acres?|deductibles?|credit unions?)$/i,
  GB: /^(?:miles?|mileage|pounds?|count(?:y|ies)|inch(?:es)?|acres?|mpg)$/i,
  IE: /^(?:cents?|count(?:y|ies)|acres?|inch(?:es)?|credit unions?)$/i,
}

const found = new Map<string, readonly string[]>()
const MOST_FOUND = 100_000

/** The same sentences are weighed for one agent after the other. */
function americanIn(text: string): readonly string[] {
  let words = found.get(text)
  if (words === undefined) {
    words = [...text.matchAll(american)]
      .map(([word]) => word)
      .filter((word) => !abbreviation.test(word) || word === word.toUpperCase().replace(/S$/, word.at(-1)!))
    if (found.size >= MOST_FOUND) found.clear()
    found.set(text, words)
  }
  return words
}

/** Whether somebody abroad could say this. Words that the question brought up may be taken up. */
export function sayableAbroad(text: string, country: string, question: string): boolean {
  for (const word of americanIn(text)) {
    if (alsoSaid[country]?.test(word)) continue
    if (!question.toLowerCase().includes(word.toLowerCase().replace(/s$/, ''))) return false
  }
  return true
}

/** Whether the agent could say a sentence as far as its country goes. */
export function maySay({ abroad, person, reading }: Speaking): (text: string) => boolean {
  if (!abroad) return () => true
  const asked = [reading.text, ...reading.options.map((option) => option.text)].join(' ')
  return (text) => sayableAbroad(text, person.country_code, asked)
}
