import { occupationList, type Person } from '../../population/index.ts'
import { numberOf, numberWords } from '../reading/number-words.ts'
import { holds } from '../record/holds.ts'

/** What words of a sentence say of its speaker, whether or not its author noted it. */
const implied: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:my|our) (?:\w+ )?(?:dogs?|puppy|beagle|lab|terrier|poodle)\b/i, ['has_dog']],
  [/\b(?:my|our) (?:\w+ )?(?:cats?|kittens?)\b/i, ['has_cat']],
  [/\bmy (?:\w+ )?(?:kids?|child|children|sons?|daughters?|toddler|teenagers?|boys|girls)\b/i, ['parent']],
  [
    /(?<!\b(?:if|when|until|till|before|once) )\bI(?:'ve got| have) (?:(?:an?|my|one|two|three|four|five|\d|young|little|small|teenage|grown|adult) )*(?:kids|child|children|sons?|daughters?|toddlers?|teenagers?)\b/i,
    ['parent'],
  ],
  [/\bas an? (?:\w+ )?(?:parent|mom|mother|dad|father)\b/i, ['parent']],
  [/^(?:The|Our) (?:dog|puppy) /, ['has_dog']],
  [/^(?:The|Our) (?:cat|kitten) /, ['has_cat']],
  [/\bI(?:'ve got| have) (?:an?|two|three) (?:\w+ )?dogs?\b/i, ['has_dog']],
  [/\bI(?:'ve got| have) (?:an?|two|three) (?:\w+ )?cats?\b/i, ['has_cat']],
  [/\bmy (?:grandkids|grandson|granddaughter|grandchildren)\b/i, ['has_grandchildren']],
  [/\bmy wife\b/i, ['man', 'married']],
  [/\bmy husband\b/i, ['woman', 'married']],
  [/\bmy (?:boss|manager|coworkers?|shift|paycheck|commute)\b/i, ['works']],
  [/\bmy (?:\w+ )?(?:car|truck|pickup|minivan|gas light|trade-in|windshield|mechanic)\b/i, ['drives']],
  [/\b(?:my|our|the) (?:landlord|landlady|leasing office)(?:'s)?\b|\b(?:my|our) (?:rent|lease)\b/i, ['renter']],
  [/\bmy mortgage\b/i, ['owner']],
  [
    /\b(?:my|our) (?:(?:electric|light|gas|water|power|utility|heating|energy) )bill\b|\b(?:my|our) (?:plumber|roof|gutters|furnace|water heater|septic|contractor)\b|\b(?:we|I) put (?:in|up) (?:new |a )?(?:windows|solar|insulation|heat pump)\b/i,
    ['householder'],
  ],
  [/\bkids (?:in the house|at home|underfoot)\b/i, ['children_at_home']],
  [/\b(?:Medicare|my (?:Social Security|pension))\b/, ['above:59']],
  [
    /\bI(?:'m| am) (?:too old|getting old|an old (?:man|woman|lady|dog))\b|\bthe older I get\b|\bat my age\b/i,
    ['above:49'],
  ],
  [/\bmy (?:cardiologist|pacemaker|hip surgery|dentures|hearing aids?|statin)\b/i, ['above:44']],
  [/\bI(?:'ve| have) been sober\b/i, ['above:29']],

  [
    /\b(?:don't|never) have (?:any )?(?:kids|children)\b|\bnever had (?:any )?(?:kids|children)\b|\bno (?:kids|children) (?:here|of my own|yet|myself|at all)\b|\bI'm not a (?:parent|mom|dad)\b|\b(?:I'm|we're) childless\b/i,
    ['no_children'],
  ],
  [
    /\b(?:don't|never) have (?:any pets?|a (?:pet|dog|cat))\b|\bnever (?:had|owned) (?:an?|any) (?:pets?|dogs?|cats?|animals?)\b|\bno (?:pets?|dogs?|animals) (?:here|of my own|for me)\b/i,
    ['no_pet'],
  ],
  [/\bI(?:'m| am) (?:single|not married)\b|\bI never married\b/i, ['unmarried']],
  [/\bI(?:'m| am) (?:married|a married (?:man|woman))\b/i, ['married']],
  [/\bI don't (?:drive|have a car|own a car)\b/i, ['no_car']],
  [/\bI rent(?:,| and| an?| my| from| here|\.|$)/, ['renter']],
  [/\bI own (?:my|the|our) (?:home|house|place|condo)\b/i, ['owner']],
  [/\bmy (?:professors?|dorm|dorm room|semester|tuition)\b/i, ['student']],
  [/\bI(?:'m| am) retired\b|\bsince I retired\b/i, ['retired']],
  [
    /\bmy (?:foreman|crew|jobsite|job site)\b|\bI (?:paint houses|frame|roof|hang drywall|pour concrete)\b/i,
    ['job:construction'],
  ],
  [/\bI work from home\b/i, ['office_job']],
  // Whose parents do things today is not old, and whose child does things for them has a grown one.
  [
    /\b(?:my|our) (?:mom|mother|dad|father|parents)(?:'s| is| are| still| calls?| sends?| says?| makes?| keeps?| has| lives?| does(?:n't)?| wants?| needs?| thinks?| won't| can't)\b/i,
    ['below:66'],
  ],
  [
    /\b(?:my|our) (?:grandma|grandmother|grandpa|grandfather|nana)(?:'s| is| still| calls?| sends?| says?| makes?| lives?)\b/i,
    ['below:42'],
  ],
  [
    /\bmy (?:son|daughter|oldest|youngest) (?:set (?:it|me|up)|fixed|showed|taught|bought|installed|drives|works|pays|handles|lives in|moved out|is grown)\b/i,
    ['grown_children'],
  ],
  [/\bmy (?:students|classroom)\b/i, ['job:education']],
  [/\bmy patients\b/i, ['job:healthcare']],
  [/\bmy purse\b/i, ['woman']],
  [/\bmy beard\b|\bI'm six-(?:two|three|four|five|six)\b/i, ['man']],
  [/\b(?:cooking|living|shopping) (?:for|by) (?:one|myself)\b/i, ['lives_alone']],
]

/** "I'm a courier": what a speaker says to be. */
const BEING = /\b(?:I'm|I am|being|as) an? ((?:[\w-]+ ){0,3}[\w-]+)/i

let trades: ReadonlySet<string> | undefined

/** The trade that a speaker claims: one of the last words of all titles of occupations ("driver", "nurse"). */
function tradesIn(text: string): string[] {
  const said = BEING.exec(text)?.[1]?.toLowerCase().split(' ') ?? []
  trades ??= new Set(occupationList().flatMap(({ titles }) => titles.map((own) => own.split(' ').at(-1)!)))
  // Of "a school bus driver" the last word says it, though there are titles that end with "school".
  const trade = said.findLast((word) => trades!.has(word))
  return trade === undefined ? [] : [`trade:${trade}`]
}

/** "Walked out of a diner in 1998": whoever says so was about to be grown up then. */
const THEN = /\b(?:in|since|of|from|until|till|summer|spring|fall|winter|class of|,) ((?:19[3-9]|20[0-2])\d)\b(?!s)/i
/** "I'm 58 and still at it", "At seventy-two, …", "for thirty years". */
const AGED = new RegExp(
  `\\bI'm (\\d{2}|${numberWords})(?=[,.;!]| and\\b| now\\b| years old|$)|(?:(?:^|[.!?] )At|\\bme at) (\\d{2}|${numberWords})(?=[,.]| I\\b)`,
  'i',
)
const LASTED = new RegExp(`\\b(\\d{1,2}|${numberWords}) years\\b(?! (?:old|from now|younger|older|ahead|to come))`, 'i')

function agesIn(text: string): string[] {
  const [year, lasted] = [THEN, LASTED].map((shape) => shape.exec(text)?.[1])
  const [, told, spelt] = AGED.exec(text) ?? []
  const said = told ?? spelt
  const aged = said === undefined ? undefined : numberOf(said)
  const years = lasted === undefined ? null : numberOf(lasted)
  return [
    ...(aged === undefined || aged === null || Number(aged) < ADULT ? [] : [`age:${aged}`]),
    ...(year === undefined ? [] : [`year:${year}`]),
    ...(years === null || years < LONG ? [] : [`years:${years}`]),
  ]
}
/** "At ten, …" tells of a child, or of a clock. */
const ADULT = 18
/** Fewer years than this lie behind anybody. */
const LONG = 5

const known = new Map<string, readonly string[]>()
const MOST_KNOWN = 100_000

function impliedBy(text: string): readonly string[] {
  let tags = known.get(text)
  if (tags === undefined) {
    if (known.size >= MOST_KNOWN) known.clear()
    tags = [...implied.flatMap(([words, own]) => (words.test(text) ? own : [])), ...tradesIn(text), ...agesIn(text)]
    known.set(text, tags)
  }
  return tags
}

/** What words say or presuppose of their speaker that is not so of this person, in words. */
export const untrueOf = (text: string, person: Person): string[] =>
  impliedBy(text)
    .filter((tag) => !holds(tag, person))
    .map((tag) => tag.replaceAll(/[_:]/g, ' '))

/** Whether all that a sentence says or presupposes of its speaker is true of this person. */
export const couldSay = ({ who, text }: { who: readonly string[]; text: string }, person: Person): boolean =>
  who.every((tag) => holds(tag, person)) && untrueOf(text, person).length === 0
