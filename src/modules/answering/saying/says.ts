import { capital } from './english.ts'
import { maySay } from './only-american.ts'
import { focused } from './reasons-choice.ts'
import { favourOf } from './reasons-favour.ts'
import { ladderEnds } from './says-ladders.ts'
import type { Leaning, Remark, Speaking } from './speaking.ts'

/** A closed question with the option that the agent chose must be this near for its words to fit. */
const NEAR_OPTION = 0.6

/** First sentences of an answer to an open question that comes down to a known one. */
export function saidAnswers(speaking: Speaking): Remark[] {
  return (speaking.leanings ?? [])
    .filter(({ role }) => role === 'answer')
    .flatMap((leaning) => remarksOf(speaking, leaning, 'voice', 0))
}

/**
 * Whether the question has been answered with a fact about the speaker ("Fried eggs, most days"), to which general talk
 * about the matter could only add a contradiction.
 */
export function isPlainFact({ reading, leanings = [] }: Speaking): boolean {
  return (
    /^(behaviour|experience|choice|use|frequency|amount|awareness|knowledge)$/.test(reading.ask) &&
    leanings.some(({ role }) => role === 'answer')
  )
}

/** Reasons, in words that were written for them: for the option chosen, and for or against the matter itself. */
export function saidReasons(speaking: Speaking): Remark[] {
  const favour = favourOf(focused(speaking))
  const leanings = (speaking.leanings ?? []).filter(
    ({ role, option }) =>
      (role === 'for' && favour > 0.3 && !isEscape(option)) ||
      (role === 'against' && favour < 0.2 && !isEscape(option)),
  )
  return [
    ...chosenOption(speaking).flatMap((leaning) => remarksOf(speaking, leaning, 'voice', 0)),
    ...leanings.flatMap((leaning) => remarksOf(speaking, leaning, 'voice', leaning.role === 'for' ? 1 : -1)),
    ...ladderEnds(speaking).flatMap((end) => remarksOf(speaking, end, 'voice', 0)),
  ]
}

/** "Nothing, I like it", "I go regularly": ways out that a list of reasons leaves to those who have none. */
const isEscape = (option: string): boolean =>
  /^(i|i'm|i'd|nothing|none|no (need|worry|preference)|other|something else)\b/i.test(option)

/** The option that was chosen, where a known question has it, too. */
function chosenOption({ reading, decision, found }: Speaking): Chosen[] {
  if (reading.ordered || typeof decision.value !== 'string') return []
  const chosen = fold(decision.value)
  for (const { question, similarity } of found.known) {
    if (similarity < NEAR_OPTION) return []
    if (question.scale !== 'nominal') continue
    const option = question.options.find((other) => fold(other) === chosen)
    if (option !== undefined) return [{ question, option, similarity }]
  }
  return []
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/^(an?|the|my) /, '')
    .trim()

type Chosen = Pick<Leaning, 'question' | 'option' | 'similarity'>

function remarksOf(speaking: Speaking, leaning: Chosen, part: Remark['part'], stance: Remark['stance']): Remark[] {
  const priced = speaking.reading.price !== null
  const may = maySay(speaking)
  // Words with an amount were written for the amount of the known question.
  const says = (speaking.knowledge.saysOf(leaning.question.id)[leaning.option] ?? []).filter(
    (say) => (!priced || !AMOUNT.test(say)) && may(say),
  )
  const start = Math.floor(speaking.chance(`say ${leaning.question.id}`) * says.length)
  return says.map((_, at) => {
    const place = (start + at) % says.length
    return {
      text: finished(says[place]!),
      part,
      stance,
      register: null,
      weight: 2 + leaning.similarity,
      key: `say:${leaning.question.id}/${leaning.option}/${place}`,
    }
  })
}

const AMOUNT = /\$|\d|\b(?:hundred|thousand|bucks|dollars?|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i

const finished = (say: string): string => `${capital(say)}${/[.!?…]$/.test(say) ? '' : '.'}`
