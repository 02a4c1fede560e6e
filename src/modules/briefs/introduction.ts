import { introducingAim, wish } from './cues.ts'

const frames = [
  /^(?:just )?(?:an? )?(?:quick|simple|one|short) (?:one|question|thing|ask|request)\s*[—:,-]\s*/i,
  /^(?:[\s,;:—-]|(?:and|then|to|please|also|so|in order|for the purpose of)\b)+/i,
  new RegExp(`^(?:${wish})`, 'i'),
  /^(?:to|please|then|also)\s+/i,
  introducingAim,
  /^(?:ask(?:ing)?(?: (?:them|each(?: of them)?|everyone|all of them|people))?|tell (?:me|us)|have them (?:tell us|say)|get them to (?:tell us|say))[\s:,]+/i,
  /^for (?:an?|our|my|the|some) (?:[\p{L}-]+ ){0,2}?(?:study|survey|test|project|report|paper|article|research|piece)\s+(?:on|about|of|into)\s+/iu,
  /^(?:about|regarding|concerning|on|re:|around|as to|on the (?:topic|subject) of)\s+/i,
]

/** How long the words are that only lead up to an objective. */
export function introduction(said: string): number {
  let length = 0
  for (const frame of frames) length += frame.exec(said.slice(length))?.[0].length ?? 0
  return length
}
