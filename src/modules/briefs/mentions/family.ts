import type { Mention } from '../mention.ts'
import { childRules, childrenAfter } from './children.ts'
import { householdRules } from './households.ts'
import { always, mentionsBy, type Reading, type Rule, readPlain } from './rules.ts'
import { being, isBeforePeople, isItem, isPossessive, isPredicate } from './surroundings.ts'

const mothers = 'moms?|mums?|mamas?|mommas?|mommy|mommies|mummy|mummies|mothers?'
const fathers = 'dads?|daddy|daddies|fathers?|papas?'

/** Whose parents, and which things that are called after them. */
const notParents =
  /(?:\b(?:their|my|your|his|her|our|whose|its|the (?:patient|child)'s|aging|ageing|elderly|older|birth|surrogate|founding|plant|dog|cat|pet|fur|puppy|god|step|grand|foster|helicopter|liv(?:e|es|ing) with|car(?:e|es|ing) for|teen|teenage)[\s-]+(?:own\s+|aging\s+|ageing\s+|elderly\s+|older\s+)?)$/i
const notParenthood =
  /^(?:[\s-]+(?:compan(?:y|ies)|organi[sz]ations?|brands?|tongues?|nature|board|ship|lode|earth|figures?|jokes?|bod|and[\s-]pop|'?n'?[\s-]pop|teacher (?:association|conferences?)|in[\s-]law)|-(?!to-be)\p{L})/iu
/** Who looks after a parent need not be one. */
const caredFor =
  /\b(?:after|for|care\s+of|help(?:s|ing)?|support(?:s|ing)?|with|lost|have|has|visit(?:s|ing)?)\s+(?:an?|one)\s+(?:[\w-]+\s+)?$/i
const expecting = /\b(?:expectant|expecting|pregnant|soon-to-be|aspiring|future|would-be)[\s-]+$/i

function sexOf(word: string): 'female' | 'male' | undefined {
  if (/^(?:m[ou]m|mam|mother)/i.test(word)) return 'female'
  return /^(?:dad|father|papa)/i.test(word) ? 'male' : undefined
}

const nouns = { female: 'mothers', male: 'fathers', any: 'parents' }

const parents: Rule = {
  pattern: new RegExp(
    `(?<![\\p{L}-])((?:brand[\\s-]new|new|first[\\s-]time|recent)\\s+)?((?:toddler|baby|infant|newborn|pre-?school|preschooler|tween)\\s+)?(${mothers}|${fathers}|parents?|famil(?:y|ies)(?=\\s+with))(?![\\p{L}])`,
    'giu',
  ),
  read(match, text) {
    const [said, fresh, kind, word] = match
    const end = match.index + said.length
    const before = text.slice(Math.max(0, match.index - 30), match.index)
    const after = text.slice(end, end + 30)
    if (notParents.test(before) || notParenthood.test(after) || isPossessive(text, end)) return undefined
    // "Putting a parent in a home": one parent is whom to ask only where more is said of them.
    if (
      /^parent$/i.test(word!) &&
      !/^\s*(?:of|with|who|to|households?|famil)\b/i.test(after) &&
      !/\b(?:as|is|are|being|single|a working)\s+(?:an?\s+)?$/i.test(before)
    ) {
      return undefined
    }
    if (/^(?:parent|mother|father|mom|mum|dad)$/i.test(word!) && caredFor.test(before)) return undefined
    const sex = sexOf(word!)
    const who = sex === undefined ? {} : { sex }
    const noun = nouns[sex ?? 'any']
    if (expecting.test(before) || /^-to-be/i.test(after)) {
      return sex === undefined ? undefined : { filters: who, as: sex === 'female' ? 'women' : 'men', noun: true }
    }
    const children = kind === undefined ? childrenAfter(text, end) : ofKind(kind, end)
    if (children !== undefined) {
      const { filters, as } = children.reading
      return { filters: { ...who, ...filters, ...newborn(fresh) }, as: `${noun} ${as}`, noun: true, end: children.end }
    }
    if (/^famil/i.test(word!)) return undefined
    if (fresh !== undefined)
      return { filters: { ...who, ...newborn(fresh) }, as: `${noun} with a child of at most 1`, noun: true }
    return { filters: { ...who, is_parent: true }, as: noun, noun: true }
  },
}

const newborn = (fresh: string | undefined): object => (fresh === undefined ? {} : { child_age: { max: 1 } })

/** "Toddler moms" are moms of toddlers. */
function ofKind(kind: string, end: number): { end: number; reading: Reading } | undefined {
  const read = childrenAfter(` of ${kind.trim()}s`, 0)
  return read && { end, reading: read.reading }
}

const familyOf = (filters: Record<string, unknown>, as: string): Reading => ({ filters, as, noun: true })

/** Which things are called after men and women. */
const notPeople =
  /^(?:[\s-]+(?:grooming|pattern|hygiene|fertility|contracepti|hormones?|leads?\b|characters?|vocal|voices?|connectors?|dominated|owned|led\b|run\b|founded|focused|oriented|friendly|only (?:spaces?|gyms?)|made|hours|power|cave|libido|menopause|genital|anatomy|condoms?|beauty|fashion|clothing|shoes|sports|empowerment|to-(?:wo)?m[ae]n)|-\p{L})/iu
const notMen =
  /\b(?:you|hey|hi|hello|x|mad|con|fellow|oh|yes|thanks|these|those|wise|straw|iron|spider|bat|super)[\s-]+$/i

const sexes: Rule = {
  pattern: new RegExp(
    `(?<![\\p{L}'-])${being}(?:(?:identif(?:y|ies|ying)\\s+as|all|only)\\s+)?(wom[ae]n|females?|lad(?:y|ies)|gals|m[ae]n|males?|guys|gentlem[ae]n|blokes|dudes)(?![\\p{L}])`,
    'giu',
  ),
  read(match, text) {
    const end = match.index + match[0].length
    const word = match[1]!
    if (isPossessive(text, end) || notPeople.test(text.slice(end, end + 30))) return undefined
    const before = text.slice(Math.max(0, match.index - 16), match.index)
    if (notMen.test(before) && !/\bgen(?:eration)?[\s-]?x\s+$/i.test(before)) return undefined
    const adjective = /^(?:fe)?male$/i.test(word)
    const sex = /^(?:wom|fem|lad|gal)/i.test(word) ? 'female' : 'male'
    const noun = !adjective || !isBeforePeople(text, end)
    return { filters: { sex }, as: sex === 'female' ? 'women' : 'men', noun }
  },
}

/** "F 25-34", as a list of quotas has it. */
const letters: Rule = {
  pattern: /(?<![\p{L}\d&'./-])([MF])(?=,?\s+(?:aged\s+)?\d\d(?:\s*(?:-|to)\s*\d\d|\+))/gu,
  read: ({ 1: letter }) => ({
    filters: { sex: letter === 'F' ? 'female' : 'male' },
    as: letter === 'F' ? 'women' : 'men',
    noun: true,
  }),
}

const notFamilies =
  /\b(?:their|my|your|his|her|our|whose|its|patients?'?|military|font|product|word)[\s-]+(?:own\s+|whole\s+)?$/i

const families: Rule = {
  pattern: /(?<![\p{L}-])((?:large|big|bigger|larger|young|growing|blended)\s+)?families(?![\p{L}-])/giu,
  read(match, text) {
    if (isPossessive(text, match.index + match[0].length)) return undefined
    if (notFamilies.test(text.slice(Math.max(0, match.index - 25), match.index))) return undefined
    if (/^(?:large|big)/i.test(match[0]))
      return familyOf({ num_children: { min: 3 } }, 'families with 3 or more children')
    if (!/^young/i.test(match[0])) {
      return { ...familyOf({ is_parent: true }, 'parents'), start: match.index + (match[1]?.length ?? 0) }
    }
    return {
      ...familyOf({ child_age: { max: 5 } }, 'families with a child of at most 5'),
      assumed: 'Young families are taken to be those with a child of at most 5.',
    }
  },
}

const described = (source: string, reading: Reading): Rule => ({
  pattern: new RegExp(`(?<![\\p{L}-])${being}(?:${source})(?![\\p{L}-])`, 'giu'),
  read(match, text) {
    const end = match.index + match[0].length
    const said = isBeforePeople(text, end) || isItem(text, match.index, end) || isPredicate(text, match.index)
    return said || match[0].includes(' ') || reading.noun ? reading : undefined
  },
})

const childless: Reading = { filters: { is_parent: false }, as: 'without children', negated: true }

const rules: readonly Rule[] = [
  always(/(?<![\p{L}-])empty[\s-]nest(?:ers?)?(?![\p{L}-])/giu, {
    filters: { is_parent: true, children_at_home: { max: 0 } },
    as: 'parents without children at home',
    noun: true,
  }),
  always(/(?<![\p{L}-])DINKS?(?![\p{L}-])|(?<![\p{L}-])DINKs(?![\p{L}-])|dual[\s-]income,? no[\s-]kids/gu, {
    ...childless,
    filters: { is_parent: false, marital_status: 'married' },
    as: 'married without children',
    noun: true,
  }),
  always(/(?<![\p{L}-])non-?parents?(?![\p{L}-])/giu, { ...childless, noun: true }),
  described('childless|child-?free|child free', childless),
  {
    pattern:
      /(?<![\p{L}-])(?:(parents)\s+)?whose\s+(?:kids|children)\s+(?:(?:have|are|all|now|already|recently|just)\s+){0,3}(?:left\s+(?:home|the\s+house|the\s+nest)|moved\s+out|flown\s+the\s+(?:nest|coop)|out\s+of\s+the\s+house)(?![\p{L}-])/giu,
    read: ({ 1: parents }) => ({
      filters: { is_parent: true, children_at_home: { max: 0 } },
      as: 'parents without children at home',
      noun: parents !== undefined,
    }),
  },
  ...householdRules,
  {
    pattern: /(?<![\p{L}-])households(?=\s+with\s)/giu,
    read(match, text) {
      const children = childrenAfter(text, match.index + match[0].length)
      if (children === undefined) return undefined
      const { filters, as } = children.reading
      const home = filters.is_parent === true ? { children_at_home: { min: 1 } } : filters
      return { filters: home, as: `households ${as}`, noun: true, end: children.end }
    },
  },
  parents,
  families,
  ...childRules,
  always(
    /(?<![\p{L}-])(?:(?:who|that)\s+)?(?:have|has|having|with|raising)\s+(?:a\s+(?:young\s+)?family|families)(?![\p{L}-])/giu,
    {
      filters: { is_parent: true },
      as: 'parents',
    },
  ),
  sexes,
  letters,
]

/** Men and women, parents, their children, and who lives together. */
export const familyIn = (text: string): Mention[] => readPlain(text, (read) => mentionsBy('family', rules, read))
