import { always, type Reading, type Rule } from './rules.ts'
import { being, isBeforePeople, isOfPeople, isPossessive, isPredicate } from './surroundings.ts'

const of = (ethnicity: unknown, as: string, more: Partial<Reading> = {}): Reading => ({
  filters: { ethnicity },
  as,
  ...more,
})

const people = (source: string, reading: Reading): Rule => ({
  pattern: new RegExp(`(?<![\\p{L}-])(?:${source})(?![\\p{L}-])`, 'giu'),
  read: (match, text) =>
    isPossessive(text, match.index + match[0].length)
      ? undefined
      : { ...reading, noun: !isBeforePeople(text, match.index + match[0].length) },
})

const groups =
  'black|african[\\s-]american|white|caucasian|hispanic|latin[oax]s?|latinas|asian(?:[\\s-]american)?|native american'
const andOthers = new RegExp(`^\\s*(?:,|/|and|or|,\\s*(?:and|or))\\s*(?:${groups})(?![\\p{L}-])`, 'iu')
const afterOthers = new RegExp(`(?<![\\p{L}-])(?:${groups})\\s*(?:,|/|and|or|,\\s*(?:and|or))\\s*$`, 'iu')

/** Words that are colours and parts of the world as well: only of people. */
const described = (source: string, reading: Reading, colour: boolean): Rule => ({
  pattern: new RegExp(
    `(?<![\\p{L}-])${being}(?:(?:(?:who|that)\\s+)?identif(?:y|ies|ying)\\s+as\\s+)?(${source})(?![\\p{L}-])`,
    'giu',
  ),
  read(match, text) {
    const end = match.index + match[0].length
    const start = end - match[1]!.length
    if (isBeforePeople(text, end)) return reading
    const listed =
      andOthers.test(text.slice(end, end + 24)) || afterOthers.test(text.slice(Math.max(0, start - 30), start))
    // "Black and white photos" are of no people; a list of groups ends before some, or is said of them.
    if (colour) {
      if (!/^\p{Lu}/u.test(match[1]!) || /^\s*and\s+white\b/i.test(text.slice(end))) return undefined
      const said = isPredicate(text, start) || start > match.index
      const item = isOfPeople(text, start, end) && (start > 0 || text[end] === ',')
      return said || listed || item ? reading : undefined
    }
    return listed || isOfPeople(text, start, end) ? reading : undefined
  },
})

const american = '(?:[\\s-]americans?)'
const origins: readonly [string, string][] = [
  ['mexican|cuban|dominican|colombian|salvadoran|guatemalan|honduran|venezuelan|latin', 'hispanic'],
  ['chinese|korean|japanese|vietnamese|filipino|indian|taiwanese|thai|pakistani|hmong|south asian|east asian', 'asian'],
  ['irish|italian|german|polish|greek|european', 'white'],
  ['nigerian|haitian|jamaican|somali|ghanaian|caribbean', 'black'],
]

const parts: readonly [string, string][] = [
  ['hispanic|latin[oax]|puerto rican|central american', 'hispanic'],
  ['asian', 'asian'],
  ['african', 'black'],
]

/** Of which ethnicity people are. */
export const ethnicityRules: readonly Rule[] = [
  always(
    /(?<![\p{L}-])(?:people|persons?|wom[ae]n|m[ae]n)\s+of\s+colou?r(?![\p{L}-])|(?<![\p{L}-])(?:bi)?poc(?![\p{L}-])/giu,
    {
      ...of({ any: ['black', 'hispanic', 'asian', 'other'] }, 'people of color'),
      noun: true,
    },
  ),
  people(
    '(?:ethnic|racial|visible)\\s+minorit(?:y|ies)|minority(?=\\s+(?:wom|men|people|communit|famil|student|voter|consumer|group))',
    of({ any: ['black', 'hispanic', 'asian', 'other'] }, 'people of color'),
  ),
  people('non-?white(?:s|\\s+people)?', of({ none: ['white'] }, 'not white', { negated: true })),
  people('afr(?:ican|o)[\\s-]americans?|black\\s+americans?', of('black', 'Black')),
  people(
    'native americans?|american indians?|indigenous (?:people|americans?)|alaska natives?',
    of('other', 'of another ethnicity', {
      assumed: 'Native Americans are among those of another ethnicity; there is no finer distinction.',
    }),
  ),
  people(
    '(?:biracial|multiracial|mixed[\\s-]race)(?=\\s+\\p{L})',
    of('other', 'of another ethnicity', {
      assumed: 'People of several races are among those of another ethnicity.',
    }),
  ),
  people('asian[\\s-]americans?|aapi|asian[\\s-]pacific islanders?', of('asian', 'Asian')),
  ...origins.map(([source, ethnicity]) => ({
    pattern: new RegExp(`(?<![\\p{L}-])(?:${source})${american}(?![\\p{L}-])`, 'giu'),
    read: (match: RegExpExecArray, text: string): Reading => ({
      ...of(ethnicity, ethnicity),
      noun: !isBeforePeople(text, match.index + match[0].length),
      assumed: `${match[0]} are looked for among those whose ethnicity is ${ethnicity}.`,
    }),
  })),
  ...[...origins, ...parts].map(([source, ethnicity]) => ({
    pattern: new RegExp(
      `(?<![\\p{L}-])(?:(?:who|that)\\s+are\\s+)?of\\s+(?:${source})(?:[\\s-]american)?\\s+(?:descent|heritage|origin|ancestry|background)(?![\\p{L}-])`,
      'giu',
    ),
    read: (match: RegExpExecArray): Reading => ({
      ...of(ethnicity, ethnicity),
      assumed: `People ${match[0]} are looked for among those whose ethnicity is ${ethnicity}.`,
    }),
  })),
  people(
    'puerto ricans',
    of('hispanic', 'Hispanic', { assumed: 'Puerto Ricans are looked for among those whose ethnicity is hispanic.' }),
  ),
  people('latinas', { filters: { sex: 'female', ethnicity: 'hispanic' }, as: 'Hispanic women' }),
  people('hispanics|latinos|latinx|latines?|chican[oa]s', of('hispanic', 'Hispanic')),
  people('asians', of('asian', 'Asian')),
  people(
    '(?<!(?:the|in|of|wear|and)\\s)(?:blacks(?=\\s+(?:in|who|and|or|living|over|under|aged|feel|think|voters)|\\s*[,?.]))',
    of('black', 'Black'),
  ),
  people('caucasians|non-hispanic whites|whites(?=\\s+(?:who|living|over|under|aged)\\b)', of('white', 'white')),
  described('latina(?!s?\\s*/)', { filters: { sex: 'female', ethnicity: 'hispanic' }, as: 'Hispanic women' }, false),
  described(
    'hispanic(?:\\s*(?:/|or)\\s*latin[oax])?|latin[oa](?:\\s*/\\s*latina)?|chican[oa]',
    of('hispanic', 'Hispanic'),
    false,
  ),
  described('asian', of('asian', 'Asian'), false),
  described('caucasian', of('white', 'white'), false),
  described('(?:non-hispanic\\s+)?black', of('black', 'Black'), true),
  described('(?:non-hispanic\\s+)?white', of('white', 'white'), true),
]

const foreign: Reading = { filters: { nativity: 'foreign_born' }, as: 'born abroad' }
const native: Reading = { filters: { nativity: 'native_born' }, as: 'born in the country' }
const home = '(?:the\\s+)?(?:U\\.?S\\.?A?\\.?|United States|America|country)'

/** Where people were born: in the country or elsewhere. */
export const nativityRules: readonly Rule[] = [
  {
    pattern: /(?<![\p{L}-])(?:first[\s-]generation\s+|recent\s+|new\s+)?(?:im)?migrants?(?![\p{L}-])/giu,
    read(match, text) {
      const before = text.slice(Math.max(0, match.index - 30), match.index)
      if (
        /\b(?:(?:children|kids|sons|daughters|descendants|grandchildren)\s+of|second[\s-]generation|third[\s-]generation|2nd[\s-]gen|illegal|undocumented|toward|towards|against|(?:attitudes?|views?|feelings?|opinions?)\s+(?:to|of|on|about))\s+$/i.test(
          before,
        )
      )
        return undefined
      const end = match.index + match[0].length
      // What is recent is asked of them.
      const start = match.index + (/^(?:recent|new)\s+/i.exec(match[0])?.[0].length ?? 0)
      return isPossessive(text, end) ? undefined : { ...foreign, noun: !isBeforePeople(text, end), start }
    },
  },
  always(/(?<![\p{L}-])naturali[sz]ed\s+(?:(?:US|U\.S\.|American)\s+)?(?:citizens|americans)(?![\p{L}-])/giu, {
    ...foreign,
    noun: true,
  }),
  always(new RegExp(`(?<![\\p{L}-])${being}(?:foreign|overseas)[\\s-]born(?![\\p{L}-])`, 'giu'), foreign),
  always(
    new RegExp(
      `(?<![\\p{L}-])(?:(?:who|that)\\s+(?:were|was)\\s+)?(?:born\\s+(?:abroad|overseas|in\\s+another\\s+country|outside\\s+(?:of\\s+)?${home})|not\\s+born\\s+in\\s+${home}|(?:weren't|wasn't)\\s+born\\s+in\\s+${home})(?![\\p{L}-])`,
      'giu',
    ),
    foreign,
  ),
  always(
    new RegExp(
      `(?<![\\p{L}-])${being}(?:(?:native|american|u\\.?s\\.?)[\\s-]born|(?:(?:who|that)\\s+(?:were|was)\\s+)?born\\s+in\\s+${home})(?![\\p{L}-])`,
      'giu',
    ),
    native,
  ),
]
