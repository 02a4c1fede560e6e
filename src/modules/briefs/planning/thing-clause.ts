import { between, oneOf } from './answer-forms.ts'
import { isAnybody } from './people-clause.ts'
import { type Draft, draft, SOUGHT } from './planned.ts'
import { atWork, ofSubject, policy } from './subjects.ts'
import { type Topic, topicOf } from './topic.ts'
import { infinitiveOf } from './verb-forms.ts'
import { isPlural, lowered, phraseOf } from './wording.ts'

const verbs =
  'help|keep|make|get|convince|persuade|motivate|encourage|attract|stop|deter|let|allow|change|affect|improve|suit|bring|draw|push|lead|cause|give|save|interest|win|retain|bother|annoy|scare|frustrate|worry|excite|confuse|discourage|prevent|hold|put|drive|influence|inspire|tempt|matter|appeal|upset|please|reassure|hurt|ease|prompt|hit|wear|irritate|stress|surprise|delight|turn|hinder|enable|trigger|concern|limit|force|sway|engage|reward|cost|anger|happen'
/** What things do to people, in any form of the verb. */
export const affecting = new RegExp(
  `^(?:${verbs}|(?:${verbs})(?:e?s|ed|d)|worries|worried|made|got|kept|brought|led|drew|held|drove|won|gave|hurts|stopped|stops)$`,
  'i',
)

const does = new RegExp(
  `^(?:whether |if |how (?:far|much) )?(?:(would|will|could|might|can) )?(.{3,80}?) (?:(would|will|could|might|can) )?((?:actually |really |ever )?(?:${verbs})(?: to)?(?: (?:them|people|users|workers|staff|employees|customers|you|their|how they|where they|what they|when they|whether they)\\b.*|(?: more| most)?))$`,
  'i',
)

const pronouns =
  /^(?:what|who|which|how|why|when|where|it|this|that|he|she|we|i)\b|\b(?:they|would|will|what|who|how|why)\b/i

interface Effect {
  thing: string
  deed: string
}

/** "whether a four-day week would keep them in the job": the thing, and what it would do to people. */
function effectOf(text: string): Effect | null {
  const found = does.exec(text)
  if (found === null || (found[1] === undefined) === (found[3] === undefined)) return null
  const thing = found[2]!
  const deed = found[4]!
  if (isAnybody(thing) || pronouns.test(thing)) return null
  const isBare = !/\b(?:them|people|users|workers|staff|employees|customers|you|their|they)\b/i.test(deed)
  const isOwn =
    / (?:their|how they|where they|what they|when they|whether they)\b/i.test(deed) &&
    !/\b(?:them|people)\b/i.test(deed)
  // "whether nurses would change their job" is their own deed.
  if ((isBare || isOwn) && !/^(?:an?|this|more|better|free|our|having|higher|lower) /i.test(thing)) return null
  const whom = isBare
    ? `${deed.replace(/ (?:more|most)$/i, '')} you`
    : deed.replace(/\b(?:people|users|workers|staff|employees|customers)\b/i, 'them')
  return { thing: phraseOf(thing), deed: phraseOf(whom) }
}

/** The thing is what the study is about; its effect is asked for once. */
export function thingAffecting(text: string): Topic | null {
  const thing = effectOf(text)?.thing ?? presentOf(text)?.thing
  if (thing === undefined) return null
  return /^an? /i.test(thing) && !atWork.test(thing) && !policy.test(thing)
    ? ofSubject(thing, 'intent')
    : topicOf('issue', 'opinion', lowered(thing))
}

const present = new RegExp(
  `^(?:whether |if |do |does |how (?:much|far) (?:do |does )?)(.{3,80}?) ((?:actually |really |ever )?(?:${verbs})s?(?: to)? (?:them|people)\\b.*)$`,
  'i',
)

/** "does music help them focus", "whether subtitles bother them". */
function presentOf(text: string): Effect | null {
  const found = present.exec(text)
  if (found === null || isAnybody(found[1]!) || pronouns.test(found[1]!)) return null
  const [verb = '', ...rest] = found[2]!.replace(/^(?:actually|really|ever) /i, '').split(' ')
  return {
    thing: phraseOf(found[1]!),
    deed: phraseOf([infinitiveOf(verb), ...rest].join(' ').replace(/\bpeople\b/, 'them')),
  }
}

export function affectingThem(text: string): Draft | null {
  const would = effectOf(text)
  if (would !== null)
    return draft(
      'concept',
      SOUGHT,
      `How likely or unlikely would ${lowered(would.thing)} be to ${would.deed}?`,
      between('unlikely', 'likely'),
    )
  const does = presentOf(text)
  if (does === null) return null
  return draft(
    'concept',
    SOUGHT,
    `How much, if at all, ${isPlural(does.thing) ? 'do' : 'does'} ${lowered(does.thing)} ${does.deed}?`,
    oneOf('Not at all', 'A little', 'Somewhat', 'A lot', 'Not sure'),
  )
}
