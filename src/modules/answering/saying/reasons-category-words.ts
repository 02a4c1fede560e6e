import type { Category } from '../../knowledge/index.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Last words of substitutes that take no article ("oat milk", "home cooking", "Reddit"). */
const bare =
  words(`abstinence adoption alcohol archery astrology bulk milk purifying living beer casual dining care cash
shampoo heat coffee water cereal chicken soup chocolate church clergy turkey sense college solar cheese crypto debit meat
delivery pizza denial diet dip donation dna email e-mail exercise faith family film fish food play gold gravel gum baking
tea brewing cooking delivery equity internet polish washing cooking homemade homeschool therapy shopping cream yogurt juice
kibble laser layaway surgery insurance lease staff order makeup massage medication medicine meditation melatonin memory math
data treatment music rinse immunity tracking nature jewelry training betting grocery source overtime attention research help
streaming paper work spray underwear experience jelly order scrolling therapy ordering control workout powder prayer
insurance radio ramen estate rice remote repair rest rental reuse transit salad satellite search secondhand second-hand
shade soap off sleeping living care media soda rub steak treatment sterilization wash takeout tap takeout telehealth text
thrift time moisturizer toast tofu transit vacation video vinegar visit waiting c wine word mouth willpower produce loan
rain financing piracy oil tv cable youtube tiktok instagram facebook reddit nextdoor bluesky google snapchat medicaid
medicare cbd diy dsl x va hr fruit lotion security cancel ibuprofen honey salt butter stretching walking gambling vinyl
online conventional local mobile private public charging filing free retirement insomnia dinner desk home outdoors
sugar bread sauce rent retail fashion telegram cancellation vodka oats broth lotion acupuncture counseling credit`)
const definite = words(`bus library store gym supermarket train subway internet oven stovetop tap beach park pharmacy
drugstore laundromat zoo landfill office bank post garage dealer cinema theater mechanic salon antenna dishwasher
landlord casino museum salon supercenter bakery tv laptop`)
const verbs = words('borrow keep give resell replace reuse wear buy pay sew scan ignore use')

/** A substitute as it stands after "I use" or "I'd rather have": with its article, or null where it is no noun. */
function substitutePhrase(text: string): string | null {
  if (text.includes('versus') || text.includes('(') || text.length > 34) return null
  const tokens = text.split(' ')
  const first = tokens[0]!.toLowerCase()
  const last = tokens.at(-1)!.toLowerCase()
  if (verbs.has(first) || first === 'not' || first === 'no' || first === 'screens' || last === 'payroll') return null
  if (first === 'own' || first === 'existing' || first === 'current') return `my ${text}`
  if (/^(a|an|the|my|one|more|another|nothing|something|less)$/.test(first)) return text
  if (/ing$/.test(first) || /^(borrowed|used)$/.test(last)) return text
  if (/s$/.test(last) && !/(ss|us|is)$/.test(last)) return text
  if (bare.has(last) || text.includes(' and ') || text.includes(' at ')) return text
  if (definite.has(last) && tokens.length === 1) return `the ${text}`
  return `${/^([aeiou]|RV|ATV|HR)/i.test(text) && !/^(us|uni|one|eu)/i.test(text) ? 'an' : 'a'} ${text}`
}

const when: Readonly<Record<string, string>> = {
  travel: 'when I travel',
  vacation: 'on vacation',
  'summer vacation': 'on summer vacation',
  'road trip': 'on road trips',
  'road trips': 'on road trips',
  birthday: 'for birthdays',
  birthdays: 'for birthdays',
  'birthday gift': 'for birthdays',
  'milestone birthday': 'for the big birthdays',
  holidays: 'around the holidays',
  holiday: 'around the holidays',
  'holiday season': 'around the holidays',
  'holiday gifts': 'at Christmas',
  'holiday sale': 'in the holiday sales',
  Christmas: 'at Christmas',
  wedding: 'for a wedding',
  weddings: 'for weddings',
  funeral: 'for a funeral',
  graduation: 'for a graduation',
  anniversary: 'for an anniversary',
  party: 'for a party',
  'game day': 'on game days',
  tailgate: 'at a tailgate',
  bedtime: 'at bedtime',
  bed: 'in bed',
  morning: 'in the morning',
  mornings: 'in the mornings',
  'early morning': 'early in the morning',
  'weekday mornings': 'on weekday mornings',
  'work mornings': 'on work mornings',
  'morning coffee': 'with my morning coffee',
  'morning routine': 'first thing in the morning',
  breakfast: 'at breakfast',
  'weekday breakfast': 'at breakfast on a weekday',
  lunch: 'at lunch',
  'lunch break': 'on a lunch break',
  'weekday lunch': 'for lunch on a weekday',
  dinner: 'at dinner',
  'dinner time': 'at dinner time',
  evening: 'in the evening',
  evenings: 'in the evenings',
  'evening snack': 'in the evening',
  night: 'at night',
  'late night': 'late at night',
  overnight: 'overnight',
  weekend: 'on a weekend',
  weekends: 'on weekends',
  'long weekend': 'on a long weekend',
  'summer weekend': 'on a summer weekend',
  'rainy weekend': 'on a rainy weekend',
  'rainy day': 'on a rainy day',
  'rainy days': 'on rainy days',
  'hot day': 'on a hot day',
  'snow day': 'on a snow day',
  'Saturday morning': 'on a Saturday morning',
  Saturday: 'on a Saturday',
  Sunday: 'on a Sunday',
  'Sunday afternoon': 'on a Sunday afternoon',
  'Sunday dinner': 'at Sunday dinner',
  'Friday night': 'on a Friday night',
  weeknight: 'on a weeknight',
  weeknights: 'on weeknights',
  'weeknight dinner': 'on a weeknight',
  'date night': 'on a date night',
  'movie night': 'on movie night',
  winter: 'in winter',
  'winter evenings': 'on winter evenings',
  summer: 'in summer',
  spring: 'in spring',
  fall: 'in the fall',
  'new year': 'around New Year',
  January: 'in January',
  December: 'in December',
  'tax time': 'at tax time',
  'tax season': 'at tax time',
  'tax refund': 'when the tax refund comes',
  payday: 'on payday',
  gym: 'at the gym',
  'after gym': 'after the gym',
  workout: 'when I work out',
  workouts: 'when I work out',
  exercise: 'when I exercise',
  airport: 'at the airport',
  flight: 'on a flight',
  driving: 'when I drive',
  storm: 'in a storm',
  storms: 'in a storm',
  outage: 'in an outage',
  emergency: 'in an emergency',
  illness: "when I'm sick",
  'sick day': "when I'm sick",
  'sick at home': "when I'm home sick",
  shopping: 'out shopping',
  'weekly shop': 'on the weekly shop',
  'weekly groceries': 'on the weekly grocery run',
  'grocery run': 'on a grocery run',
  errands: 'running errands',
  moving: 'when I move',
  'moving in': 'when I move somewhere',
  beach: 'at the beach',
  pool: 'at the pool',
  cookout: 'at a cookout',
  potluck: 'at a potluck',
  brunch: 'at brunch',
  church: 'at church',
  concert: 'at a concert',
  'waiting room': 'in a waiting room',
  cooking: 'when I cook',
  baking: 'when I bake',
  cleaning: 'when I clean',
  'spring cleaning': 'at spring cleaning',
  'yard work': 'doing yard work',
  'watching TV': 'in front of the TV',
  'evening TV': 'in front of the TV at night',
  shower: 'in the shower',
  'heat wave': 'in a heat wave',
  'flu season': 'in flu season',
  checkout: 'at the checkout',
  'online checkout': 'at the online checkout',
  'coffee break': 'on a coffee break',
  'afternoon slump': 'in the afternoon slump',
  afternoon: 'in the afternoon',
  'dog walking': 'out with the dog',
  renewal: 'at renewal time',
  'renewal notice': 'when the renewal notice comes',
  'open enrollment': 'at open enrollment',
  'price rise': 'when the price goes up',
  breakdown: 'when something breaks down',
  guests: 'when I have people over',
  hosting: 'when I have people over',
  'going out': "when I'm going out",
  'all day': 'all day long',
  snack: 'for a snack',
  'cold snap': 'in a cold snap',
  'car repair': 'when the car needs work',
  'big bill': 'when a big bill lands',
  boredom: "when I'm bored",
}
const adverbial = /^(on|in|at|after|before|during|between|with|when|while|instead of|late|early|every) /
/** What not everybody does or has, whatever the season. */
const particular =
  /\b(work|job|shift|kids|school|church|baby|dog|pet|spouse|paycheck|practice|surgery|fall|loss|layoff|move|weight|heart|medicine|dose|promotion|retire|hospital|dentist|diagnos|funeral|party|car|guests|family|workout|gym|race|yoga|breach|break-in)/

/** An occasion as it stands in "I think of it …", or null where it is not said of anybody. */
function occasionPhrase(text: string): string | null {
  const known = when[text]
  if (known !== undefined) return known
  return adverbial.test(text) && !particular.test(text) ? text : null
}

interface Prepared {
  noun: string | null
  nounPlural: boolean
  substitutes: readonly string[]
  occasions: readonly string[]
}

const prepared = new WeakMap<Category, Prepared>()

/** The phrases of a category that fit into sentences, made once. */
export function categoryWords(category: Category): Prepared {
  let ready = prepared.get(category)
  if (ready === undefined) {
    const noun = nounOf(category.name)
    ready = {
      noun,
      nounPlural: noun !== null && / and |[^s]s$/.test(noun) && !/(ness|ics|us)$/.test(noun),
      substitutes: category.substitutes.map(substitutePhrase).filter((text) => text !== null),
      occasions: category.occasions.map(occasionPhrase).filter((text) => text !== null),
    }
    prepared.set(category, ready)
  }
  return ready
}

/** "Pizza restaurants and delivery pizza" as it stands within a sentence; null for names that are no thing. */
function nounOf(name: string): string | null {
  const text = name.replace(/\s*\(.*?\)/g, '').trim()
  if (/^(how|what|why|managing|buying)\b/i.test(text) || text.length > 38) return null
  const first = text.split(' ')[0]!
  const proper =
    /^[A-Z0-9/&-]{2,}$/.test(first) ||
    /[a-z][A-Z]|^[A-Z]$/.test(first) ||
    /^(Facebook|Instagram|Reddit|Pinterest|Snapchat|LinkedIn|Nextdoor|Medicare|Discord|YouTube|TikTok)/.test(first)
  return proper ? text : text[0]!.toLowerCase() + text.slice(1)
}
