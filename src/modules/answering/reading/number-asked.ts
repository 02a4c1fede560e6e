import { periodOf } from './prices.ts'
import type { NumberAsked } from './reading.ts'

const units: Readonly<Record<string, NumberAsked['unit']>> = {
  minute: 'minutes',
  min: 'minutes',
  hour: 'hours',
  day: 'days',
  night: 'days',
  week: 'weeks',
  month: 'months',
  year: 'years',
  mile: 'miles',
  dollar: 'money',
  buck: 'money',
  cent: 'money',
  euro: 'money',
  pound: 'other',
  percent: 'percent',
  '%': 'percent',
  percentage: 'percent',
  degree: 'other',
  inch: 'other',
  inche: 'other',
  foot: 'other',
  feet: 'other',
  calorie: 'other',
  gallon: 'other',
}
/** Nobody has more of them. */
const mostIn: Readonly<Record<string, number>> = {
  'hours a day': 24,
  'hours a week': 168,
  'days a week': 7,
  'days a month': 31,
  'days a year': 365,
}
const moneyVerb =
  /\b(?:pay|spend|spent|paid|cost|costs|charge|charged|save|saved|earn|worth|budget|tip|donate|donated|invest|owe|afford|price|save up|set aside|bid|give to|contribute)\b/i
const SOMEBODY =
  /\bhow old (?:is|are) (?:your|the|this|these) (?:[\w-]+ ){0,3}?(?:self|child|children|kids?|sons?|daughters?|baby|babies|toddlers?|mom|mother|dad|father|parents?|wife|husband|spouse|partner|girlfriend|boyfriend|siblings?|brothers?|sisters?|cousins?|nieces?|nephews?|uncles?|aunts?|grand\w+|friends?|boss|manager|doctor|neighbors?|roommates?|person|people|members?|man|woman|president)\b/
const EVERY = /\b(?:per|a|an|each|every) (?:day|week|month|year|visit|trip|quarter|night|ride|session)\b/
/** "A year of college", "parking for a day": what is paid for lasts so long, and is paid once. */
const SPANNED = /\bfor an? (?:whole |full |single )?(?:day|week|month|year|night|trip|ride|visit|session)\b/
const TIMED = /\bhow many (?:\S+ ){0,6}?(?:minutes|hours|days|weeks|months|years|miles|dollars|bucks|cents|percent)\b/
const startsClause = /^(?:how much|what|at what|for what)\b/i

/** "What are the chances, 0 to 100 percent, that …?" */
const CHANCES =
  /\b(?:chances?|probability|likelihood|odds|likely|confident|sure|certain)\b.*\b(?:0|zero) ?(?:%|percent)? ?(?:to|-|–|and) ?100 ?(?:%|percent)/i

export const asksForChance = (core: string): boolean => CHANCES.test(core)

/** The number that a question asks for; null where it asks for none. Read off the core of the question. */
export function numberAsked(core: string): NumberAsked | null {
  const text = core.toLowerCase().replace(/\b(a|per|each|every) night\b/g, '$1 day')
  // What it would go to is no sum.
  if (
    /\bwhat\b.{0,40}\b(?:spend|use|put) (?:it|that|this|them|the (?:money|extra|rest|sum)) (?:on|for|toward|towards|to)\b/.test(
      text,
    )
  )
    return null
  const period = EVERY.exec(text)?.[0] ?? null
  const per = period === null || (moneyVerb.test(text) && SPANNED.test(text)) ? null : periodOf(` ${period}`)
  // "How much do you tip, in percent?" names its unit.
  const named =
    /^(?:how (?:much|tall|heavy|far|fast|long)|what)\b.*\bin (?:(percent|inches|feet|pounds|dollars)\b|(minutes|hours|days|weeks|months|years|miles)(?=\W*$|,))/.exec(
      text,
    )
  if (named !== null) {
    const word = (named[1] ?? named[2])!
    const unit = unitOf(word)!
    return asked(unit, unit === 'other' ? word : null, per, 0, unit === 'percent' ? 100 : null, false)
  }
  if (
    /\b(?:what|which) (?:percent|percentage|share|proportion)\b|\bhow many percent\b|\bas a percentage\b|\bwhat % /.test(
      text,
    )
  )
    return asked('percent', null, per, 0, 100, false)
  if (asksForChance(text)) return asked('percent', null, null, 0, 100, false)
  // Things are so many years old; only people have reached an age.
  if (/\bhow old (?:is|are) (?:your|the|this|these) /.test(text) && !SOMEBODY.test(text))
    return asked('years', 'years', null, 0, null, false)
  if (/\b(?:at )?what age\b|\bhow old (?:are you|is|was|were|do|did|should|must|will)\b/.test(text))
    return asked('age', 'years', null, 0, 120, true)
  const many =
    /\bhow many (?:of (?:your|the|these|those) )?((?:[\w'-]+ ){0,3}?[\w'-]+)(?= (?:do|does|did|have|has|had|are|is|was|were|will|would|can|could|should|live|lives|per|a|an|in|on|at|of|each|every|you|that|who)\b|[?.,]|$)/.exec(
      text,
    )
  if (many !== null) {
    const words = many[1]!.split(' ')
    // "How many hours before a flight", "how many minutes late": the unit comes first, and what follows says of what.
    const word = words[0]!.endsWith('s') && unitOf(words[0]!) !== null ? words[0]! : words.at(-1)!
    // "How many do you wear?" names nothing that is counted.
    if (/^(?:do|does|did|are|were|have|would|will|can)$/.test(word)) return asked('count', null, per, 0, null, true)
    const unit = unitOf(word) ?? 'count'
    if (unit === 'money') return asked('money', many[1]!, per, 0, null, false)
    return asked(
      unit,
      unit === 'count' ? many[1]! : word,
      per,
      0,
      mostIn[`${unit} a ${per}`] ?? null,
      unit === 'count' || unit === 'days',
    )
  }
  if (/\bhow much (?:\w+ )?time\b|\bhow long\b/.test(text))
    return { ...asked(lengthUnit(text), null, per, 0, null, false) }
  if (/\bhow (?:far|long) (?:in advance|ahead|before)\b/.test(text)) return asked('days', 'days', null, 0, null, true)
  if (/\bhow far\b/.test(text) && !/\bhow far (?:do|would) you (?:agree|trust)\b/.test(text))
    return asked('miles', 'miles', per, 0, null, false)
  if (/\bhow (?:tall|heavy|fast)\b/.test(text)) return asked('other', null, null, 0, null, false)
  const price =
    /\b(?:what|which) (?:is the |would be the |would be a |is a |do you think is a )?(?:(?:most|maximum|highest|lowest|minimum|fair|right|reasonable|best|ideal|acceptable|top) )*(?:price|amount|fee|cost|monthly fee|budget|sum)\b/.test(
      text,
    ) || /\bwhat (?:price|fee|amount|total)\b/.test(text)
  const much =
    /\bhow much\b/.test(text) &&
    moneyVerb.test(text) &&
    !/\bhow much (?:confidence|trust|attention|effort|pressure|interest|faith|thought)\b/.test(text)
  const pay =
    /\bwhat (?:would|should|do|does|did|will|could) (?:you|people|it|they|this|that|a|an|the)\b[^?]*\b(?:pay|spend|cost|charge)\b/.test(
      text,
    ) ||
    /\b(?:the )?(?:most|maximum|least) (?:that )?(?:you'd|you would|you are willing to|you're willing to|you will|you could) (?:be willing to )?(?:pay|spend)\b/.test(
      text,
    )
  const money =
    /\bhow much (?:money|cash|change|debt|savings)\b|\bhow much is too much (?:for|to (?:pay|spend|charge|ask))\b/.test(
      text,
    )
  if (price || much || pay || money) return asked('money', null, per, 0, null, false)
  if (startsClause.test(text) && /\bhow much (?:does|do|is|are|was|were)\b[^?]*\b(?:cost|worth)\b/.test(text))
    return asked('money', null, per, 0, null, false)
  return null
}

/** "How many doctors or other providers have you seen": whatever is counted, there is no half of it. */
export const countAsked = (core: string): NumberAsked | null =>
  /\bhow many\b/i.test(core) && !TIMED.test(core.toLowerCase()) ? asked('count', null, null, 0, null, true) : null

/** Any number, for a format that wants one where the wording names none. */
export function anyNumber(): NumberAsked {
  return asked('other', null, null, null, null, false)
}

function asked(
  unit: NumberAsked['unit'],
  word: string | null,
  per: NumberAsked['per'],
  min: number | null,
  max: number | null,
  whole: boolean,
): NumberAsked {
  return { unit, word, currency: unit === 'money' ? 'USD' : null, per, min, max, whole }
}

function unitOf(word: string): NumberAsked['unit'] | null {
  const bare = word.endsWith('s') ? word.slice(0, -1) : word
  return units[word] ?? units[bare] ?? null
}

/** "How long" is minutes of doing, and years of having. */
function lengthUnit(text: string): NumberAsked['unit'] {
  const named = /\b(?:in|how many) (minutes|hours|days|weeks|months|years)\b/.exec(text)
  if (named !== null) return named[1] as NumberAsked['unit']
  if (/\bhow long (?:have|has|had)\b|\b(?:last|keep|own|lived|known|worked|been)\b/.test(text)) return 'years'
  if (/\b(?:wait for|delivery|deliver|arrive|vacation|holiday|trip|recover)\b/.test(text)) return 'days'
  return /\b(?:a|per|each|every) (?:week|month|day)\b/.test(text) ? 'hours' : 'minutes'
}
