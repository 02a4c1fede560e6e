import { latinOnly } from './letters.ts'

/** Nouns that name people, by what else they are. One or many. */
const named =
  'people|persons?|adults?|grown-?ups|individuals?|folks?|consumers?|respondents?|participants?|interviewees|residents?|citizens?|' +
  'inhabitants|locals|natives|nationals|households?|famil(?:y|ies)|couples?|customers?|shoppers?|buyers?|users?|members?|voters?|patients?|' +
  'wom[ae]n|m[ae]n|males?|females?|lad(?:y|ies)|gentlem[ae]n|guys?|gals|moms?|mums?|mothers?|mommies|mummies|mamas?|dads?|fathers?|parents?|' +
  'wives|husbands|housewives|homemakers|newlyweds|roommates|spouses?|singles|widows?|widowers?|grandparents?|grandmothers?|grandfathers?|grandmas?|caregivers?|carers?|siblings|' +
  'retirees|pensioners|seniors|students?|graduates?|grads|undergrads?|alumni|millennials?|boomers|zoomers|twentysomethings|thirtysomethings|' +
  'americans?|canadians?|asians?|latin[oa]s?|hispanics?|blacks|whites|immigrants?|expats?|veterans?|evangelicals?|catholics?|protestants?|christians?|muslims?|' +
  'jews|hindus|atheists?|democrats?|republicans?|independents|liberals|conservatives|moderates|' +
  'nurses?|doctors?|physicians?|teachers?|professors?|farmers?|cooks?|chefs?|clerks?|pilots?|guards?|cops|police officers?|mechanics?|' +
  'aides?|electricians?|plumbers?|lawyers?|attorneys?|accountants?|pharmacists?|dentists?|therapists?|engineers?|developers?|managers?|' +
  'executives?|execs|founders?|ceos|bosses|owners?|homeowners?|renters?|landlords|smokers?|drinkers|vapers|diabetics?|asthmatics|' +
  'employees?|workers?|professionals?|freelancers?|entrepreneurs?|drivers?|commuters?|hunters?|gamers?|runners?|cyclists?|travel+ers?|' +
  'investors?|subscribers?|viewers?|listeners?|readers?|fans|athletes?|artists?|musicians?|vegans|vegetarians|foodies|survivors|' +
  'communit(?:y|ies)|population|public|audience|crowd|demographic|sample|panel|kids|teens|team|staff|crew'

/** What ends like a word for people and is none. */
const things =
  'restaurants|plants|pants|variants|antidepressants|deodorants|elephants|events|accents|contents|talents|patents|cents|ingredients|' +
  'currents|papers|numbers|orders|letters|computers|printers|dinners|flowers|rivers|towers|powers|covers|offers|folders|servers|' +
  'trailers|posters|stickers|burgers|crackers|sweaters|starters|appetizers|scooters|chargers|corners|diapers|trousers|shoulders|' +
  'others|matters|fevers|cancers|boulders|filters|barriers|banners|chapters|meters|liters|centers|theaters|masters|slippers|quarters|' +
  'layers|drawers|answers|beers|factors|colors|flavors|motors|doors|floors|errors|sensors|monitors|mirrors|tractors|indicators|' +
  'behaviors|lists|twists|mists|fees|trees|coffees|degrees|committees|knees|bees'

/** Plurals that end like what people do: "commuters", "actors", "stylists", "librarians". */
const agents = `(?!(?:${things}|[a-z]{0,20}ments)\\b)[a-z]{2,24}(?:ers|ors|ists|ians|ants|ents|eers|ees|women|men)`

/** A noun for people, named or made of what they do. A source without groups, for patterns with the flag `i`. */
export const personNoun = `(?:${named}|${agents})`

/** What may stand between a word of origin and the noun that it describes. */
const describing =
  '(?:american|british|canadian|college|college-educated|university|middle-class|middle-aged|working-class|working|blue-collar|white-collar|small-business|small|business|' +
  'young|younger|older|elderly|senior|adult|female|male|single|married|divorced|widowed|unmarried|registered|professional|urban|rural|suburban|low-income|' +
  'high-income|middle-income|lower-income|affluent|wealthy|retired|unemployed|self-employed|full-time|part-time|stay-at-home|new|first-time|expectant|pregnant|' +
  'black|white|hispanic|latin[oax]|asian|african|native|indigenous|immigrant|catholic|protestant|evangelical|christian|muslim|jewish|hindu|' +
  'gen|generation|z|x|millennial|boomer|gay|lesbian|bisexual|lgbtq?\\+?|trans|disabled|diabetic|online|grocery|home|pet|dog|cat|car|gun|iphone|android|truck|school|' +
  'high|primary|elementary|primary-care|icu|registered|public|health|healthcare|care|tech|software|retail|office|factory|construction|restaurant|farm|bus|taxi|delivery|' +
  'facebook|instagram|tiktok|twitter|youtube|liberal|conservative|moderate|republican|democratic|likely|everyday|ordinary|average|typical|busy|active|frequent|heavy|regular|current|former)'

const asks =
  /^(?:'s?\s+(?!(?:views?|opinions?|attitudes?|perceptions?|perspectives?|experiences?|thoughts?|feelings?|reactions?|habits?|preferences?|behaviou?rs?|interest|willingness|needs|concerns|expectations|beliefs|trust|use|usage|spending|buying|motivations?|knowledge|awareness|appetite|priorities|frustrations|lives|decisions?|choices?|purchas\w+|shopping|eating|media|relationships?)\b))/i

/** "Women's shoes" are no women; "women's views" are theirs. */
export const isPossessive = (text: string, end: number): boolean => asks.test(text.slice(end, end + 40))

const ahead = latinOnly(new RegExp(`(?:\\s+|-)(?:${describing}\\s+){0,3}${personNoun}(?![\\p{L}-])`, 'iuy'))

/** Whether what ends here describes a noun for people: "black" in "black women", not in "black coffee drinkers". */
export function isBeforePeople(text: string, end: number): boolean {
  ahead.lastIndex = end
  return ahead.test(text)
}

const behind = latinOnly(new RegExp(`(?<![\\p{L}'-])${personNoun}\\s*[,(]?\\s*$`, 'iu'))

/** Whether what starts here follows a noun for people: "25-34" in "women 25-34". */
export const isAfterPeople = (text: string, start: number): boolean =>
  behind.test(text.slice(Math.max(0, start - 40), start))

const said =
  /(?:^|[\s,(])(?:(?:who|that|they|which|all|and|or|but|mostly|either|both|currently|primarily|predominantly|only|must|should|to|can|may|also)\s+)?(?:who(?:'re|'s)|they're|are|is|am|be|being|were|identif(?:y|ies|ying)(?:\s+(?:themselves|herself|himself))?\s+as|(?:describe|see|consider|call)\s+themselves(?:\s+as)?|self-identif(?:y|ies)\s+as)\s+(?:(?:all|both|also|either|currently|mostly|now|still|politically|a|an|themselves|predominantly|to\s+be)\s+){0,2}$/i

/** Whether what starts here is said of somebody: "who are …", "identify as …". */
export const isPredicate = (text: string, start: number): boolean =>
  said.test(text.slice(Math.max(0, start - 60), start))

const opens = /(?:^|[,;:(\n•|/.!?]|(?:^|\s)[-*])\s*(?:and\s+|or\s+|but\s+|also\s+)?$/
const closes = /^\s*(?:$|[,;)\n|/.!?]|(?:and|or|with|who|in|from|only)\b|-\s)/i

/** Whether it stands for itself in a list of traits: "Women, rural, 40+". */
export const isItem = (text: string, start: number, end: number): boolean =>
  opens.test(text.slice(Math.max(0, start - 12), start)) && closes.test(text.slice(end, end + 12))

/** Whether a description counts here: before people, said of them, or in a list of traits. */
export const isOfPeople = (text: string, start: number, end: number): boolean =>
  isBeforePeople(text, end) ||
  (isPredicate(text, start) &&
    !/^[\s-]+\p{L}+s?\b(?<!\b(?:and|or|with|who|in|from|but|men|women|moms|people|living|based|to|at|on))/u.test(
      text.slice(end, end + 30),
    )) ||
  isItem(text, start, end)

/** "Who are", "that are" and the like before a description, as a source: it belongs to what is said. */
export const being =
  "(?:(?:who|that|they)(?:'re|\\s+(?:are|is|were))\\s+(?:(?:all|both|either|currently|mostly|now|also)\\s+)?)?"

/** Before a verb that says something of people: "who", or the "and" of a sentence that had one. The latter is no part of it. */
export const subject = '(?:(?:who|that)\\s+|(?<=\\b(?:must|should|and|or|but|also|either)\\s))'

const relative = /(?:\b(?:must|should)\s|\b(?:who|that|must|should|with)\b[^.?!\n]{0,60}\s)$/i

/** Whether what a verb with such a beginning says is said of somebody: "who have a dog and rent", not "how people cook and rent". */
export const hasSubject = (text: string, { 0: said, index }: RegExpExecArray): boolean =>
  /^(?:who|that)\s/i.test(said) || relative.test(text.slice(Math.max(0, index - 70), index))
