import { between, fivePoints, oneOf, open } from './answer-forms.ts'
import { isAnybody } from './people-clause.ts'
import { type Draft, draft, SOUGHT } from './planned.ts'
import { saidOf } from './said-clause.ts'
import { isPlural, lowered, phraseOf } from './wording.ts'

/** What ought to be is agreed with or not; what may come is expected or not. */
export function byOught(text: string): Draft | null {
  const clause = saidOf(text)
  if (clause === null) return null
  const { who, modal, rest } = clause
  const that = lowered(phraseOf(`${who} ${modal} ${rest}`))
  if (/ (?:worry|worries|fear|afraid)\b/i.test(text.slice(0, 80)))
    return draft(
      'concept',
      'How much it weighs on people.',
      `How worried, if at all, are you that ${that}?`,
      fivePoints('not at all', 'slightly', 'somewhat', 'very', 'extremely'),
    )
  return /^(?:should|ought to|must)$/.test(modal)
    ? draft(
        'concept',
        'Who agrees and who does not.',
        `Do you agree or disagree that ${that}?`,
        oneOf(
          'Strongly agree',
          'Somewhat agree',
          'Neither agree nor disagree',
          'Somewhat disagree',
          'Strongly disagree',
          'Not sure',
        ),
      )
    : draft(
        'concept',
        'What people expect.',
        `How likely or unlikely do you think it is that ${that}?`,
        between('unlikely', 'likely'),
      )
}

/** "was X worth the money". */
export function byWorth(text: string): Draft | null {
  const found =
    /^(?:whether )?(?:(is|are|was|were) )?(?!they\b|people\b)(.{3,80}?)(?: (is|are|was|were))? worth (it|the .{3,30}|paying for|doing)$/i.exec(
      text,
    )
  const verb = found?.[1] ?? found?.[3]
  if (found === null || verb === undefined) return null
  return draft(
    'concept',
    SOUGHT,
    `For you, ${verb.toLowerCase()} ${lowered(phraseOf(found[2]!))} worth ${found[4]}, or not?`,
    oneOf('Definitely worth it', 'Probably worth it', 'Probably not worth it', 'Definitely not worth it', 'Not sure'),
  )
}

/** "how has the drought changed how they farm": what one thing has done to another. */
export function byEffect(text: string): Draft | null {
  const found =
    /^(?:how(?: much| far)? |whether |if )?(?:(has|have|did|does|do|is|are|will|would) )?(.{2,80}?) (?:(has|have|will|would) )?(affect|impact|influence|change|shape)(s|d|ed)? (.+)$/i.exec(
      text,
    )
  if (found === null) return null
  const [, first, thing, second, verb, ending = '', rest] = found
  if (
    isAnybody(thing!) ||
    /\b(?:who|when|that|while|they|what|which|how)\b/i.test(thing!) ||
    !/\b(?:them|their|they|people)\b/i.test(rest!)
  )
    return null
  const said = (first ?? second ?? (/^e?d$/.test(ending) ? 'did' : isPlural(thing!) ? 'do' : 'does')).toLowerCase()
  const base = /^ha(?:s|ve)$/.test(said) ? `${verb}${verb!.endsWith('e') ? 'd' : 'ed'}` : verb
  return draft(
    'concept',
    SOUGHT,
    `How, if at all, ${said} ${lowered(phraseOf(thing!))} ${base} ${phraseOf(rest!.replace(/^people$/i, 'them'))}?`,
    open(),
  )
}
