import type { Mention } from '../mention.ts'
import { petRules } from './pets.ts'
import { mentionsBy, type Reading, type Rule, readPlain } from './rules.ts'
import { socialRules } from './social-media.ts'
import { hasSubject, isAfterPeople, isBeforePeople, isPossessive, subject } from './surroundings.ts'

/** Nouns for people that others are called alike: "our investors", "bargain hunters". */
const people = (source: string, reading: Reading, not = ''): Rule => ({
  pattern: new RegExp(`(?<![\\p{L}-])(?:${source})(?![\\p{L}-])`, 'giu'),
  read(match, text) {
    const end = match.index + match[0].length
    const before = text.slice(Math.max(0, match.index - 24), match.index)
    if (isPossessive(text, end) || new RegExp(`\\b(?:our|their|your|my|its${not})[\\s-]+$`, 'i').test(before))
      return undefined
    return { ...reading, noun: !isBeforePeople(text, end) }
  },
})

/** What people do counts when it is said of them: "who rent", not "how to rent". */
const does = (source: string, reading: Reading): Rule => ({
  pattern: new RegExp(
    `(?<![\\p{L}-])${subject}(?:(?:currently|regularly|often|mostly|mainly|frequently|usually|already|now|still|also|actively|both)\\s+)?(?:${source})(?![\\p{L}-])`,
    'giu',
  ),
  read: (match, text) => (hasSubject(text, match) ? reading : undefined),
})

const doesNot = (source: string, reading: Reading): Rule => ({
  ...does(`(?:do\\s+not|don't|dont|does\\s+not|doesn't|never)\\s+(?:currently\\s+|yet\\s+)?(?:${source})`, {
    ...reading,
    negated: true,
  }),
})

const owns: Reading = { filters: { home: 'owns' }, as: 'owning their home' }
const rents: Reading = { filters: { home: 'rents' }, as: 'renting their home' }
const armed: Reading = { filters: { gun_at_home: true }, as: 'with a gun at home' }
const outdoors: Reading = { filters: { hunts_or_fishes: true }, as: 'hunting or fishing' }
const invests: Reading = { filters: { invests_in_stocks: true }, as: 'investing in stocks' }
const shops: Reading = { filters: { shops_online: true }, as: 'shopping online' }

const dwelling = '(?:home|house|apartment|condo|flat|place|residence|homes|houses|apartments)'
const their = '(?:their|a|an|his|her)\\s+(?:own\\s+|current\\s+|primary\\s+)?'
const guns = '(?:a\\s+)?(?:guns?|firearms?|handguns?|rifles?)'
const shares =
  '(?:stocks?|shares|individual\\s+stocks|stocks\\s+or\\s+(?:mutual\\s+)?funds|stocks\\s+and\\s+(?:bonds|shares|funds)|equities)'
const regularly =
  '(?:\\s+(?:regularly|often|a\\s+lot|frequently|at\\s+least\\s+once\\s+a\\s+(?:week|month)|every\\s+(?:week|month)))?'

const rules: readonly Rule[] = [
  ...petRules,
  people(
    "(?:home[\\s-]?owners?|house[\\s-]owners?|owner[\\s-]occupiers|mortgage[\\s-]holders|mortgagors)(?!'?\\s+(?:associations?|insurance|polic))",
    owns,
  ),
  people(
    "renters?(?!'?\\s+insurance)|(?:residential\\s+)?tenants",
    rents,
    '|car|equipment|movie|property managers? and|ski',
  ),
  doesNot(`own\\s+(?:${their})?${dwelling}`, { filters: { home: { none: ['owns'] } }, as: 'not owning their home' }),
  does(
    `own\\s+${their}${dwelling}|owns\\s+${their}${dwelling}|own\\s+${dwelling}|have\\s+a\\s+mortgage|are\\s+home[\\s-]?owners`,
    owns,
  ),
  does(
    `(?<!\\bowns?\\s+or\\s+)(?:are\\s+)?rent(?:s|ing)?(?:\\s+${their}${dwelling}|\\s+${dwelling})?(?!\\s+(?:out|cars?|an?|movies|equipment|their|the|on|from|to|\\p{L}+s)\\b)`,
    rents,
  ),
  {
    pattern: /(?<![\p{L}-])renting(?!\s+(?:out|cars?|an?|movies|equipment|the|to)(?!\p{L}))(?![\p{L}-])/giu,
    read: (match, text) =>
      isAfterPeople(text, match.index) ||
      isBeforePeople(text, match.index + match[0].length) ||
      /\b(?:either|or)\s+$/i.test(text.slice(Math.max(0, match.index - 8), match.index))
        ? rents
        : undefined,
  },
  people('(?:legal\\s+)?(?:gun|firearm|handgun|rifle)[\\s-]owners?|gun[\\s-]owning', armed),
  doesNot(`(?:own|have|keep)\\s+(?:any\\s+)?${guns}(?:\\s+(?:at\\s+home|in\\s+the\\s+(?:home|house)))?`, {
    filters: { gun_at_home: false },
    as: 'without a gun at home',
  }),
  does(
    `(?:own|owns|have|has|keep)\\s+(?:at\\s+least\\s+one\\s+)?${guns}(?:\\s+(?:at\\s+home|in\\s+the\\s+(?:home|house)))?`,
    armed,
  ),
  {
    pattern: new RegExp(
      `(?<![\\p{L}-])(?:with\\s+)?${guns}\\s+(?:at\\s+home|in\\s+the\\s+(?:home|house))(?![\\p{L}-])`,
      'giu',
    ),
    read: () => armed,
  },
  people(
    '(?:deer\\s+|game\\s+|recreational\\s+)?hunters(?:\\s+(?:and|or)\\s+(?:anglers|fishermen))?',
    outdoors,
    '|bargain|job|house|home|head|treasure|deal|apartment|discount|storm|ghost|bounty|coupon',
  ),
  people('anglers|(?:recreational|hobby|sport|fly)\\s+fishermen', outdoors),
  does(
    '(?:hunt|fish)(?:s|es)?(?:\\s+(?:or|and)\\s+(?:hunt|fish))?|go(?:es)?\\s+(?:hunting|fishing)(?:\\s+(?:or|and)\\s+(?:hunting|fishing))?',
    outdoors,
  ),
  people(
    '(?:retail|stock|stock[\\s-]market|individual|everyday|small|amateur)\\s+investors|stock[\\s-]?(?:owners|holders)',
    invests,
  ),
  people(
    'investors',
    invests,
    '|angel|real estate|property|crypto|bitcoin|institutional|venture|startup|potential|to|vc|seed|pitch|pitching|private equity',
  ),
  does(
    `(?:own|owns|hold|holds|have|trade|trades|buy|are\\s+invested\\s+in)\\s+${shares}|invest(?:s)?(?:\\s+in\\s+(?:the\\s+)?(?:stock\\s+market|stocks?|shares|equities|${shares}))?(?!\\s+in\\b)`,
    invests,
  ),
  doesNot(`(?:shop|buy|purchase)(?:\\s+\\p{L}+)?\\s+online`, {
    filters: { shops_online: false },
    as: 'not shopping online',
  }),
  people('(?:online|internet|e-?commerce)[\\s-](?:shoppers?|buyers?)', shops),
  does(`(?:shop|shops|buy|buys)\\s+(?:things\\s+)?(?:online|on\\s+the\\s+internet)${regularly}`, shops),
  ...socialRules,
]

/** How people live: pets, home, guns, hunting, stocks, shopping, networks. */
export const lifeIn = (text: string): Mention[] => readPlain(text, (read) => mentionsBy('life', rules, read))
