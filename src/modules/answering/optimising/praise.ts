import { leadingChange } from './leading.ts'
import type { Change, SentenceRule } from './mending.ts'
import { beforeEnd, casedLike } from './well-formed.ts'

/** A "great" risk is a large one, so only what is theirs or ours can be great. */
const glowing =
  'amazing|awesome|fantastic|wonderful|incredible|great(?= (?:is|are|was|were) (?:our|your|this|these)\\b)|brilliant|excellent|superb|delicious|outstanding|awful|terrible|horrible|disastrous|dreadful|ridiculous|outrageous'
const howGlowing = new RegExp(
  `^how (?:absolutely |truly |really )?(${glowing}) (?:is|are|was|were) (?!it (?:to|that|when|if)\\b)(?=\\S)`,
  'i',
)
/** "How much do you enjoy cooking?" is a fair question; with "our" it fishes for praise. */
const howLoved =
  /^how (?:much|strongly|deeply) (?<verb>do|did|would) you (?:really |absolutely |just )?(?<feeling>love|adore|hate|despise|detest|loathe|enjoy(?= (?:\p{L}+ |shopping at |your time at )?our\b)) (?=\S)(?!to\b|it (?:when|if|that)\b)/iu
const howEager =
  /^how (?:very )?(excited|thrilled|delighted|eager|impressed|outraged|disgusted|appalled)( would| are| were| do| did)? you(?: be| feel)?\b(?!.*\b(?:if at all|or not)\b)/i
const wishes =
  /^(?:wouldn't|would|won't) it be (?:so |just |absolutely |really )?(?:great|nice|wonderful|amazing|awesome|fantastic|lovely|cool|incredible) (if|to) (?=\S)/i
const loves =
  /^(?:wouldn't|would) you (?:just |absolutely |really )?(?:love|be (?:thrilled|delighted|excited|overjoyed)) (?=(?:to|a|an|our|this|these|having|it)\b)/i
const lovesNow =
  /^don't you (?:just |absolutely |really |all )?love (?=(?:how|our|the|this|these|that|it|having|being)\b)/i

const change = (kind: Change['kind'], found: string, why: string): Change => ({ kind, found: found.trim(), why })

/** Praise, or its opposite, in the place of the measure: "How amazing was …", "How much do you love …". */
export const praisedMeasure: SentenceRule = (core, { reading }) => {
  const amazing = howGlowing.exec(core)
  if (amazing !== null) {
    const word = amazing[1]!.toLowerCase()
    return [
      {
        text: casedLike(`How would you rate ${core.slice(amazing[0].length)}`, core),
        change: change(
          'leading',
          `How ${word}`,
          `It takes for granted that it is ${word}; people should be free to say how good or bad it is.`,
        ),
        liberties: ['labels'],
      },
    ]
  }
  const loved = howLoved.exec(core)
  if (loved !== null) {
    const rest = core.slice(loved[0].length)
    const verb = loved.groups!.verb!.toLowerCase()
    const feeling = loved.groups!.feeling!.toLowerCase()
    const why = `It takes for granted that people ${feeling} it.`
    const plain = feeling === 'enjoy' ? 'enjoy' : /^(?:love|adore)$/.test(feeling) ? 'like' : 'dislike'
    const texts = [
      ...(verb === 'do' ? [`How do you feel about ${rest}`] : []),
      beforeEnd(`How much ${verb} you ${plain} ${rest}`, ', if at all'),
    ]
    return texts.map((text) => ({
      text: casedLike(text, core),
      change: leadingChange(loved[0], why),
      liberties: ['turn'],
    }))
  }
  const eager = howEager.exec(core)
  // With "Not at all" among the answers nothing is taken for granted.
  if (eager !== null && reading.from === 'wording')
    return [
      {
        text: beforeEnd(core, ', if at all'),
        change: change(
          'presumption',
          `How ${eager[1]}`,
          `It takes for granted that people are ${eager[1]!.toLowerCase()}.`,
        ),
      },
    ]
  return []
}

/** "Wouldn't it be great if …": hardly anybody would say no. */
export const praisedWish: SentenceRule = (core) => {
  const why = 'Nobody denies a wish that is put so; whether people want it is the question.'
  const wish = wishes.exec(core)
  if (wish !== null) {
    const rest = core.slice(wish[0].length)
    const text =
      wish[1]!.toLowerCase() === 'if'
        ? beforeEnd(`Would you like it if ${rest}`, ', or not')
        : beforeEnd(`Would you like to ${rest}`, ', or not')
    return [{ text: casedLike(text, core), change: change('hypothetical_praise', wish[0], why) }]
  }
  const loving = 'It takes for granted that people love it, and asks them to confirm that.'
  const now = lovesNow.exec(core)
  const love = now ?? loves.exec(core)
  if (love === null) return []
  const rest = core.slice(love[0].length)
  return [
    {
      text: casedLike(`${now === null ? 'Would' : 'Do'} you like ${rest}`, core),
      change: now === null ? change('hypothetical_praise', love[0], why) : leadingChange(now[0], loving),
    },
  ]
}
