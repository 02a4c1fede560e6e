import type { Person } from '../../../population/index.ts'
import type { Reading } from '../../reading/reading.ts'
import { capital, inWords, sentence } from '../../saying/english.ts'
import { type Asked, asksFor } from '../asking/asked.ts'
import { livesWithParents } from './housemates.ts'
import { isChildless } from './meant.ts'
import { askedWords } from './names.ts'
import { countryOf, householdOf, placeOf } from './people-words.ts'
import { type Known, recordValue } from './record-value.ts'
import { chosen, type FactSays, saysOf, sentences } from './sentences.ts'
import { truthOf } from './truth.ts'
import { valueWords, wordsFor } from './value-words.ts'

export const sayDeclined = (person: Person): string => chosen(sentences().declined, person, 'declined')

/** "own it outright" is what somebody does. */
export const sayOption = (option: string): string =>
  sentence(
    /^(?:own|rent|live|have|work|use|get|watch|read|listen)\b/i.test(option)
      ? `I ${option.charAt(0).toLowerCase()}${option.slice(1)}`
      : option,
  )

/** One short sentence that is true of the person. */
export function sayRecord(
  asked: Asked,
  known: Known,
  truth: boolean | null,
  person: Person,
  reading: Pick<Reading, 'type' | 'options'>,
): string {
  const clause = clauseOf(asked, known, truth, person)
  // On a ladder of agreement nobody was asked for a yes.
  if (truth === null || (reading.type !== 'open' && !reading.options.some(({ role }) => role === 'yes')))
    return sentence(clause)
  const lead = chosen(truth !== asked.denied ? sentences().yes : sentences().no, person, `lead ${asked.fact}`)
  return sentence(lead.replace('{c}', () => clause).replace('{C}', () => capital(clause)))
}

function clauseOf(asked: Asked, known: Known, truth: boolean | null, person: Person): string {
  const says = saysOf(asked.fact)
  // Whoever lives with their parents owns nothing.
  if (asked.fact === 'home' && livesWithParents(person)) return wordsFor('home', `${String(known)}_family`, person)
  const from = isChildless(asked, person)
    ? saysOf('children').none!
    : isOthers(asked, known, person)
      ? (says[person.sex] ?? sentences()[person.sex])
      : isToCome(asked, known, person)
        ? (says.later ?? templatesFor(asked, known, truth, says))
        : templatesFor(asked, known, truth, says)
  return filled(chosen(from, person, asked.fact), asked, known, person, says)
}

/** "How old will you be in 2040?" */
const isToCome = ({ moment }: Asked, known: Known, { age }: Person): boolean =>
  moment !== null && typeof known === 'number' && known > age

/** "Are you a mother?", asked of a father. */
const isOthers = (asked: Asked, known: Known, person: Person): boolean =>
  asked.only !== null && asked.only !== person.sex && truthOf({ ...asked, only: null }, known, person) === true

/** What is over rather than there: it is said in another tense. */
const past = new Set(['heart_attack', 'stroke', 'cancer', 'skin_cancer_nonmelanoma', 'kidney_stones', 'gallstones'])

function templatesFor(asked: Asked, known: Known, truth: boolean | null, says: FactSays): readonly string[] {
  if (truth !== null && says.yes !== undefined && !(asked.values.length === 0 && !truth && says.none !== undefined)) {
    const isPast = asked.values.length > 0 && asked.values.every((value) => past.has(value))
    if (isPast && says.pastYes !== undefined) return truth ? says.pastYes : says.pastNo!
    // Whoever has one of two that were asked for together says which.
    const some =
      asked.each.length > 0 && Array.isArray(known) && known.some((one) => asked.values.includes(String(one)))
    return truth || some ? says.yes : says.no!
  }
  if (asked.counts && says.counted !== undefined) return says.counted
  if (asked.which !== null && says[asked.which] !== undefined) return says[asked.which]!
  const size = typeof known === 'number' ? known : Array.isArray(known) ? known.length : null
  if ((size !== null && size <= 0) || known === 'none' || isJobless(asked, known))
    if (says.none !== undefined) return says.none
  if (says.of !== undefined && asked.compare !== null && truth === null) return says.of
  if (size === 1 && says.one !== undefined) return says.one
  if (says.say === undefined) return known === 'yes' ? says.yes! : says.no!
  return truth === null ? says.say : (says.clause ?? says.say)
}

const isJobless = ({ fact }: Asked, known: Known): boolean => fact === 'occupation' && !/^\d/.test(String(known))

function filled(template: string, asked: Asked, known: Known, person: Person, says: FactSays): string {
  const slots: Readonly<Record<string, () => string>> = {
    v: () => valueWords(asked, known, person, says),
    asked: () => askedWords(asked, says),
    per: () => `a ${asked.unit?.name ?? 'year'}`,
    per_day: () => `a ${asked.unit?.name ?? 'day'}`,
    given: () => String(asked.given),
    place: () => placeOf(person),
    state: () => person.state,
    country: () => countryOf(person),
    count: () => inWords(person.num_children),
    age: () => String(person.age),
    household: () => householdOf(person),
    trade: () => tradeOf(person),
    spouse: () => (person.sex === 'male' ? 'wife' : 'husband'),
    partner: () => (person.partner !== 'spouse' ? 'partner' : person.sex === 'male' ? 'wife' : 'husband'),
    labour: () => wordsFor('labour', person.labour_detail, person),
    insured: () => wordsFor('insurance', `employer_${employerOf(person)}`, person),
  }
  let text = template
  for (let depth = 0; depth < DEEPEST; depth += 1)
    text = text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot]!())
  return text
}
/** What fills a slot may have one that has one. */
const DEEPEST = 3

/** Whose employer insures somebody. */
function employerOf({ labour_status, partner, age }: Person): 'own' | 'partner' | 'parents' | 'former' {
  if (labour_status === 'employed') return 'own'
  return partner !== 'none' ? 'partner' : age < ON_PARENTS_PLAN ? 'parents' : 'former'
}
const ON_PARENTS_PLAN = 26

/** What somebody does, as a clause. */
function tradeOf(person: Person): string {
  const known = recordValue('occupation', person, 0)
  return known === null
    ? wordsFor('labour', person.labour_detail, person)
    : clauseOf(asksFor('occupation', 'occupation'), known, null, person)
}
