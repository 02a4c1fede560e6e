import { gerundOf, isGerund, isVerb } from './verb-forms.ts'
import { articled, capital, lowered, toYou } from './wording.ts'

/** What an audience was found by, and what its author told before coming to the point. */
interface Background {
  screening: readonly { question: string; keep: 'Yes' | 'No' }[]
  ignored: readonly { said: string }[]
}

const offered =
  /^(?:so |hi,? |hello,? )?(?:we|i|our (?:team|company|start-?up|studio|firm))(?:['’]re| are|['’]m| am| is|['’]ve| have)?(?: currently| now| just| about to| planning to| going to| thinking (?:of|about)| hoping to| want to| plan to| considering)* (?:launch|build|develop|mak|design|creat|introduc|prototyp|releas|offer|sell|invent|work|plan|open)(?:ing|e|ed|t)?(?: on| up)? ((?:an?|the|our|this) [^,.;:!?]{3,80})/i

/** What the author is about to bring out, as one names it: "an AI tutor for kids". */
function offerIn(said: string): string | undefined {
  const thing = offered.exec(said.trim())?.[1]?.replace(/ (?:and|but|so|which we) .*$/i, '')
  return thing === undefined ? undefined : lowered(articled(toYou(thing.replace(/^(?:our|the) /i, 'a '))))
}

/**
 * What objective and audience have in common, so that "What would make them quit?" is about vaping where people who vape are
 * asked, and "would they use it" about what the author is going to launch. Undefined where nothing of the kind was said.
 */
export function matterOf({ screening, ignored }: Background): string | undefined {
  for (const { said } of ignored) {
    const thing = offerIn(said)
    if (thing !== undefined) return thing
  }
  for (const { question, keep } of screening) {
    const matter = keep === 'Yes' ? askedFor(question) : undefined
    if (matter !== undefined) return matter
  }
  return undefined
}

/** "Do you vape?" is about vaping, "Do you dislike your bank?" about your bank, "Have you tried acupuncture?" about that. */
function askedFor(question: string): string | undefined {
  const text = question.replace(/[\s?]+$/, '')
  const held =
    /^(?:do|did|have|are) you (?:currently |regularly |ever |still |often |usually )*(?:own|have|like|love|dislike|hate|use|used|tried|try|enjoy|prefer|take|taken|taking|using|had|owned|interested in|considering|thinking about|need|want) (.{3,60})$/i.exec(
      text,
    )?.[1]
  if (held !== undefined) return /^(?:to|that|more|less|two|\d)\b/i.test(held) ? undefined : held
  const planned =
    /^(?:do|are) you (?:plan|planning|intend|hope|hoping|want|going|looking) to (\p{L}+)(.{0,60})$/iu.exec(text)
  if (planned !== null) return `${gerundOf(planned[1]!.toLowerCase())}${planned[2]}`
  const done = /^do you (?:currently |regularly |ever |still |often |usually )*(\p{L}+)(.{0,60})$/iu.exec(text)
  if (done !== null) return `${gerundOf(done[1]!.toLowerCase())}${done[2]}`
  const doing = /^are you (?:currently |regularly |still )*(\p{L}+ing\b.{0,60})$/iu.exec(text)?.[1]
  return doing !== undefined && isGerund(doing.split(' ')[0]!.toLowerCase()) ? doing : undefined
}

const bare =
  /\b(quit|quits|quitting|stop|stopped|stopping|start|started|starting|continue|continuing|give up|gave up|giving up)(?=\s*(?:$|[?.!,;]|\b(?:and|or|for good|again|altogether|in the first place|now)\b))/gi
const turned = /\b(switch|switched|switching|change|changing)(?=\s*(?:$|[?.!,;]|\b(?:and|or)\b))/gi
const left =
  /\b(leave|leaving|left|cancel|cancelling|canceling|keep|use|using|buy|join)(?=\s*(?:$|[?.!,;]|\b(?:and|or)\b))/gi

/** The objective with the matter where it goes without saying: behind bare verbs, and for a pronoun that points at it. */
export function withMatter(objective: string, matter: string | undefined): string {
  // "We are launching an AI tutor: would parents use it?"
  const told = /^([^:.?!]{10,160})[:.]\s+(.{8,})$/s.exec(objective.trim())
  const offer = told === null ? undefined : offerIn(told[1]!)
  if (offer !== undefined) return told![2]!.replace(/\b(?:it|this(?= *[?.!,;]|$))\b/i, offer)
  const about = matter?.replace(/\s+/g, ' ').trim() ?? ''
  if (about === '' || about.length > 80) return objective
  const [first = ''] = about.split(' ')
  const isDeed = isGerund(first.toLowerCase())
  const other = /^your (.+)$/i.exec(about)?.[1]
  const filled = isDeed
    ? objective.replace(bare, (verb) => `${verb} ${about}`)
    : objective.replace(left, (verb) => `${verb} ${about}`)
  const moved = other === undefined ? filled : filled.replace(turned, (verb) => `${verb} to another ${other}`)
  return pointed(moved, about)
}

const small =
  /^(?:what|how|why|whether|if|would|will|do|does|did|could|should|have|has|is|was|are|they|people|you|them|about|of|to|for|on|be|much|often|likely|willing|interested|in|doesn['’]t|isn['’]t|feedback|reactions?|views?|opinions?|their|honest|test|explore)$/i

/** A pronoun is the matter's only where the objective has not named anything else before it. */
function pointed(objective: string, about: string): string {
  const words = objective.split(' ')
  const at = words.findIndex((word) => !(small.test(word) || isVerb(word.toLowerCase())))
  const pronoun = at < 0 ? null : /^(?:it|this)(?=$|[?.!,;])/i.exec(words[at]!)
  // "this app" and "it all" are no pronouns by themselves.
  if (pronoun === null || /^all\b/i.test(words[at + 1] ?? '')) return objective
  if (/^this$/i.test(words[at]!) && at + 1 < words.length) return objective
  return [
    ...words.slice(0, at),
    `${at === 0 ? capital(about) : about}${words[at]!.slice(pronoun[0].length)}`,
    ...words.slice(at + 1),
  ].join(' ')
}
