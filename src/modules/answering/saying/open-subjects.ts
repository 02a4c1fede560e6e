import type { Subject } from '../reading/reading.ts'

/** Phrases for what an answer talks about: the thing within an activity, its head, its number, what can be done with it. */

// "switching to an electric car" is about the car; "working from home" is about itself.
const DOING =
  /^(?:buying|trying|using|getting|having|owning|wearing|ordering|subscribing to|signing up for|switching(?: over)? to|changing to|moving to|upgrading to|paying for|downloading|installing|renting|leasing|booking|joining|cancell?ing|visiting|drinking|eating|returning|recommending|keeping|buying into|shopping for|looking for|purchasing|buy|try|use|get|have|own|wear|order|subscribe to|sign up for|switch(?: over)? to|change to|move to|upgrade to|pay (?:more )?for|download|install|rent|lease|book|join|cancel|visit|drink|eat|purchase|consider|choose)(?: more| less)? ((?:an?|the|my|some|this|our|new|more|\w+ed|[\p{L}'-]+).*)$/u

const LAST_TIME =
  /^(?:the|my) (?:very )?(?:last|most recent|latest|first|best|worst|next) (?:time|experience|encounter) (?:that )?(?:(?:I|we) (?:\w+(?: up| out| back| through)?(?: (?:to|at|in|with|from|for|on|into))?)|with|of|at|in) (.+)$/

/** The thing within a phrase about doing something with it, and without "last" and "favorite". */
export function thingOf(subject: Subject): Subject {
  const last = LAST_TIME.exec(subject.phrase)?.[1]
  if (last !== undefined) return remade(last, subject)
  const event = /^my (?:very )?(?:last|most recent|latest|next|first) (.+)$/.exec(subject.phrase)?.[1]
  if (event !== undefined) return remade(`the ${event}`, subject)
  const favorite = /^my (?:all-time |absolute )?favou?rite (.+)$/.exec(subject.phrase)?.[1]
  if (favorite !== undefined) return remade(favorite, subject)
  const kindOf = /^(?:what |which |the )?(?:brands?|kinds?|types?|sorts?|styles?) of (.+)$/.exec(subject.phrase)?.[1]
  if (kindOf !== undefined) return remade(kindOf, subject)
  const object = DOING.exec(subject.phrase)?.[1]
  return object === undefined ||
    /^(?:more|less|it|them|out|up|to|something|anything|older|younger|old|better|worse|married|divorced|sick|fired|enough|away|rid|along|by|back|started|help|lost|ready|ahead|into|around|together|a job|kids|children)\b/.test(
      object,
    )
    ? subject
    : remade(object, subject)
}

export const severalOf = (subject: Subject): Subject =>
  subject.plural || /^(?:an?|the|my) /.test(subject.phrase)
    ? subject
    : { ...subject, phrase: pluralOf(subject.phrase), plural: true }

/** "toaster" → "toasters"; what is plural already stays. */
export function pluralOf(noun: string): string {
  if (/(?:[^s]s|people|men|women|children|feet|teeth)$/i.test(noun)) return noun
  if (/person$/i.test(noun)) return noun.replace(/person$/i, 'people')
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`
  if (/(?:s|x|z|ch|sh)$/i.test(noun)) return `${noun}es`
  if (/(?:^|[^a-z])m[ae]n$/i.test(noun)) return noun.replace(/an$/i, 'en')
  return `${noun}s`
}

export const remade = (phrase: string, { names }: Subject): Subject => ({
  phrase,
  head: headOf(phrase),
  plural: isPlural(phrase),
  names: names.filter((name) => phrase.includes(name)),
})

/** The last word before anything that only qualifies. */
export function headOf(phrase: string): string {
  const core = phrase.split(/ (?:of|for|with|that|which|who|in|on|at|from|to|about|when|if) /)[0]!
  return core.split(' ').at(-1) ?? phrase
}

export function isPlural(phrase: string): boolean {
  if (/^(?:an?|one|this|that|my last) /i.test(phrase)) return false
  const head = headOf(phrase)
  return (
    /^(?:people|men|women|children|kids|feet|teeth|groceries)$/i.test(head) ||
    (/[^siu']s$/i.test(head) && !NOT_PLURAL.test(head))
  )
}

const NOT_PLURAL =
  /(?:news|gas|lens|yoga|always|series|diabetes|politics|economics|mathematics|physics|tennis|business|fitness|happiness|success|process|access|stress|loss|christmas|texas|jesus)$/i

export type SubjectClass = 'thing' | 'activity' | 'matter' | 'brand'

/** Whether one can have it, do it, or only hold a view on it; a bare name is a firm rather than a thing. */
export function classOf({ phrase, head, names }: Subject): SubjectClass {
  if (names.includes(phrase)) return 'brand'
  if (/^(?:not )?[a-z]{3,}ing\b/.test(phrase) && !NOUN_ING.test(phrase)) return 'activity'
  return MATTER.test(head) ||
    /^(?:people|AI [a-z]+ing|women|men|kids|children|teenagers|immigrants|politicians) ?/i.test(phrase)
    ? 'matter'
    : 'thing'
}

const NOUN_ING =
  /^(?:clothing|housing|building|parking|plumbing|wedding|bedding|ceiling|spring|string|morning|evening|streaming (?:services?|apps?|subscriptions?)|frying pans?|sleeping bags?|washing machines?|hearing aids?|running shoes?|swimming pools?|banking apps?|dating apps?|shopping (?:carts?|malls?|bags?)|cooking oil|sparkling water|dining (?:rooms?|tables?|sets?)|vending machines?|sewing machines?|parking (?:spots?|fees?)|reading glasses|wing|king|ring|dressing|icing|stuffing|flooring|lighting|earring)/

const MATTER =
  /^(?:change|warming|court|government|congress|work|life|policy|policies|laws?|tax|taxes|religion|faith|church|education|schools?|climate|economy|retirement|marriage|success|happiness|job|commute|town|city|country|neighborhood|future|past|inflation|immigration|penalty|war|peace|crime|justice|freedom|rights?|equality|inequality|race|racism|democracy|politics|politicians?|media|news|family|friendship|love|death|aging|ageing|age|health|pollution|environment|science|technology|intelligence|AI|privacy|trust|honesty|weather|traffic|prices?|costs?|rents?|wages?|pay|salary|boss|coworkers?|colleagues|neighbors?|parents?|kids|children|mother|father|people|women|men|control|abortion|marijuana|legalization|weekends?|holidays|Mondays?|mondays?|morning|mornings|culture|tradition|divorce|parenting|childhood|school|college|debt|poverty|homelessness|addiction|loneliness|stress|burnout|sleep|time|money|society|community|police|military|unions?|welfare|self)$/
