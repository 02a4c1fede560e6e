import { taggedBefore } from './ethnicity-tagged.ts'
import { problemAt, type Rule } from './problem.ts'
import { folded, sentencesOf } from './sentences.ts'

const sexes = 'women|men|ladies|girls|boys|guys|females|males|wives|husbands|moms|mothers|dads|fathers|housewives'
const ages =
  'old people|older people|the elderly|seniors|old folks|boomers|young people|millennials|gen z|zoomers|teenagers|kids these days'
const origins =
  'black people|white people|asian people|brown people|blacks|asians|hispanics|latinos|latinas|mexicans|chinese people|indians|arabs|immigrants|foreigners|refugees|jews|jewish people|muslims|christians|catholics|mormons|hindus|atheists'
const others =
  'poor people|rich people|fat people|gay people|gays|disabled people|homeless people|country people|city people|southerners|those people|these people|people like that|that kind of people'
const traits =
  "(?:all |just |only |simply |naturally )?(?:are(?! on\\b| in\\b| at\\b)|aren't|can't|cannot|don't|won't|never|always|tend to|love|hate)"

/** A group of people, and what they all are or do. */
const generalizing = new RegExp(
  `(?:^|[,:;] |\\b(?:because|that|since|and|but|think|know|like) )(?:most |all |many )?(?:${[sexes, ages, origins, others].join('|')}) ${traits}\\b`,
  'i',
)
/** Words for people that are slights by themselves, or talk of what a sex or an age is fit for. */
const slighting =
  /\b(?:rednecks?|ghetto|thugs?|gypped|gypsies|retard(?:s|ed)?|cripples?|illegals|spaz|sissy|man up|like a girl|(?:women's|woman's|man's|men's) (?:work|job)(?! (?:too|pants|clothes|shoes|boots|shirts?))|girl stuff|real men?|old geezers?|crazy cat lady|their kind|you people|trailer trash|welfare queens?|off the boat)\b/i

/** No sentence or point says what a group of people is like, and none is reserved for an ethnic group. */
export const noStereotype: Rule = (base) =>
  sentencesOf(base).flatMap((sentence) => {
    const { text, kind, who } = sentence
    const quoted = `"${text}"`
    if (slighting.test(text)) return [problemAt(sentence, `${quoted} slights people`, 'leave it out')]
    if (generalizing.test(text))
      return [problemAt(sentence, `${quoted} says what a group is like`, 'let the speaker talk of themselves')]
    // Points are not said as they stand, and those about hair and skin are true of whom they name.
    if (kind !== 'point' && who.ethnicity !== undefined && !taggedBefore.has(folded(text)))
      return [problemAt(sentence, `${quoted} is reserved for ${who.ethnicity}`, 'no ethnicity in `who` of a sentence')]
    return []
  })
