import { knownValues, resolveOccupation } from '../filters/index.ts'
import type { Finding } from './finding.ts'
import { agesIn } from './read-ages.ts'
import { placesIn } from './read-places.ts'

/** More is not read; and what might be a job is looked up so often at most, because unknown words take their time. */
const LONGEST = 2000
const MOST_TRIES = 60

interface Tries {
  left: number
}

/**
 * What a text says of people outright. `strict`: only what is plainly about whom to ask, because it decides who is;
 * `soft`: also what someone is said to run or to be, because it only says who comes first.
 */
export function findingsIn(text: string, mode: 'strict' | 'soft'): Finding[] {
  const read = text.slice(0, LONGEST)
  const tries = { left: MOST_TRIES }
  const clauses = read
    .split(/[,;:.!?()"“”—\n]+|\s[-–]\s/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
  // A state may stand behind a comma.
  const found = [...placesIn(read)]
  for (const clause of clauses) {
    found.push(
      ...agesIn(clause),
      ...familyIn(clause),
      ...describedIn(clause),
      ...healthIn(clause),
      ...kindsIn(clause, tries),
      ...(mode === 'soft' ? tradesIn(clause, tries) : []),
    )
  }
  return [...new Map(found.map((finding) => [JSON.stringify(finding.filters), finding])).values()]
}

/** Findings as one filter: several of a field are alternatives, different fields hold together. */
export function audienceOf(findings: readonly Finding[]): Record<string, unknown> {
  const byField = new Map<string, Set<unknown>>()
  for (const { filters } of findings) {
    for (const [field, value] of Object.entries(filters)) {
      byField.set(field, new Set([...(byField.get(field) ?? []), ...[value].flat()]))
    }
  }
  // "Moms and dads": both sexes are everybody.
  if (byField.get('sex')?.size === 2) byField.delete('sex')
  return Object.fromEntries(
    [...byField].map(([field, values]) => [field, values.size === 1 ? [...values][0] : [...values]]),
  )
}

const people =
  '(?:people|adults|women|men|persons|folks|consumers|customers|shoppers|residents|citizens|workers|employees|households|' +
  'voters|users|americans|parents|moms|mums|mothers|dads|fathers|couples)'

function* familyIn(clause: string): Generator<Finding> {
  const word =
    /(?<!\b(?:their|my|your|his|her|our|aging|ageing|elderly|god|step)[\s-])\b(parents|moms?|mums?|mothers|dads?|fathers|women|men|females|males)\b/gi
  for (const [said] of clause.matchAll(word)) {
    const folded = said.toLowerCase()
    const parent = /^(?:par|mom|mum|mot|dad|fat)/.test(folded)
    const sex = /^(?:mom|mum|mot|wom|fem)/.test(folded) ? 'female' : folded === 'parents' ? undefined : 'male'
    yield { said, filters: { ...(sex === undefined ? {} : { sex }), ...(parent ? { is_parent: true } : {}) } }
  }
}

/** "Rural", "married" or "self-employed" before a word for people. */
function* describedIn(clause: string): Generator<Finding> {
  const pattern = new RegExp(`\\b([\\p{L}-]+)\\s+(?=(?:[\\p{L}-]+\\s+)?${people}\\b)`, 'giu')
  for (const [, word] of clause.matchAll(pattern)) {
    for (const field of [
      'marital_status',
      'ethnicity',
      'urbanicity',
      'labour_status',
      'religion',
      'country',
    ] as const) {
      // "us" is seldom a country.
      if (field === 'country' && !/^\p{Lu}/u.test(word!)) continue
      const values = knownValues(field, word!)
      if (values.length > 0 && word!.length > 1) {
        yield { said: word!, filters: { [field]: values } }
        break
      }
    }
  }
}

/** "With diabetes", "taking statins", "on Ozempic"; and diabetics. */
function* healthIn(clause: string): Generator<Finding> {
  const after =
    /\b(?:with|have|has|having|on|take|takes|taking|use|uses|using|prescribed)\s+([\p{L}\p{N}'-]+(?:\s+[\p{L}\p{N}'-]+){0,3})/giu
  for (const [, rest] of clause.matchAll(after)) yield* healthOf(rest!.trim().split(/\s+/))
  for (const [word] of clause.matchAll(/\b\p{L}+ics\b/giu)) yield* healthOf([word])
}

function* healthOf(words: readonly string[]): Generator<Finding> {
  for (let length = words.length; length > 0; length--) {
    const said = words.slice(0, length).join(' ')
    for (const field of ['health_conditions', 'health_drug_classes'] as const) {
      const values = knownValues(field, said)
      if (values.length > 0) {
        yield { said, filters: { [field]: values } }
        return
      }
    }
  }
}

/** Words before which a new noun begins. */
const before = new Set(
  (
    'how what why whether when which who whom do does did are is were can could would will should might of for by with among ' +
    'amongst between from to in on about and or that as at than many most some all the our my if because busy young old ' +
    'older younger new experienced senior junior fellow understand learn ask interview survey help make let see find hear ' +
    'recruit talk explore study motivates makes drives stops keeps gets'
  ).split(' '),
)

/** Plurals that are titles, and more often something else. */
const ambiguous =
  /^(?:owners|leaders|members|users|leads|models|guides|hosts|records|players|principals|partners|buyers|scales|cats|runners|readers|callers|winners|panels|stars|judges|assistants|agents|operators|developments|movers|rangers|bars|checks|prints|packers|pickers|matters)$/i

/** Kinds of people by what they do: "nurses", "truck drivers", "students", "smokers", "college graduates". */
function* kindsIn(clause: string, tries: Tries): Generator<Finding> {
  const words = clause.split(/\s+/)
  for (let start = 0; start < words.length; start++) {
    if (start > 0 && !before.has(words[start - 1]!.toLowerCase())) continue
    for (let length = Math.min(3, words.length - start); length > 0; length--) {
      const kind = kindOf(words.slice(start, start + length), words[start + length], tries)
      if (kind === undefined) continue
      yield kind
      start += length - 1
      break
    }
  }
}

function kindOf(words: readonly string[], next: string | undefined, tries: Tries): Finding | undefined {
  const said = words.join(' ')
  if (!/[^s]s$/i.test(said) || words.some((word) => before.has(word.toLowerCase()))) return undefined
  // "Drivers of loyalty" drive nothing.
  if (ambiguous.test(said) || next?.toLowerCase() === 'of') return undefined
  for (const field of ['smoking_status', 'religion', 'education', 'country'] as const) {
    if (field === 'education' && words.length === 1) continue
    if (field === 'country' && !/^\p{Lu}\p{L}+ns$/u.test(said)) continue
    const values = knownValues(field, said)
    if (values.length > 0) return { said, filters: { [field]: values } }
  }
  return isTitle(said, tries) ? { said, filters: { occupation: said } } : undefined
}

function isTitle(text: string, tries: Tries): boolean {
  if (--tries.left < 0) return false
  const { via, title } = resolveOccupation(text)
  return via === 'label' || via === 'synonym' || (via === 'title' && title !== undefined)
}

/** "Runs a small bakery", "works as a nurse", "retired teacher who…". */
function* tradesIn(clause: string, tries: Tries): Generator<Finding> {
  const business =
    /\b(?:runs?|owns?|operates?|running|owning)\s+(?:an?|the|their|his|her|my)?\s*(?:(?:small|local|family|little|own|successful|struggling)\s+)*([\p{L}'-]+(?:\s+shop|\s+store|\s+business)?)/giu
  for (const [said, trade] of clause.matchAll(business)) {
    if (isTitle(`${trade} owner`, tries)) yield { said, filters: { occupation: `${trade} owner` } }
  }
  const job =
    /(?:^|\b(?:works? as|working as|is|am)\s+)an?\s+([\p{L}'-]+(?:\s+[\p{L}'-]+){0,2})|^([\p{L}'-]+(?:\s+[\p{L}'-]+){0,2}?)(?=\s+(?:who|with|in)\b|$)/giu
  for (const [, named, first] of clause.matchAll(job)) {
    const words = (named ?? first ?? '').trim().split(/\s+/)
    for (let length = words.length; length > 0; length--) {
      const said = words.slice(0, length).join(' ')
      if (said !== '' && isTitle(said, tries)) {
        yield { said, filters: { occupation: said } }
        break
      }
    }
  }
}
