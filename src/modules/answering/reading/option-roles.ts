import type { Option } from './reading.ts'

const dontKnow =
  /^(?:i )?(?:don'?t|do not|didn'?t|can'?t|cannot|couldn'?t|could not) (?:know(?! (?:how|what|where|enough|anyone))|remember|recall|say|tell|decide)\b|^(?:i'?m )?(?:not sure|unsure|undecided|uncertain|no idea|no opinion|no answer|hard to say|difficult to say|dk|n\/?a|n a|not applicable(?! or never)|does not apply|doesn'?t apply|it depends|depends|prefer not\b.*|rather not say|cannot choose|can'?t choose|haven'?t thought|have not thought)\b/
const neutral =
  /^(?:neither\b.*|neutral|no difference|makes? no difference|no preference|no effect|no change|no impact|about the same|the same|same|unchanged|indifferent|equal|equally|both equally|about equal|in between|somewhere in between|might or might not\b.*|maybe|perhaps|possibly|mixed|mixed feelings|it depends|depends|undecided|unsure|not sure|don'?t care|half and half|fifty-fifty|50\/50|average|about right|just right|about average|stay the same|stayed the same)$/
const other =
  /^(?:others?|other\b.*|something else\b.*|somewhere else|someone else|some other\b.*|another\b.*|elsewhere|anything else)$/
const none =
  /^(?:none|none of (?:these|the above|them|those)|neither(?: of (?:these|them))?|nothing|nothing in particular|nobody|no one|nowhere|not any|(?:i )?(?:don'?t have|do not have|have none|have no)\b.*|i (?:don'?t|do not|didn'?t|did not|wouldn'?t|would not|won'?t|have no|have not|haven'?t|have never|never|use none|use no)\b.*|no (?:pets?|cars?|dogs?|cats?|kids|child(?:ren)?|job|partner|phone|tv|yard|garden|baby|such [a-z ]+)(?: at home| in school)?|no (?:worry|worries|preference|concerns?|reason|need|favourite|favorite)|does not apply|doesn'?t apply|not applicable|nothing would|none needed)$/
const all = /^(?:all|all of (?:these|the above|them|those)|everything|all equally)$/

/** What part an option plays beside the others. `middle`: stands neither first nor last. */
export function roleOf(text: string, key: string, middle: boolean): Option['role'] {
  if (/^yes\b/.test(key)) return 'yes'
  if (
    key === 'no' ||
    /^(?:no|nope) (?:never|not|way|thanks|i|it|that|they|we|because|but)\b/.test(key) ||
    /^\s*no\s?[,.;:(-]/i.test(text)
  )
    return 'no'
  if (key === 'nope' || key === 'nah') return 'no'
  if (key === 'yep' || key === 'yeah') return 'yes'
  // "Not sure" between yes and no is the middle of the ladder; at the end it is a way out of it.
  if (dontKnow.test(key)) return middle && neutral.test(key) ? 'neutral' : 'dont_know'
  if (all.test(key)) return 'all'
  if (other.test(key)) return 'other'
  if (key === 'neither' && !middle) return 'none'
  if (neutral.test(key)) return 'neutral'
  if (none.test(key)) return 'none'
  return 'answer'
}
