import type { Person } from '../../population/index.ts'
import type { Reading } from '../reading/reading.ts'
import { holds, kidsPhrase } from './circumstances-facts.ts'
import type { Bank, Slots } from './compose-patterns.ts'
import { withArticle } from './english.ts'
import { openBank } from './open-banks.ts'
import * as banks from './open-everyday-banks.ts'
import * as myself from './open-myself-banks.ts'
import type { Speaking } from './speaking.ts'

/** Questions about the speaker's own life, which no category of trade answers: read off the wording. */
const occasions: readonly (readonly [RegExp, (speaking: Speaking) => readonly Bank[]])[] = [
  [
    /\b(?:important to you|matters?(?: most)?(?: to you)?|look for|want|value)(?: most)? in (?:a|your|any) (?:new )?(?:job|employer|workplace|career)\b|\bwhat makes (?:a|for a) good (?:job|employer|workplace|boss)\b/,
    () => [banks.jobValues],
  ],
  [
    /\b(?:dream|ideal|perfect) (?:vacation|holiday|trip|getaway|destination)\b|\bwhere would you (?:most )?(?:like|love) to (?:go|travel|visit)\b|\bif you could (?:travel|go) anywhere\b/,
    () => [banks.dreamTrip],
  ],
  [
    /\b(?:stay|keep|staying|keeping)(?: yourself)? (?:healthy|fit|in shape|active)\b(?! (?:snacks?|foods?|drinks?))/,
    () => [banks.healthHabits],
  ],
  [
    /\bhow do you (?:save|stretch|manage|budget) (?:your )?(?:money|budget|dollars?)\b|\b(?:ways|what do you do) to save money\b|\bhow do you (?:budget|make ends meet)\b/,
    () => [banks.savingMoney],
  ],
  [
    /\b(?:relax|unwind|de-?stress|cope with stress|deal with stress|handle stress|wind down|calm down)\b/,
    () => [banks.relaxing],
  ],
  [
    /\b(?:tell (?:me|us) (?:a (?:bit|little) |something )?about (?:yourself|your life)|introduce yourself|who are you\b(?! voting)|share (?:a bit |something )?about yourself)/,
    () => [myself.aboutMe],
  ],
  [
    /\b(?:what do you do (?:for (?:a living|work)|all day)|what(?:'s| is) your (?:job|occupation|profession|line of work)|where do you work)\b/,
    ({ person }) => [workBank(person)],
  ],
  [
    /\b(?:where (?:do you live|are you from|are you (?:located|based))|(?:what|which) (?:city|town|state|part of the country|country) (?:do you live|are you))/,
    () => [myself.place],
  ],
  [
    /\b(?:tell (?:me|us) about your family|who do you live with|who lives with you|(?:describe|what(?:'s| is)) your (?:household|family(?: like| situation)?))\b/,
    () => [myself.household],
  ],
  [/\bwhat(?:'s| is) your (?:first |full )?name\b|\bwhat are you called\b/, () => [myself.name]],
  [/\bhow old are you\b|\bwhat(?:'s| is) your age\b/, () => [myself.age]],
  [
    /\b(?:how would you|how do you|please) describe yourself\b|\bwhat (?:kind|sort|type) of person are you\b|\byour personality\b/,
    temperBanks,
  ],
  [
    /\bwhat (?:makes|made) you (?:really |most |truly )?(?:happy|smile|glad)\b|\bbrings? you joy\b|\bcheers you up\b/,
    () => [banks.joys],
  ],
  [
    /\bwhat (?:makes|made) you (?:really |most )?(?:angry|mad|annoyed|upset)\b|\bpet peeves?\b|\bwhat (?:annoys|irritates|bugs|frustrates) you(?: the)?(?: most)?(?: in (?:life|everyday life|general)| these days)?\s*$/,
    () => [banks.peeves],
  ],
  [
    /\b(?:keeps? you (?:up|awake) at night|what (?:worries|scares|concerns) you(?: the)?(?: most)?(?: these days| in life| about the future)?\s*$|biggest (?:worry|worries|fear|concern)s?\b(?! (?:about|with)))/,
    ({ person }) => [worryBank(person)],
  ],
  [
    /\b(?:do (?:on|with) (?:the |your |a typical )?(?:weekends?|free time|spare time|days? off)|do for fun|spend your (?:weekends?|free time|spare time|evenings)|your hobbies|hobbies do you)\b/,
    () => [banks.leisure],
  ],
  [
    /^(?!.*\b(?:decide|choose|plan|should)\b).*\bfor breakfast\b(?! (?:cereals?|foods?))|\b(?:typical|usual|normal) breakfast\b/,
    () => [banks.breakfast],
  ],
  [
    /^(?!.*\b(?:decide|choose|plan|should)\b).*\bfor (?:dinner|supper)\b(?: (?:last night|tonight|yesterday|usually))?\s*$|\b(?:typical|usual|normal) dinner\b/,
    () => [banks.dinner],
  ],
  [
    /^(?!.*\b(?:decide|choose|plan|should)\b).*\bfor lunch\b(?: (?:today|yesterday|usually))?\s*$|\b(?:typical|usual|normal) lunch\b/,
    () => [banks.lunch],
  ],
  [
    /\b(?:typical|normal|average|ordinary) (?:day|weekday|morning)\b|\bmorning routine\b(?! products)/,
    ({ person }) => [dayBank(person)],
  ],
  [
    /\b(?:if you|imagine you|suppose you|say you)(?: just| suddenly)? (?:won|got|inherited|found|received|were given|had)(?: an?(?: extra| additional)?| extra)? ?[$€£]?\s?[\d,.]*\s?(?:thousand|million|k|dollars?|bucks|lottery|the lottery|money|extra money|windfall)?\b.*\b(?:what|how) would you\b|\bwin the lottery\b/,
    ({ person }) => [windfallBank(person)],
  ],
  [
    /\b(?:younger|teenage|20-year-old) self\b|\bbest (?:piece of )?advice (?:you(?:'ve| have)? (?:ever )?(?:got|gotten|received|been given))/,
    () => [banks.youngerSelf],
  ],
  [
    /\b(?:biggest|most important|main|number one) (?:problem|issue|challenge)s? (?:facing|in|for|with) (?:your|the|our|this|america|society) ?(?:town|city|community|area|neighborhood|state|county|country|nation|world|america|society|today)?/,
    ({ person }) => [problemBank(person)],
  ],
  [
    /\b(?:what time|when) do you (?:usually |normally |typically |generally )?(?:go to (?:bed|sleep)|get to bed)\b/,
    ({ person }) => [person.age >= 60 ? banks.bedEarly : banks.bed],
  ],
  [/\b(?:what time|when) do you (?:usually |normally |typically |generally )?(?:get up|wake up)\b/, () => [banks.rise]],
  [
    /^(?:hi|hello|hey)?[,! ]*how are you(?: (?:doing|feeling))?(?: today| these days)?\s*$|^how(?:'s| is) (?:it going|your day|life)\b/,
    moodBanks,
  ],
  [
    /\b(?:looking forward to|goals? (?:for|do you have)|new year'?s resolutions?|hope to (?:do|achieve)|your dreams?\b(?! (?:job|car|home|house|vacation)))/,
    () => [myself.hopes],
  ],
  [/\b(?:proud of|proudest)\b(?!.*\bcountry)/, () => [myself.pride]],
]

type BanksOf = (speaking: Speaking) => readonly Bank[]

const known = new WeakMap<Reading, BanksOf | null>()

/** The banks for a question about the speaker's own life, and what fills them; null for any other question. */
export function everydayOf(speaking: Speaking): { banks: readonly Bank[]; slots: Slots } | null {
  const { reading } = speaking
  let banksOf = known.get(reading)
  if (banksOf === undefined) {
    const text = reading.text
      .slice(-400)
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/[?.!\s]+$/, '')
    banksOf = occasions.find(([pattern]) => pattern.test(text))?.[1] ?? null
    known.set(reading, banksOf)
  }
  return banksOf === null ? null : { banks: banksOf(speaking), slots: lifeSlots(speaking.person) }
}

const PLACE = /^[\p{L}\p{M}'’. -]{2,40}$/u

/** A life in phrases. Guards say what holds; nothing is said that the person's facts do not bear out. */
export function lifeSlots(person: Person): Slots {
  const slots: Record<string, string> = { first: person.first_name, age: String(person.age) }
  const kids = kidsPhrase(person)
  if (kids !== null && !kids.endsWith('of them')) slots.kids = kids
  if (person.partner === 'spouse') slots.spouse = person.sex === 'male' ? 'my wife' : 'my husband'
  if (person.partner === 'unmarried_partner') slots.spouse = 'my partner'
  const works = person.labour_status === 'employed' || person.labour_status === 'self_employed'
  if (works && person.job !== null) slots.job = withArticle(person.job.title)
  if (person.labour_detail === 'retired' && person.job !== null) slots.oldjob = withArticle(person.job.title)
  if (PLACE.test(person.city)) slots.city = person.city
  if (PLACE.test(person.state)) slots.state = person.state
  for (const fact of [
    'parent',
    'worker',
    'renter',
    'owner',
    'dog',
    'cat',
    'pet',
    'retired',
    'faith',
    'alone',
    'grandparent',
    'older',
    'parents_alive',
  ])
    if (holds(fact, person)) slots[fact] = ''
  if (person.urbanicity === 'rural' || person.urbanicity === 'micropolitan') slots.rural = ''
  if (person.urbanicity === 'large_central_metro') slots.urban = ''
  if (person.labour_detail === 'student') slots.student = ''
  if (person.labour_detail === 'homemaker') slots.homemaker = ''
  if (person.labour_detail === 'unemployed') slots.jobless = ''
  if (person.labour_detail === 'unable_to_work') slots.unable = ''
  if (person.age < 35) slots.young = ''
  return slots
}

function workBank(person: Person): Bank {
  if (person.labour_status === 'employed' || person.labour_status === 'self_employed') return myself.work
  return myself.noWork
}

const standing = (person: Person, attitude: string): number => person.attitudes?.[attitude] ?? 50

const worryBank = (person: Person): Bank =>
  standing(person, 'financial_security') < 45 ? banks.worriesMoney : banks.worries

const windfallBank = (person: Person): Bank =>
  standing(person, 'financial_security') < 50 ? banks.windfallNeed : banks.windfallSpare

const problemBank = (person: Person): Bank =>
  person.urbanicity === 'rural' || person.urbanicity === 'micropolitan' ? banks.problemsRural : banks.problems

const dayBank = (person: Person): Bank =>
  person.labour_status === 'employed' || person.labour_status === 'self_employed' ? banks.dayWorking : banks.dayHome

function moodBanks({ person, manner }: Speaking): readonly Bank[] {
  const mood = standing(person, 'life_satisfaction') / 50 - 1 + manner.mood * 0.5
  return [mood > 0.25 ? myself.moodGood : mood < -0.35 ? myself.moodLow : myself.moodSoSo]
}

/** The traits that stand out, at most two; somebody without any says so. */
function temperBanks({ person }: Speaking): readonly Bank[] {
  const { extraversion, openness, conscientiousness, agreeableness, emotional_stability: calm } = person.traits
  const marked: readonly (readonly [number, Bank, Bank])[] = [
    [extraversion - 50, myself.outgoing, myself.reserved],
    [openness - 50, myself.curiousMind, myself.settled],
    [conscientiousness - 50, myself.orderly, myself.loose],
    [agreeableness - 50, myself.gentle, myself.blunt],
    [calm - 50, myself.steady, myself.worrier],
  ]
  const strongest = [...marked].sort((a, b) => Math.abs(b[0]) - Math.abs(a[0])).slice(0, 2)
  const said = strongest.flatMap(([lean, high, low]) => (Math.abs(lean) < 8 ? [] : [lean > 0 ? high : low]))
  return said.length > 0 ? said : [ordinary]
}

const ordinary = openBank(
  'ordinary',
  `
  Ordinary, in a good way.
  Nothing to stand out, I get along and I get things done.
  b>Normal.
  b>Average, I'd say.
  c>You'd walk right past me, and I'd probably hold the door for you.
  d>Medium, in most sizes.
  k>I'd put myself near the middle on most things.
  w>Easy enough to live with, I'm told.
  o>I never know what to say to that, I'm just me.
  A regular person with a few odd habits.
  Somewhere between quiet and loud, tidy and messy.
  Depends who you ask, my friends are kinder about it than my family.
  `,
)
