import { articleFor, participleOf, singularOf, verbOf } from './verb-forms.ts'

export interface Asked {
  question: string
  keep: 'Yes' | 'No'
}

const adverb =
  /^(?:also|always|currently|now|still|already|often|usually|regularly|frequently|recently|just|mostly|mainly|primarily|actively|really|truly|either|both|all|generally|sometimes|occasionally|rarely|seriously|previously|once|personally|only|ever|\p{L}+ly)$/iu

/** "Do you love hiking?" of "love hiking": what a relative clause says, asked of the person. */
export function askClause(clause: string): Asked {
  const words = clause
    .trim()
    .replace(/[.,;:!?]+$/, '')
    .split(/\s+/)
  const adverbs: string[] = []
  while (words.length > 1 && adverb.test(words[0]!) && !verbOf(words[0]!)) adverbs.push(words.shift()!)
  const said = adverbs.filter((word) => !/^(?:also|all|just|either|both|only)$/i.test(word)).join(' ')
  const rest = (from: number): string => toYou([said, ...words.slice(from)].filter((word) => word !== '').join(' '))
  const first = words[0]!.toLowerCase()
  const second = words[1]?.toLowerCase()
  const denied = /n't$/.test(first) || second === 'not' || second === 'never' || first === 'never'
  const keep = denied ? 'No' : 'Yes'
  const skip = denied && (second === 'not' || second === 'never') ? 2 : 1
  const ever = denied && (second === 'never' || first === 'never') ? 'ever ' : ''
  const bare = first.replace(/n't$/, '').replace(/^ca$/, 'can').replace(/^wo$/, 'will')
  if (/^(?:have|has)$/.test(bare) && second === 'no') return asks(`Do you have ${rest(2)}?`, 'No')
  if (/^(?:have|has|'ve)$/.test(bare)) return asks(haveQuestion(words, skip, rest, ever), keep)
  if (/^(?:are|is|am|were|was)$/.test(bare))
    return asks(`${/^w/.test(bare) ? 'Were' : 'Are'} you ${ever}${singularPredicate(rest(skip))}?`, keep)
  if (/^(?:can|could|will|would|should|might|may|must|cannot)$/.test(bare)) {
    const auxiliary = bare === 'cannot' ? 'can' : bare
    return asks(`${capital(auxiliary)} you ${rest(skip)}?`, bare === 'cannot' ? 'No' : keep)
  }
  if (/^(?:do|does|did)$/.test(bare) && denied)
    return asks(`${bare === 'did' ? 'Did' : 'Do'} you ${ever}${rest(skip)}?`, keep)
  if (first === 'never') return asks(neverQuestion(words), keep)
  if (first === 'had') return asks(`Have you had ${rest(1)}?`, keep)
  return asks(plainQuestion(words, said), keep)
}

function haveQuestion(words: readonly string[], skip: number, rest: (from: number) => string, ever: string): string {
  let place = skip
  while (place < words.length - 1 && adverb.test(words[place]!)) place++
  const next = verbOf(words[place] ?? '')
  const perfect = next?.form === 'participle' || next?.form === 'past' || /(?:ed|been)$/i.test(words[place] ?? '')
  if (perfect) return `Have you ${ever}${rest(skip)}?`
  return `Do you ${ever}have ${rest(skip)}?`
}

function neverQuestion(words: readonly string[]): string {
  const verb = verbOf(words[1] ?? '')
  const rest = toYou(words.slice(2).join(' '))
  if (verb === undefined || verb.form === 'base' || verb.form === 'third')
    return `Do you ever ${verb?.base ?? words[1]} ${rest}?`
  return `Have you ever ${participleOf(words[1]!)} ${rest}?`
}

/** By the form of the verb: "own", "owns", "bought", "driving". */
function plainQuestion(words: readonly string[], adverbs: string): string {
  const verb = verbOf(words[0]!)
  const rest = toYou(words.slice(1).join(' '))
  const lead = adverbs === '' ? '' : `${adverbs} `
  if (verb?.form === 'past' || verb?.form === 'participle' || (verb === undefined && /ed$/i.test(words[0]!))) {
    return `Have you ${lead}${participleOf(words[0]!)} ${rest}?`
  }
  if (verb?.form === 'ing') return ingQuestion(words, lead)
  return `Do you ${lead}${verb?.base ?? words[0]} ${rest}?`
}

/** What is going on is asked as such; what somebody has or does as a rule is asked plainly. */
const goingOn =
  /^(?:plan|consider|look|try|think|expect|struggle|study|train|go|work|live|wait|recover|seek|deal|face|learn|start|prepare|date|undergo|juggle|cope|suffer|hope|get|apply|search|run)$/

export function ingQuestion(words: readonly string[], lead = ''): string {
  const verb = verbOf(words[0]!)
  const rest = toYou(words.slice(1).join(' '))
  if (verb === undefined || goingOn.test(verb.base)) return `Are you ${lead}${words[0]!.toLowerCase()} ${rest}?`
  return `Do you ${lead}${verb.base} ${rest}?`
}

/** "Are you a Netflix subscriber?" of "Netflix subscribers"; several are alternatives. */
export function askKinds(kinds: readonly string[]): Asked {
  const named = kinds.map((kind) => {
    const [head, tail] = headOf(kind.replace(/ and (?=\S+ \S+$)/i, ' or '))
    const words = head.split(/\s+/)
    const single = [...words.slice(0, -1), singularOf(words.at(-1)!)].join(' ')
    return `${articleFor(single)} ${single}${tail}`
  })
  return asks(`Are you ${named.join(' or ')}?`, 'Yes')
}

/** "Fans | of K-pop", "caregivers | for aging parents". */
function headOf(kind: string): [string, string] {
  const at = kind.search(/\s(?:of|for|in|on|at|with|from|to|who|that|\p{L}+ing)\s/iu)
  return at < 0 ? [kind, ''] : [kind.slice(0, at), toYou(kind.slice(at))]
}

/** "Is your rent paid by …?" of "whose rent is paid by …". */
export const askPossessed = (thing: string, verb: string, rest: string): Asked =>
  /^ha(?:s|ve)$/i.test(verb)
    ? asks(`${verb.toLowerCase() === 'has' ? 'Does' : 'Do'} your ${thing} have ${toYou(rest)}?`, 'Yes')
    : asks(`${capital(verb.toLowerCase())} your ${thing} ${toYou(rest)}?`, 'Yes')

/** Of those who retired from a job that no filter remembers. */
export function askFormer(title: string): Asked {
  const words = title.split(/\s+/)
  const single = [...words.slice(0, -1), singularOf(words.at(-1)!)].join(' ')
  return asks(`Did you work as ${articleFor(single)} ${single} before?`, 'Yes')
}

/** Of those who are told by their family: "wives of truck drivers". */
const kin: readonly (readonly [RegExp, (one: string) => string])[] = [
  [/^wives$/i, (one) => `Is your husband ${one}?`],
  [/^husbands$/i, (one) => `Is your wife ${one}?`],
  [/^(?:spouses|partners|girlfriends|boyfriends)$/i, (one) => `Is your partner ${one}?`],
  [/^(?:daughters|sons|children|kids)$/i, (one) => `Is or was one of your parents ${one}?`],
  [/^(?:parents|mothers|fathers|moms|dads)$/i, (one) => `Do you have a child who is ${one}?`],
  [/^(?:siblings|brothers|sisters)$/i, (one) => `Is one of your siblings ${one}?`],
  [/^(?:friends|neighbou?rs|colleagues|roommates)$/i, (one) => `Do you know ${one} well?`],
]

export function askKin(noun: string, of: string): Asked | undefined {
  const question = kin.find(([pattern]) => pattern.test(noun.trim()))?.[1]
  if (question === undefined || !/s$/i.test(of) || /\s(?:with|who|that|in)\s/i.test(of)) return undefined
  const words = of.trim().split(/\s+/)
  const single = [...words.slice(0, -1), singularOf(words.at(-1)!)].join(' ')
  return asks(question(`${articleFor(single)} ${single}`), 'Yes')
}

export const askBeing = (predicate: string): Asked => asks(`Are you ${toYou(predicate)}?`, 'Yes')

/** "Do you have a gym membership?" of what stands behind "with" or "without". */
export const askHaving = (thing: string, wanted: boolean): Asked =>
  asks(`Do you have ${toYou(thing)}?`, wanted ? 'Yes' : 'No')

const asks = (question: string, keep: Asked['keep']): Asked => ({
  question: question.replace(/\s+/g, ' ').replace(/[\s.,;:]+\?$/, '?'),
  keep,
})

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** "Are you vegans?" is asked of one: "a vegan". Adjectives and what has an article stay. */
function singularPredicate(said: string): string {
  const match = /^([\p{L}'-]+(?:\s[\p{L}'-]+)?)$/u.exec(said)
  if (match === null || !/[^s]s$/i.test(said) || verbOf(said.split(' ')[0]!)?.form === 'ing') return said
  const single = singularOf(said)
  return `${articleFor(single)} ${single}`
}

const toSecond: readonly (readonly [RegExp, string])[] = [
  [/\bas (?:kids|children)\b/gi, 'as a child'],
  [/\bthemselves\b/gi, 'yourself'],
  [/\btheirs\b/gi, 'yours'],
  [/\b(?:their|his or her|his\/her)\b/gi, 'your'],
  [/\bthey're\b/gi, "you're"],
  [/\bthey've\b/gi, "you've"],
  [/\bthey'd\b/gi, "you'd"],
  [/\b(?:they|them)\b/gi, 'you'],
]

function toYou(said: string): string {
  return toSecond.reduce((text, [pattern, word]) => text.replace(pattern, word), said)
}
