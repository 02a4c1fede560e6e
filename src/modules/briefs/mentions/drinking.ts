import { always, being, ending, type Phrase, persons, type Said } from './phrases.ts'

const drinks = (
  value: unknown,
  as: string,
  extra: { noun?: boolean; negated?: boolean; assumed?: string } = {},
): Said => ({
  filters: { alcohol_use: value },
  as,
  ...extra,
})

const amounts = ['none', 'light', 'moderate', 'heavy'] as const
const someone = { any: ['light', 'moderate', 'heavy'] }

/** What drinkers are called by, and the verb's adverbs: which amounts each means, and what is taken for granted. */
const kinds: readonly { form: string; values: readonly (typeof amounts)[number][]; assumed?: string }[] = [
  { form: 'heavy|heavily|hard|problem|excessive|excessively', values: ['heavy'] },
  { form: 'binge', values: ['heavy'], assumed: 'Binge drinkers are taken for heavy drinkers.' },
  { form: 'light|lightly|rare|rarely|seldom|hardly\\s+ever|infrequent|infrequently', values: ['light'] },
  { form: 'moderate|moderately', values: ['moderate'] },
  { form: 'social|socially|occasional|occasionally|casual|casually|sometimes', values: ['light', 'moderate'] },
  {
    form: 'regular|regularly|frequent|frequently|daily|often|every\\s+day|most\\s+days',
    values: ['moderate', 'heavy'],
    assumed: 'Who drinks regularly is taken to drink moderately or heavily.',
  },
  { form: 'non', values: ['none'] },
]
const kind = `(?:${kinds.map(({ form }) => form).join('|')})`
const joint = String.raw`(?:\s*,\s*(?:or\s+|and\s+)?|\s+(?:or|and|to)\s+|\s*\/\s*|-to-)`
const list = `(${kind}(?:${joint}${kind}){0,2})`

/** "Light or moderate", "moderate to heavy": all amounts that are named. */
function readKinds(said: string, noun: boolean): Said | undefined {
  const named = said
    .toLowerCase()
    .split(/\s*[,/]\s*(?:or\s+|and\s+)?|\s+(?:or|and|to)\s+|-to-/)
    .flatMap((word) => kinds.find(({ form }) => new RegExp(`^(?:${form})$`).test(word.trim())) ?? [])
  const values = amounts.filter((amount) => named.some(({ values }) => values.includes(amount)))
  if (values.length === 0) return undefined
  const assumed = named.flatMap(({ assumed }) => assumed ?? [])[0]
  return drinks(values.length === 1 ? values[0] : { any: values }, `alcohol use: ${values.join(' or ')}`, {
    noun,
    ...(values.length === 1 && values[0] === 'none' ? { negated: true } : {}),
    ...(assumed === undefined ? {} : { assumed }),
  })
}

/** How much people drink, as far as it is alcohol. */
export const drinkingPhrases: readonly Phrase[] = [
  {
    form: String.raw`\b${list}[\s-]+(?:alcohol\s+)?(?:drinkers?(?!\s+of\s+(?!alcohol))|(drinking)(?=\s+${persons}))(?![\w-])`,
    read: (match, text) => {
      const said = readKinds(match[1]!, match[2] === undefined)
      return said && always(said)(match, text)
    },
  },
  {
    form: String.raw`\b(?<!recovering\s)alcoholics\b`,
    read: always(
      drinks('heavy', 'heavy drinkers', { noun: true, assumed: 'Alcoholics are taken for heavy drinkers.' }),
    ),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:drinks?|drinking)\s+(?:alcohol\s+)?(?:very\s+|only\s+|just\s+|quite\s+)?${list}(?:\s+alcohol)?(?![\w-])${ending}`,
    read: (match) => readKinds(match[1]!, false),
  },
  {
    form: String.raw`\b(?:who|that)\s+(?:only\s+|just\s+)?${list}[\s-]+drinks?(?:\s+alcohol\b)?(?![\w-])${ending}`,
    read: (match) => readKinds(match[1]!, false),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?drinks?\s+(?:a\s+lot(?:\s+of\s+alcohol)?(?=\s*(?:$|[,;.]))|too\s+much(?=\s*(?:$|[,;.]|alcohol))(?:\s+alcohol)?)`,
    read: always(drinks('heavy', 'drink heavily')),
  },
  {
    form: String.raw`\b(?:non-?\s?drinkers?|tee-?total(?:l?ers?|l?ists?)?|abstainers)\b`,
    read: (match) => drinks('none', 'no alcohol', { noun: !/total$/i.test(match[0]), negated: true }),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:don't|do\s+not|doesn't|never|no\s+longer)\s+(?:drink|touch|consume|use)(?:\s+(?:any\s+)?(?:alcohol|booze)(?:\s+at\s+all)?|\s+at\s+all(?=\s*(?:$|[,;.!?)]))|(?=\s*(?:$|[,;.!?)])|\s+(?:and|or|but)\s+(?!tea|coffee|soda|milk)))|\b(?:(?:who|that)\s+)?abstains?\s+from\s+(?:alcohol|drinking)\b`,
    read: ([said]) =>
      /\b(?:touch|consume|use)(?:\s+at\s+all)?$/i.test(said)
        ? undefined
        : drinks('none', 'no alcohol', { negated: true }),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:have\s+|has\s+)?(?<!to\s)(?:quit|stopped|given\s+up|gave\s+up)\s+(?:drinking|alcohol)\b`,
    read: (match, text) =>
      /\b(?:to|trying|hoping|they)\s+$/i.test(text.slice(Math.max(0, match.index! - 20), match.index))
        ? undefined
        : drinks('none', 'no longer drink', { negated: true }),
  },
  {
    form: String.raw`\b${being}sober(?=\s+${persons}|\s*(?:$|[,;.!?)]))`,
    read: always(drinks('none', 'sober')),
  },
  {
    form: String.raw`\b(?:who|that)\s+(?:regularly\s+)?drink(?:\s+alcohol\b|(?=\s*(?:$|[,;.!?)])))${ending}|\balcohol\s+(?:drinkers|consumers)\b`,
    read: always(drinks(someone, 'drink alcohol')),
  },
]
