import type { AskKind, Reading, Subject } from '../reading/reading.ts'
import { headOf, isPlural, remade, severalOf, thingOf } from './open-subjects.ts'

/**
 * What an open question wants to hear, finer than `Reading.ask`: "What annoys you about airlines?" wants a grievance,
 * "Where do you buy shoes?" a place. Read off the wording, once per question.
 */
export type Form =
  | AskKind
  | 'effect'
  | 'gift'
  | 'slogan'
  | 'grievance'
  | 'favorite'
  | 'where'
  | 'who'
  | 'remedy'
  | 'meaning'
  | 'leaving'

export interface Asked {
  form: Form
  /** A thing described in the question itself, new to everybody. */
  pasted: boolean
  /** Two things held against each other in the wording. */
  pair: readonly [string, string] | null
  /** What the answer talks about; null where the wording names nothing that can be said. */
  subject: Subject | null
}

const known = new WeakMap<Reading, Asked>()

export function formOf(reading: Reading): Asked {
  let asked = known.get(reading)
  if (asked === undefined) {
    asked = readForm(reading)
    known.set(reading, asked)
  }
  return asked
}

/** The first that matches decides; a group, where there is one, holds what the question is about. */
const forms: readonly (readonly [RegExp, Form])[] = [
  [
    /\b(?:hardest|worst|most (?:difficult|stressful|annoying|frustrating)|toughest) (?:part|parts|thing|things|aspect)s? (?:of|about) (.+)$/,
    'grievance',
  ],
  [/\b(?:best|most rewarding|nicest|easiest) (?:part|parts|thing|things|aspect)s? (?:of|about) (.+)$/, 'driver'],
  [
    /\b(?:make|get|convince|persuade|motivate|help) you (?:to )?(?:eat|drink|use|buy|watch|drive|spend|smoke|fly|scroll)(?: (?:less|fewer)(?: time)?(?: (?:on|of))?| less often) (.+)$/,
    'leaving',
  ],
  [
    /\b(?:what|how) (?:could|can|should|might) (.+?) (?:do better|be better|be improved|improve|do differently|be made better)\b/,
    'improve',
  ],
  [
    /\bhow (?:has|have|did|does|do|is|are) (.+?) (?:changed|changing|change|affected|affecting|affect|impacted|impacting|impact|influenced|hurt|shaped) (?:your|you|the way you|how you)\b/,
    'effect',
  ],
  [/\bgood (?:gifts?|presents?) (?:ideas? )?for (.+)$/, 'gift'],
  [
    /\b(?:comes?|springs?|pops?) (?:in)?to (?:your )?mind (?:first )?when you (?:hear|think (?:of|about)|see|read)(?: of| about)?(?: the (?:words?|name|brand|term|phrase))? (.+)$/,
    'association',
  ],
  [
    /\b(?:one|two|three|four|five|\d|a few|a couple of) (?:words?|adjectives|associations) (?:that |would |you'd use to |to |do you )?(?:best )?(?:describe|associate with|sum up|for|use for|come to mind (?:for|with)) (.+)$/,
    'association',
  ],
  [/\bassociate (?:most )?with (.+)$/, 'association'],
  [
    /\b(?:annoys?|bothers?|irritates?|frustrates?|bugs?|worr(?:y|ies)|concerns?|scares?|upsets?|puts?) you (?:off )?(?:the )?(?:most )?(?:about|with|of|when it comes to) (.+)$/,
    'grievance',
  ],
  [
    /\b(?:don't you like|do you (?:not like|dislike|hate)|you don't like|dislike|is wrong|is the worst (?:part|thing)|are the (?:downsides|drawbacks|disadvantages|worst parts)|is the downside)(?: most| the most)?(?: about| of| with) (.+)$/,
    'grievance',
  ],
  [
    /\b(?:biggest|main|worst) (?:complaints?|problems?|issues?|frustrations?|pain points?|gripes?) (?:do you have )?(?:about|with) (.+)$/,
    'grievance',
  ],
  [/\bwhat (?:do|did|would) you (?:like|love|enjoy|value|appreciate)(?: the)?(?: most| best)? about (.+)$/, 'driver'],
  [/\b(?:attracts|draws|appeals to) you (?:to |about |in )?(.+)$/, 'driver'],
  [/\b(?:is|are) the best (?:thing|part|parts|things)s? (?:about|of) (.+)$/, 'driver'],
  [/\b(?:first|initial|overall|general) (?:impressions?|reactions?|thoughts?)\b/, 'concept'],
  [/\bwhat(?:'s| is| are|s) your (?:all-time |absolute |current )?favou?rite (.+)$/, 'favorite'],
  [
    /\bwhat (?:brands?|kinds?|types?|sorts?|styles?|flavou?rs?|makes?) (?:of )?(.+?) (?:do|did|would|are) you (?:usually |normally |typically |mostly )?(?:buy|use|like|prefer|have|drink|eat|wear|drive|choose|get|listen to|watch|read|play|order|cook)\b/,
    'favorite',
  ],
  [/\bwhich (.+?) do you (?:like|prefer|enjoy|love) (?:the )?(?:most|best)\b/, 'favorite'],
  [
    /\b(?:last|most recent|latest|first|worst|best) (?:[\w'-]+ ){0,2}?(?:time|experience|visit|trip|stay|purchase|meal|order|encounter|call|appointment|flight|ride)\b/,
    'experience',
  ],
  [
    /^(?:so )?where (?:do|did|would|else do) you (?:usually |normally |mostly |typically |go to )?(?:buy|get|shop for|find|order|look for|keep|do|read|watch|hear about|learn about|go for|eat|have) (.+)$/,
    'where',
  ],
  [
    /^(?:so )?who(?:m)? (?:do|would|did) you (?:usually |mostly )?(?:trust|ask|turn to|talk to|listen to|rely on|go to|consult)(?: most)?(?: (?:for|about|on|when it comes to|with) (.+))?$/,
    'who',
  ],
  [
    /\bwhat (?:should|could|can|would you (?:like|want)) (?:the |our |your )?(?:city|town|state|government|country|congress|company|companies|employers?|schools?|we|they|politicians|leaders|mayor|people|society|stores?|retailers?|banks?|airlines?)(?: to)? (?:do|change) (?:about|with|to (?:fix|stop|reduce|improve|help)) (.+)$/,
    'remedy',
  ],
  [
    /\bhow (?:should|could|can|would you) (?:the |our |your )?(?:city |town |state |government |country |we |they |you )?(?:fix|solve|deal with|tackle|address|handle) (.+)$/,
    'remedy',
  ],
  [/\bwhat does (.+?) mean to you\b/, 'meaning'],
  [/\bhow (?:do|would) you define (.+)$/, 'meaning'],
  [
    /\b(?:make|get|lead|cause|convince|persuade) you (?:to )?(?:cancel|quit|stop|leave|drop|give up|ditch|switch away from|move away from|stop using|stop buying|unsubscribe from|walk away from|return) (.+)$/,
    'leaving',
  ],
  [
    /\badvice (?:would|do|could|can|might) you (?:give|have|offer)(?: to)?(?: (?:a |an |your )?(?:friend|someone|somebody|person|people|others|anyone|family member|young \w+|new \w+|first-time \w+))?(?: who(?:'s| is| are| wants? to)?)?(?: thinking (?:about|of)| considering| looking (?:for|at))? ?(?:about |on |buying |getting |starting |for )?(.*)$/,
    'advice',
  ],
  [
    /\bwhat (?:do you look for|matters(?: most)?(?: to you)?|is (?:most )?important(?: to you)?|are the most important (?:things|features)) (?:when (?:you )?(?:choosing|choose|buying|buy|picking|pick|shopping for|shop for) |in |about |for )(.+)$/,
    'feature',
  ],
  [
    /\bhow (?:do|would|did) you (?:decide|choose|pick|select) (?:which |what |where to (?:buy |get )?|on |between |when to (?:buy |get |see )?|whether to (?:buy |get |see )?)?(.+)$/,
    'feature',
  ],
  [/\bwhat (?:keeps|stops|prevents|holds) you (?:back )?(?:from )(.+)$/, 'barrier'],
  [
    /\bwhat (?:would|could|might|will) (?:make|get|convince|persuade|cause|motivate|encourage) you (?:to )?(.+)$/,
    'condition',
  ],
  [/\bhow (?:do|did|does|would) (?:you|it make you) feel(?: about (.+))?/, 'feeling'],
]

function readForm(reading: Reading): Asked {
  const idea = IDEA.exec(reading.text)?.[1]
  const described = stimulusSubject(reading) ?? (idea === undefined ? null : subjectFrom(idea, reading))
  if (SLOGAN.test(reading.text)) return { form: 'slogan', subject: null, pasted: true, pair: null }
  if (described !== null) return { form: 'concept', subject: described, pasted: true, pair: null }
  const text = plain(reading.text)
  const [, one, two] = PAIR.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? []
  if (one !== undefined && two !== undefined && one.length < 40 && two.length < 40) {
    const mine = (words: string) => words.replace(/\byour\b/g, 'my').replace(/ (?:for|to) you$/, '')
    return { form: 'comparison', subject: null, pasted: false, pair: [mine(one), mine(two)] }
  }
  for (const [pattern, form] of forms) {
    const found = pattern.exec(text)
    if (found === null) continue
    const named = found[1] === undefined ? null : subjectFrom(found[1], reading)
    // "which bank to use" is about banks.
    const phrase = named !== null && /\bwhich /.test(found[0]) && form === 'feature' ? severalOf(named) : named
    return { form: refined(form, reading), subject: phrase ?? own(reading), pasted: false, pair: null }
  }
  const about = own(reading) ?? subjectFrom(ABOUT.exec(text)?.[1] ?? '', reading)
  return { form: reading.ask, subject: about, pasted: false, pair: null }
}

/** A thing put after a colon: "this idea: an umbrella that tells when it will rain". */
const IDEA =
  /\b(?:idea|concept|product|service|app|offer|proposal|invention|gadget)s?\s*[:–—]\s*["“]?((?:an?|the) .{3,110}?)["”]?(?:[?.!]|$)/i

const SLOGAN = /\b(?:slogan|tagline|headline|catchphrase|motto|jingle)\b[^"“]{0,30}["“][^"”]{3,80}["”]/i

const PAIR: readonly RegExp[] = [
  /\bdifferences? between (.+?) and (.+)$/,
  /\bhow (?:do|does|would|did) (.+?) compare (?:with|to|against) (.+)$/,
  /\b(?:think (?:of|about)|prefer|choose|pick|compare) (.+?) (?:vs\.?|versus|compared (?:with|to)) (.+)$/,
]

/** A pasted description goes by its name, or by the thing that it describes. */
function stimulusSubject({ stimulus }: Reading): Subject | null {
  if (stimulus === null) return null
  const { name, features } = stimulus
  if (name !== null && name.length <= 32) {
    const phrase = name.includes(' ') && !/^the /i.test(name) ? `the ${name}` : name
    return { phrase, head: headOf(name), plural: false, names: [name] }
  }
  const first = features[0]
  return first !== undefined && /^an? /i.test(first) && first.length <= 48 ? remade(first, NAMELESS) : null
}

const NAMELESS: Subject = { phrase: '', head: '', plural: false, names: [] }

const ABOUT =
  /\b(?:think|feel|feeling|opinions?|views?|thoughts|stance|worry|know|heard|care) (?:about|of|on|regarding|toward) (.+)$/

/** Lower case but for names, no quotes, no end: what the forms are written for. */
function plain(text: string): string {
  const question = text
    .slice(-600)
    .split(/(?<=[.!?:])\s+/)
    .findLast((one) => /\b(?:what|which|where|who|how|why|tell|describe)\b/i.test(one))
  return (question ?? text.slice(-300))
    .replace(/["“”]/g, '')
    .replace(/[’]/g, "'")
    .replace(/[?.!\s]+$/, '')
    .replace(/^[A-Z](?=[a-z'])/, (letter) => letter.toLowerCase())
    .trim()
}

/** A pasted description is what first impressions are of. */
const refined = (form: Form, reading: Reading): Form =>
  form === 'concept' && reading.stimulus === null && reading.ask !== 'concept' ? 'opinion' : form

/** "tells you", "for you": the speaker as an object. */
const OBJECT_YOU =
  /\b(tells?|gives?|lets?|helps?|reminds?|shows?|for|to|with|about|from|around|makes?|sends?|keeps?|saves?|warns?|wakes?|charges?|teaches|brings?|pays?|offers?|annoys?|bothers?) you\b/g

/** Turned to the speaker's side: "your bank" is "my bank". */
function subjectFrom(words: string, reading: Reading): Subject | null {
  const phrase = words
    .replace(
      /\b(?:for you|to you|right now|these days|at the moment|nowadays|and why|, if any|, if anything|usually|overall|in general|as a brand)\b.*$/,
      '',
    )
    .replace(/ to (?:see|buy|use|get|visit|watch|eat|choose|read|wear|take|hire|join|trust|order|drink)$/, '')
    .replace(/\byour\b/g, 'my')
    .replace(/\byourself\b/g, 'myself')
    .replace(OBJECT_YOU, '$1 me')
    .replace(/\byou\b/g, 'I')
    .replace(/[,;:]+\s*$/, '')
    .trim()
  if (phrase === '' || phrase.split(' ').length > 10 || UNSAYABLE.test(phrase) || /^to\b/.test(phrase)) return null
  const near = reading.subject
  if (near !== null && near.phrase.toLowerCase() === phrase.toLowerCase()) return thingOf(near)
  return thingOf({ phrase, head: headOf(phrase), plural: isPlural(phrase), names: near?.names ?? [] })
}

function own(reading: Reading): Subject | null {
  const subject = reading.subject
  if (subject === null || UNSAYABLE.test(subject.phrase)) return null
  return thingOf(subject)
}

/** Left over from the question's own grammar, not what it is about. */
const UNSAYABLE =
  /^(?:comes?|attracts|going|deciding|choosing|advice|this idea|the (?:following|idea|concept|biggest problem)|my (?:first|initial|overall)? ?(?:impressions?|reactions?|thoughts?|opinions?|views?)\b.*|the difference between .*|(?:one|two|three) words.*|something.*|anything.*|it|this|that|them|yourself|myself|me)$/i
