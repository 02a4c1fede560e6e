import { readFigures } from '../../population/index.ts'
import { auxiliaryOf } from '../reading/auxiliaries.ts'
import type { Screen } from '../reading/reading.ts'
import { canBe, fromPast, fromThirdPerson } from '../reading/word-forms.ts'

interface Words {
  /** What everybody does now and then, and tells nothing of who they are: "if you get a call", "if you feel sick". */
  passing_verbs: string[]
  /** Where such a verb tells it all the same: "run a business". */
  lasting: string[]
  /** What one has for a while ("a minute"), and what one is for a while ("tired"). */
  passing_things: string[]
  passing_states: string[]
  /** What one is doing for longer than a while: "if you are taking insulin". */
  lasting_doing: string[]
  /** Names of kinds of people, with the question that they say yes to. */
  kinds: Record<string, string>
}

const words = readFigures<Words>('language/audiences.json')
const passingVerbs = new Set(words.passing_verbs)
const passingThings = new Set(words.passing_things)
const passingStates = new Set(words.passing_states)
const lastingDoing = new Set(words.lasting_doing)
/** Kinds of people by their names, and the question that they say yes to. */
export const kinds = new Map(Object.entries(words.kinds))
const LASTING = new RegExp(`^(?:${words.lasting.join('|')})\\b`, 'i')

const ADVERB = /^(?:currently|still|already|also|happen to|personally|actually|yourself|both|all)\s+/i
const HOW_OFTEN =
  /^(?:(?:often|always|sometimes|usually|regularly|mostly|mainly|frequently|rarely|only|ever|\w{4,}ly)\s+)/i
/** "Who votes or doesn't", "whether you do or not": that is everybody. */
const EITHER_WAY = /\bor (?:(?:do|does|did|are|is|have|has)n't|not)$/i

/**
 * What is said of those who are meant ("have a dog", "'ve never flown", "supervises others") as a question. Null where it may
 * happen to anybody ("feel sick"), and, of what is past, where it is only supposed ("won $10,000").
 */
export function screenOf(said: string, supposed: boolean): Screen | null {
  const plain = said
    .trim()
    .replace(/^'re\b/i, 'are')
    .replace(/^'ve\b/i, 'have')
    .replace(ADVERB, '')
    // "Run or help run a business"
    .replace(/^(\w+) or help (?:to )?\1\b/i, '$1')
  const [first = '', ...others] = plain.split(/\s+/)
  const rest = others.join(' ').replace(ADVERB, '')
  // What goes on after a comma is no longer about them.
  if (first === '' || /^'|[,;:]/.test(plain) || EITHER_WAY.test(plain)) return null
  const auxiliary = auxiliaryOf(first.toLowerCase())
  if (auxiliary === null) return deed(first, rest, supposed)
  if (rest === '') return null
  const denied = auxiliary.negated || /^(?:not|never)\b/i.test(rest)
  const own = rest.replace(/^(?:not|never)\s+/i, '').replace(ADVERB, '')
  const asked = (question: string): Screen => ({ question: `${question}?`, wanted: !denied })
  switch (auxiliary.word) {
    case 'is':
    case 'are':
    case 'am':
      if (isPassing(own)) return null
      // "A grandparent" is asked for as "grandparents" are.
      return { question: kinds.get(own.toLowerCase().replace(/^an? /, '')) ?? `Are you ${own}?`, wanted: !denied }
    case 'was':
    case 'were':
      return supposed ? null : asked(`Were you ${own}`)
    case 'have':
    case 'has':
      if (!isDone(own, /^'ve\b/i.test(said.trim()))) return isHeldForAWhile(own) ? null : asked(`Do you have ${own}`)
      return asked(`Have you ${/^never\b/i.test(rest) ? 'ever ' : ''}${own}`)
    case 'do':
    case 'does': {
      const [verb = '', ...object] = own.split(' ')
      const screen = denied ? deed(verb, object.join(' '), supposed) : null
      return screen === null ? null : { ...screen, wanted: false }
    }
    case 'did':
      return supposed || !denied ? null : asked(`Did you ${own}`)
    case 'can':
      return asked(`Can you ${own}`)
    default:
      return null
  }
}

/** "Supervise others", "owns a dog", "served in the army", "never cook". */
function deed(first: string, rest: string, supposed: boolean): Screen | null {
  if (/^never$/i.test(first)) {
    const [verb = '', ...object] = rest.split(' ')
    const screen = deed(verb, object.join(' '), supposed)
    return screen === null ? null : { question: screen.question.replace(/^(D\w+) you /, '$1 you ever '), wanted: false }
  }
  const [how = ''] = HOW_OFTEN.exec(`${first} `) ?? []
  if (how !== '') {
    const [verb = '', ...object] = rest.split(' ')
    const screen = verb === '' ? null : deed(verb, object.join(' '), supposed)
    return screen === null ? null : { ...screen, question: screen.question.replace(/^(D\w+ you )/, `$1${how}`) }
  }
  const verb = first.toLowerCase()
  const past = !canBe(verb, 'verb') && canBe(verb, 'past')
  const plain = past ? fromPast(verb) : canBe(verb, 'verb') || !/[^s]s$/.test(verb) ? verb : fromThirdPerson(verb)
  const phrase = `${plain} ${rest}`.trim()
  if (past) return supposed ? null : { question: `Did you ${phrase}?`, wanted: true }
  return passingVerbs.has(plain) && !LASTING.test(phrase) ? null : { question: `Do you ${phrase}?`, wanted: true }
}

/** "Been to a casino", "ever used it", "'ve had it": had is what was done, and no thing. "Have used cars" is. */
function isDone(rest: string, spoken: boolean): boolean {
  if (spoken || /^(?:ever|just|recently|always|never)\b/i.test(rest)) return true
  const [first = '', second = ''] = rest.toLowerCase().split(' ')
  if (/^(?:been|had|gone|done)$/.test(first)) return true
  return canBe(first, 'adjective') || !canBe(first, 'past') ? /e[dn]$/.test(first) && OBJECT.test(second) : true
}
const OBJECT = /^(?:an?|the|any|your|my|to|in|on|at|for|from|with|this|that|some|more|one|it)$/

const isHeldForAWhile = (thing: string): boolean => /^to\b/i.test(thing) || passingThings.has(headOf(thing))

/** "Tired", "running late", "in a hurry". */
function isPassing(state: string): boolean {
  const low = state.toLowerCase()
  const [first = '', second] = low.split(' ')
  if (LASTING.test(low)) return false
  if (canBe(first, 'gerund')) return !lastingDoing.has(first)
  return (
    passingStates.has(low) ||
    passingStates.has(first) ||
    (/^(?:very|so|too|really|not)$/.test(first) && passingStates.has(second ?? ''))
  )
}

const BEHIND = /\s(?:that|who|which|to|for|in|on|at|with|of|from|about|between|coming)\s.*$/i
/** The noun of "a free weekend with nothing to do". */
const headOf = (phrase: string): string => phrase.toLowerCase().replace(BEHIND, '').split(' ').at(-1)!
