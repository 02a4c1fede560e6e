import { found, matcherOf } from './themes-patterns.ts'
import type { Sentence } from './themes-sentences.ts'

/** Turns of phrase that are said along with everything; "to be fair" is not about fairness. */
const asides = matcherOf([
  `for what it worth|to be fair|to be honest|if i'm honest|if i am honest|honest with myself|honestly|trust me
  |believe me|believe it or not|if you ask me|if you must know|if you really want to know|you know how it is|you know
  |what can i say|that my take|simple as that|end of story|and that the truth|that the truth|truth is|truth be told
  |there you have it|let me think|let me count|don't get me wrong|thank you|no thank you|no thanks|on the whole
  |by the way|at least for me|at least so far|in my case at least|in my case|in my experience|speaking for myself
  |for the record|as far as i|as far as|so far|for me anyway|more or less|give or take|on the other hand|then again
  |all things weighed|on balance|first of all|above all|more than anything|if anything|take your pick|in particular
  |in general|at the end of the day|most of the time|half the time|all the time|the last time|last time|every time
  |this time|at the time|by the time|a lot of|kind of|sort of|a couple of|couple of|each other|i mean|i guess
  |i suppose|i think|i'd say|i'd guess|as best i can tell|short answer|plain answer|easy question|good question
  |funny you ask|that how i see it|the way i see it|for now|for sure|no doubt|of course|as things are|these days
  |most days|some days|for once|at first|as it is|the nothing would|i really think so|and so on|so to speak
  |in other words|out of the question|if that makes sense|since you ask|as it happens|all in all|and that all right
  |that it|truthfully|all right|wouldn't say no`,
])

/** The sentence as codes and phrases see it: words of asides are still there, and are nothing. */
export function withoutAsides(sentence: Sentence): Sentence {
  const said = found(asides, sentence)
  if (said.length === 0) return sentence
  const hidden = new Set<number>()
  for (const { from, to } of said) for (let at = from; at < to; at++) hidden.add(at)
  return {
    ...sentence,
    words: sentence.words.map((word, at) =>
      hidden.has(at) ? { ...word, low: '', sign: '' as const, joined: false } : word,
    ),
  }
}
