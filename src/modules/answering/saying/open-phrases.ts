import type { Category } from '../../knowledge/index.ts'

/**
 * What a category lends to a sentence. Its lists were written as notes, not as speech ("after physical", "works first
 * time"): only what surely fits is let through.
 */
export interface CategoryPhrases {
  /** Nouns that go after "the": what people look at. */
  looks: readonly string[]
  /** Those of them that can draw people as well as put them off. */
  pleasant: readonly string[]
  /** What others use instead, fit for "I'd sooner go with …". */
  instead: readonly string[]
  /** Adverbials that anybody may say: "on vacation". */
  when: readonly string[]
  /** Words that belong to it, for lists of associations. */
  words: readonly string[]
}

const known = new WeakMap<Category, CategoryPhrases>()

export function phrasesOf(category: Category): CategoryPhrases {
  let phrases = known.get(category)
  if (phrases === undefined) {
    phrases = {
      looks: category.attributes.filter(isLook),
      pleasant: category.attributes.filter((attribute) => isLook(attribute) && !UNPLEASANT.test(attribute)),
      instead: category.substitutes.flatMap(insteadOf),
      when: category.occasions.flatMap((occasion) => moments[occasion] ?? []),
      words: category.words.filter((word) => /^[\p{L}\d' -]{2,22}$/u.test(word)),
    }
    known.set(category, phrases)
  }
  return phrases
}

// Adjectives, verbs and clauses among the attributes: "the works fast" is no English.
const notNouns = new Set(
  `price honesty|price certainty|price obtained|price swings|accurate|absorbs fast|automatic|automatic start|automatic sync|being heard|cage-free|cancel for any reason|child-friendly|clean|close by|close to home|cold|complete|contaminants removed|cool|delivery in time|discreet|doctors in network|drop-off near|easy|easy cancel|easy to find|easy pay|falls asleep fast|fast|fat|filling|film|fits what I buy|fit to taste|fit with existing tools|fixed first time|flavour|form|free|free access|fresh|gentle|gentle on stomach|hard to bypass|healthy|help nearby|human|in stock|insurance accepted|it|lasting|leak-free|legal|local|local origin|natural|near|nearby|neutral|nonstick|nonstop|non-drowsy|not greasy|offline|on time|once a day|one-stop|own doctor|own-label quality|people nearby|pets allowed|polarized|pounds lost|programmes|punctual|quiet|re-wear|recent|recognised|recyclable|relaxing|reliable|resolved first time|safe|same doctor each time|same person|say|short|simple|skin|skin-safe|sleep|sticks well|stopping|stops|tested|third-party tested|time|tolerated|trust it is recycled|verified|walk-in|waterproof|what is covered|who attends|who else uses it|who is there|who uses it|wild or farmed|work|works|works all day|works as well|works fast|works first time|works offline|yield|family|friends|money|people|bed|store|stores|region|number|species|order|people|presence|values|understanding|cause|uv protection|dental|sports|shoes|human contact|real person|low care|list matches|use per month|useful task|openness|pain|stress|craft|jobs|message|experience|income`.split(
    '|',
  ),
)
const isLook = (attribute: string): boolean =>
  !notNouns.has(attribute) && !attribute.startsWith('no ') && /^[\p{L}' -]{3,24}$/u.test(attribute)

// "The crowding, mainly" is no reason to go anywhere.
const UNPLEASANT =
  /\b(?:crowding|wait|fees?|cost|costs|ads|side effects|noise|odor|stress|pain|traffic|risk|damage|difficulty|deductible|premium|dues|loss|sickness|exclusions|limits|late|swings|consequences|severity|upkeep|catch|motion|commission|copay|workload|closing|sodium|sugar|calories|fat|rate)\b/

const mass = new Set(
  'TV water coffee tea milk beer wine soda juice cash radio transit music food soup streaming takeout telehealth exercise cereal fruit YouTube DIY chocolate rice tofu gum e-mail email social-media ice-cream yogurt bread toast'.split(
    ' ',
  ),
)
// What presupposes somebody or something of one's own, or is nobody's business.
const personal =
  /\b(?:spouse|parents?|kids?|child(?:ren)?|grand\w*|roommates?|husband|wife|son|own|boss|employer|landlord|sibling\w*|family|relatives?|neighbors?|old|living|firearm|vap\w+|piracy|cannabis|abstinence|denial|prayer|faith|ignoring|shooting|quitting|retire\w*|pain|intercourse|single|moving|selling|weight|diet|pulling|CBD|medication|pills|supplements|antidepressants|injections|cigarettes|alcohol|bars|nothing|no)\b/i

function insteadOf(substitute: string): string[] {
  const phrase = substitute === 'doing it oneself' ? 'doing it myself' : substitute
  if (phrase.length > 24 || personal.test(phrase) || !/^[\p{L}' -]+$/u.test(phrase)) return []
  const words = phrase.split(' ')
  const gerund = /^[a-z]{2,}ing$/.test(words[0]!) && words[0] !== 'string'
  const last = words.at(-1)!
  const plural = words.length <= 3 && /[^s']s$/.test(last)
  return gerund || plural || mass.has(last) || phrase === 'social media' || phrase === 'ice cream' ? [phrase] : []
}

/** Occasions that presuppose nothing about a person's life, as they are said. */
const moments: Readonly<Record<string, string>> = {
  travel: 'when I travel',
  vacation: 'on vacation',
  holidays: 'around the holidays',
  holiday: 'around the holidays',
  birthday: 'for a birthday',
  birthdays: 'for birthdays',
  wedding: 'for a wedding',
  weddings: 'for a wedding',
  bedtime: 'before bed',
  'new year': 'around New Year',
  'road trip': 'on a road trip',
  'road trips': 'on a road trip',
  summer: 'in the summer',
  winter: 'in the winter',
  spring: 'in the spring',
  fall: 'in the fall',
  weekend: 'on a weekend',
  weekends: 'on weekends',
  breakfast: 'at breakfast',
  lunch: 'at lunch',
  dinner: 'at dinner',
  dessert: 'after dinner',
  morning: 'in the morning',
  mornings: 'in the morning',
  'early morning': 'early in the morning',
  evening: 'in the evening',
  evenings: 'in the evening',
  afternoon: 'in the afternoon',
  'late night': 'late at night',
  night: 'at night',
  party: 'for a party',
  parties: 'for a party',
  Christmas: 'around Christmas',
  'rainy weekend': 'on a rainy weekend',
  'rainy day': 'on a rainy day',
  'rainy days': 'on a rainy day',
  Sunday: 'on a Sunday',
  Saturday: 'on a Saturday',
  'Sunday night': 'on a Sunday night',
  'Saturday morning': 'on a Saturday morning',
  'Friday night': 'on a Friday night',
  weeknight: 'on a weeknight',
  weeknights: 'on weeknights',
  'movie night': 'for movie night',
  'game day': 'on game day',
  cookout: 'at a cookout',
  potluck: 'for a potluck',
  'spring cleaning': 'when I do spring cleaning',
  'tax season': 'at tax time',
  'tax time': 'at tax time',
  'flu season': 'in flu season',
  'power cut': 'when the power went out',
  outage: 'when the power went out',
  storm: 'in a storm',
  airport: 'at the airport',
  'doctor visit': 'at the doctor',
  'grocery run': 'on a grocery run',
  groceries: 'with the groceries',
  'weekly groceries': 'with the weekly groceries',
  errands: 'running errands',
  'after dinner': 'after dinner',
  'after church': 'after church',
  'before bed': 'before bed',
  'before a trip': 'before a trip',
  'before winter': 'before winter',
  'in the car': 'in the car',
  'in bed': 'in bed',
  'with lunch': 'with lunch',
  'with breakfast': 'with breakfast',
  'meeting a friend': 'meeting a friend',
  'holiday shopping': 'during the holiday shopping',
  'Black Friday': 'on Black Friday',
  Halloween: 'at Halloween',
  'date night': 'on a night out',
  'night out': 'on a night out',
  'winter storm': 'in a winter storm',
  'heat wave': 'in a heat wave',
  gift: 'as a gift',
  gifts: 'as a gift',
  concert: 'at a concert',
}
