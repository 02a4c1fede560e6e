import { openBank } from './open-banks.ts'

/** What bothers people about a thing; what would drive them off; what should be done; and where and whom they turn to. */

export const grievance = openBank(
  'grievance',
  `
  {?look}The {look}, every time.
  {?look}The {look}, then the {look2}, with {things}.
  {?look}It's always the {look} with {things}.
  {?look}b>The {look}.
  {?look}b>{Look}. And {look2}.
  {?look}c>How long have you got, the {look}, the {look2}, and the attitude if you mention either.
  {?look}d>The {look}, and being told it's for my own good.
  {?look}k>Chiefly the {look}, I think that could be handled better with {things}.
  {?look}w>I try not to complain, but the {look} could use some work.
  {?look}o>I worry about the {look} with {things}.
  {?look}Whoever's in charge of the {look} has never been a customer.
  {?look}If they'd only fix the {look}.
  What {things} cost{ts} now, mainly.
  The fine print that comes with {things}.
  Being treated like a number, that's my trouble with {things}.
  Never knowing what you'll really pay with {things}.
  {?thing}b>The price.
  b>All of it.
  {?thing}b>The runaround.
  How much {things} take{ts} out of you.
  Nobody tells you how tiring {things} can be.
  The worry that comes with {things}.
  That there's no end to {things}.
  b>The not knowing.
  c>People only talk about the nice side of {things}, and then you're in it.
  d>Mostly the parts of {things} nobody puts on a postcard.
  k>The uncertainty around {things}, I'd say, more than any one thing.
  w>I feel for people who have it worse with {things}.
  o>Lying awake over {things}.
  Not being asked about {things}.
  How fast {things} can turn on you.
  c>The runaround, you ask one question about {things} and you get three departments.
  d>The cheerful tone, mostly, while {things} let{ts} you down.
  k>A lack of straight information about {things}.
  w>It's small stuff, {things} just {tarent} made with people in mind.
  o>Not knowing what happens if something goes wrong with {things}.
  Nobody takes the blame when {things} go{tes} wrong.
  That {things} keep{ts} changing when nobody asked for it.
  Promises, {things} never quite {tis} what they tell you.
  `,
)

export const noGrievance = openBank(
  'no-grievance',
  `
  Not a lot, I get along fine with {things}.
  Nothing big, {things} {tis} fine by me.
  b>Nothing.
  b>Not much about {things}.
  {?look}The {look} now and then, nothing worth a letter.
  {?look}If I had to pick, the {look}.
  {?look}b>Maybe the {look}.
  {?look}k>A minor point would be the {look}.
  {?look}d>The {look}, on days when I'm looking for something.
  c>You'll have to ask my friends, they've got the list, I'm fine with {things}.
  d>I've used up my complaints on other things than {things}.
  k>I have no serious objection to {things}.
  w>I can't complain about {things}, really.
  o>Nothing so far, I don't want to jinx it.
  Hard to think of anything bad about {things}.
  Small stuff, I couldn't name one thing about {things}.
  Very little bothers me about {things}.
  `,
)

/** What would make them go. */
export const leaveIf = openBank(
  'leave-if',
  `
  One more price increase and I'm [out|gone].
  If the price went up again on {kind} I'd drop {obj}.
  {?look}If the {look} got any worse.
  {?look}The {look} going downhill would do it.
  {?look}b>Worse {look}.
  {?look}k>A noticeable drop in the {look} would be enough reason to leave {kind}.
  {?look}c>I've let a lot slide with {kind}, but mess with the {look} and I'm done.
  {?instead}If {instead} turned out cheaper I'd go with that.
  b>Price hike.
  b>A better offer.
  b>Bad service, once.
  Somebody treating me badly on the phone, that would be it for {kind}.
  Catching a charge I didn't agree to.
  A better deal somewhere else, I'm not married to {kind}.
  c>It wouldn't take much, one surprise on the bill and I'd be making calls about {kind}.
  d>An e-mail that starts with "exciting changes".
  k>If what I pay for {kind} stopped matching what I use.
  w>I'd hate to, but if {kind} got too expensive I'd have to let {obj} go.
  o>Losing hours or a big bill, {kind} would be the first thing to go.
  If I noticed I hadn't used {kind} in a month.
  Money getting tight, {kind} {is} near the top of the list to cut.
  `,
)

/** What would not. */
export const stayPut = openBank(
  'stay-put',
  `
  Not much would, I'm keeping {kind}.
  It'd take a lot for me to drop {kind}.
  b>Nothing.
  b>Not happening.
  {?look}Only if the {look} went completely bad.
  Short of going broke, nothing, I like {kind}.
  c>You'd have to pry it out of my hands, {kind} I mean.
  d>The end of the world, or a form that's easy to find.
  k>I see no reason at present to give up {kind}.
  w>I'm happy with {kind}, so I can't think of anything.
  o>Only if I couldn't pay for {kind} anymore.
  Laziness alone keeps me with {kind}, never mind liking {obj}.
  {?non}I don't have {kind}, so there's nothing to drop.
  {?non}b>Don't have {obj} in the first place.
  `,
)

/** What ought to be done about it. */
export const remedy = openBank(
  'remedy',
  `
  Ask the people who live with {subj} every day, for a start.
  Spend the money on {subj} instead of another study.
  b>Anything. Just start.
  b>Enforce the rules they've already got.
  b>Fix {obj}. {Subj}, I mean.
  Start small with {subj} and finish something for once.
  Put somebody in charge of {subj} who answers the phone.
  c>Get the people who decide about {subj} to live with it for a week, you'd see things move.
  d>Stop holding meetings about {subj}.
  d>Whatever they did last time about {subj}, the opposite.
  k>I'd look at who's done better with {subj} and copy it.
  k>First measure what's wrong with {subj}, then spend.
  w>Listen more, folks have good ideas about {subj}.
  o>I don't know that anything will help with {subj} anymore.
  I'm not sure they can do much about {subj}, to be honest.
  Quit pretending {subj} will take care of itself.
  Less talk about {subj}, more people actually working on it.
  It'd take money, and nobody wants to pay for {subj}.
  Make the ones who cause {subj} pay for it.
  Leave {subj} alone, every time they help it gets worse.
  `,
)

/** What a big word means to people. */
export const meaning = openBank(
  'meaning',
  `
  Not owing anybody anything, that's {subj} to me.
  {Subj} {is} being able to sleep at night.
  b>Peace of mind.
  b>Enough money and time.
  b>Family being okay.
  Having people around who'd show up, that's {subj} in my book.
  {Subj} {is} having a choice.
  c>I used to think {subj} was a big house, now it's a Sunday with nothing to do.
  d>{Subj}, when nobody needs anything from me for an hour.
  d>Ask three people about {subj} and you'll get a bumper sticker.
  k>For me {subj} has to do with being able to look back without regret.
  k>I'd say {subj} {is} doing what you said you'd do.
  w>The people I love being all right, that's {subj}.
  o>Not having to worry about the next bill, that'd be {subj}.
  Something you notice when it's gone, {subj}.
  {Subj} {is} mostly small stuff, if you ask me.
  Being left in peace to do your thing, that's {subj}.
  It changes with age, {subj}, these days it's health.
  `,
)

/** Where it comes from. */
export const whereFrom = openBank(
  'where-from',
  `
  Wherever it's cheapest that week, for {kind}.
  The closest place, I don't drive across town for {kind}.
  b>Nearest store.
  b>Online.
  b>Whoever has a sale.
  Mostly the same store I've always gone to.
  Online, more and more, for {kind}.
  A big store for the basics and a small one when I want it right.
  The discount place first, then I fill in the rest elsewhere.
  c>I've got a route, one place for this, one place for that, my friends think I'm nuts, but it saves money on {kind}.
  d>Wherever there's parking.
  k>I compare a couple of places before I settle on {kind}.
  w>A local place if I can, I like knowing who I'm buying from.
  o>Only where I can bring it back, when it comes to {kind}.
  {?instead}Half the time it's {instead}, if I'm honest.
  It depends what's on the list, two or three places for {kind}.
  Some of it online, some in the store, I like to see {kind} before I pay.
  I go where I have points, with {kind}.
  `,
)

/** Whom they ask or trust. */
export const whom = openBank(
  'whom',
  `
  Somebody who's been through it, over any expert.
  A friend who has no reason to sell me something.
  b>Family.
  b>Myself.
  b>Nobody, really.
  My doctor first, for anything that counts.
  People I've known twenty years.
  c>I've got one friend who researches everything to death, I just call her.
  d>Whoever isn't getting paid for the answer.
  d>The third page of the search results.
  k>I look at a few independent sources and see where they agree.
  w>My family, they know me best.
  o>I ask three people and still lie awake.
  A professional, if it's serious, otherwise I look it up.
  I read around and then go with my gut.
  Someone local with a good name.
  The pharmacist, if it's anything to do with health, they actually talk to you.
  My own two eyes.
  `,
)

/** They have it already. */
export const already = openBank(
  'already',
  `
  I already have {kind}, so nothing's left to convince me of.
  You're late, I've got {kind}.
  b>Already did.
  b>Got {kind} already.
  Nothing, I'm there already with {kind}.
  {?look}The {look} did it for me, I've got {kind}.
  {?look}What got me there was the {look}.
  {?look}k>It was the {look} that convinced me at the time.
  c>Funny you ask, I took the plunge with {kind} a while back.
  d>I've already fallen for it, {kind} I mean.
  k>I've made that decision already, I use {kind}.
  w>I'm already happy with {kind}.
  o>I did it already, and I was nervous the whole way, {kind}.
  Been using {kind} for a while, so that ship has sailed.
  `,
)
