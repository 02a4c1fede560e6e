import { evenWords } from './resolve-occupation-words.ts'

const wordSet = (text: string): ReadonlySet<string> => new Set(evenWords(text))

/** Words before a title that tell rank, hours or standing, not another trade. */
const ranks = wordSet(
  `senior junior lead leading head chief principal staff deputy trainee apprentice graduate entry mid level experienced
  certified licensed qualified chartered registered professional full part time casual seasonal temporary temp contract
  interim acting associate master journeyman journeyperson new newly young older local remote hybrid online mobile night
  day overnight weekend shift union nonunion private public independent expert skilled veteran aspiring female male
  black hispanic latino asian american british uk us nhs city county state federal government corporate global
  international national regional busy practicing practising working team executive
  agency bilingual spanish speaking travel`,
)

/** Employers whose name before a title says where, not what. */
const brands = wordSet(
  `walmart amazon starbucks target costco kroger walgreens cvs mcdonalds mcdonald tesco asda sainsburys aldi lidl google
  apple microsoft meta facebook tesla ford gm boeing ups fedex usps dhl disney marriott hilton delta depot lowes ikea nike uber lyft netflix ibm oracle intel nvidia deloitte pwc kpmg ey accenture kaiser airbnb publix
  safeway wendys chipotle
  dominos dunkin greggs pret costa boots waitrose morrisons hospital school retail restaurant hotel supermarket airline
  university college startup`,
)

const selfEmployed = wordSet('freelance freelancing independent self employed')

/** Heads that "assistant" only lowers; before other words it makes another occupation of them. */
const ladder = wordSet(
  `manager director principal professor coach controller editor superintendent dean buyer producer attorney curator
  engineer president supervisor designer chef registrar treasurer auditor accountant administrator planner architect
  pastor merchandiser analyst developer`,
)

const trailing = wordSet('i ii iii iv v 1 2 3 4 job career role position intern trainee apprentice level lead')

const heading = wordSet('head director chief president')
const aroundHeading = wordSet(
  'head director vice president chief executive officer senior junior global group assistant deputy',
)

export interface Variant {
  words: readonly string[]
  /** Whether the name of an employer was taken off. */
  employer: boolean
  selfEmployed: boolean
}

/** The phrase with words of rank, standing and employer taken off, step by step: the least changed first. */
export function variantsOf(words: readonly string[]): Variant[] {
  const found: Variant[] = []
  let start = 0
  let end = words.length
  let own = false
  let employer = false
  while (end - start > 1 && trailing.has(words[end - 1]!)) {
    end--
    found.push({ words: words.slice(start, end), employer, selfEmployed: own })
  }
  while (end - start > 1) {
    const word = words[start]!
    if (
      word === 'assistant'
        ? !ladder.has(words[end - 1]!)
        : !ranks.has(word) && !brands.has(word) && !selfEmployed.has(word)
    )
      break
    if (brands.has(word)) employer = true
    if (word === 'freelance' || (word === 'self' && words[start + 1] === 'employed')) own = true
    start++
    found.push({ words: words.slice(start, end), employer, selfEmployed: own })
  }
  return found
}

/** "Head of marketing", "VP marketing", "chief people officer": the function whose managers are meant. */
export function functionOf(words: readonly string[]): string[] | null {
  if (!words.some((word) => heading.has(word))) return null
  const rest = words.filter((word) => !aroundHeading.has(word))
  return rest.length > 0 && rest.length < words.length && rest.length <= 3 ? rest : null
}

/** "Cafe owner": the manager of such a business; null for owners of other things. */
export function ownedBusiness(words: readonly string[]): string[] | null {
  const last = words.at(-1)
  if (words.length < 2 || (last !== 'owner' && last !== 'proprietor')) return null
  return words.includes('home') || words.includes('house') ? null : [...words.slice(0, -1), 'manager']
}

const trades = new Map([
  ['person', ['installer', 'repairer']],
  ['repairperson', ['repairer', 'mechanic', 'technician']],
  ['repair', ['repairer', 'mechanic', 'technician']],
])

/** "Tile guy", "elevator repairman", "bike repair": how such trades are called properly. */
export const properly = (words: readonly string[]): string[][] =>
  words.length < 2 ? [] : (trades.get(words.at(-1)!) ?? []).map((trade) => [...words.slice(0, -1), trade])

/** Whether a word may stand before a title without changing it. */
export const isModifier = (word: string): boolean => ranks.has(word) || brands.has(word)

/** "Teacher of maths", "manager, restaurant": the other way round; null where there is nothing to turn. */
export function turned(text: string): string | null {
  const halves = /^([^,]+?)(?:\s+of\s+|,\s*)([^,]+)$/i.exec(text)
  return halves === null ? null : `${halves[2]} ${halves[1]}`
}

/** What remains of "people who work as nurses" or "I am a nurse". */
export function withoutFrame(text: string): string {
  return text
    .replace(
      /^\s*(?:(?:people|those|adults|anyone|someone|somebody|men|women|persons?)\s+(?:who|that)\s+)?(?:(?:is|are|am|i am|i'm|he is|she is)\s+(?:an?\s+)?)?(?:(?:works?|working|employed|employment|job|jobs)\s+as\s+)(?:an?\s+|the\s+)?/i,
      '',
    )
    .replace(
      /^\s*(?:(?:people|those|adults|anyone|someone)\s+(?:who|that)\s+are|i am|i'm|currently)\s+(?:an?\s+)?/i,
      '',
    )
    .replace(/\([^)]*\)/g, ' ')
    .trim()
}

/** The text before "at a hospital", "in Texas", "for a bank"; null where there is no such clause. */
export function beforeClause(text: string): string | null {
  const clause = /^(.+?)\s+(?:at|in|for|with|from|who|on|by|near|working)\s+\S/i.exec(text)
  return clause === null ? null : clause[1]!
}

/** "Doctors and nurses", "waiter/waitress", "plumber or electrician": the single ones; null where there is one only. */
export function partsOf(text: string): string[] | null {
  const parts = text.split(/\s*(?:[/,;+|]|\b(?:or|and)\b|&)\s*/i).filter((part) => part.trim() !== '')
  return parts.length > 1 && parts.length <= 8 ? parts : null
}
