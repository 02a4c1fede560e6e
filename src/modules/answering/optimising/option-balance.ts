import type { Reading } from '../reading/reading.ts'
import type { Change } from './mending.ts'

const good =
  /^(?:(?:very|extremely|quite|fairly|somewhat|pretty|really|completely|mostly|highly|strongly|slightly|moderately|absolutely|totally) )?(?:excellent|great|good|outstanding|amazing|fantastic|wonderful|superb|satisfied|likely|happy|agree|like it|love it|important|interested|useful|helpful|easy|favou?rable|positive|exceptional|awesome|brilliant|perfect|pleased|delighted|support|appealing|convenient|comfortable|better|impressed)$/
const bad =
  /\b(?:not|no|none|never|nothing|poor|bad|terrible|awful|horrible|dis\p{L}+|un\p{L}+|worse|worst|hate|oppose|hard|difficult|negative|inconvenient|boring|useless|weak|below|low|lower|less|fails?|disappoint\p{L}*|neither|only|little|least)\b/u

/** Answers of which one side is missing. Options are the caller's: they are named, and never changed. */
export function unbalancedOptions({ options, type }: Reading): Change | null {
  if (type !== 'single_choice') return null
  const labels = options.filter(({ role }) => role === 'answer' || role === 'neutral' || role === 'no')
  const praising = labels.filter(({ key }) => good.test(key))
  const critical = labels.filter(({ key }) => bad.test(key))
  if (praising.length < 3 || critical.length > 0) return null
  return {
    kind: 'unbalanced_options',
    found: options.map(({ text }) => text).join(', '),
    why: 'There is no answer for people who think badly of it, so the result will look better than it is; add as many critical answers as there are favorable ones.',
  }
}
