import { always, being, type Phrase, persons, type Said, saidOfOthers } from './phrases.ts'

const homes = '(?:households?|families|homes|couples)'

/** An adjective that says how rich people are: another field where households are. */
function level(words: string, person: Said, household: Said): Phrase {
  return {
    // Of poor and rich families it is not said that there are children: their word belongs to it.
    form: String.raw`\b${being}(?:from\s+)?(?:${words})\b(\s+(?:households|families|homes)\b)?(?=(\s+(?:[\w'-]+\s+)?${homes}\b)?)`,
    read: (match, text) => {
      if (saidOfOthers(text, match.index!)) return undefined
      if (match[1] !== undefined) return { ...household, noun: true }
      return match[2] === undefined ? person : household
    },
  }
}

const own = (range: { min?: number; max?: number }, as: string, assumed?: string): Said => ({
  filters: { annual_income_usd: range },
  as,
  ...(assumed === undefined ? {} : { assumed }),
})
const ofHousehold = (range: { min?: number; max?: number }, as: string, assumed?: string): Said => ({
  filters: { household_income_usd: range },
  as,
  ...(assumed === undefined ? {} : { assumed }),
})

const low = 'A low income is taken to be up to $30,000 a year of one’s own, or $40,000 of a household.'
const middle = 'A middle income is taken to be $50,000 to $150,000 a year of a household.'
const high = 'A high income is taken to be from $100,000 a year.'
const rich = 'Who is rich is told by income: from $150,000 a year.'
const poverty = 'The poverty line is taken to be $25,000 a year of a household.'

/** Who is poor or rich by a word rather than a sum. */
export const incomeLevels: readonly Phrase[] = [
  level(
    String.raw`(?:low(?:er)?|lowest)[\s-]+(?:incomes?|earning|wage)`,
    own({ max: 30_000 }, 'low income', low),
    ofHousehold({ max: 40_000 }, 'low household income', low),
  ),
  level(
    String.raw`(?:high(?:er)?|upper|top)[\s-]+(?:incomes?|earning)|affluent|well[\s-]off|well[\s-]to[\s-]do|highly\s+paid|well[\s-]paid`,
    own({ min: 100_000 }, 'high income', high),
    ofHousehold({ min: 100_000 }, 'high household income', high),
  ),
  level(
    String.raw`wealthy|super-rich|(?:ultra[\s-]+)?high[\s-]net[\s-]worth|(?<=\b(?:are|is)\s)rich|(?<!\w-|\w\s)rich(?=\s+(?:${persons}|${homes}))|(?:very|really)\s+rich`,
    own({ min: 150_000 }, 'rich', rich),
    ofHousehold({ min: 150_000 }, 'rich', rich),
  ),
  {
    form: String.raw`\b${being}(?:from\s+)?(?<!(?:upper|lower)[\s-])(?:middle|mid|moderate)[\s-]+(?:incomes?|class)(\s+(?:households|families|homes|earners))?\b`,
    read: (match, text) =>
      always({ ...ofHousehold({ min: 50_000, max: 150_000 }, 'middle income', middle), noun: match[1] !== undefined })(
        match,
        text,
      ),
  },
  {
    form: String.raw`\b${being}upper[\s-]+middle[\s-]+class\b`,
    read: always(
      ofHousehold(
        { min: 100_000, max: 200_000 },
        'upper middle income',
        'The upper middle class is taken to have $100,000 to $200,000 a year in the household.',
      ),
    ),
  },
  {
    form: String.raw`\b${being}lower[\s-]+middle[\s-]+class\b`,
    read: always(
      ofHousehold(
        { min: 35_000, max: 75_000 },
        'lower middle income',
        'The lower middle class is taken to have $35,000 to $75,000 a year in the household.',
      ),
    ),
  },
  {
    form: String.raw`\b(?:with|on|have|having|earning)\s+(?:an?\s+)?(low|lower|high|higher|modest|middle|moderate|good|very\s+low)\s+(household\s+|family\s+)?(?:incomes?|salar(?:y|ies)|wages?|pay)\b`,
    read: (match, text) => (saidOfOthers(text, match.index!) ? undefined : byWord(match[1]!, match[2] !== undefined)),
  },
  {
    form: String.raw`\b(?:(?:high|top)[\s-]+earners?|(?:the\s+)?(?:wealthy|affluent)(?=\s*(?:$|[,;.])))`,
    read: always({ ...own({ min: 100_000 }, 'high income', high), noun: true }),
  },
  {
    form: String.raw`\b(?:low[\s-]+(?:wage\s+|income\s+)?earners?|low[\s-]+wage\s+(?:workers|employees))\b`,
    read: always({ ...own({ max: 30_000 }, 'low income', low), noun: true }),
  },
  {
    form: String.raw`\b(?:(?:who|that)\s+)?(?:(?:are|is|live|lives|living)\s+)?(?:(?:at\s+or\s+)?(?:below|under|near)\s+the\s+(?:federal\s+)?poverty\s+(?:line|level|threshold)|in\s+poverty)\b`,
    read: always(ofHousehold({ max: 25_000 }, 'below the poverty line', poverty)),
  },
  {
    form: String.raw`(?<!\w-|\w\s)\bpoor(?=\s+(?:people|families|households|folks|adults|americans|communities)\b)`,
    read: always(own({ max: 30_000 }, 'low income', low)),
  },
  {
    form: String.raw`\b(?:${being}(?:(?:earning|making|on|paid)\s+(?:the\s+)?)?minimum[\s-]+wage(?:\s+(?:workers|earners|employees|jobs))?)\b`,
    read: always(
      own({ max: 30_000 }, 'minimum wage', 'Who earns the minimum wage is taken to have up to $30,000 a year.'),
    ),
  },
  {
    form: String.raw`\b(?:(?:(?:who|that)\s+)?(?:earn|make|earning|making|with|pulling\s+in|have)\s+)?(?:an?\s+)?(five|six|seven|5|6|7)[\s-]+figures?(?:\s+(household|family))?(?:\s+(?:incomes?|salar(?:y|ies)|earners?|jobs?|pay))?\b(?!\s+(?:deal|fund|budget|sum))`,
    read: (match, text) => {
      if (saidOfOthers(text, match.index!)) return undefined
      const digits = { five: 5, six: 6, seven: 7 }[match[1]!.toLowerCase()] ?? Number(match[1])
      const range = digits === 5 ? { min: 10_000, max: 99_999 } : { min: 10 ** (digits - 1) }
      const said = (match[2] === undefined ? own : ofHousehold)(range, `${match[1]!.toLowerCase()}-figure income`)
      return { ...said, noun: /earners?$/i.test(match[0]) }
    },
  },
]

function byWord(word: string, household: boolean): Said | undefined {
  const said = household ? ofHousehold : own
  if (/low|modest/i.test(word)) return said({ max: household ? 40_000 : 30_000 }, 'low income', low)
  if (/mid|mod/i.test(word)) return ofHousehold({ min: 50_000, max: 150_000 }, 'middle income', middle)
  return said({ min: 100_000 }, 'high income', high)
}
