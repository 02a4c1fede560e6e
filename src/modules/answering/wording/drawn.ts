import type { Attribute } from '../../knowledge/index.ts'
import type { Decision } from '../deciding/decision.ts'
import { untrustedLine } from '../prompts/untrusted.ts'
import type { Reading } from '../reading/reading.ts'
import type { Manner } from '../saying/speaking.ts'

/** What was drawn for an agent, as a model is told to say it. */
export interface Drawn {
  reading: Reading
  decision: Decision
  /** Of an open question: what the agent mentions; null where nobody knows what people would. */
  mentions: readonly string[] | null
  /** What else was asked in the same breath, and drawn as well. */
  also: readonly { reading: Reading; decision: Decision }[]
  /** Nothing new is asked: more is wanted of the last answer. */
  goes_on?: boolean
}

export function drawnLines({ reading, decision, mentions, also, goes_on = false }: Drawn): string[] {
  const lines = [answerLine(reading, decision)]
  if (goes_on)
    lines.push('Goes on from what they said last, under <earlier>: stays with it and takes nothing of it back.')
  if (mentions !== null && !decision.unsure) {
    if (mentions.length === 0) lines.push('Has nothing in particular to say about it, and gives no reason.')
    lines.push(...mentions.map((mention) => `- mentions: ${untrustedLine(mention)}`))
  }
  // Only what pulled the way that the answer went: what stood against it is no reason for it.
  const moved = decision.contributions.filter(({ shift }) => shift * decision.stance > 0).slice(0, 3)
  if (moved.length > 0 && mentions === null)
    lines.push(`What moved it, largest first: ${moved.map(contributionOf).join('; ')}.`)
  if (decision.user === true) lines.push('Uses or buys this kind of thing already.')
  if (decision.user === false) lines.push('Does not use or buy this kind of thing.')
  const { reservation_price } = decision
  if (reservation_price !== null && reading.price !== null && reservation_price < reading.price.amount)
    lines.push(`Would pay ${Math.max(0, reservation_price)} dollars at the most.`)
  if (!decision.unsure && decision.certainty < 0.35) lines.push('Is torn: a little, and it would be another answer.')
  if (!decision.unsure && decision.certainty > 0.85) lines.push('Has no doubt about it.')
  for (const part of also) {
    const line = answerLine(part.reading, part.decision)
    lines.push(`Asked as well, "${untrustedLine(part.reading.text)}": ${line}`)
  }
  return lines
}

function answerLine(reading: Reading, { value, stance, unsure }: Decision): string {
  if (Array.isArray(value))
    return value.length === 0
      ? 'Chooses none of the answers.'
      : `${reading.type === 'ranking' ? 'Ranks them, best first' : 'Chooses'}: ${value.map((one) => `"${untrustedLine(one)}"`).join(', ')}`
  if (typeof value === 'string')
    return `Chooses: "${untrustedLine(value)}"${unsure ? ' (does not know or does not care)' : ''}`
  if (typeof value === 'number') return `Answers: ${value}${labelAt(reading, value)}`
  return unsure ? 'Does not know what to say to it, or does not care.' : `Leans: ${stanceWords(reading, stance)}`
}

const labelAt = ({ scale, numeric }: Reading, value: number): string => {
  if (scale !== null) {
    const label = scale.labels[Math.round((value - Math.min(scale.min, scale.max)) / (scale.step || 1))]
    return ` on the scale from ${scale.min} to ${scale.max}${label ? ` ("${untrustedLine(label)}")` : ''}`
  }
  return numeric?.word == null ? '' : ` ${untrustedLine(numeric.word)}`
}

/** From -2 to 2, in the sense of what is asked about. */
function stanceWords({ ask }: Reading, stance: number): string {
  if (ask === 'frequency' || ask === 'amount')
    return stance < -1.2
      ? 'hardly ever, hardly any'
      : stance < -0.4
        ? 'seldom, little'
        : stance < 0.4
          ? 'now and then, middling'
          : stance < 1.2
            ? 'often, a good deal'
            : 'all the time, very much'
  return stance < -1.2
    ? 'strongly against it, negative'
    : stance < -0.4
      ? 'rather against it, rather negative'
      : stance <= 0.4
        ? 'neither for nor against, mixed or indifferent'
        : stance <= 1.2
          ? 'rather for it, rather positive'
          : 'strongly for it, positive'
}

const attributeWords: Partial<Record<Attribute | 'attitude' | 'use' | 'price' | 'novelty', string>> = {
  is_parent: 'having children at home, or not',
  income: 'the money there is',
  home: 'owning or renting',
  employed: 'working, or not',
  marital: 'being married, or not',
  urbanicity: 'where they live: city or country',
  region: 'the part of the country',
  use: 'whether they use it already',
  price: 'the price',
  novelty: 'whether they like new things',
}

function contributionOf({ by, level }: Decision['contributions'][number]): string {
  return by === 'attitude' ? `their ${level.replaceAll('_', ' ')}` : (attributeWords[by] ?? by.replaceAll('_', ' '))
}

/** Ways to begin, so that a panel does not begin with one voice. */
const openings = [
  'Begin with the answer itself, flatly.',
  'Begin with something from their own week.',
  'Begin with what bothers or pleases them most about it.',
  'Begin with a half-sentence, as people do who type quickly.',
  'Begin with what they do now instead, or have always done.',
  'Begin with somebody close to them, if that is the reason.',
  'Begin with the money, if that matters here; otherwise with the answer.',
  'Begin with a doubt or a condition, if they have one; otherwise with the answer.',
  'Begin with what they have heard or seen about it.',
  'Begin in the middle of the thought.',
]

/** How this person writes, and how much. `chance` from 0 to 1 chooses the beginning. */
export function mannerLine(manner: Manner, length: Reading['length'], chance: number): string {
  const sentences =
    length === 'short'
      ? 1
      : length === 'detailed'
        ? Math.max(4, manner.sentences + 2)
        : length === 'medium'
          ? Math.max(2, manner.sentences)
          : manner.sentences
  const how = [
    `${manner.register}`,
    manner.vocabulary < 0.3 ? 'simple words' : manner.vocabulary > 0.75 ? 'a wide vocabulary' : 'everyday words',
    manner.clipped > 0.6 ? 'clipped' : '',
    manner.hedging > 0.6 ? 'hedges' : '',
    manner.mood < -0.4 ? 'in a sour mood' : manner.mood > 0.5 ? 'in good spirits' : '',
  ].filter((part) => part !== '')
  const opening = openings[Math.min(openings.length - 1, Math.floor(chance * openings.length))]!
  return `Write ${sentences === 1 ? 'one sentence' : `about ${sentences} sentences`}; manner: ${how.join(', ')}. ${opening}`
}
