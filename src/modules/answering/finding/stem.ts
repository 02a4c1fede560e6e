/** A small stemmer: enough that forms of one word meet, and no more than that ("news" stays "news"). */

const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  kids: 'child',
  kid: 'child',
  men: 'man',
  mens: 'man',
  women: 'woman',
  womens: 'woman',
  people: 'person',
  persons: 'person',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  lives: 'life',
  knives: 'knife',
  wives: 'wife',
  leaves: 'leaf',
  bought: 'buy',
  paid: 'pay',
  spent: 'spend',
  went: 'go',
  gone: 'go',
  ate: 'eat',
  eaten: 'eat',
  drank: 'drink',
  drunk: 'drink',
  drove: 'drive',
  driven: 'drive',
  flew: 'fly',
  flown: 'fly',
  flight: 'fly',
  slept: 'sleep',
  taken: 'take',
  took: 'take',
  given: 'give',
  gave: 'give',
  wore: 'wear',
  worn: 'wear',
  sold: 'sell',
  kept: 'keep',
  thought: 'think',
  felt: 'feel',
  met: 'meet',
  ran: 'run',
  chose: 'choose',
  chosen: 'choose',
  heard: 'hear',
  hearing: 'hearing',
  written: 'write',
  wrote: 'write',
  lost: 'lose',
  left: 'leave',
  colour: 'color',
  favourite: 'favorite',
  centre: 'center',
  tyre: 'tire',
  grey: 'gray',
  licence: 'license',
  programme: 'program',
  jewellery: 'jewelry',
  doughnut: 'donut',
  yoghurt: 'yogurt',
  whisky: 'whiskey',
  cosy: 'cozy',
  pyjamas: 'pajamas',
  ageing: 'age',
  aging: 'age',
  tv: 'television',
  tvs: 'television',
  bike: 'bicycle',
  auto: 'car',
  automobile: 'car',
  cellphone: 'phone',
  cinema: 'movie',
  film: 'movie',
  grocery: 'groceri',
  meds: 'medicine',
  medication: 'medicine',
  doc: 'doctor',
  vet: 'veterinary',
  veterinarian: 'veterinary',
  fridge: 'refrigerator',
  gas: 'gas',
  news: 'news',
  glasses: 'eyeglass',
  eyeglasses: 'eyeglass',
  jeans: 'jeans',
  series: 'series',
  tennis: 'tennis',
  christmas: 'christmas',
  lens: 'lens',
  lenses: 'lens',
  being: 'be',
  thing: 'thing',
  something: 'something',
  evening: 'evening',
  morning: 'morning',
  during: 'during',
  wedding: 'wedding',
  ring: 'ring',
  king: 'king',
  spring: 'spring',
  string: 'string',
  wing: 'wing',
  need: 'need',
  feed: 'feed',
  seed: 'seed',
  speed: 'speed',
  weed: 'weed',
  bed: 'bed',
  red: 'red',
  shed: 'shed',
}

const remembered = new Map<string, string>()

export function stem(word: string): string {
  const known = remembered.get(word)
  if (known !== undefined) return known
  const found = irregular[word] ?? byRule(word)
  // Questions bring words without end; what is remembered may not grow with them.
  if (remembered.size < 40_000) remembered.set(word, found)
  return found
}

function byRule(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = withoutPlural(word)
  return irregular[singular] ?? withoutEnding(singular)
}

function withoutPlural(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(sh|ch|ss|x|zz)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

const vowel = /[aeiouy]/

function withoutEnding(word: string): string {
  for (const ending of ['ingly', 'edly', 'ing', 'ed', 'ly', 'ment', 'ness', 'er', 'or']) {
    if (!word.endsWith(ending)) continue
    const base = word.slice(0, -ending.length)
    // "user" and "use", but not "paper" and "pap": agent nouns are only cut down to a stem of some length.
    const shortest = ending === 'er' || ending === 'or' ? 5 : ending.length > 2 ? 3 : 4
    if (base.length < shortest || !vowel.test(base)) continue
    return tidy(base)
  }
  return tidy(word)
}

/** "shopp" → "shop", "make" and "mak" → "mak", "cry" and "cri" → "cri". */
function tidy(base: string): string {
  if (/([bdgmnprt])\1$/.test(base)) return base.slice(0, -1)
  if (base.length > 3 && base.endsWith('e')) return base.slice(0, -1)
  if (base.length > 3 && base.endsWith('y')) return `${base.slice(0, -1)}i`
  return base
}
