import { streamOf } from '../../population/index.ts'
import type { Reading } from '../reading/reading.ts'
import { askNoise } from './ask-families.ts'
import { mixture, named, overFeatures, overVector } from './draws.ts'
import type { Draw } from './panel-agent.ts'
import type { Topic } from './topic.ts'
import { valenceOf } from './valence.ts'

/**
 * What people's answers hang on beyond anything that is known about them: fondness of the thing, which they keep for
 * every question about it; their mind about it in questions of one family; and the wording at hand. Keyed by
 * population, agent and names alone, so that the same person asked in other words answers the same.
 */

/** What somebody who is asked again keeps of what they answered before; the rest is the mood of the day. */
const KEPT = 0.8
/** The same of what they do, own and have done: so much is memory, and so little is mood. */
const KEPT_OF_LIFE = 0.985

/** How much of using a thing is fondness of it. The rest is habit, chance and circumstance. */
export const FONDNESS_OF_USE = 0.6

/** What decides, beyond what is known about people, whether they use the category. */
export function useNoise(version: string, slug: string): Draw {
  return mixture([
    { share: FONDNESS_OF_USE, draw: named(streamOf(version, `answering/fondness/${slug}`)) },
    { share: 1 - FONDNESS_OF_USE, draw: named(streamOf(version, `answering/mind/use/${slug}`)) },
  ])
}

/** What is in the wording at hand: the known questions near it, its place among all questions, its words. */
function wordingNoise(version: string, name: string, topic: Topic): Draw {
  return mixture([
    // What nearly asks a known question is that question, whatever its words.
    { share: 1 + 40 * topic.same * topic.same, draw: overFeatures(version, `${name}/near`, topic.near) },
    { share: 1, draw: topic.vector && overVector(version, `${name}/vector`, topic.vector) },
    { share: 1, draw: overFeatures(version, `${name}/stem`, topic.stems) },
    // A question without a word and without a neighbour still needs some chance.
    { share: 1e-9, draw: named(streamOf(version, name)) },
  ])
}

/** People's mind about what is asked: the height of their field there. What is said against a thing has its own. */
function mindNoise(version: string, place: Float32Array | null, against: boolean): Draw | null {
  return place && overVector(version, `answering/field${against ? '/against' : ''}`, place)
}

/**
 * People's mind about the thing. What speaks against it is another matter than what speaks for it, and somewhat its
 * opposite: who finds a thing too dear seldom finds it worth the money, but a few do.
 */
function thingNoise(version: string, family: string, topic: Topic, sign: -1 | 1, proposed: boolean): Draw | null {
  const thing = overFeatures(version, `answering/mind/${family}`, topic.categories)
  if (sign > 0) return thing
  const opposite = proposed ? 1 : OPPOSITE
  const against = overFeatures(version, `answering/mind/${family}/against`, topic.categories)
  return mixture([
    { share: opposite, draw: thing, sign },
    { share: 1 - opposite, draw: against },
  ])
}

/** Share of what people have against a thing that is the opposite of what they have for it. */
const OPPOSITE = 0.15
/** Whoever would ban a thing would not have it allowed. */
const PROPOSAL = /\b(?:should|ought to|must)\b/i

/**
 * The noise of a question on one latent. `within`: whether people use the thing is settled already and is not to count
 * again, because the answer is theirs among users or among the others.
 */
export function answerNoise(version: string, reading: Reading, topic: Topic, within: boolean, replicate: number): Draw {
  const kind = askNoise(reading)
  const family = within ? 'how-much' : kind.family
  const sign = valenceOf(reading)
  const proposed = PROPOSAL.test(reading.text)
  const liked = within ? 0 : kind.fondness * topic.sure
  const rest = 1 - liked - kind.pleased
  const doing = kind.family === 'use' || kind.family === 'want'
  const life = doing && !within ? topic.thing : 0
  // What people do and have done is one matter, however far apart the wordings of the two mean.
  const field = doing && topic.things.length > 0 ? 0 : FIELD
  const own = rest * (1 - field)
  // A category stands for the question where no known question does; who has one mind about all of it is seldom found.
  const thing = own * topic.sure * (1 - fourthPower(topic.same))
  const noise = mixture([
    // Whoever does a thing has done it before, and whoever did it often did it: one state of a life, however asked.
    { share: LIFE * life, draw: overFeatures(version, 'answering/life', topic.things), sign },
    ...[
      { share: liked, draw: overFeatures(version, 'answering/fondness', topic.categories), sign },
      { share: kind.pleased, draw: named(streamOf(version, 'answering/pleased')), sign },
      {
        share: rest * field,
        draw: mindNoise(version, topic.place, sign < 0 && !proposed),
        sign: proposed ? sign : (1 as const),
      },
      { share: thing, draw: thingNoise(version, family, topic, sign, proposed) },
      { share: own - thing, draw: wordingNoise(version, 'answering/wording', topic) },
    ].map((part) => ({ ...part, share: part.share * (1 - LIFE * life) })),
  ])
  return again(version, reading.canonical, replicate, noise, KEPT + (KEPT_OF_LIFE - KEPT) * life)
}

const fourthPower = (value: number): number => value * value * (value * value)

/** How much of what people say they do or would like to do is their life; the rest is the wording and the day. */
const LIFE = 0.98
/**
 * How much of people's mind about a question they have about all that is near it in meaning. Fitted with REACH in
 * field.ts: answers to one survey are best told from those to the others with 0.3 (docs/mind.md).
 */
const FIELD = 0.3

/** The noise of one option among several, by its words and never by its place. */
export function optionNoise(version: string, reading: Reading, topic: Topic, key: string, replicate: number): Draw {
  const name = `answering/option/${key}`
  // The place among all questions is dear to draw for every option; it is left out where the categories say enough.
  const wording = wordingNoise(version, `${name}/wording`, topic.sure < 1 ? topic : { ...topic, vector: null })
  return again(
    version,
    `${reading.canonical}/${key}`,
    replicate,
    mixture([
      { share: 0.4, draw: named(streamOf(version, name)) },
      { share: 0.5 * topic.sure, draw: overFeatures(version, `${name}/about`, topic.categories) },
      { share: 0.1 + 0.5 * (1 - topic.sure), draw: wording },
    ]),
  )
}

/** What makes somebody tick many boxes, or say that they do not know, on this subject. */
export function habitNoise(version: string, name: string, topic: Topic): Draw {
  return mixture([
    { share: 0.5, draw: named(streamOf(version, `answering/${name}`)) },
    { share: 0.35, draw: overFeatures(version, `answering/${name}/about`, topic.categories) },
    { share: 0.15, draw: overFeatures(version, `answering/${name}/stem`, topic.stems) },
  ])
}

function again(version: string, canonical: string, replicate: number, noise: Draw, kept = KEPT): Draw {
  if (replicate === 0) return noise
  return mixture([
    { share: kept, draw: noise },
    { share: 1 - kept, draw: named(streamOf(version, `answering/again/${replicate}/${canonical}`)) },
  ])
}
