import type { Person } from '../../population/index.ts'
import type { Bank, Slots } from './compose-patterns.ts'
import { withArticle } from './english.ts'
import { openBank } from './open-banks.ts'
import type { Speaking } from './speaking.ts'

/** Questions take things for granted: a job, children, a dog. Whoever has none says that instead of an opinion. */
const presumed: readonly (readonly [RegExp, (person: Person) => boolean, Bank])[] = [
  [
    /^my (?:\w+ )?(?:job|work|workplace|boss|manager|supervisor|coworkers?|co-workers?|colleagues|employer|commute|salary|paycheck|office|career|work-life balance|shift)\b/,
    ({ labour_status: status }) => status === 'employed' || status === 'self_employed',
    openBank(
      'no-job',
      `
      I don't have a job right now, so I can't speak to that.
      b>Not working.
      b>Don't have one.
      {?retired}I'm retired, so that's behind me.
      {?retired}b>Retired.
      {?retired}Haven't had a boss in years, and I don't miss it.
      {?retired}c>I'm retired, honey of a deal, ask me about the bird feeder instead.
      {?retired}d>My working days are over, the complaints have aged out too.
      {?student}I'm still in school, so there's no real job to talk about.
      {?homemaker}My work's at home and nobody pays me for it, so no.
      {?jobless}I'd need to find a job first, I'm looking.
      {?unable}I'm not able to work these days.
      k>That doesn't apply to me at the moment, I'm not employed.
      w>I'm not working at the moment, sorry I can't help there.
      o>I'm without a job right now, so that one stings a little.
      Not in my case, I'm not employed at present.
      `,
    ),
  ],
  [
    /^(?:my (?:\w+ )?(?:kids?|child|children|son|daughter|baby|toddler|teenagers?)\b|being a (?:parent|mother|father|mom|dad)\b|(?:raising|having) (?:my )?(?:kids|children)\b|parent(?:hood|ing)$)/,
    (person) => person.num_children > 0,
    openBank(
      'no-children',
      `
      I don't have kids.
      b>No kids.
      b>Don't have any.
      No children here, so I can't say.
      c>No kids, just other people's, and I give those back.
      d>I'd have to get some first, kids I mean.
      k>That doesn't apply to me, I have no children.
      w>I don't have kids myself, I'm somebody's favorite grown-up though.
      o>We never had kids, so I wouldn't know.
      I never had children, you'd have to ask a parent.
      Not a parent, sorry.
      Kids never happened for me, so no answer there.
      `,
    ),
  ],
  [
    /^my (?:husband|wife|spouse|marriage)\b/,
    (person) => person.partner === 'spouse',
    openBank(
      'no-spouse',
      `
      I'm not married.
      b>Not married.
      b>Single.
      There's no husband or wife in the picture.
      c>You'd have to find me one first, I'm not married.
      d>Nobody's applied lately, I'm not married.
      k>That doesn't apply, I'm not married.
      w>I'm on my own, so I can't help with that one.
      o>I live without a spouse, so I'll skip this.
      Not married, so no answer from me.
      `,
    ),
  ],
  [
    /^my (?:\w+ )?(?:dogs?|cats?|pets?|puppy|kitten)\b/,
    (person) => person.habits === null || person.habits.pets !== 'none',
    openBank(
      'no-pet',
      `
      I don't have a pet.
      b>No pets.
      b>Don't have one.
      No animals at my place.
      c>No pets here, I can barely keep a fern going.
      d>The closest thing I have to a pet is the fridge.
      k>I have no pets, so this doesn't apply to me.
      w>I love animals, I just don't have one at home.
      o>I'd worry about it all day, so I never got a pet.
      There's no pet in the house, so I can't say.
      `,
    ),
  ],
  [
    /^my (?:landlord|rent|lease)\b/,
    (person) => person.home === 'rents',
    openBank(
      'no-landlord',
      `
      I don't rent.
      b>I own.
      b>No landlord.
      We own the place, so there's nobody to complain to but me.
      c>I'm my own landlord, and I never return my calls.
      d>My landlord is a bank, technically.
      k>This doesn't apply to me, I own my home.
      w>I own, so I can't help with that one.
      o>I own the place, every leak is mine.
      Haven't paid rent in a long time, we own.
      `,
    ),
  ],
  [
    /^my (?:mortgage|property tax(?:es)?|homeowners? insurance)\b/,
    (person) => person.home === 'owns',
    openBank(
      'no-mortgage',
      `
      I rent, so there isn't one.
      b>I rent.
      b>Don't have one, I rent.
      You'd have to own a house for that, I rent.
      c>I'd love to complain about that, I'd need a house first.
      d>I rent, so that's somebody else's headache.
      k>I'm a renter, so this doesn't apply to me.
      w>I rent, maybe someday.
      o>I rent, and the way prices are going I always will.
      Renting, so no answer there.
      `,
    ),
  ],
]

const noneOfIt = openBank(
  'none-of-it',
  `
  I don't have {such}.
  b>Don't have one.
  b>No {bare} here.
  I'd have to get {such} first.
  c>You're asking the wrong house, there's no {bare} here.
  d>I've gotten through life without {such} so far.
  k>I don't own {such}, so I can't answer that.
  w>I don't have {such} myself, sorry.
  o>I never got {such}, and I wonder sometimes if I should.
  Don't own {such}, never have felt the need.
  There's no {bare} in my house.
  Can't say, I haven't got {such}.
  `,
)

/** "Your tablet", asked of somebody who has none: the bank and what fills it; null where it does not apply. */
export function ownsNone({ decision, found }: Speaking, phrase: string): { bank: Bank; slots: Slots } | null {
  const bare = /^my ([a-z]+(?: [a-z]+)?)$/.exec(phrase)?.[1]
  const best = found.categories[0]
  if (bare === undefined || decision.user !== false || best === undefined || best.score < 0.6) return null
  const { name, aliases, penetration } = best.category
  const stem = bare.replace(/s$/, '')
  if (penetration > 0.8 || ![name, ...aliases].some((one) => one.toLowerCase().startsWith(stem))) return null
  return { bank: noneOfIt, slots: { bare, such: bare === stem ? withArticle(bare) : `any ${bare}` } }
}

/** The bank of somebody who has not got what the subject takes for granted; null where nothing is amiss. */
export function lackingBank(phrase: string, person: Person): Bank | null {
  for (const [pattern, holds, bank] of presumed) if (pattern.test(phrase)) return holds(person) ? null : bank
  return null
}
