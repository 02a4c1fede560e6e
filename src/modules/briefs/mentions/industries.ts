import { knownValues } from '../../filters/index.ts'
import type { Mention, Recogniser } from '../mention.ts'
import { ending, type Phrase, recogniserOf, type Said, saidOfOthers } from './phrases.ts'
import { functions, houses, workplaces } from './workplaces.ts'

const sector = String.raw`(?:oil\s+(?:and|&)\s+gas|(?:arts|media)\s+(?:and|&)\s+entertainment|food\s+(?:and|&)\s+beverage|hotels?\s+(?:and|&)\s+restaurants?|[a-z&]+(?:[\s-]+(?:and\s+|&\s+)?[a-z]+){0,2}?)`
const sectorEnd = String.raw`(?=\s*(?:$|[^\w\s-])|\s+(?:and|or|but|who|whose|which|that|in|on|from|with|without|about|at|for|to|living|aged|based|over|under|between|full|part|except|excluding|other|not|plus|making|earning|having|because)\b)`
const kind =
  '(?:industry|industries|sector|field|trade|business|companies|company|firms?|startups?|organi[sz]ations?|jobs?)'

/** Sectors that people are called by as they stand: "healthcare workers". Of others the workers have names of their own. */
const sectors = String.raw`(?:health[\s-]?care|hospitality|retail|finance|financial\s+services?|banking|insurance|manufacturing|government|public[\s-]sector|federal(?:\s+government)?|state\s+government|local\s+government|state|city|county|municipal|education|energy|utilities|utility|logistics|telecom|pharma|pharmaceutical|non-?profit|mining|oil\s+and\s+gas|tech|technology|media|entertainment|real\s+estate|aerospace|biotech|nursing[\s-]home|call[\s-]cent(?:er|re)|automotive|transportation)`
const staff = '(?:workers?|employees?|staff|professionals|personnel|people|folks|workforce)'

const government =
  /^(?:federal(?: government)?|state|city|county|municipal|state government|local government|public sector|government)$/

function industryNamed(text: string): Said | undefined {
  const name = text.toLowerCase().replace(/\s+/g, ' ').replace(/-/g, ' ').replace('centre', 'center').trim()
  const place = workplaces[name] ?? workplaces[name.replace(/s$/, '')]
  const values = government.test(name) ? ['government'] : industryValues(place ?? name)
  if (values.length === 0) return undefined
  return { filters: { industry: values.length === 1 ? values[0] : { any: [...values] } }, as: `working in ${name}` }
}

const other: Record<string, string> = {
  pharmaceutical: 'pharma',
  automotive: 'automotive manufacturing',
  auto: 'automotive manufacturing',
  car: 'automotive manufacturing',
  automobile: 'automotive manufacturing',
  travel: 'tourism',
  'financial service': 'finance',
  telecom: 'telecom',
}
const industryValues = (name: string): readonly string[] => knownValues('industry', other[name] ?? name)

function jobNamed(text: string): Said | undefined {
  const job = functions[text.toLowerCase().replace(/\s+/g, ' ').trim()]
  return job === undefined ? undefined : { filters: { occupation: job }, as: `working in ${text.toLowerCase()}` }
}

/** What one works on rather than in. */
const ground =
  /^(?:(?:factory|shop|production)[\s-]+floors?|(?:production|assembly)\s+lines?|(?:construction|building)\s+sites?|oil\s+(?:rigs?|fields?)|farms?|ranch(?:es)?|railroads?)$/i

/** What nobody works in, though a sector is called like it. */
const noSector =
  /^(?:it|the|a|an|oil|gas|food|school|water|power|stores?|shops?|property|housing|delivery|security|administration|other|art|sports?|internet|building|college|university|research|business)$/i

const blue = [
  'construction_and_extraction',
  'installation_maintenance_and_repair',
  'production',
  'transportation_and_material_moving',
]
const white = [
  'management',
  'business_financial',
  'computer_and_mathematical',
  'architecture_and_engineering',
  'legal',
  'office_and_administrative_support',
]
const groups = (values: readonly string[], as: string, assumed?: string): Said => ({
  filters: { occupation_major_group: { any: [...values] } },
  as,
  ...(assumed === undefined ? {} : { assumed }),
})

/** What people are said to be "in" without more. */
const known = new RegExp(
  `^${sectors}$|^(?:construction|agriculture|academia|consulting|marketing|hr|sales|software|advertising|accounting|nursing|teaching|law(?:\\s+enforcement)?|social\\s+work|customer\\s+service)$`,
  'i',
)
/** Of these a sector is said, and of nobody in it. */
const matters = /\b(?:trends|changes|jobs|careers|prices|brands|developments|advances|challenges|issues|residents)\s$/i

const industryPhrases: readonly Phrase[] = [
  {
    // "Who work in hospitality", "employed in the tech industry", "working for the government", "at a hospital".
    form: String.raw`\b(?:(?:who|that)\s+)?(?:(?:are|is)\s+)?(?:currently\s+)?(?:(?:work|works|working|employed|worked)\s+(in|within|for|at|on)|(?:have|has|with)\s+(?:jobs?|careers?|a\s+job|a\s+career)\s+(in))\s+(?:(?:the|an?|their|local|large|big|small)\s+){0,2}(${sector})(\s+${kind})?${sectorEnd}`,
    read: (match, text) => {
      const [, preposition, , name, suffix] = match
      if (saidOfOthers(text, match.index!)) return undefined
      // People work on farms and rigs; what else they work on is a task.
      if (/^on$/i.test(preposition ?? '') && !ground.test(name!)) return undefined
      const job = suffix === undefined && preposition !== 'at' ? jobNamed(name!) : undefined
      if (job !== undefined) return job
      return noSector.test(name!) && suffix === undefined && preposition !== 'at' && !/^(?:food|security)$/i.test(name!)
        ? undefined
        : industryNamed(name!)
    },
  },
  {
    // "Women in tech", "managers in retail", "employees at insurance companies".
    form: String.raw`(?<=\b(?:[\w-]*(?:s|men|people|folk)|full[\s-]time|part[\s-]time|full-time\s+jobs?|part-time\s+jobs?)\s)(?:in|at|from)\s+(?:(?:the|an?|large|big)\s+){0,2}(${sector})(\s+${kind})?${sectorEnd}`,
    read: (match, text) => {
      if (noSector.test(match[1]!) || saidOfOthers(text, match.index!)) return undefined
      if (match[2] !== undefined) return industryNamed(match[1]!)
      if (!known.test(match[1]!) || matters.test(text.slice(Math.max(0, match.index! - 20), match.index)))
        return undefined
      return jobNamed(match[1]!) ?? industryNamed(match[1]!)
    },
  },
  {
    // In a list of traits: "men, in manufacturing, aged 50 to 64".
    form: String.raw`(?<=[,;:(\n]\s?)(?:(?:work|works|working|employed)\s+)?(?:in|from)\s+(?:the\s+)?(${sectors}|construction|agriculture|farming)(?:\s+${kind})?(?=\s*(?:$|[,;.)\n]))`,
    read: (match) => industryNamed(match[1]!),
  },
  {
    form: String.raw`\b(?:who|that)\s+works?\s+(construction|retail|hospitality|fast\s+food)(?![\w-])`,
    read: (match, text) => (saidOfOthers(text, match.index!) ? undefined : industryNamed(match[1]!)),
  },
  {
    form: String.raw`\b(${houses})[\s-]+(?:${staff}|crews?)\b`,
    read: (match, text) => {
      const said = saidOfOthers(text, match.index!) ? undefined : industryNamed(match[1]!)
      return said && { ...said, noun: true }
    },
  },
  {
    // "HR people", "people in IT", which in small letters is no word for work.
    form: String.raw`\b(HR|IT|sales|marketing|PR|finance)\s+(?:people|folks|staff|teams)\b|(?<=\b(?:people|women|men|folks|professionals|workers|those)\s)in\s+(IT|HR|PR)(?![\w-])`,
    read: ([said, name, other]) => {
      const word = name ?? other!
      if (/^(?:it|hr|pr)$/i.test(word) && word !== word.toUpperCase()) return undefined
      const work = jobNamed(word) ?? industryNamed(word)
      return work && { ...work, noun: !/^in\s/i.test(said) }
    },
  },
  {
    form: String.raw`\b(?:(?:women|men|people)\s+)?(?:(?:who\s+)?work(?:ing)?\s+)?in\s+STEM\b(?:\s+(?:fields|jobs|careers|professions))?${sectorEnd}|\bSTEM\s+(?:workers|professionals)\b`,
    read: (match) => {
      if (!match[0].includes('STEM')) return undefined
      const said = groups(
        ['computer_and_mathematical', 'architecture_and_engineering', 'life_physical_and_social_science'],
        'working in STEM',
        'STEM is taken to be computing and mathematics, engineering and science.',
      )
      const who = /^(women|men)\b/i.exec(match[0])?.[1]
      const sex = who === undefined ? {} : { sex: /^w/i.test(who) ? 'female' : 'male' }
      return { ...said, filters: { ...said.filters, ...sex }, noun: /^(?:women|men|people)|ers$|als$/i.test(match[0]) }
    },
  },
  {
    // Of plain sectors nothing needs to end the phrase: "mothers who work part-time in retail arrange childcare".
    form: String.raw`\b(?:(?:(?:who|that)\s+)?(?:work|works|working|employed)\s+|(?<=(?:full|part)[\s-]time\s))in\s+(?:the\s+)?(${sectors}|construction|agriculture|farming)(?:\s+${kind})?\b(?!-)`,
    read: (match, text) => (saidOfOthers(text, match.index!) ? undefined : industryNamed(match[1]!)),
  },
  {
    form: String.raw`\b(${sectors})(?:(?:\s*(?:,|\/|\band\b|\bor\b|&)\s*)(${sectors}))?(?:[\s-]+(?:industry|sector|company))?[\s-]+${staff}\b`,
    read: (match, text) => {
      const said = [match[1]!, match[2] ?? match[1]!].map(industryNamed)
      if (saidOfOthers(text, match.index!) || said[0] === undefined || said[1] === undefined) return undefined
      const values = [...new Set(said.flatMap((one) => valuesOf(one!.filters.industry)))]
      const industry = values.length === 1 ? values[0] : { any: values }
      return { filters: { industry }, as: said[0].as, noun: true }
    },
  },
  {
    form: String.raw`\b(?:(?:(?:who|that)\s+)?(?:work|works|working|employed)\s+|(?<=\b(?:people|men|women|folks|those|adults|full[\s-]time|part[\s-]time|jobs?)\s))in\s+the\s+(?:skilled\s+)?trades\b|(?<=[,;:(\n]\s?|^)(?:the\s+)?skilled\s+trades\b(?:\s+(?:workers|people|professionals))?`,
    read: () => ({ filters: { occupation: 'tradesperson' }, as: 'working in the trades' }),
  },
  {
    form: String.raw`\b(?:civil|public)\s+servants?\b|\bpublic\s+employees\b`,
    read: () => ({ filters: { industry: 'government' }, as: 'working for the government', noun: true }),
  },
  {
    form: String.raw`\b(?:(?:who\s+)?(?:work|working|with|have)\s+(?:in\s+)?)?blue[\s-]collar(?:\s+(${staff}|jobs?|trades|occupations))?\b`,
    read: (match) => ({ ...groups(blue, 'blue-collar'), noun: isPeople(match[1]) }),
  },
  {
    form: String.raw`\b(?:(?:(?:who\s+)?(?:work|working|with|have)\s+(?:in\s+)?)?white[\s-]collar(?:\s+(${staff}|jobs?|occupations))?|knowledge\s+(workers?))\b`,
    read: (match) => ({
      ...groups(
        white,
        'white-collar',
        'White-collar jobs are taken to be those in management, business, computing, engineering, law and offices.',
      ),
      noun: isPeople(match[1] ?? match[2]),
    }),
  },
]

const isPeople = (word: string | undefined): boolean =>
  word !== undefined && !/^(?:jobs?|trades|occupations)$/i.test(word)

/** What people do, where a verb says it. */
const deeds: readonly Phrase[] = (
  [
    [
      String.raw`teach(?:es)?(?:\s+(?:at\s+)?((?:pre-?school|kindergarten|elementary|middle|high)(?:\s+school)?|college))?${ending}`,
      'teacher',
    ],
    [String.raw`drives?\s+for\s+(?:uber|lyft)(?:\s+(?:or|and)\s+(?:uber|lyft))?`, 'rideshare driver'],
    [String.raw`drives?\s+(?:an?\s+)?(?:semi\s+)?(?:big\s+)?trucks?\s+for\s+a\s+living`, 'truck driver'],
    [String.raw`practi[cs]es?\s+medicine`, 'doctor'],
    [String.raw`practi[cs]es?\s+law`, 'lawyer'],
    [`farms?${ending}`, 'farmer'],
    [String.raw`(?:codes?|programs?)\s+for\s+a\s+living`, 'software developer'],
  ] as const
).map(
  ([form, job]): Phrase => ({
    form: String.raw`\b(?:who|that)\s+${form}`,
    read: ([, level]) => {
      const occupation = level === undefined ? job : `${level.toLowerCase()} ${job}`
      return { filters: { occupation }, as: occupation }
    },
  }),
)

const phrasesIn = recogniserOf('work', [...industryPhrases, ...deeds])
const alsoIn = new RegExp(
  String.raw`^\s*(?:,|,?\s*\b(?:or|and))\s+(?:in\s+)?(?:the\s+)?(${sector})(\s+${kind})?${sectorEnd}`,
  'i',
)

/** "In construction or manufacturing": the sectors that are listed after one. */
function withListed(text: string, mention: Mention): Mention {
  let whole = mention
  for (let more = 0; more < 4; more++) {
    const match = 'industry' in whole.filters && !whole.noun ? alsoIn.exec(text.slice(whole.end, whole.end + 80)) : null
    const said = match === null || noSector.test(match[1]!) ? undefined : industryNamed(match[1]!)
    if (match === null || said === undefined) break
    const values = [...valuesOf(whole.filters.industry), ...valuesOf(said.filters.industry)]
    whole = {
      ...whole,
      end: whole.end + match[0].length,
      filters: { industry: { any: [...new Set(values)] } },
      as: `${whole.as} or ${match[1]!.toLowerCase()}`,
    }
  }
  return whole
}

const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && 'any' in value ? (value.any as unknown[]) : [value]

/** Sectors that people work in, fields of work, collars. */
export const industriesIn: Recogniser = (text, context) =>
  phrasesIn(text, context).map((mention) => withListed(text, mention))
