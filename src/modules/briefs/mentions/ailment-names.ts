import { knownValues } from '../../filters/index.ts'

/** The name of something that people suffer from or take, as it stands in a text. */
export interface AilmentName {
  start: number
  end: number
  field: 'health_conditions' | 'health_drug_classes'
  /** A canonical value, or the word where it stands for several. */
  value: string
  said: string
  /** Names whoever has it ("diabetics"), or describes them ("diabetic"). */
  kind: 'thing' | 'person' | 'adjective'
  /** Means hardly anything else. */
  plain: boolean
}

const LONGEST_NAME = 4

/** Words that are in no name. */
const outside = new Set(
  `a an the and or but who whom that which with without from for to in on at by as of about into than then this these those is
  are was were be been have has had having do does did not no their they them his her its our my your we us you it he she
  i people adults women men patients what how why whether would could should will can take takes taking use uses using
  currently prescribed diagnosed living live suffer suffering over under aged want need like`.split(/\s+/),
)

/** Names of conditions that are more often something else, or that other fields have. */
const never = new Set(
  'other topical anxious depressed obese overweight cholesterol add dialysis lama saba laba mi af oncology thyroid power'.split(
    ' ',
  ),
)
const unless =
  /^(?:overweight or obese|trouble sleeping|difficulty sleeping|can'?t sleep|severe headaches|sleep aid|alcohol)$/i

/** Short words in small letters are seldom short forms, but these are. */
const shortForms = new Set(
  'gout hiv adhd copd ibs gerd bph ptsd ocd afib t2d t1d t2dm ckd chf ssri snri ppi nsaid'.split(' '),
)

/** Names that mean something else unless somebody is said to have it. */
const unsure =
  /^(?:strokes?|cancer|tumou?rs?|allerg(?:y|ies)|anxiety|depression|menopause|reflux|heartburn|indigestion|seizures|memory loss|dialysis|aids|gout|obesity|hormones?|steroids?|nicotine|stimulants?|pain ?killers?|back pain|neck pain)$/i

/** Maps, because a text may have any word: of an object, "constructor" is a member. */
const people = new Map(
  Object.entries({
    migraineur: 'migraine',
    insomniac: 'insomnia',
    hypertensive: 'hypertension',
    diabetic: 'diabetes_t2',
    prediabetic: 'prediabetes',
    asthmatic: 'asthma',
    epileptic: 'epilepsy',
    schizophrenic: 'schizophrenia',
  }),
)

/** Described by what they take. */
const dependent = /^(insulin|steroid|oxygen|opioid)[\s-](?:dependent|using|treated)$/i

const adjectives = new Map([
  ...people,
  ...Object.entries({
    arthritic: 'arthritis',
    bipolar: 'bipolar_disorder',
    menopausal: 'menopause_symptoms',
    perimenopausal: 'menopause_symptoms',
    anemic: 'anemia',
    anaemic: 'anemia',
    hypothyroid: 'thyroid_disorder',
    'hiv-positive': 'hiv',
    'pre-diabetic': 'prediabetes',
  }),
])

/** Words around a name that are none of it: whoever has it is looked for behind the name. */
const around = /^(?:an?|the|had|has)\s|\s(?:users?|survivors?|patients?|pens?|headaches)$/i

interface Token {
  start: number
  end: number
  word: string
}

/** Every such name of a text, the longest at each place. */
export function ailmentNamesIn(text: string): AilmentName[] {
  const tokens = [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'.-]*[\p{L}\p{N}])?/gu)].map(
    (match): Token => ({ start: match.index, end: match.index + match[0].length, word: match[0] }),
  )
  const found: AilmentName[] = []
  const unknown = new Set<string>()
  for (let place = 0; place < tokens.length; place++) {
    for (let length = reachOf(tokens, place); length > 0; length--) {
      const said = text.slice(tokens[place]!.start, tokens[place + length - 1]!.end)
      if (unknown.has(said)) continue
      const name = nameOf(text, tokens.slice(place, place + length))
      if (name === undefined) unknown.add(said)
      if (name === undefined) continue
      found.push(name)
      place += length - 1
      break
    }
  }
  return found
}

/** How many words a name that begins here can have. */
function reachOf(tokens: readonly Token[], place: number): number {
  let length = 0
  while (
    length < LONGEST_NAME &&
    place + length < tokens.length &&
    !outside.has(tokens[place + length]!.word.toLowerCase())
  )
    length++
  return length
}

function nameOf(text: string, tokens: readonly Token[]): AilmentName | undefined {
  const start = tokens[0]!.start
  const end = tokens.at(-1)!.end
  const said = text.slice(start, end)
  // Names do not reach over a comma or the end of a sentence.
  if (/[^\p{L}\p{N}'. /-]/u.test(said) || /\.\s/.test(said)) return undefined
  if (tokens.length === 1 ? !isName(said) : around.test(said)) return undefined
  const lower = said.toLowerCase()
  if (unless.test(lower)) return undefined
  return personOf(lower, start, end) ?? thingOf(said, start, end)
}

function isName(word: string): boolean {
  const lower = word.toLowerCase()
  if (never.has(lower)) return word === 'ADD' || word === 'AF'
  return word.length > 4 || word !== lower || shortForms.has(lower)
}

function personOf(said: string, start: number, end: number): AilmentName | undefined {
  const needed = dependent.exec(said)?.[1]
  const [drug] = needed === undefined ? [] : knownValues('health_drug_classes', needed)
  if (drug !== undefined)
    return { start, end, field: 'health_drug_classes', value: drug, said, kind: 'adjective', plain: true }
  const full = said.replace(/^type ([12])s$/, 'type $1 diabetics')
  const typed = /^type (?:1|2|i|ii|one|two) (diabetics?)$/.exec(full)
  const word = typed === null ? said : typed[1]!
  const one = word.replace(/s$/, '')
  const value =
    typed === null
      ? (people.get(one) ?? adjectives.get(one))
      : /^type (?:1|i|one) /.test(full)
        ? 'diabetes_t1'
        : 'diabetes_t2'
  if (value === undefined) return undefined
  const person = word !== one && people.has(one)
  if (word !== one && !person) return undefined
  return { start, end, field: 'health_conditions', value, said, kind: person ? 'person' : 'adjective', plain: true }
}

/** Words that the vocabulary has another for. */
const spoken = (said: string): string =>
  said
    .replace(/\s(?:meds|medicines?|tablets?|pills?|drugs?)$/i, ' medication')
    .replace(/contraception$/i, 'contraceptive')

type Known = Pick<AilmentName, 'field' | 'value'> | undefined

/** What was looked up already: a brief is read in parts, and most words are no names. */
const lookedUp = new Map<string, Known>()
const MOST_LOOKED_UP = 8000

function thingOf(said: string, start: number, end: number): AilmentName | undefined {
  if (!lookedUp.has(said)) {
    if (lookedUp.size >= MOST_LOOKED_UP) lookedUp.clear()
    lookedUp.set(said, lookUp(said))
  }
  const known = lookedUp.get(said)
  return known && { start, end, ...known, said, kind: 'thing', plain: !unsure.test(said) }
}

function lookUp(said: string): Known {
  for (const field of ['health_conditions', 'health_drug_classes'] as const) {
    const direct = knownValues(field, said)
    const word = direct.length > 0 ? said : spoken(said)
    const values = direct.length > 0 || word === said ? direct : knownValues(field, word)
    if (values.length > 0) return { field, value: values.length === 1 ? values[0]! : word.toLowerCase() }
  }
  return undefined
}
