import type { Found } from '../finding/found.ts'
import type { Reading } from '../reading/reading.ts'
import type { Bank } from './compose-patterns.ts'
import { openBank } from './open-banks.ts'
import * as banks from './open-society-banks.ts'
import type { Speaking } from './speaking.ts'

/** A matter of society that people have standing views on, whatever a question's wording. */
interface Matter {
  /** Categories of the knowledge base that are about it. */
  slugs: ReadonlySet<string>
  /** Words of a question that are about it even where no category was found. */
  words: RegExp
  /** The attitude that decides which side an agent takes. */
  attitude: string
  high: Bank
  low: Bank
}

const matters: readonly Matter[] = [
  {
    slugs: new Set(['institutional_trust']),
    words:
      /\b(?:government|congress|courts?|institutions?|politicians?|big business|corporations?|the media|newspapers?)\b/,
    attitude: 'trust_in_institutions',
    high: banks.institutionsTrusted,
    low: banks.institutionsDistrusted,
  },
  {
    slugs: new Set(['neighbors_community', 'honesty_values']),
    words: /\b(?:trust (?:most )?(?:people|strangers|others)|strangers|neighbou?rs|human nature|most people)\b/,
    attitude: 'trust_in_people',
    high: banks.peopleTrusted,
    low: banks.peopleDistrusted,
  },
  {
    slugs: new Set(['environment_attitudes']),
    words: /\b(?:climate|global warming|environment(?:al)?|pollution|recycling|carbon|plastic waste)\b/,
    attitude: 'environmental_concern',
    high: banks.natureWorried,
    low: banks.natureUnworried,
  },
  {
    slugs: new Set(['science_attitudes']),
    words:
      /\b(?:scien(?:ce|tists?|tific)|space (?:travel|program)|artificial intelligence|new technolog(?:y|ies)|vaccines?)\b/,
    attitude: 'science_and_technology',
    high: banks.scienceHopeful,
    low: banks.scienceDoubtful,
  },
  {
    slugs: new Set(['religion_practice']),
    words: /\b(?:religio(?:n|us)|church|faith|prayer|pray|god|spiritual(?:ity)?)\b/,
    attitude: 'religiosity',
    high: banks.faithHeld,
    low: banks.faithLess,
  },
  {
    slugs: new Set(['money_happiness']),
    words:
      /\b(?:economy|cost of living|making ends meet|financial(?:ly)? (?:secure|stress|future|situation)|your (?:finances|money)|savings)\b/,
    attitude: 'financial_security',
    high: banks.moneyEasy,
    low: banks.moneyTight,
  },
  {
    slugs: new Set(['happiness_life_satisfaction', 'optimism_future']),
    words: /\b(?:happ(?:y|iness)|your life|the future|optimis(?:m|tic)|quality of life|well-?being)\b/,
    attitude: 'life_satisfaction',
    high: banks.lifeGood,
    low: banks.lifeHard,
  },
  {
    slugs: new Set(['family_life', 'marriage_partnership', 'gender_roles']),
    words: /\b(?:marriage|family values|traditional famil(?:y|ies)|gender roles?|stay-at-home|housework)\b/,
    attitude: 'social_conservatism',
    high: banks.familyTraditional,
    low: banks.familyFree,
  },
  {
    slugs: new Set(['labor_unions']),
    words: /\b(?:inequality|redistribut\w+|the rich|welfare|unions?|minimum wage|tax(?:es|ing)?)\b/,
    attitude: 'economic_conservatism',
    high: banks.marketTrusted,
    low: banks.sharingWanted,
  },
]

const asks = new Set(['opinion', 'attitude', 'feeling', 'trust', 'importance'])

const known = new WeakMap<Reading, Matter | null>()

function matterOf(reading: Reading, found: Found): Matter | null {
  let matter = known.get(reading)
  if (matter === undefined) {
    const best = found.categories[0]
    const slug = best !== undefined && best.score >= 0.4 ? best.category.slug : ''
    const text = reading.canonical.toLowerCase()
    matter = matters.find((one) => one.slugs.has(slug) || one.words.test(text)) ?? null
    known.set(reading, matter)
  }
  return matter
}

/** The bank that fits the agent's standing view on the matter; null where it has none or the answer goes against it. */
export function societyBank(speaking: Speaking, favour: number): Bank | null {
  const { reading, person, found } = speaking
  if (!asks.has(reading.ask) || person.attitudes === null) return null
  const matter = matterOf(reading, found)
  const standing = matter === null ? undefined : person.attitudes[matter.attitude]
  if (matter === null || standing === undefined) return null
  if (standing > 42 && standing < 58) return torn
  const high = standing >= 58
  if (Math.abs(favour) > 0.4 && favour > 0 !== high) return null
  return high ? matter.high : matter.low
}

/** People without a firm view on public matters, whatever the matter. */
const torn = openBank(
  'society-torn',
  `
  I see both sides of {subj} and I don't love either one.
  When people argue about {subj} I end up agreeing with whoever spoke last.
  I used to be surer about {subj} than I am now.
  {Subj} {isnt} as simple as either side makes {obj} out to be.
  b>Both sides have a point on {subj}.
  b>Somewhere in the middle on {subj}.
  c>My family can't agree on {subj} over one dinner, and I'm in the middle passing the potatoes.
  d>On {subj} I've heard everything twice and believed half.
  k>I'd want to know what exactly is proposed before I took a side on {subj}.
  k>I hold a middle position on {subj}, which pleases nobody.
  w>I try to hear people out on {subj}, there's usually something in it.
  o>I worry about getting {subj} wrong, so I hold back.
  It depends who you ask about {subj}, and I've asked a lot of people.
  Some of what's said about {subj} is right and some is noise.
  I change my mind on {subj} about once a year.
  `,
)
