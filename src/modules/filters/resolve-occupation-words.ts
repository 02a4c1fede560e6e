/** Spellings and short forms of single words, each with the form that all texts are brought to. */
const forms = new Map(
  Object.entries({
    mgr: 'manager',
    mngr: 'manager',
    sr: 'senior',
    snr: 'senior',
    jr: 'junior',
    jnr: 'junior',
    asst: 'assistant',
    assoc: 'associate',
    dir: 'director',
    rep: 'representative',
    exec: 'executive',
    vp: 'vice president',
    svp: 'senior vice president',
    evp: 'executive vice president',
    avp: 'assistant vice president',
    hr: 'human resource',
    qa: 'quality assurance',
    qc: 'quality control',
    pr: 'public relation',
    op: 'operation',
    ops: 'operation',
    dev: 'developer',
    eng: 'engineer',
    engr: 'engineer',
    acct: 'accountant',
    supv: 'supervisor',
    coord: 'coordinator',
    grad: 'graduate',
    uni: 'university',
    mum: 'mom',
    mommy: 'mom',
    sales: 'sales',
    lab: 'laboratory',
    automotive: 'auto',
    automobile: 'auto',
    bike: 'bicycle',
    telephone: 'phone',
    tech: 'technician',
    technologist: 'technician',
    info: 'information',
    dr: 'doctor',
    waitress: 'waiter',
    actress: 'actor',
    hostess: 'host',
    labour: 'labor',
    labourer: 'laborer',
    colour: 'color',
    colourist: 'colorist',
    behaviour: 'behavior',
    behavioural: 'behavioral',
    centre: 'center',
    theatre: 'theater',
    tyre: 'tire',
    counsellor: 'counselor',
    jeweller: 'jeweler',
    travelling: 'traveling',
    programme: 'program',
    adviser: 'advisor',
    licence: 'license',
    fulltime: 'full time',
    parttime: 'part time',
    man: 'person',
    woman: 'person',
    men: 'person',
    women: 'person',
    guy: 'person',
    lady: 'person',
    people: 'person',
    folk: 'person',
    wive: 'wife',
  }),
)

/** British beginnings of words that have an American form. */
const beginnings: readonly (readonly [string, string])[] = [
  ['orthopaed', 'orthoped'],
  ['paed', 'ped'],
  ['anaesth', 'anesth'],
  ['gynaec', 'gynec'],
  ['haemat', 'hemat'],
  ['aesthetic', 'esthetic'],
  ['archaeo', 'archeo'],
  ['draught', 'draft'],
  ['organis', 'organiz'],
]

const silent = new Set(['a', 'an', 'the', 'of', 'and', 'my', 'our'])

/**
 * The words of a text, evened out: no accents, possessives, plurals, articles, British spellings or words that tell
 * the sex ("salesmen", "sales woman"). Two texts that mean the same should have the same words. Whoever evens out many
 * texts may keep the words that occur again and again in `seen`.
 */
export function evenWords(text: string, seen?: Map<string, string>): string[] {
  const lower = text.toLowerCase()
  const words: string[] = []
  for (const word of (/[^a-z ]/.test(lower) ? lettersOf(lower) : lower).split(' ')) {
    if (word === '' || silent.has(word)) continue
    let even = seen?.get(word)
    if (even === undefined) {
      even = evenWord(word)
      seen?.set(word, even)
    }
    if (even.includes(' ')) words.push(...even.split(' '))
    else words.push(even)
  }
  return words
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’`´]s\b/g, '')
    .replace(/['’`´]/g, '')
    .replace(/&/g, ' and ')
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/[^a-z0-9]+/g, ' ')
}

/** What phrases are looked up by: without spaces, so that "fire fighter" and "firefighter" are one. */
export const keyOf = (words: readonly string[]): string => words.join('')

function evenWord(word: string): string {
  const known = forms.get(word)
  if (known !== undefined) return known
  let one = singular(word)
  for (const [british, american] of beginnings) {
    if (one.startsWith(british)) one = american + one.slice(british.length)
  }
  one = forms.get(one) ?? one
  const person = /^(.{3,}?)(?:wom[ae]n|m[ae]n|lady|people)$/.exec(one)
  return person !== null && one !== 'human' && one !== 'german' ? `${person[1]}person` : one
}

function singular(word: string): string {
  if (word.length < 3 || !word.endsWith('s') || word.endsWith('ss')) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('wives')) return `${word.slice(0, -3)}fe`
  if (/(?:ss|ch|sh|x|zz|bus)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('us') || word.endsWith('is')) return word
  return word.slice(0, -1)
}
