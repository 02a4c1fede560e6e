import type { Filters } from './conditions.ts'

const atWork = { labour_status: { any: ['employed', 'self_employed'] } }

/**
 * Who can be what candidates are asked about, where filters tell: nobody else is asked. What an engine does not know of
 * people it guesses, and a guess must not make a man pregnant or a childless woman a grandmother.
 */
const possible: readonly (readonly [about: RegExp, among: Filters])[] = [
  [
    /\b(?:pregnant|expecting (?:a|your)|trying to (?:conceive|get pregnant)|maternity)\b/i,
    { sex: 'female', age: { max: 49 } },
  ],
  [/\b(?:breastfe\w+|nursing (?:a|your)|formula[- ]fe\w+|postpartum)\b/i, { sex: 'female', child_age: { max: 2 } }],
  [/\b(?:menopaus\w+|hot flashes)\b/i, { sex: 'female', age: { min: 40 } }],
  [/\bmenstrua\w+\b/i, { sex: 'female', age: { max: 55 } }],
  [
    /\b(?:grandparents?|grandchild(?:ren)?|grandkids?|grandmothers?|grandfathers?|grandmas?|grandpas?|grandson|granddaughter)\b/i,
    { child_age: { min: 20 }, age: { min: 40 } },
  ],
  [
    /\b(?:homeschool\w*|school[- ]age|PTA|back[- ]to[- ]school|school (?:bus|lunch(?:es)?) for your)\b/i,
    { child_age: { min: 5, max: 17 } },
  ],
  [
    /\b(?:diapers?|day ?care|nursery|preschool|baby ?monitor|stroller|car seat|toddler|baby formula)\b/i,
    { child_age: { max: 5 } },
  ],
  [/\byour (?:kids?|child(?:ren)?|son|daughter|teen(?:ager)?s?|toddlers?|baby|babies)\b/i, { is_parent: true }],
  [/\byour (?:wife|husband|spouse)\b/i, { marital_status: 'married' }],
  [/\b(?:medicare)\b/i, { age: { min: 65 } }],
  [
    /\b(?:work(?:ing)? (?:remotely|from home|nights?|night shifts?|shifts?|weekends|overtime|hybrid|in (?:an?|the) office|two jobs|multiple jobs|on commission|outdoors)|commut\w+ to work|your (?:boss|employer|co-?workers|colleagues|company|job|workplace|current job)|night shifts?|manage (?:a team|people)|side (?:job|hustle)|at work)\b/i,
    atWork,
  ],
  [/\b(?:rent out|landlord|mortgage|property tax(?:es)?|home equity|your (?:yard|lawn))\b/i, { home: 'owns' }],
  [/\b(?:your landlord|pay rent)\b/i, { home: 'rents' }],
]

/** In the filter language, for a question to candidates; {} where anybody may be so. Denials can be true of everybody. */
export function askedAmong(question: string, keep: 'Yes' | 'No'): Filters {
  if (keep === 'No') return {}
  return possible.find(([about]) => about.test(question))?.[1] ?? {}
}
