import { timesAYear } from '../reading/label-frequencies.ts'

/**
 * Which family of answers a ladder belongs to. People answer "agree" ladders otherwise than "likely" ladders, so that
 * what is usual is known per family and length. A family is read off the words of the ends, and off all steps where
 * the ends do not tell.
 */
const families: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['too_much', /\btoo (little|few|much|many|lenient|strict|harsh|harshly|soft|low|high|small|big|large)\b|\benough\b/],
  ['agree', /\bagree\b/],
  ['recommend', /\brecommend\b/],
  ['would', /\b(definitely|certainly|probably)\b/],
  ['likely', /\b(un)?likely\b|\blikelihood\b|\bchance\b/],
  ['important', /\bimportan(t|ce)\b|\bmatters?\b|\bessential\b|\bpriority\b/],
  ['satisfied', /\b(dis)?satisfied\b|\b(un)?happy\b|\bpleased\b/],
  ['support', /\b(support|oppose|favor|favour|against|approve|disapprove)\b/],
  ['worried', /\b(worried|concerned|afraid|anxious|nervous|scared|stressful|stressed|dangerous)\b/],
  ['annoyed', /\b(annoyed|bothered|frustrated|frustrating|annoying|upset|angry)\b/],
  ['trust', /\b(trust|trusted|trustworthy|confidence|reliable)\b/],
  ['confident', /\b(confident|sure|certain)\b/],
  ['comfortable', /\b(un)?comfortable\b/],
  ['interested', /\b(interested|interesting|excited|curious|eager|keen)\b/],
  ['appealing', /\b(un)?appealing\b|\battractive\b|\btempting\b/],
  ['convincing', /\b(convincing|believable|persuasive|credible|relevant|clear)\b/],
  ['useful', /\b(useful|helpful|valuable|effective|worth)\b/],
  ['easy', /\b(easy|hard|difficult|simple)\b/],
  ['heard', /\b(heard|familiar|know it|aware)\b/],
  ['like_me', /\blike me\b|\bdescribes me\b/],
  ['enjoy', /\b(like|dislike|love|hate|enjoy|joy|(un)?favou?rable|positive|negative)\b/],
  ['better_worse', /\b(better|worse|improved|declined)\b/],
  ['more_less', /\b(more|less|fewer|increased?|decreased?|same)\b/],
  ['quality', /\b(excellent|good|poor|bad|terrible|great value)\b/],
  ['fair_price', /\b(bargain|expensive|cheap|overpriced|fair price|too high)\b/],
  ['true', /\b(true|false|correct|right|wrong)\b/],
  ['often', /\b(rarely|sometimes|often|seldom|always|usually|occasionally|frequently)\b/],
  [
    'rate',
    /\b(daily|weekly|monthly|yearly|every day|every week|times? (a|per)|once (a|per|or)|never|day|week|year|month)\b/,
  ],
  ['amount', /\b(none|nothing|at all|a little|some|somewhat|a lot|a great deal|much|very|extremely|few|all of)\b/],
]

/** A money ladder or a ladder of counts has no usual shape of its own: it depends on where the cuts are. */
const amounts: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['money', /[$£€]|\bdollars?\b/],
  ['numbers', /\d|^(none|nothing|never|once|twice|zero|one|two|three|four|five|six|seven|eight|nine|ten)\b/],
]

const period = /\b(a|per|each|every) (day|week|month|year)\b|\b(daily|weekly|monthly|yearly)\b/

/** The family of a ladder with these words, low to high. Unlabelled points are `points`; words of no family `other`. */
export function labelSetOf(keys: readonly string[]): string {
  const worded = keys.filter((key) => key.length > 0)
  if (worded.length === 0) return 'points'
  if (keys.length === 2 && keys.some((key) => /^no\b/.test(key)) && keys.some((key) => /^yes\b/.test(key)))
    return 'yes_no'
  if (keys.length === 3 && /^no\b/.test(keys[0]!) && /^yes\b/.test(keys[2]!)) return 'yes_no'
  if (areRates(keys)) return 'rate'
  const few = worded.slice(0, 12).map((key) => key.slice(0, 120))
  if (numbered(keys)) return 'points'
  for (const [name, pattern] of amounts) {
    if (few.filter((key) => pattern.test(key)).length * 2 > few.length && !few.some((key) => period.test(key))) {
      return name
    }
  }
  const ends = [few[0]!, few[few.length - 1]!]
  for (const words of [ends, few]) {
    for (const [name, pattern] of families) if (words.some((key) => pattern.test(key))) return name
  }
  return 'other'
}

/** "Never", "less than once a month", "weekly or more": how often, whatever other words the steps have. */
const areRates = (keys: readonly string[]): boolean =>
  keys.length > 2 && keys.filter((key) => A_TIME.test(key)).length > 1 && keys.every((key) => timesAYear(key) !== null)
const A_TIME = /\b(?:hour|day|night|week|month|year)s?\b|\b(?:dai|night|week|month|quarter|year|annual)ly\b/

/** "0 - not at all", 1, 2 … 10: the points of a scale, in either direction, which count nothing. */
function numbered(keys: readonly string[]): boolean {
  if (keys.length < 3 || keys.some((key) => /\d\D+\d|\bmore\b|\+|[$£€%]|\btimes?\b/.test(key))) return false
  const numbers = keys.map((key) => (/^\d{1,3}\b/.test(key) ? Number.parseInt(key, 10) : Number.NaN))
  const step = numbers[1]! - numbers[0]!
  return Math.abs(step) === 1 && numbers.every((number, at) => at === 0 || number - numbers[at - 1]! === step)
}
