/** Past and participle of verbs that are not regular, as people write them in briefs. */
const irregular: readonly (readonly [base: string, past: string, participle: string])[] = (
  'be was been,become became become,begin began begun,break broke broken,bring brought brought,build built built,buy bought bought,' +
  'catch caught caught,choose chose chosen,come came come,cut cut cut,do did done,draw drew drawn,drink drank drunk,drive drove driven,' +
  'eat ate eaten,fall fell fallen,feel felt felt,fight fought fought,find found found,fly flew flown,forget forgot forgotten,get got gotten,' +
  'give gave given,go went gone,grow grew grown,have had had,hear heard heard,hold held held,keep kept kept,know knew known,lead led led,' +
  'learn learned learned,leave left left,lend lent lent,lose lost lost,make made made,meet met met,pay paid paid,put put put,quit quit quit,' +
  'read read read,ride rode ridden,run ran run,say said said,see saw seen,sell sold sold,send sent sent,set set set,sing sang sung,' +
  'sleep slept slept,speak spoke spoken,spend spent spent,stand stood stood,swim swam swum,take took taken,teach taught taught,' +
  'tell told told,think thought thought,understand understood understood,wear wore worn,win won won,write wrote written'
)
  .split(',')
  .map((line) => line.split(' ') as [string, string, string])

/** Verbs that tell people apart in briefs, and those that questions about them turn on. */
const regular =
  'accept add adopt afford agree answer apply appreciate ask attend avoid bake bank believe belong bike blame book borrow browse camp cancel ' +
  'care carry cause challenge change charge check clean click climb collect commute compare complain complete connect consider consume ' +
  'continue cook cope cover cycle dance date deal decide define delay deliver deny depend describe discover dislike discuss download dream drop ' +
  'earn embrace encounter encourage engage enjoy enroll evaluate exercise expect experience explore express face fail fast favor favour fear file ' +
  'finance fish follow fund gamble game garden graduate guess handle happen hate help hike hire hope identify ignore imagine improve include influence ' +
  'inherit install intend invest jog join juggle like listen live look love maintain manage matter measure meditate mind miss motivate move ' +
  'need notice offer open oppose order organize overcome own paint participate perceive perform plan play post practice practise pray predict prefer ' +
  'prepare prevent prioritize protect provide purchase qualify rank rate react receive recommend recycle reduce refer refinance refuse regret ' +
  'relax rely remember renew renovate rent repair replace report resist respond retire return save score search seek seem serve share shop ' +
  'show sign skate ski skip smoke snack socialize speak split sponsor start stay stick stop stream struggle study subscribe suffer suggest support ' +
  'surf switch talk tend test thrift tip track trade train travel treat try trust turn type upgrade use vacation value vape view visit ' +
  'volunteer vote wait walk want warn waste watch weigh welcome wonder work worry worship'

const bases = new Set([...regular.split(/\s+/), ...irregular.map(([base]) => base)])
const pasts = new Map(irregular.map(([base, past]) => [past, base]))
const participles = new Map(irregular.map(([base, , participle]) => [participle, base]))

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'ing'

export interface Verb {
  base: string
  form: VerbForm
}

/** The verb that a word is a form of; undefined when it is none that is known. */
export function verbOf(word: string): Verb | undefined {
  const said = word.toLowerCase()
  if (bases.has(said)) return { base: said, form: 'base' }
  const past = pasts.get(said)
  if (past !== undefined) return { base: past, form: participles.has(said) ? 'participle' : 'past' }
  const participle = participles.get(said)
  if (participle !== undefined) return { base: participle, form: 'participle' }
  if (said === 'has') return { base: 'have', form: 'third' }
  const endings: readonly [RegExp, VerbForm][] = [
    [/ing$/, 'ing'],
    [/ed$/, 'participle'],
    [/e?s$/, 'third'],
  ]
  for (const [ending, form] of endings) {
    if (!ending.test(said)) continue
    const base = stemsOf(said, ending).find((stem) => bases.has(stem))
    if (base !== undefined) return { base, form }
  }
  return undefined
}

function stemsOf(word: string, ending: RegExp): string[] {
  const stem = word.replace(ending, '')
  const single = word.replace(/s$/, '')
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y'), single]
}

/** The past participle of a verb in the past: "bought" of "bought", "eaten" of "ate". */
export function participleOf(word: string): string {
  const base = pasts.get(word.toLowerCase())
  return irregular.find(([one]) => one === base)?.[2] ?? word
}

/** A noun in the singular, where it is a plural. */
export function singularOf(word: string): string {
  if (/(?:ss|us|is|news|series)$/i.test(word) || !/s$/i.test(word)) return people.get(word.toLowerCase()) ?? word
  if (/[^aeiou]ies$/i.test(word)) return word.replace(/ies$/i, 'y')
  if (/(?:ch|sh|x|ss)es$/i.test(word)) return word.replace(/es$/i, '')
  if (/(?:wives|lives|knives)$/i.test(word)) return word.replace(/ves$/i, 'fe')
  return word.replace(/s$/i, '')
}

const people = new Map([
  ['people', 'person'],
  ['women', 'woman'],
  ['men', 'man'],
  ['children', 'child'],
])

/** "a" or "an", by sound as far as spelling tells. */
export const articleFor = (word: string): 'a' | 'an' =>
  /^(?:[aeio]|u(?!ni|se|k\b|s\b)|hour|honest|heir|x-?ray)/i.test(word) && !/^(?:one|once|eu)/i.test(word) ? 'an' : 'a'
