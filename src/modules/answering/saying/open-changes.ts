import { openBank } from './open-banks.ts'

/** What would you change? */
export const change = openBank(
  'change',
  `
  {?look}I'd do something about the {look}.
  {?look}Start with the {look}, then the {look2}.
  {?look}Fix the {look}.
  {?look}The {look}, [no question|before anything else], with {things}.
  {?look}b>The {look}.
  {?look}b>{Look}. Badly.
  {?look}b>Better {look}.
  {?look}If I ran it, the {look} would be the first thing on the list.
  {?look}Whoever's in charge of the {look} needs [a talking-to|a long look in the mirror].
  {?look}c>Oh, give me a pen, the {look} for one, and don't think I've forgotten the {look2}.
  {?look}d>The {look}, and while they're at it the person who approved it.
  {?look}k>The {look} could be better, and I'd like some honesty about the {look2}.
  {?look}w>Just the {look}, the rest I'm fond of.
  {?look}o>I'd want more certainty about the {look}.
  {?look}Nobody seems to have asked a customer about the {look}.
  Cheaper, for a start, {things} {thas} gotten out of hand.
  Make {kind} simpler, [half the steps would do|fewer steps, fewer screens].
  Bring the price down on {things} and [quit adding things|leave the rest].
  {?thing}b>The price.
  b>Simpler, with {kind}.
  A real person to talk to when something goes wrong with {kind}.
  c>I'd have them use {kind} themselves for a month, they'd fix it quick.
  d>I'd put the people who designed {kind} in line with the rest of us.
  k>More transparency about cost would help {things} the most.
  w>A little more patience from the people behind {kind}.
  o>Fewer surprises with {kind}, that's all I ask.
  Less small print around {things}.
  Cut the nonsense that comes with {kind} and keep the part that works.
  Make {kind} last longer.
  Stop changing {kind} every year.
  `,
)

/** The same, from people who are content or do not care. */
export const noChange = openBank(
  'no-change',
  `
  I wouldn't change much about {kind}.
  Not a thing, {kind} {is} fine as {it} {is}.
  b>Nothing.
  b>Leave {obj} alone, {kind} work{s}.
  b>Can't think of anything.
  {?look}Maybe the {look}, if I'm nitpicking.
  {?look}The {look} could be a touch better, that's all.
  {?look}k>A small improvement in the {look}, nothing beyond that.
  c>Please don't touch {kind}, every time something works they go and improve it.
  d>I'd change nothing about {kind}, they'd only make {obj} worse.
  k>I see no pressing need to change {kind}.
  w>I'm happy with {kind}, honestly.
  o>I'd be afraid they'd ruin {kind}, so nothing.
  {?non}I don't use {kind}, so I've no list of changes.
  {?non}No idea, {kind} {isnt} something I use.
  Good enough as is, {kind}.
  I've made my peace with {kind}.
  Couldn't name one thing about {kind} that bothers me enough.
  `,
)

/** Advice, from those in favor. */
export const goAhead = openBank(
  'go-ahead',
  `
  Go for it, {things} {tis} worth it.
  I'd tell them yes on {things}, [and not to overthink it|just start small].
  Do it, and don't let anybody talk you out of {things}.
  b>Do it.
  b>Go for it.
  b>Yes to {kind}, start small.
  {?look}Watch the {look} and you'll be fine with {things}.
  {?look}Get {kind}, just pay attention to the {look}.
  {?look}k>I'd recommend {things}, with an eye on the {look}.
  {?look}My advice with {things} is to spend on the {look} and save on the rest.
  c>I'd say try {kind}, and call me after, because I've got opinions.
  d>Go ahead with {kind}, you'll complain either way.
  k>Take your time, compare, and then yes, {things} {tis} a sensible choice.
  w>I'd tell a friend to give {things} a try and be patient with it.
  o>Do it, but keep the receipt with {kind}.
  Start with a cheap one, then decide, that's what I'd say about {things}.
  Ask somebody who already has {kind}, then do it.
  {?user}Don't wait as long as I did with {kind}.
  I'd point them toward {things}, no hesitation.
  Start slow with {kind}, [you can always add|no need to go all in].
  `,
)

/** Advice, from those against. */
export const stayAway = openBank(
  'stay-away',
  `
  Save your money, {things} {tarent} worth it.
  I'd tell them to stay away from {things}.
  Don't bother with {things}.
  b>Don't.
  b>Save your money.
  b>Skip {things}.
  {?look}Look hard at the {look} before you touch {things}.
  {?look}k>I'd advise against {things}, mainly because of the {look}.
  {?instead}Go with {instead}, skip {things}.
  {?instead}I'd steer them to {instead}.
  c>I'd sit them down and talk them out of {things}, over coffee if I had to.
  d>Do the opposite of what the ad for {kind} says.
  k>I would think twice, most people don't need {kind}.
  w>I'd gently tell them {things} {tarent} what the ads promise.
  o>I'd warn them, {things} can go wrong in ways you don't expect.
  Sleep on it, then say no to {kind}.
  Read the fine print on {kind}, then walk away.
  Wait a year, the urge for {kind} passes.
  Think about what {kind} cost{s} over five years, then think again.
  Ask yourself if you'd miss {kind}. You wouldn't.
  `,
)

/** Advice, undecided. */
export const goSlow = openBank(
  'go-slow',
  `
  Take your time and ask around about {things}.
  I'd say try {kind} once, small, and see.
  b>Shop around.
  {?look}Check the {look} and then decide for yourself about {kind}.
  {?look}k>Compare the {look} before anything else, with {things}.
  c>I'd ask them ten questions first, because {things} {tarent} for everybody.
  d>Flip a coin on {kind} and see if you're disappointed.
  k>I'd want to know their situation before I said yes or no to {things}.
  w>Whatever you decide on {things}, don't lose sleep over it.
  o>Be careful, don't sign anything on {kind} the first day.
  Know what you want it for before you get {kind}.
  Set a limit before you go near {things}.
  Don't rush into {things}, [there's always another|it'll be there next month].
  Listen to people who've had {kind} a while, not to the new ones.
  `,
)
