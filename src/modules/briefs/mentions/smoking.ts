import { always, type Phrase, type Said } from './phrases.ts'

const smoking = (
  value: unknown,
  as: string,
  extra: { noun?: boolean; negated?: boolean; assumed?: string } = {},
): Said => ({
  filters: { smoking_status: value },
  as,
  ...extra,
})
const howMuch = 'How much people smoke no filter tells: all who smoke are taken.'
/** What is smoked beside cigarettes, and what smokes without anybody. */
const notTobacco = String.raw`(?!\s+(?:alarms?|detectors?|weed|pot|marijuana|cannabis|cigars?|hookah|meats?|brisket|salmon|signals?|breaks?|screens?|from|free)\b|-free)`

const statuses: Record<string, string> = {
  current: 'current',
  former: 'former',
  ex: 'former',
  past: 'former',
  never: 'never',
}
const status = '(?:current|former|ex|past|never)'

/** Tobacco. */
export const smokingPhrases: readonly Phrase[] = [
  {
    // "Current or former smokers"
    form: String.raw`\b(${status})(?:-|\s+smokers)?\s*(?:,|\/|or|and|&)\s*(${status})(?:\s+|-)smokers\b`,
    read: ([, one, other]) => {
      const any = [...new Set([one, other].map((word) => statuses[word!.toLowerCase()]!))]
      return smoking(any.length === 1 ? any[0] : { any }, `${any.join(' or ')} smokers`, { noun: true })
    },
  },
  {
    form: String.raw`\b(?:tobacco|cigarette)\s+users\b`,
    read: always(smoking('current', 'smokers', { noun: true, assumed: 'Who uses tobacco is taken to smoke.' })),
  },
  {
    form: String.raw`\b(?<!non-?|non\s|ex-|ex\s|former\s|never\s|never-|past\s|pot\s|weed\s|cigar\s|cannabis\s|marijuana\s|meat\s)(?:(?:current|active|daily|regular|adult|cigarette|tobacco)\s+){0,2}smokers?\b`,
    read: always(smoking('current', 'smokers', { noun: true })),
  },
  {
    form: String.raw`\b(?:heavy|light|chain|social|pack-a-day)[\s-]+smokers?\b`,
    read: always(smoking('current', 'smokers', { noun: true, assumed: howMuch })),
  },
  {
    form: String.raw`\b(?:ex|former|past|reformed)[\s-]+smokers?\b`,
    read: always(smoking('former', 'former smokers', { noun: true })),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:have\s+|has\s+|'ve\s+)?(?:(?:recently|successfully)\s+)?(?<!to\s)(?:quit|stopped|given\s+up|gave\s+up|kicked)\s+(?:smoking|cigarettes)\b|\b(?:(?:who|that)\s+)?used\s+to\s+smoke\b${notTobacco}`,
    read: (match, text) =>
      /\b(?:to|trying|hoping|wanting|they)\s+$/i.test(text.slice(0, match.index))
        ? undefined
        : smoking('former', 'former smokers'),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:have\s+|has\s+|'ve\s+)?never\s+smoked\b${notTobacco}|\b(?:never[\s-]smokers?|life-?long\s+non-?\s?smokers?)\b`,
    read: always(smoking('never', 'never smoked', { negated: true })),
  },
  {
    form: String.raw`\bnon[\s-]?smok(?:ers?|ing)\b`,
    read: (match) => smoking({ none: ['current'] }, 'non-smokers', { noun: /ers?$/i.test(match[0]), negated: true }),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:don't|do\s+not|doesn't|does\s+not)\s+smoke(?:\s+cigarettes)?\b${notTobacco}`,
    read: always(smoking({ none: ['current'] }, 'do not smoke', { negated: true })),
  },
  {
    form: String.raw`\b(?:who|that)\s+(?:currently\s+|still\s+)?smokes?\b${notTobacco}(?:\s+(?:cigarettes|tobacco|daily|regularly|every\s+day))?|\b(?:currently|still)\s+smok(?:e|ing)\b${notTobacco}|\bsmok(?:e|es|ing)\s+(?:cigarettes|tobacco|daily)\b`,
    read: always(smoking('current', 'smoke')),
  },
]
