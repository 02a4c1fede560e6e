import { openBank } from './open-banks.ts'

/** A favorite, without options: kinds of thing, never an invented brand. */
export const favorite = openBank(
  'favorite',
  `
  {?look}Whichever has the best {look}, I'm not loyal to one.
  {?look}The one with the best {look}, [whatever the name on it|I don't care about the name].
  {?look}I pick by the {look}, so it changes.
  {?look}b>Best {look} wins.
  {?look}b>Whatever has good {look}.
  {?look}k>I don't have one favorite, I go by the {look} and the {look2}.
  {?look}c>Oh, that changes, this year it's all about the {look} for me.
  {?look}d>The one whose {look} annoy{looks} me least.
  {?when}It depends, {when} I want something different than usual.
  The one I always get, nothing exotic, with {things}.
  Whatever's on sale, if we're talking {things}.
  The plain version, I don't need {things} with bells on.
  b>The cheap one.
  b>Whatever's there.
  b>No favorite.
  The same one for years, I couldn't tell you why, with {things}.
  I rotate, so naming one favorite wouldn't be true, with {things}.
  Nothing fancy when it comes to {things}.
  d>My favorite among {things} is the one that's [open|paid for].
  k>I'd have trouble naming a single favorite among {things}.
  c>Ooh, you want one? I could name five, {things} {tis} hard to narrow down.
  o>I stick to what I know with {things}, I've been burned.
  {?non}I don't have a favorite, I'm not into {things}.
  {?non}Can't name one, {things} never interested me.
  `,
)

/** What matters in it. */
export const whatMatters = openBank(
  'what-matters',
  `
  {?look}The {look} first, then the {look2}.
  {?look}{Look}, {look2} and {look3}, in that order.
  {?look}It has to have decent {look}, [the rest is gravy|everything else comes after].
  {?look}I look at the {look} before anything else.
  {?look}b>{Look}.
  {?look}b>{Look}. Then {look2}.
  {?look}b>{Look} and {look2}. Done.
  {?look}c>Well, the {look}, that's a must, and then I get picky about the {look2}.
  {?look}c>People go on about the {look2}, for me it's the {look} every time.
  {?look}d>The {look}, since the {look2} is always promised and never there.
  {?look}d>I say the {look}, I buy on the {look2}.
  {?look}k>Above all the {look}, followed at some distance by the {look2}.
  {?look}k>I'd rank the {look} ahead of the {look2}, and the {look3} last.
  {?look}w>Good {look}, that makes all the difference to me.
  {?look}o>The {look}, I won't compromise on that.
  {?look}If the {look} {lookisnt} right I [stop reading|don't go further].
  {?look}The {look} matter{looks} most, I can forgive a lot otherwise.
  {?look}Give me the {look} and keep the extras.
  {?look}Between the {look} and the {look2} I can't decide, those two.
  {?look}Mostly the {look}. [I've learned that the hard way|Ask me how I know].
  {?look}My list for {things} is short, {look} and {look2}.
  That it does what it says, that's all I want from {things}.
  Price and whether it lasts, same with {things} as with anything.
  b>Price.
  b>That it works.
  Honest pricing and no tricks, when it comes to {things}.
  Simple to use, [no manual needed|no app needed], that's what I want from {kind}.
  k>That depends on the use, but for {kind} I'd start with reliability.
  d>That I can ignore the rest of the features, with {kind}.
  c>I'm not picky about {things} until I am, and then it's always the same thing, does it last.
  w>That somebody picks up the phone if there's trouble with {kind}.
  o>That I won't regret {kind} in a year.
  `,
)

/** People who do not mind either way about the features. */
export const nothingMatters = openBank(
  'nothing-matters',
  `
  None of it matters much to me, I'm not into {things}.
  I couldn't say, {things} {tarent} something I shop for.
  b>Doesn't matter to me.
  b>No preference on {things}.
  {?look}The {look}, I suppose, if I had to get {kind}.
  {?look}Probably the {look}, but I'm guessing, I don't have {kind}.
  {?look}k>I imagine the {look}, though I've no experience with {kind}.
  c>I've never compared {things} in my life, so you'd get a random answer.
  d>That I don't have to deal with {things}.
  w>I'm easy, anything would do with {things}.
  Nothing in particular about {things}, honestly.
  I'd ask somebody who knows {things}.
  `,
)

/** A against B, in words. */
export const sooner = openBank(
  'sooner',
  `
  {Win}, [without much thought|easily|nine times out of ten].
  {Win} over {lose} for me.
  I'd go with {win}.
  I come down on the side of {win}.
  b>{Win}.
  b>{Win}, no contest.
  b>{Win}. Always.
  c>Oh, {win}, and I've had that argument more than once.
  c>I know plenty of people who'd say {lose}, and they're wrong, {win}.
  d>{Win}, mostly out of spite for {lose}.
  d>{Lose} had a chance and blew it, so {win}.
  k>On balance I'd say {win}, though I can see a case for {lose}.
  k>Weighing it up, I prefer {win} to {lose}.
  w>I've got a soft spot for {win}.
  w>{Win} for me, no offense to {lose}.
  o>{Win}, I feel safer with that.
  For me it's {win}, [the other one I can take or leave|and it isn't close].
  Give me {win} any day.
  {?look}{Win}, because of the {look}.
  {?look}{Win}, the {look} decide{looks} it for me.
  Leaning {win}.
  Between the two, {win}.
  Not a hard one, {win}.
  I'd take {win} and leave {lose} to others.
  Put {win} and {lose} in front of me and I'd reach for the first.
  `,
)

/** A against B, undecided. */
export const either = openBank(
  'either',
  `
  Both have their place, {one} and {two}.
  I couldn't choose between {one} and {two}.
  Six of one, with {one} and {two}.
  b>Either.
  b>Don't care, {one} or {two}.
  b>Toss-up.
  c>Some days {one}, some days {two}, I'm fickle that way.
  c>Depends on my mood and what's in my wallet, {one} or {two}.
  d>{One} and {two}, two names for not knowing what I want.
  k>I see advantages on both sides, {one} and {two}.
  k>It would depend on the situation, {one} for some things and {two} for others.
  w>I like them both, {one} and {two}.
  o>I'd be afraid of picking wrong between {one} and {two}.
  No real preference, {one} or {two}.
  Not much in it, {one} against {two}.
  I go back and forth between {one} and {two}.
  Whichever is easier that day, {one} or {two}.
  `,
)
