import { between, fivePoints, howMuch, numeric, oneOf } from './answer-forms.ts'
import { isExit } from './deeds.ts'
import { type Draft, draft } from './planned.ts'
import { isClause, isProposal } from './subjects.ts'
import type { Topic } from './topic.ts'
import { isPlural } from './wording.ts'

/** Deeds that end in owning or using something which has a price. */
const purchase =
  /^(?:use|buy|purchase|try|order|download|subscribe to|sign up for|get|own|rent|install|book|hire|wear|eat|drink|join|adopt|lease|switch to|stream|pay for) (.+)$/i
/** Of these one cannot ask for a price without saying more than one knows: who pays for them is often somebody else. */
const unpriced =
  /\b(?:medication|medicine|drug|pill|pills|vaccin\w+|treatment|therapy|surgery|insulin|GLP-1|Ozempic|Wegovy|Mounjaro|Zepbound|statins?|injection|screening|colonoscopy|mammogram|check-?up|procedure|operation|doctor|hospital|job|jobs|employer|manager|boss|career|company|school|church|party|candidate|church|support|help|advice|public|corps)\b/i
const paidByMonth = /\b(?:subscription|membership|service|app|plan|streaming|platform|software|box)\b/i
const salaried = /\b(?:job|jobs|employer|workplace|manager|boss|career|offer|firm|profession|company|corps)\b/i
/** Whom or what people have at work already. */
const colleague =
  /^your (?:\p{L}+ )?(?:boss|manager|managers|colleagues|coworkers|co-workers|team|employer|company|supervisor|job)$/iu
/** What burdens people: nobody weighs its benefits. */
export const burden =
  /\b(?:prices?|premiums|inflation|costs?|rents?|debt|bills?|fees?|crime|loneliness|stress|burnout|fatigue|traffic|homelessness|pollution|misinformation|smoke|heat(?! pump)|power cuts|layoffs|inequality|scams?|rude|shortages?|violence|discrimination|harassment|poverty|spam|noise|weather|illness|depression|anxiety|pain|death|war)\b/i
const costly =
  /^(?:move|leave|travel|retire|study|quit|invest|renovate|cook|shop|eat|plan|arrange|upgrade|homeschool|save|spend|put|install|drive|fly|commute|book|buy|get|replace|repair|start|work|switch|rent|go|feed|pay|choose|decide|find)\b/i

/** What a deed ends in having, where it is not the person's own already: "buy a baby carrier". */
export function boughtIn(action: string | null): string | null {
  const bought = purchase.exec(action ?? '')?.[1] ?? null
  return bought === null || /^(?:your|what|how|where|more|less|it\b|over\b)/i.test(bought) ? null : bought
}

/** The question about price, cost or what else one gives for it. */
export function moneyQuestion(topic: Topic): Draft {
  const { kind, angle, subject, action, doing } = topic
  if (topic.price !== null) return statedPrice(topic, topic.price)
  if (kind === 'issue') return issueCost(subject)
  const bought = kind === 'activity' ? boughtIn(action) : subject
  const isOffered = kind === 'activity' ? angle === 'intent' : angle === 'intent' || angle === 'price'
  if (bought !== null && isOffered && !unpriced.test(bought) && !/^(?:another|free) /i.test(bought))
    return highestPrice(bought)
  const about = doing ?? subject
  if (colleague.test(about))
    return draft(
      'price',
      'How far pay decides.',
      `How much ${isPlural(about) ? 'do' : 'does'} ${about} matter to you compared with pay?`,
      oneOf('Much less', 'Somewhat less', 'About as much', 'Somewhat more', 'Much more', 'Not sure'),
    )
  if (kind === 'thing' && angle === 'trust') return issueCost(subject)
  if (salaried.test(about) && !/\bapp\b/i.test(about))
    return draft(
      'price',
      'How far pay decides.',
      angle === 'needs'
        ? `How much does pay matter to you compared with ${about} that suits you?`
        : `How much does pay matter to you when it comes to ${about}?`,
      howMuch(),
    )
  if (kind === 'thing' || unpriced.test(about) || (costly.test(action ?? '') && !isExit(action)))
    return draft(
      'price',
      'How far cost decides.',
      topic.isPast
        ? `How much did cost matter to you when it came to ${about}?`
        : `How much does cost matter to you when it comes to ${about}?`,
      howMuch(),
    )
  return draft(
    'price',
    'What it takes besides money.',
    topic.isPast
      ? `How much effort, if any, was ${about} for you?`
      : `How much effort would you say ${about} takes, or would take, for you?`,
    oneOf('No effort', 'A little effort', 'Some effort', 'A lot of effort', 'Not sure'),
  )
}

/** The price is said here and nowhere else. */
function statedPrice({ kind, subject, action, choices }: Topic, price: string): Draft {
  const thing = kind === 'choice' ? choices[0]! : subject
  const deed = kind === 'activity' ? action! : `${takenBy(thing, price)} ${thing}`
  return draft(
    'price',
    'Whether the stated price is accepted.',
    `At ${price}, how likely or unlikely would you be to ${deed}?`,
    between('unlikely', 'likely'),
  )
}

function takenBy(thing: string, price: string): string {
  if (/\b(?:fee|toll|tax|surcharge|deposit|fine)s?\b/i.test(thing)) return 'pay'
  if (/\b(?:subscription|membership|newsletter|magazine)s?\b/i.test(thing)) return 'subscribe to'
  return /\b(?:month|year|week)\b/i.test(price) || /\b(?:service|app|site|class|course|ticket)\b/i.test(thing)
    ? 'pay for'
    : 'buy'
}

function highestPrice(bought: string): Draft {
  const currency = /£/.test(bought) ? 'in pounds' : /€/.test(bought) ? 'in euros' : 'in US dollars'
  const often =
    paidByMonth.test(bought) && !/\b(?:one-time|month|monthly|year|once)\b/i.test(bought) ? ' per month' : ''
  return draft(
    'price',
    'The most that people would pay.',
    `What is the most you would pay${often} for ${bought}, ${currency}, counting nothing at all as 0?`,
    numeric(),
  )
}

function issueCost(subject: string): Draft {
  if (isClause(subject))
    return draft(
      'price',
      'How far cost decides.',
      `How much does money matter to you when you think about ${subject}?`,
      howMuch(),
    )
  if (/\b(?:prices?|inflation|costs?|rents?|debt|bills?|fees?|premiums)\b/i.test(subject) && !isProposal(subject))
    return draft(
      'price',
      'What it takes from people’s money.',
      `How much, if at all, ${isPlural(subject) ? 'do' : 'does'} ${subject} change what you spend on other things?`,
      oneOf('Not at all', 'A little', 'Somewhat', 'A lot', 'Not sure'),
    )
  if (burden.test(subject) && !isProposal(subject))
    return draft(
      'price',
      'What people would give for a change.',
      `How willing or unwilling would you be to pay more if it meant that more is done about ${subject}?`,
      between('unwilling', 'willing'),
    )
  return draft(
    'price',
    'What weighs more, gain or cost.',
    `Thinking about the benefits and drawbacks of ${subject}, which weigh more for you?`,
    fivePoints(
      'the drawbacks, by far',
      'the drawbacks, by a little',
      'both about the same',
      'the benefits, by a little',
      'the benefits, by far',
    ),
  )
}
