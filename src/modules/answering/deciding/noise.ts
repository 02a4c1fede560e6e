import { streamOf } from '../../population/index.ts'
import type { Reading } from '../reading/reading.ts'
import { askNoise, wordingShare } from './ask-families.ts'
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

/**
 * People's mind about the thing. What speaks against it is another matter than what speaks for it, and somewhat its
 * opposite: who finds a thing too dear seldom finds it worth the money, but a few do.
 */
function mindNoise(version: string, family: string, topic: Topic, sign: -1 | 1, proposed: boolean): Draw | null {
  const mind = overFeatures(version, `answering/mind/${family}`, topic.categories)
  if (sign > 0) return mind
  const against = overFeatures(version, `answering/mind/${family}/against`, topic.categories)
  return mixture([
    { share: proposed ? OPPOSITE_PROPOSALS : OPPOSITE, draw: mind, sign },
    { share: 1 - (proposed ? OPPOSITE_PROPOSALS : OPPOSITE), draw: against },
  ])
}

/** Share of what people have against a thing that is the opposite of what they have for it. */
const OPPOSITE = 0.15
/** The same of what should be done: whoever would ban a thing would not have it allowed. */
const OPPOSITE_PROPOSALS = 0.85
const PROPOSAL = /\b(?:should|ought to|must)\b/i

/**
 * The noise of a question on one latent. `within`: whether people use the thing is settled already and is not to count
 * again, because the answer is theirs among users or among the others.
 */
export function answerNoise(version: string, reading: Reading, topic: Topic, within: boolean, replicate: number): Draw {
  const kind = askNoise(reading)
  const family = within ? 'how-much' : kind.family
  const own = wordingShare[kind.family]
  const sign = valenceOf(reading)
  const liked = within ? 0 : kind.fondness
  const rest = 1 - own - liked - kind.pleased
  const strange = (liked + rest) * (1 - topic.sure)
  const doing = kind.family === 'use' || kind.family === 'want'
  const life = doing && !within ? LIFE * topic.thing : 0
  return again(
    version,
    reading.canonical,
    replicate,
    mixture([
      // Whoever does a thing has done it before, and whoever did it often did it: one state of a life, however asked.
      { share: life, draw: overFeatures(version, 'answering/life', topic.things), sign },
      ...[
        { share: liked * topic.sure, draw: overFeatures(version, 'answering/fondness', topic.categories), sign },
        { share: rest * topic.sure, draw: mindNoise(version, family, topic, sign, PROPOSAL.test(reading.text)) },
        { share: kind.pleased, draw: named(streamOf(version, 'answering/pleased')), sign },
        // Of a thing that is in no category: its words, and what is near it.
        { share: strange, draw: wordingNoise(version, `answering/strange/${family}`, topic) },
        { share: own, draw: wordingNoise(version, 'answering/wording', topic) },
      ].map((part) => ({ ...part, share: part.share * (1 - life) })),
    ]),
  )
}

/** How much of what people say they do or would like to do is their life; the rest is the wording and the day. */
const LIFE = 0.95

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

function again(version: string, canonical: string, replicate: number, noise: Draw): Draw {
  if (replicate === 0) return noise
  return mixture([
    { share: KEPT, draw: noise },
    { share: 1 - KEPT, draw: named(streamOf(version, `answering/again/${replicate}/${canonical}`)) },
  ])
}
