/**
 * Answers that a wording lists, made even: what only one of them has because of where it stands in the sentence belongs to
 * the question.
 */

const SMALL = /^(?:an?|the|to|in|on|at|of|for|with|by|from|I|my|your|it|not|no)$/i
const ARTICLE = /^(?:an?|the)$/i
/** Before a gerund, an article or a possessive; "to go" is what one would do. */
const PREPOSITION = /^(?:to|on|for|toward|towards|into) (?=(?:an?|the|my|your|more|better|new) |[a-z]+ing )/i
/** "Would you go with leftovers, fast food, or a salad?": the preposition is the question's where no other answer has one. */
const LED = /^(?:with|without|from|at|in|on|by|to|for|through) /i
/** Words of an answer that others can be measured by. */
const SHORT = 3

/** The first and the last answer without the words of the question that stand next to them. */
export const evened = (options: readonly string[]): string[] =>
  withoutTail(
    withoutHead(
      withoutObject(withoutSharedObject(options).map((option) => option.replace(ASKING, '').replace(MOSTLY, ''))),
    ),
  )

/** "shop for clothes online or in a store": what one shops for is no part of where. */
function withoutObject([first = '', ...others]: readonly string[]): string[] {
  const where = others.length > 0 && others.every((option) => /^(?:in|at|on|by|from|through|over) /i.test(option))
  return [where ? first.replace(/^(?:for|of) \S+ (?=\S+$)/i, '') : first, ...others].filter((option) => option !== '')
}

/** "Do you make a list, or go by what is on sale?", "Do you prefer to fly or drive?": words that ask. */
const ASKING = /^(?:(?:do|would|did|are|will) you (?:(?:usually|mostly|generally|rather) )?(?=\S)|prefer to (?=\S))/i
const MOSTLY = / (?:mostly|usually|generally|in general|most often)$/i

/**
 * "Do you expect it to get better, get worse, or stay the same?": the first begins as the second does. "Do you browse the web on a phone, a
 * tablet, or a computer?": the first is as short as the others.
 */
function withoutHead([whole, second, ...rest]: readonly string[]): string[] {
  if (whole === undefined || second === undefined) return whole === undefined ? [] : [whole]
  // "… should it go to fixing sidewalks, a playground, or library hours?": the preposition is the question's.
  const led = [second, ...rest].some((option) => LED.test(option)) ? whole : whole.replace(/^(?:with|from) (?=\S)/i, '')
  const first = [second, ...rest].some((option) => PREPOSITION.test(option)) ? led : led.replace(PREPOSITION, '')
  const word = second.split(' ')[0]!
  const others = [second, ...rest]
  const alike = rest.length > 0 && others.every((option) => isBrief(option) && ARTICLE.test(option.split(' ')[0]!))
  const words = first.split(' ')
  const article = words.findLastIndex((one) => ARTICLE.test(one))
  if (alike && article > 0) return [words.slice(article).join(' '), ...others]
  const at = first.startsWith(`${word} `) || SMALL.test(word) ? -1 : ` ${first}`.lastIndexOf(` ${word} `)
  return [at > 0 ? first.slice(at) : first, ...others]
}

const isBrief = (option: string): boolean => option.split(' ').length <= SHORT

/** "Out in the country", "only if they save": nothing that could be an answer is left of these. */
const UNFINISHED = /^(?:only|just|even|out|up|down|off|over|not)$/i

/** "… good, bad or neither for your mood", "… stay the same over the next year": what it all is about. */
const TAIL = / (?:over|for|during|as|than|compared|when|if|in) (?=\S+ ).*$| as$/i

function withoutTail(options: readonly string[]): string[] {
  const last = options.at(-1) ?? ''
  const others = options.slice(0, -1)
  const kept = last.replace(TAIL, '')
  const uneven = others.length > 1 && others.every((option) => isBrief(option) && !TAIL.test(option))
  // "fully in the office" beside "fully remote": what would be left is no answer.
  const part = others.some((option) => option.startsWith(`${kept} `)) || UNFINISHED.test(kept)
  return uneven && !part && kept !== '' && last.split(' ').length > SHORT ? [...others, kept] : [...options]
}

/** "Is your phone an iPhone or an Android?": what it is said of is no part of the first answer. */
function withoutSubject(options: readonly string[]): string[] {
  const [first = '', ...others] = options
  const articled = others.length > 0 && others.every((option) => /^(?:an?|the) /i.test(option))
  return [articled ? first.replace(/^\S+ (?=(?:an?|the) \S)/i, '') : first, ...others].filter((option) => option !== '')
}

/** "own or rent your home": what is owned and what is rented is one thing, and no part of the answer. */
function withoutSharedObject(all: readonly string[]): string[] {
  const options = withoutSubject(all)
  const [act, whose, ...thing] = (options.at(-1) ?? '').split(' ')
  const shared = /^(?:your|my|our|their)$/.test(whose ?? '') ? thing.length > 0 : whose === 'the' && thing[1] === 'you'
  const acts = options.slice(0, -1)
  return shared && acts.every((option) => !option.includes(' ')) ? [...acts, act!] : [...options]
}
