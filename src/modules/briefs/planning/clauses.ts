import { adverbs, isAnybody, predicateOf, progressOf, stateOf } from './people-clause.ts'
import { ofClause, ofDeed, ofSubject } from './subjects.ts'
import { type Topic, topicOf } from './topic.ts'
import { infinitiveOf, isGerund, isVerb } from './verb-forms.ts'
import { actionOf, doingOf, lowered, phraseOf } from './wording.ts'

const modal =
  /^(?:would|will|could|can|might|may|should|['’]d|['’]ll|is going to|are going to|plan to|plans to|intend to|intends to)\s+/i
const able =
  /^(?:be (?:willing|ready|likely|able|prepared|inclined|happy|open|more likely|comfortable|keen) (?:to|with)|(?:ever )?consider|think about|be interested in|be up for|want to|like to|need to|have to|love to|be okay with|agree to|let themselves)\s+/i

/** What people would do: "they would use X", "would they use X". */
export function wouldDo(clause: string): Topic | null {
  const ought = /^should (?!they\b|people\b|you\b)(.+)$/i.exec(clause)
  if (ought !== null) {
    const predicate = predicateOf(ought[1]!)
    return predicate === null ? null : ofClause(`whether ${ought[1]!.slice(0, -predicate.length)}should ${predicate}`)
  }
  const inverted = /^(?:would|will|could|can|might|should)\s+(.+)$/i.exec(clause)
  const direct =
    /^(.{2,90}?)\s?(?:\b(?:would|will|could|might|may|can|plan to|plans to|intend to|intends to|want to|wants to|are going to|are willing to|are open to|are likely to|are interested in|['’]d be interested in)\b|['’]d\b|['’]ll\b)\s+(.+)$/i.exec(
      clause,
    )
  const predicate = inverted === null ? direct?.[2] : predicateOf(inverted[1]!)
  if (predicate === undefined || predicate === null) return null
  return deedOf(predicate.replace(modal, '').replace(adverbs, ''), /^(?:they|people|you) /i.test(inverted?.[1] ?? ''))
}

function deedOf(predicate: string, isSure: boolean): Topic | null {
  const rest = predicate.replace(able, '').replace(adverbs, '')
  const paid =
    /^(?:expect to )?(?:pay|spend)(?: extra| more| a premium)?(?: ((?:up to )?[$€£]\s?[\d.,]+k?(?: (?:a|per) \p{L}+| ?\/ ?\p{L}+)?|\d[\d.,]* (?:dollars|euros|pounds|cents)(?: (?:a|per) \p{L}+)?))?(?: extra| more)?(?: to use| to have| to get| for| on) (.+)$/iu.exec(
      rest,
    )
  if (paid !== null) return ofSubject(phraseOf(paid[2]!), 'price', { price: paid[1] ?? null })
  const liked =
    /^(?:like|love|want|prefer|need|find useful|benefit from|be interested in|be open to|welcome) (.+)$/i.exec(rest)
  const object = liked?.[1] ?? (rest === predicate ? rest : rest)
  const [first = ''] = object.split(' ')
  if (isGerund(first.toLowerCase())) return ofDeed(object, 'intent')
  if (liked !== null) return ofSubject(phraseOf(liked[1]!), 'intent')
  if (/^(?:support|oppose|favou?r|back|be (?:for|against|in favou?r of)) /i.test(rest))
    return ofSubject(
      phraseOf(rest.replace(/^(?:support|oppose|favou?r|back|be (?:for|against|in favou?r of)) /i, '')),
      'opinion',
    )
  const met = /^(?:react to|respond to|feel about|think of|think about) (.+)$/i.exec(rest)
  if (met !== null) return ofSubject(phraseOf(met[1]!), 'opinion')
  const trusted = /^trust (.+)$/i.exec(rest)
  if (trusted !== null) return ofSubject(phraseOf(trusted[1]!), 'trust')
  if (!(isSure || isVerb(first.toLowerCase())) && rest === predicate) return null
  return ofDeed(rest, 'intent')
}

/** Where people are those to whom it is done, it is no deed of theirs: "do the ads pay off for them". */
const isDoneTo = (predicate: string): boolean => /\b(?:for|to|on|off|help|make) them\b/i.test(predicate)

/** "do they cope" is a deed to ask about; "have they tried" and "does it help" are matters of their own. */
const isPeoplesDeed = (word: string, auxiliary: string, who: string): boolean =>
  /^(?:they|people)$/i.test(who) && (word === 'why' || !/^(?:have|has)$/i.test(auxiliary))

/** How, why, where and what: the clause behind the word, put either way round. */
export function questioned(word: string, clause: string): Topic | null {
  const role = /^(?:role|part) (?:do|does|did) (.+?) play in .+$/i.exec(clause)?.[1]
  if (role !== undefined) return ofSubject(phraseOf(role), 'opinion')
  if (/^how (?:much|many)$/.test(word)) {
    const counted = /^(.{3,40}?) (?:do|does|did|have) (?:they|people|you) /i.exec(clause)?.[1]
    return counted === undefined ? null : ofSubject(phraseOf(counted), 'experience')
  }
  const inverse =
    /^(has|have|did|does|do|is|are|was|were)(n['’]t| not)? (it|this|that|these|those|they|people)\b (.+)$/i.exec(clause)
  if (inverse !== null && !isPeoplesDeed(word, inverse[1]!, inverse[3]!)) {
    const [, auxiliary, not = '', who, rest] = inverse
    const isDropped = /^(?:do|does|did)$/i.test(auxiliary!) && not === ''
    return ofClause(`${word} ${who} ${isDropped ? '' : `${auxiliary}${not} `}${rest}`)
  }
  const which = /^(.{2,30}?) (?:do|does|did|(would|could|will|have)) (?:they|people|you) (.+)$/i.exec(clause)
  if (which !== null && /^(?:what|which)$/.test(word))
    return /^ones?\b/i.test(which[1]!)
      ? ofClause(`${word} ${which[1]} they ${which[2] === undefined ? '' : `${which[2]} `}${which[3]}`)
      : ofSubject(
          phraseOf(`the ${which[1]} that they ${which[2] === undefined ? '' : `${which[2]} `}${which[3]}`),
          'experience',
        )
  const chosen =
    /^(.{3,60}?) (?:they|people|you)(?:['’]d| would| could| might| will)? (?:really |actually |most )*(?:use|want|need|like|prefer|buy|choose|trust|expect|value|appreciate)\b.{0,20}$/i.exec(
      clause,
    )
  if (chosen !== null && /^(?:what|which)$/.test(word)) return ofSubject(phraseOf(chosen[1]!), 'needs')
  const inverted = /^(?:do|does|did|have|has|are|is|was|were)(?:n['’]t| not)?\s+(.+)$/i.exec(clause)
  const state = /^(?:are|is|was|were)\b/i.test(clause) && word === 'why' ? stateOf(clause) : null
  if (state !== null) return ofDeed(`feel ${state}`, 'reasons')
  const progress = /^(?:are|is|was|were)\b/i.test(clause) ? progressOf(inverted![1]!) : null
  const predicate = (progress ?? predicateOf(inverted?.[1] ?? clause))?.replace(
    /^(?:not|do not|don['’]t|did not|didn['’]t|doesn['’]t|never|have not|haven['’]t|have|has|had|are|were|want to|wants to|decided to|decide to) /i,
    '',
  )
  if (predicate === undefined || predicate === '') return null
  const times = /^(?:feel|feels|felt|think|react|reacts|do)(?: \p{L}+)? (when .+)$/iu.exec(predicate)
  if (times !== null && !/^do\b/i.test(predicate)) return topicOf('issue', 'opinion', phraseOf(`times ${times[1]}`))
  const felt =
    /^(?:feel|feels|felt|think|thinks|thought|react|reacts|reacted|respond|responds|responded)(?: (?:differently|strongly))? (?:about|of|to|on|towards?|regarding|when it comes to) (.+)$/i.exec(
      predicate,
    )
  if (felt !== null)
    return ofSubject(
      phraseOf(felt[1]!.replace(/ (?:afterwards?|later|nowadays|these days|today|now)$/i, '')),
      'opinion',
    )
  const judged =
    /^(?:like|dislike|hate|love|enjoy|appreciate|miss|find|know|understand|think|worry|(?:would )?(?:change|improve|fix)|(?:like|love) (?:and|or) (?:dislike|hate))s?(?: (?:most|least|hard|difficult|annoying|frustrating))? (?:about|with|of) (.+)$/i.exec(
      predicate,
    )
  if (judged !== null)
    return ofSubject(
      phraseOf(judged[1]!),
      /^(?:know|understand|think|worry)/i.test(predicate) ? 'opinion' : 'experience',
    )
  const wanted =
    /^(?:look for|looks for|want|need|expect|value|care about|hope for|seek)s?(?: most)? (?:in|from|of|when choosing|when buying|when picking) (.+)$/i.exec(
      predicate,
    )
  if (wanted !== null) return ofSubject(phraseOf(wanted[1]!), 'needs')
  const viewed =
    /^(?:view|see|perceive|regard|judge|rate|experience|value|trust|know about|like|enjoy|love)s? (.+)$/i.exec(
      predicate,
    )
  if (viewed !== null && word === 'how')
    return ofSubject(phraseOf(viewed[1]!), /^experience/i.test(predicate) ? 'experience' : 'opinion')
  const [first = ''] = predicate.split(' ')
  if (word === 'why' && isGerund(first.toLowerCase())) return ofDeed(predicate, 'reasons')
  // Behind "do they" stands a verb, whether it is known here or not.
  const isSure = /^(?:do|does|did) (?:they|people|you) /i.test(clause)
  if (!(isSure || isVerb(first.toLowerCase())) || isDoneTo(predicate)) return null
  const action = actionOf(predicate)
  if (word === 'why') return ofDeed(action, 'reasons')
  const isPast =
    /^did\b/i.test(clause) || (infinitiveOf(first.toLowerCase()) !== first.toLowerCase() && !/[^s]s$/.test(first))
  const doing = /^(?:what|which|whom?$)/.test(word) ? `deciding ${word} to ${action}` : doingOf(action)
  return topicOf('activity', 'habit', doing, { action, doing, isPast })
}

/** What stands in the way, or would bring people to it. */
export function hindered(text: string): Topic | null {
  const before =
    /^what .{2,60}? (?:need|want|have|like)s? to .{2,60}? before (?:they|people|you)(?: would| will| could| can|['’]d)? (.+)$/i.exec(
      text,
    )
  if (before !== null && isVerb(before[1]!.split(' ')[0]!.toLowerCase())) return ofDeed(before[1]!, 'intent')
  const from =
    /^what(?:['’]s| is| has| have| would| might| nearly| really)*\s+(?:stops?|stopp(?:ed|ing)|prevents?|prevent(?:ed|ing)|keeps?|kept|keeping|holds?|holding|hinders?|blocks?|discourag\w+|deters?|puts?)\s+(?:.{2,80}?)(?:\s(?:back|off))?(?: from)? (\p{L}+ing\b.*)$/iu.exec(
      text,
    )
  if (from !== null && isGerund(from[1]!.split(' ')[0]!.toLowerCase())) return ofDeed(from[1]!, 'intent')
  const toward =
    /^what (?:would |could |might |will )?(?:have )?(?:it (?:would )?takes? for|makes?|made|gets?|persuades?|persuaded|convinces?|convinced|motivates?|motivated|encourages?|encouraged|causes?|caused|leads?|led|drives?|drove|prompts?|prompted|helps?|helped) (.+)$/i.exec(
      text,
    )
  if (toward === null) return null
  const predicate = predicateOf(toward[1]!.replace(/,.{3,60}?,/, ''))?.replace(/^to /i, '')
  if (
    predicate !== undefined &&
    /^what (?:would |could )?makes? /i.test(text) &&
    /^(?:happy|loyal|proud|angry|anxious|lonely|healthy|successful|comfortable|feel)\b/i.test(predicate)
  )
    return ofDeed(/^feel\b/i.test(predicate) ? predicate : `be ${predicate}`, 'intent')
  if (predicate === undefined || !isVerb(predicate.split(' ')[0]!.toLowerCase())) return null
  // What has made people do it is over.
  return /^what (?:made|got|led|drove|convinced|persuaded|motivated|encouraged|caused|prompted|helped) /i.test(text)
    ? ofDeed(actionOf(predicate), 'habit', { isPast: true })
    : ofDeed(predicate, 'intent')
}

/** Whether people do, have or think something; whether a thing is so. */
export function yesOrNo(text: string): Topic | null {
  const clause = /^(?:whether|if|do|does|did|have|has)\s+(.+)$/i.exec(text)?.[1]
  if (clause === undefined) return null
  const predicate = predicateOf(clause)?.replace(/^(?:have|has|had|do|are|were)(?: ever)? /i, '')
  if (predicate === undefined) return null
  const thought = /^(?:worry|believe|think|feel|fear|expect|agree|know|say)(?: that| if| whether) (.+)$/i.exec(
    predicate,
  )
  if (thought !== null) return ofClause(`whether ${thought[1]}`)
  const held = /^(?:trust|believe in|rely on|have confidence in)s? (.+)$/i.exec(predicate)
  if (held !== null) return ofSubject(phraseOf(held[1]!), 'trust')
  const liked =
    /^(?:like|love|enjoy|hear of|heard of|heard about|care about|know about|know of|worry about|regret|understand|support|oppose|value|prefer|agree with|approve of|want|need|benefit from|miss|notice|feel good about|mind)s? (.+)$/i.exec(
      predicate,
    )
  if (liked !== null) return ofSubject(phraseOf(liked[1]!), 'opinion')
  if (!isVerb(predicate.split(' ')[0]!.toLowerCase()) || isDoneTo(predicate)) return null
  // What people have ever done is a deed, not a habit.
  return ofDeed(actionOf(predicate), /^(?:have|has|whether (?:they|people) have)\b/i.test(text) ? 'intent' : 'habit')
}

/** "how inflation has affected their budgets": the effect of the one on the other. */
export function effectIn(text: string): Topic | null {
  const found =
    /^(?:how(?: much| far)? |whether |if |(?=(?:has|have|does|do|did) ))(?:has |have |did |does |do |will |would |is |are )?(.{2,80}?) (?:(?:has|have|is|are|will|would|may|might) )?(?:affects?|affected|affecting|impacts?|impacted|impacting|influences?|influenced|influencing|changes|changed|changing|shapes?|shaped|shaping) (.+)$/i.exec(
      text,
    )
  if (
    found === null ||
    /\b(?:who|when|that|while)\b/i.test(found[1]!) ||
    isAnybody(found[1]!) ||
    /^(?:it|this|that)$/i.test(found[1]!)
  )
    return null
  const on = phraseOf(found[2]!)
  const target =
    /^(?:what|how|where|when|whether)\b/i.test(on) || !/^(?:people|consumers|users|workers|customers)$/i.test(on)
      ? on
      : 'you'
  const cause = lowered(phraseOf(found[1]!))
  return { ...ofSubject(cause, 'opinion'), title: `the effect of ${cause} on ${target}` }
}
