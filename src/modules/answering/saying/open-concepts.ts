import { openBank } from './open-banks.ts'

/**
 * First impressions of something new: a described product, a name nobody has heard. `feat` is one of its features,
 * `unheard` a name that is new to everybody. Nobody has used it.
 */
export const keen = openBank(
  'keen',
  `
  I'd [try|look into|want to see] {kind}[|, no question|, gladly].
  That's clever, I'd use {kind}.
  Now that's an idea I can get behind, {kind}.
  {?feat}The bit about {feat} got me.
  {?feat}You had me at {feat}.
  {?feat}b>{Feat}? Yes please.
  {?feat}b>Good. Like the bit about {feat}.
  {?feat}c>Okay, the part about {feat} is what I've been waiting for somebody to come up with.
  {?feat}k>The part about {feat} seems well thought out to me.
  {?feat}w>What a nice idea, the bit about {feat} especially.
  {?feat2}Between {feat} and {feat2} I'm pretty much sold.
  {?title}{Title} sounds like something I'd [buy|try], honestly.
  {?title}I'd give {title} a go, first impression is good.
  {?unheard}Never heard of {unheard}, but if {it} {does} what it says I'm interested.
  {?unheard}New name to me, {unheard}, and I like the sound of it.
  b>I'd try {kind}.
  b>Good idea, {kind}.
  c>Where was {kind} when I needed {obj} last year?
  d>I came to complain and I'd actually buy {kind}.
  k>My first impression of {kind} is positive, I'd want to try {obj}.
  w>I like it, {kind} would make somebody's day easier, mine included.
  o>I like {kind}, I only hope there's no catch.
  Smart, I can see myself with {kind}.
  That would solve something for me, {kind}.
  First reaction to {kind}, show me more.
  Count me interested in {kind}.
  `,
)

export const curious = openBank(
  'curious',
  `
  Sounds decent, I'd want to know more about {kind}.
  Not bad, {kind}, I'd look twice.
  I could see {kind} working, [for the right price|if it's done well].
  {?feat}The bit about {feat} is the best part.
  {?feat}I'm interested because of {feat}, the rest I'd have to see.
  {?feat}b>{Feat}, okay. Rest, eh.
  {?feat}c>I read it twice, and it's the part about {feat} that made me go back.
  {?feat}d>The bit about {feat} is either useful or a slide in somebody's presentation.
  {?feat}k>If the part about {feat} holds up, {kind} could be worth having.
  {?feat}w>I like that somebody thought about {feat}.
  {?feat2}I get {feat}, less so {feat2}.
  {?title}{Title} sounds okay, [depends on the price|I'd wait for the reviews].
  {?unheard}I don't know {unheard}, so I'd start by asking around.
  {?unheard}Never heard of {unheard}, but the idea isn't bad.
  {?unheard}b>Don't know {unheard}. Could be good.
  b>Could be good, {kind}.
  b>Maybe, on {kind}.
  c>I'd be the one asking a hundred questions about {kind} in the store, but in a good way.
  d>As new ideas go, {kind} {isnt} the worst this year.
  k>I'd say {kind} {has} promise, subject to cost and how it holds up.
  w>It's a nice thought, {kind}, I'd be curious to see {obj}.
  o>Interesting, I'd want to know what happens if {kind} break{s}.
  I'd pick {kind} up and read the box.
  Mild interest in {kind}, let's call it that.
  Somebody else can try {kind} first, then I'll see.
  `,
)

export const wavering = openBank(
  'wavering',
  `
  I can't tell yet if {kind} {is} clever or silly.
  Part of me is curious about {kind}, part of me sees another thing to charge.
  Mixed first impression of {kind}.
  {?feat}I like the bit about {feat}, I'm not sure I'd pay for it.
  {?feat}The part about {feat} is fine, does anybody need it though?
  {?feat}b>{Feat}, sure. The rest, no.
  {?feat}k>I'd want proof that the part about {feat} works before I'd decide.
  {?feat}c>See, I read the bit about {feat} and thought great, and then I kept reading.
  {?feat2}{Feat} sounds good, {feat2} sounds like marketing.
  {?title}Not sold on {title}, not against it either.
  {?unheard}Hard to say, I've never heard of {unheard}.
  b>Jury's out on {kind}.
  b>On the fence about {kind}.
  d>It's a solution looking around for my problem, {kind}.
  k>I see who {kind} might be for, I'm not certain it's me.
  w>I'd like to like {kind}.
  o>I'd worry about getting stuck with {kind}.
  Depends what {kind} cost{s} and how long {it} last{s}.
  Neither wow nor no, {kind}.
  I'd sleep on {kind}, and probably forget.
  `,
)

export const unimpressed = openBank(
  'unimpressed',
  `
  I don't see what I'd need {kind} for.
  Doesn't do much for me, {kind}.
  Not for me, {kind}, what I've got works.
  {?feat}The bit about {feat} doesn't convince me.
  {?feat}I stopped at {feat}, do I really need that?
  {?feat}b>{Feat}? Why?
  {?feat}b>Don't need {feat}.
  {?feat}c>I read the part about {feat} out loud to be sure I got it right, and no.
  {?feat}d>{Feat}, finally, said nobody.
  {?feat}k>I doubt that the part about {feat} would make a difference to me.
  {?feat}o>The part about {feat} is one more thing that can break.
  {?feat2}They lost me somewhere between {feat} and {feat2}.
  {?title}{Title} isn't for me, [sorry|I'll say that much].
  {?unheard}I don't know {unheard} and this didn't make me want to.
  b>Don't need {kind}.
  b>No use for {kind}.
  b>Pass on {kind}.
  {?instead}I've got {instead}, I don't need {kind}.
  c>Somebody got paid to come up with {kind}, and good for them, but no.
  d>{Kind}, for people who've run out of things to buy.
  k>I don't find {kind} convincing, I'd keep what I have.
  w>It's a cute idea, {kind}, just not one for me.
  o>Sounds like {kind} would be one more thing to worry about.
  I'd walk past {kind} in the store.
  Seems like a lot of bother for what {kind} {does}.
  Feels made up in a meeting, {kind}.
  My first thought was no, and {kind} didn't give me a second.
  `,
)

export const repelled = openBank(
  'repelled',
  `
  No. I wouldn't want {kind} in the house.
  You couldn't give me {kind}.
  What a waste, {kind}.
  {?feat}{Feat}? That's the part that puts me off for good.
  {?feat}b>{Feat}. No thanks.
  {?feat}I read {feat} and was done.
  {?feat}d>I'd pay extra for one without {feat}.
  {?feat}k>I have serious reservations, starting with the part about {feat}.
  {?title}{Title}, no, not at any price.
  {?unheard}Never heard of {unheard}, and I'd like to keep it that way.
  b>Hard no on {kind}.
  b>Ridiculous, {kind}.
  b>Nobody needs {kind}.
  c>Oh no, {kind}, who asked for that?
  c>I laughed, then I saw {kind} was meant seriously.
  d>If I see {kind} at a yard sale next year I won't be surprised.
  d>Another thing for the landfill, {kind}.
  k>I see no benefit in {kind} and several drawbacks.
  w>I don't like to be harsh, but {kind} {is} a bad idea.
  o>{Kind} would make me nervous just sitting there.
  Gimmick, {kind}, pure and simple.
  Whoever came up with {kind} should spend a week in a normal household.
  I'd be embarrassed to own {kind}.
  It's a no to {kind}, and not a polite one.
  `,
)

/** What would be a fair price? Only those with a figure of their own name one. */
export const priceNamed = openBank(
  'price-named',
  `
  Around {limit}, I'd say, for {kind}.
  {Limit}, tops, for {kind}.
  I'd stop at {limit}.
  b>{limit}.
  b>{limit}, no more.
  Something like {limit} would feel fair for {kind}.
  Past {limit} I'd start looking elsewhere.
  c>I'd say {limit}, and I'd still wait for a sale on {kind}.
  d>{limit}, though they'll ask double for {kind}.
  k>About {limit} seems reasonable to me for {kind}.
  w>I'd be happy to pay {limit} or so for {kind}.
  o>No more than {limit}, I have to be careful.
  For me {kind} {is} worth {limit}, give or take.
  I could justify {limit} for {kind}, not much beyond that.
  `,
)

/** The same, without a figure. */
export const priceLoose = openBank(
  'price-loose',
  `
  Less than they'll ask for {kind}, I'm sure of that.
  As little as possible, {kind} {isnt} something I'd splurge on.
  b>Cheap.
  b>Not much.
  I wouldn't pay a lot for {kind}.
  Depends what I get, {kind} can be cheap and still not worth it.
  c>I'd want to hold {kind} first before I talk money.
  d>Somewhere between free and my mood that day, for {kind}.
  k>I'd have to compare, I don't have a figure in my head for {kind}.
  w>Whatever keeps {kind} affordable for regular people.
  o>I couldn't spend much on {kind} right now.
  No idea what {kind} go{es} for these days.
  `,
)
