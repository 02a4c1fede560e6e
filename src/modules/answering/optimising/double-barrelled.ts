import { capital, listOf } from '../saying/english.ts'
import type { Change, Liberty, Proposal, SentenceRule } from './mending.ts'

/** Qualities that people can judge one by one. */
const quality =
  'easy|affordable|useful|fast|reliable|friendly|helpful|professional|clean|comfortable|attractive|modern|secure|safe|convenient|tasty|healthy|fresh|clear|accurate|fair|effective|efficient|trustworthy|honest|intuitive|fun|simple|quick|informative|interesting|relevant|innovative|stylish|durable|cheap|expensive|knowledgeable|polite|courteous|necessary|transparent|sustainable|responsive|engaging|entertaining|accessible|nutritious|delicious|flavorful|sturdy|lightweight|quiet|spacious|stable|satisfied|happy|valuable|believable|appealing|unique|different|timely|practical|educational|enjoyable|filling|competent|well-designed|well designed|good value|good value for money|easy to use|easy to understand|worth the money'
/** Pairs that are one thing in two words. */
const onePair = new Set([
  'quick easy',
  'fast easy',
  'easy fast',
  'simple easy',
  'easy simple',
  'easy quick',
  'safe sound',
  'safe secure',
  'open honest',
  'clean fresh',
  'free fair',
  'fair honest',
  'fair balanced',
  'clear simple',
  'fit healthy',
  'happy healthy',
  'healthy happy',
  'honest fair',
  'quick simple',
  'fun easy',
])
const attribute =
  'price|prices|pricing|quality|speed|service|customer service|customer support|support|design|taste|flavor|flavour|texture|smell|staff|selection|delivery|shipping|comfort|cleanliness|location|features|performance|reliability|layout|content|packaging|size|battery life|camera|screen|usability|value|atmosphere|ambience|ambiance|decor|food|accuracy|security|design|look|feel|sound|navigation|checkout|pay|salary|benefits|job benefits|working conditions|work conditions|job security|management|training|instructors|facilities|equipment|rooms|breakfast|menu|portions|portion size|fit|durability|warranty|installation|communication|punctuality|friendliness|helpfulness|professionalism|interface|schools|roads|parks|police|teachers|curriculum|homework|website|app|store|wifi|internet|phone|tv'
const onePairOfThings = new Set(['look feel', 'tv internet', 'phone internet', 'internet tv', 'police fire'])
const deed =
  'buy|use|recommend|try|like|trust|enjoy|purchase|subscribe to|download|order|share|keep|support|wear|watch|read|own|love|know|renew'
const onePairOfDeeds = new Set([
  'know trust',
  'know love',
  'like share',
  'share like',
  'buy own',
  'own use',
  'buy sell',
  'like enjoy',
  'love enjoy',
  'buy use',
  'download use',
  'order use',
  'buy keep',
  'buy wear',
])
const measure =
  'ban|build|raise|lower|cut|increase|reduce|fund|invest in|expand|abolish|legalize|end|stop|tax|require|close|open|create|limit|hire|fire|spend|introduce|extend|protect|regulate|subsidize|remove|replace|allow|forbid|provide|improve|lift|repeal|freeze|plant|hold|offer|launch|add|drop'

const articles = '(?:(?:the|its|our|their|your|your|a|an) )?'
/** A pair stands at the end of what is said of a thing: another noun behind it would make it a name. */
const stop =
  '(?=\\s*(?:$|[?.!,;:()]|(?:is|are|was|were|do|does|did|to|for|of|at|in|on|with|from|when|if|enough|as|during|than|would|by|about)\\b))'

const qualities = new RegExp(
  `\\b((?:${quality})(?:, (?:${quality}))*),? and (?:(?:how|is it|it is|also|very|as) )?(${quality})${stop}`,
  'i',
)
const attributes = new RegExp(
  `\\b((?:with|rate|rated?|of|about|like|find|is|are|was|were|evaluate|important (?:is|are|was|were)) ${articles}(?:${attribute})(?:, ${articles}(?:${attribute}))*),? and ${articles}(${attribute})${stop}`,
  'i',
)
const deeds = new RegExp(
  `\\b((?:would|do|will|to|did|could|might) (?:you )?(?:also )?(?:${deed})),? and (?:also |then |maybe )?(${deed})(?= (?:our|this|the|a|an|it|these|your|\\p{Lu}))`,
  'iu',
)
const measures = new RegExp(
  `^((?:should|do you (?:think|believe|agree)(?: that)?|would you support|do you support) .*?\\b(?:${measure}) [^,?]{2,60}?),? and (?:to |also )?((?:${measure}) [^,?]{3,80}?)([?.!]*)$`,
  'i',
)
const secondQuestion =
  /^((?:do|does|did|is|are|was|were|would|will|have|has|should|can|could)\b.{6,}?),?\s(?:and|&) ((?:do|does|did|is|are|was|were|would|will|have|has|should|can|could) (?:you|it|they|your|our|this|that|the)\b.{4,}?)([?.!]*)$/i

/** Two questions in one: the first is asked, the second named as left out. */
export const doubleBarrelled: SentenceRule = (core) => {
  const two = secondQuestion.exec(core)
  if (two !== null && !/\b(?:either|both|between|or)\b/i.test(two[1]!))
    return [
      {
        text: `${two[1]}${two[3] === '' ? '?' : two[3]}`,
        change: twice(`${two[1]} and ${two[2]}`, capital(`${two[2]}?`)),
        liberties: ['part'],
      },
    ]
  const said = qualities.exec(core)
  if (said !== null && !isOne(said[1]!, said[2]!, onePair) && isJudged(core, said.index))
    return first(core, said, quality, ['labels', 'turn'])
  const rated = attributes.exec(core)
  if (rated !== null && judged.test(core) && !isOne(lastWords(rated[1]!, attribute), rated[2]!, onePairOfThings))
    return first(core, rated, attribute, [])
  const done = deeds.exec(core)
  if (done !== null && !isOne(lastWords(done[1]!, deed), done[2]!, onePairOfDeeds)) {
    // Whom one would recommend it to goes with the recommending.
    const alone = /^(?:recommend|share)$/i.test(done[2]!) ? core.replace(toWhom, '') : core
    return first(alone, done, deed, [])
  }
  const policy = measures.exec(core)
  if (
    policy !== null &&
    !/\b(?:between|both|or)\b/i.test(policy[1]!) &&
    !/\b(?:it|them|those|instead)\b/i.test(policy[2]!)
  )
    return [
      {
        text: `${policy[1]}${policy[3]}`,
        change: twice(`${policy[1]} and ${policy[2]}`, policy[2]!),
        liberties: ['turn'],
      },
    ]
  return []
}

/** Whether qualities are asked for, and do not describe what is offered: "Would you buy a bike that is fast and safe?" */
function isJudged(core: string, at: number): boolean {
  const before = core.slice(0, at)
  // A list that starts with a word which is not known here would be left with two of its items.
  if (/,\s*$/.test(before)) return false
  return (
    /^(?:how |is |are |was |were |(?:do|did|would) you (?:find|think|feel|believe|consider|say|agree)|does |do |did |to what extent )/i.test(
      core,
    ) &&
    !/\b(?:buy|pay|purchase|order|subscribe|try|switch|choose|prefer|want|need|trust|between|both|balance|important|keep|stay)\b/i.test(
      core,
    ) &&
    !/(?<!\b(?:think|agree|believe|say|feel|disagree)) (?:that|which|who) (?:is|are|was|were|can|feels?|looks?|tastes?)\b/i.test(
      before,
    )
  )
}

const toWhom =
  / to (?:a |your |other |others?\b|my )?(?:friends?|family|people|colleagues?|coworkers?)?(?: (?:or|and) (?:a )?(?:friends|family|colleagues?|coworkers?))?(?=[?.!]*$)/i

/** Pairs of things are one matter where they are owned or used; where they are judged, they are two. */
const judged =
  /\b(?:how (?:satisfied|happy|dissatisfied|important|good|would you rate|do you rate|do you feel about|did you find|did you like|do you like|were|was)|rate|evaluate|satisfied with|happy with|do you like|did you like|what do you think (?:of|about))\b/i

function first(core: string, found: RegExpExecArray, words: string, liberties: readonly Liberty[]): Proposal[] {
  const items = [...found[1]!.matchAll(new RegExp(`(?:^|, |\\s)${articles}(${words})(?=,|$)`, 'gi'))].map(
    ([, item]) => item!,
  )
  const [kept = ''] = found[1]!.split(', ')
  const text = core.slice(0, found.index) + kept + core.slice(found.index + found[0].length)
  const left = [...items.slice(1), found[2]!]
  return [
    {
      text: agreeing(text, items[0] ?? ''),
      change: twice(listOf([...items, found[2]!]), listOf(left)),
      liberties,
    },
  ]
}

/** Of "How important are price and quality" one subject is left: "How important is price". */
function agreeing(text: string, kept: string): string {
  if (/[^s]s$/.test(kept)) return text
  return text.replace(new RegExp(`\\b(are|were) (?=${articles}${kept}\\b)`, 'i'), (verb) =>
    /^are/i.test(verb) ? 'is ' : 'was ',
  )
}

function isOne(before: string, after: string, pairs: ReadonlySet<string>): boolean {
  return pairs.has(`${before.split(', ').at(-1)!.toLowerCase()} ${after.toLowerCase()}`)
}

function lastWords(text: string, words: string): string {
  return new RegExp(`(?:^|\\s)(${words})$`, 'i').exec(text)?.[1] ?? text
}

function twice(found: string, left: string): Change {
  return {
    kind: 'double_barrelled',
    found,
    why: `It asks more than one thing and gets one answer, so nobody can tell which of them that is about; ask separately: ${left}`.replace(
      /([^?.])$/,
      '$1.',
    ),
  }
}
