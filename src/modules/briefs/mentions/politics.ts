import type { Reading, Rule } from './rules.ts'
import { being, isPossessive } from './surroundings.ts'

/** Who can be meant by a word of politics. "Conservative investors" and "moderate drinkers" are not political. */
const citizens =
  '(?:voters?|americans?|women|men|adults?|people|folks|parents?|moms|dads|citizens|households|families|millennials|boomers|students|supporters|independents|democrats|republicans|christians|catholics|evangelicals|protestants|texans|californians|floridians)'
const beside = `(?=\\s+(?:(?:black|white|hispanic|latino|young|older|rural|urban|suburban|registered|likely|college-educated|working-class|female|male|married)\\s+){0,2}${citizens}\\b)`
const lean = '(?:[\\s-](?:leaning|leaners?))'

const stands = (field: 'party' | 'political_views', value: string): Reading => ({
  filters: { [field]: value },
  as:
    field === 'party' && value !== 'independent'
      ? `${value === 'democrat' ? 'Democrats' : 'Republicans'}`
      : `politically ${value}`,
})

/** Whoever is on the right; not on the right track. */
const standing = '(?=\\s*(?:$|[,;.?!)])|\\s+(?:and|or|who|in|with|about|of\\s+the)\\b)'

const rule = (nouns: string, adjectives: string, reading: Reading): Rule => ({
  pattern: new RegExp(
    `(?<![\\p{L}-])${being}(?:(?:(?:registered|lifelong|political|fiscal|social|moderate(?=\\s+(?:dem|rep)))\\s+)?(${nouns})|(?:politically|fiscally|socially)\\s+(?:${adjectives})|(?:(?:who|that)\\s+)?(?:usually\\s+|always\\s+|typically\\s+|mostly\\s+|tend\\s+to\\s+)?votes?\\s+(?:${adjectives})|(?:(?:(?:who|that)\\s+)?(?:identif(?:y|ies)\\s+as|(?:describe|see|consider|call)\\s+themselves(?:\\s+(?:as|to\\s+be))?)|lean|leans|leaning)\\s+(?:politically\\s+|an?\\s+)?(?:${adjectives})|(?:${adjectives})(?:${lean}(?=\\s|$|[,.])|${beside}))(?![\\p{L}-])`,
    'giu',
  ),
  read(match, text) {
    const end = match.index + match[0].length
    const noun = match[1] !== undefined && !/^on\s/i.test(match[1])
    return isPossessive(text, end) ? undefined : { ...reading, noun }
  },
})

/** Which party people are with, and how they see themselves. */
export const politicsRules: readonly Rule[] = [
  rule(
    '(?<!(?:christian|social|liberal)\\s)democrats|democratic\\s+(?:primary\\s+)?voters|dems',
    'democrat|democratic',
    stands('party', 'democrat'),
  ),
  rule(
    'republicans|gop\\s+(?:primary\\s+)?voters|republican\\s+(?:primary\\s+)?voters',
    'republican|gop',
    stands('party', 'republican'),
  ),
  rule('independents|independent\\s+voters', 'independent', stands('party', 'independent')),
  rule(
    `liberals|progressives|left-?wingers|leftists|(?<=(?:people|voters|americans|those|folks)\\s)on\\s+the\\s+(?:political\\s+)?left${standing}`,
    'liberal|progressive|left-wing|left',
    stands('political_views', 'liberal'),
  ),
  rule(
    `conservatives|right-?wingers|(?<=(?:people|voters|americans|those|folks)\\s)on\\s+the\\s+(?:political\\s+)?right${standing}`,
    'conservative|right-wing|right',
    stands('political_views', 'conservative'),
  ),
  rule(
    'moderates|centrists|moderate\\s+voters',
    'moderate|centrist|middle-of-the-road',
    stands('political_views', 'moderate'),
  ),
]
