import { occupationList, type Person, readFigures } from '../../population/index.ts'
import { numberOf, numberWords } from '../reading/number-words.ts'
import { holds } from '../record/holds.ts'

/** data/language/speakers.json: what words of a sentence say of its speaker, whether or not its author noted it. */
interface Implied {
  words: string
  tags: string[]
  /** Capitals count. */
  exact?: true
}

let read: readonly (readonly [RegExp, readonly string[]])[] | undefined
function implied(): NonNullable<typeof read> {
  read ??= readFigures<Implied[]>('language/speakers.json').map(({ words, tags, exact }) => [
    new RegExp(words, exact ? '' : 'i'),
    tags,
  ])
  return read
}

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
  `\\bI'?m (\\d{2}|${numberWords})(?=[,.;!]| and\\b| now\\b| i\\b| years old|$)|(?:(?:^|[.!?] )At|\\bme at) (\\d{2}|${numberWords})(?=[,.]| I\\b)`,
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
    tags = [...implied().flatMap(([words, own]) => (words.test(text) ? own : [])), ...tradesIn(text), ...agesIn(text)]
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
