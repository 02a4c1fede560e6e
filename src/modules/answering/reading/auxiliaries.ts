/** Auxiliary verbs: the positive form, what each becomes with "not", and how it joins "I". */
const negatives: Readonly<Record<string, string>> = {
  do: "don't",
  does: "doesn't",
  did: "didn't",
  have: "haven't",
  has: "hasn't",
  had: "hadn't",
  is: "isn't",
  are: "aren't",
  was: "wasn't",
  were: "weren't",
  am: 'am not',
  will: "won't",
  would: "wouldn't",
  can: "can't",
  could: "couldn't",
  should: "shouldn't",
  may: 'may not',
  might: 'might not',
  must: "mustn't",
  shall: "shouldn't",
  ought: "oughtn't",
}
const positives = new Map<string, string>(Object.entries(negatives).map(([positive, negative]) => [negative, positive]))
positives
  .set('cannot', 'can')
  .set("shan't", 'shall')
  .set("ain't", 'is')
  .set('dont', 'do')
  .set('doesnt', 'does')
  .set('didnt', 'did')
  .set('wont', 'will')
  .set('wouldnt', 'would')
  .set('isnt', 'is')
  .set('arent', 'are')
  .set('havent', 'have')
  .set('hasnt', 'has')
  .set('cant', 'can')
  .set('couldnt', 'could')
  .set('shouldnt', 'should')

/** An auxiliary verb as it occurs. */
export interface Auxiliary {
  word: string
  negated: boolean
}

/** The auxiliary that a word is, without its "n't"; null if it is none. */
export function auxiliaryOf(word: string): Auxiliary | null {
  if (Object.hasOwn(negatives, word)) return { word, negated: false }
  const positive = positives.get(word)
  return positive === undefined ? null : { word: positive, negated: true }
}

/** A form of "be". */
export const isBe = (word: string): boolean =>
  word === 'am' || word === 'is' || word === 'are' || word === 'was' || word === 'were'
/** A form of "do". */
export const isDo = (word: string): boolean => word === 'do' || word === 'does' || word === 'did'
/** A form of "have". */
export const isHave = (word: string): boolean => word === 'have' || word === 'has' || word === 'had'

/** The auxiliary that goes with "I". */
export function withI(auxiliary: string): string {
  if (auxiliary === 'are' || auxiliary === 'is') return 'am'
  if (auxiliary === 'were') return 'was'
  if (auxiliary === 'does') return 'do'
  return auxiliary === 'has' ? 'have' : auxiliary
}

/** "I" and an auxiliary as people say it; `perfect`: a participle follows. */
export function sayI(auxiliary: string): string {
  switch (auxiliary) {
    case 'am':
      return "I'm"
    case 'have':
      return "I've"
    case 'would':
      return "I'd"
    case 'will':
      return "I'll"
    default:
      return `I ${auxiliary}`
  }
}

/** "I" and a denied auxiliary. */
export function sayINot(auxiliary: string): string {
  return auxiliary === 'am' ? "I'm not" : `I ${negatives[auxiliary] ?? `${auxiliary} not`}`
}

/** The auxiliary with "not". */
export function denied(auxiliary: string): string {
  return negatives[auxiliary] ?? `${auxiliary} not`
}
