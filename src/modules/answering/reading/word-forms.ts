import { compromise } from '../../../platform/compromise.ts'

/** The parts of compromise's model that are used here; its own types leave them open. */
interface Inflecting {
  one: { lexicon: Readonly<Record<string, string | readonly string[]>> }
  two: { switches: Readonly<Record<string, string>> }
}
interface Transforming {
  two: {
    transform: {
      verb: {
        conjugate(infinitive: string, model: Inflecting): Readonly<Record<string, string>>
        toInfinitive(verb: string, model: Inflecting, tense: string): string
      }
    }
  }
}

const model = (): Inflecting => compromise().model() as unknown as Inflecting
const verbs = () => (compromise().methods() as unknown as Transforming).two.transform.verb

/** What a word can be in a sentence. */
export type WordClass = 'verb' | 'past' | 'gerund' | 'noun' | 'plural' | 'adjective' | 'adverb' | 'name'

/** Everyday verbs that the lexicon knows only as something else, or not at all. */
const moreVerbs = new Set(
  'buy use own try want need like love hate prefer shop rent stream download upload google text email e-mail message tip vape jog hike bike commute babysit recycle compost meditate journal scroll swipe tweet blog vlog unsubscribe subscribe reorder microwave grill barbecue bake floss tan diet fast binge snack splurge budget invest donate volunteer vote crowdfund haggle bargain barter upgrade downgrade reheat refill reuse repurpose garden camp fish hunt sew knit crochet paint dance sing drive fly cook eat drink watch read listen play pay spend save earn owe borrow lend charge cost cover ban allow raise lower cut tax fund help make let keep stop start end show tell give get take bring send put set run work live stay move switch change trust feel think believe know see hear say speak talk ask answer call visit wear wash clean fix repair build grow sell trade order deliver return carry hold open close join leave quit cancel renew skip miss lose win fail pass teach learn train hire fire treat cure cause prevent protect harm hurt kill save waste share post block limit control check track scan monitor test measure rate rank choose pick select decide plan hope expect wish worry care matter mean seem look sound taste smell offer support oppose favor favour approve agree disagree accept reject refuse deny admit claim argue require force face deserve enjoy dislike avoid consider recommend suggest replace remove add include improve reduce increase become remain belong depend affect influence bother annoy please interest attract appeal serve host attend vote lead follow meet date marry sleep wake rest exercise walk run swim ride park travel book reserve pack ship mail print copy type click tap press push pull lift drop throw catch break bend smoke snore sneeze cough'.split(
    ' ',
  ),
)
const neverVerbs = new Set(
  'people insurance health energy money water food schools school city government customers children parents doctors companies company price prices quality life news media college colleges university business internet online a an the and or of in on at for with from by about'.split(
    ' ',
  ),
)

/** What a word can be, by the lexicon; the sentence it stands in may narrow that. */
export function canBe(word: string, what: WordClass): boolean {
  const { one, two } = model()
  const entry = Object.hasOwn(one.lexicon, word) ? one.lexicon[word]! : ''
  const switched = Object.hasOwn(two.switches, word) ? two.switches[word]! : ''
  const tags = `${typeof entry === 'string' ? entry : entry.join('+')} ${switched}`
  switch (what) {
    case 'verb':
      return (
        moreVerbs.has(word) ||
        (!neverVerbs.has(word) &&
          (/\bInfinitive\b/.test(tags) || /\bVerb\b/.test(switched)) &&
          !/s$/.test(word.replace(/ss$/, '')))
      )
    case 'past':
      return (
        /\b(?:PastTense|Participle)\b/.test(tags) ||
        (/(?:[^aeiou]ed|eed|ied|oed|ued|[aeiou][^aeiou]ed)$/.test(word) &&
          word.length > 4 &&
          !/^(?:need|speed|breed|indeed|seed|hundred)$/.test(word))
      )
    case 'gerund':
      return (
        /\bGerund\b/.test(tags) ||
        (/[a-z]{3}ing$/.test(word) &&
          !/^(?:thing|something|nothing|anything|everything|spring|string|evening|morning|wedding|ceiling|building)$/.test(
            word,
          ))
      )
    case 'plural':
      return (
        /\bPlural\b/.test(tags) ||
        (/[^su]s$/.test(word) &&
          !/\b(?:Singular|Uncountable|PresentTense)\b/.test(tags) &&
          !/(?:ness|ics|news)$/.test(word))
      )
    case 'noun':
      return /\b(?:Singular|Plural|Noun|Uncountable|Actor|Unit|Organization|ProperNoun|City|Country)\b/.test(tags)
    case 'adjective':
      return /\b(?:Adjective|Comparative|Superlative|Adj)\b/.test(tags)
    case 'adverb':
      return /\bAdverb\b/.test(tags) || /[a-z]{3}ly$/.test(word)
    case 'name':
      return /\b(?:FemaleName|MaleName|LastName|Organization|City|Country|Region|ProperNoun|SportsTeam|Person|FirstName)\b/.test(
        tags,
      )
  }
}

/** Whether the lexicon has the word at all. */
export function inLexicon(word: string): boolean {
  const { one, two } = model()
  return Object.hasOwn(one.lexicon, word) || Object.hasOwn(two.switches, word)
}

/** All words of the lexicon that are one word. */
export function lexiconWords(): string[] {
  return Object.keys(model().one.lexicon).filter((word) => /^[a-z]+$/.test(word))
}

const gerunds: Readonly<Record<string, string>> = {
  panic: 'panicking',
  be: 'being',
  tie: 'tying',
  lie: 'lying',
  die: 'dying',
  picnic: 'picnicking',
}
const pasts: Readonly<Record<string, string>> = {
  put: 'put',
  cut: 'cut',
  let: 'let',
  set: 'set',
  read: 'read',
  cost: 'cost',
  quit: 'quit',
  shut: 'shut',
  hit: 'hit',
  hurt: 'hurt',
  spread: 'spread',
  bet: 'bet',
  split: 'split',
  stream: 'streamed',
  text: 'texted',
  have: 'had',
  do: 'did',
  be: 'was',
  spend: 'spent',
  see: 'saw',
}

/** "buy" gives "bought". */
export function pastOf(infinitive: string): string {
  return pasts[infinitive] ?? verbs().conjugate(infinitive, model()).PastTense ?? `${infinitive}ed`
}

/** "switch" gives "switching". */
export function gerundOf(infinitive: string): string {
  const made = gerunds[infinitive] ?? verbs().conjugate(infinitive, model()).Gerund ?? ''
  // Only a stressed last syllable is doubled: "beginning", but "vacuuming".
  const doubled = made === `${infinitive}${infinitive.slice(-1)}ing`
  const long =
    (infinitive.match(/[aeiouy]+/g) ?? []).length > 1 &&
    !/(?:get|gret|mit|fer|cur|trol|set|gin|plug|fuel|pel|bel|quip|lap)$/.test(infinitive)
  return (doubled && long) || !made.endsWith('ing') ? `${infinitive}ing` : made
}

/** "use" gives "uses". */
export function thirdPersonOf(infinitive: string): string {
  if (infinitive === 'have') return 'has'
  if (infinitive === 'be') return 'is'
  return verbs().conjugate(infinitive, model()).PresentTense ?? `${infinitive}s`
}

/** "helps" gives "help"; what is no third person comes back as it is. */
export function fromThirdPerson(verb: string): string {
  return verb === 'has' ? 'have' : verbs().toInfinitive(verb, model(), 'PresentTense')
}

/** "bought" and "eaten" give "buy" and "eat"; what is no past comes back as it is. */
export function fromPast(verb: string): string {
  const base = verbs().toInfinitive(verb, model(), 'PastTense')
  return base === verb ? verbs().toInfinitive(verb, model(), 'Participle') : base
}

/** One tagging of a sentence: words with the tags that their neighbours allow. */
export function tagged(text: string): { text: string; from: number; tags: ReadonlySet<string> }[] {
  const words: { text: string; from: number; tags: ReadonlySet<string> }[] = []
  let from = 0
  for (const sentence of (
    compromise()(text) as unknown as { docs: { pre: string; text: string; post: string; tags: Set<string> }[][] }
  ).docs) {
    for (const term of sentence) {
      from += term.pre.length
      if (term.text !== '') words.push({ text: term.text, from, tags: term.tags })
      from += term.text.length + term.post.length
    }
  }
  return words
}
