import { openBank } from './open-banks.ts'

/**
 * Why, what draws people, what keeps them away and what would change their mind. `look` is something people look at in
 * the category ("the battery"); the fuller reasons follow from elsewhere.
 */

/** Why do you …? Said by those who do. */
export const because = openBank(
  'because',
  `
  {?look}The {look}, mainly.
  {?look}The {look} more than anything, then the {look2}.
  {?look}It comes down to the {look} for me.
  {?look}Mostly the {look}, and [a bit of habit|I'm used to it by now].
  {?look}I'd say the {look}, if I'm honest with myself.
  {?look}Because of the {look}, [first of all|mainly|simple as that].
  {?look}b>{Look}.
  {?look}b>{Look}, {look2}. That's it.
  {?look}k>There are a couple of reasons, the {look} and the {look2} above all.
  {?look}c>Oh, a bunch of things, the {look} to start with, [and don't get me going on the {look2}|then the {look2}].
  {?look}d>The {look}. I'd like to say something nobler.
  {?user}Habit, mostly. I've had {kind} so long I don't [question it|think twice].
  {?user}I tried {kind} once and [it stuck|never went back].
  {?user}It makes my life easier, {kind} {does}.
  {?user}{Kind} {does} what I need, [and I don't like change|so why switch].
  {?user}Somebody I trust [put me on to|talked me into] {kind} and [they were right|here I am].
  {?user}{Kind} work{s} for me, [that's the whole reason|nothing deeper than that].
  {?self}{Yes} because it [suits how I live|works for me|fits my day].
  {?self}{Yes} [out of habit|mostly out of habit|without thinking about it much], if I'm honest.
  {?self}I never sat down and decided it, {yes} and that's how it's been.
  {?self}b>Habit.
  {?self}b>Because it works for me.
  {?self}c>Well, {yes}, and I suppose it started [by accident|years back] and never stopped.
  {?self}k>I've thought about why {yes}, and it's [mostly practical|a few small things added up].
  {?self}d>{Yes} for the same reason most people do things, it was there.
  {?self}w>{Yes} because it makes [me|things] a little [happier|easier], honestly.
  {?world}It's human nature, I think, {yes}.
  {?world}You'd have to ask them, I only notice that {yes}.
  {?world}Habit, mostly, people follow other people, so {yes}.
  {?world}I'd guess money comes into it somewhere, with {subj}.
  {?world}k>I don't think there's one cause, {yes} for several reasons at once.
  {?world}b>Human nature.
  {?world}b>Money, usually.
  {?world}c>I've wondered about that myself, {yes}, and I've never heard a good reason.
  {?world}d>Nobody planned it, I'm sure, {yes} all the same.
  {?world}w>I try not to judge, {yes}, and there's usually a story behind it.
  {?world}o>It bothers me that {yes}, I wish I knew why.
  {?world}My guess is as good as yours, {yes} and that's how it is.
  `,
)

/** Why do you …? Said by those who do not. */
export const notSo = openBank(
  'not-so',
  `
  {Dont}, actually.
  {Dont}, so I can't tell you why.
  Well, {dont}, [is the thing|to start with].
  b>{Dont}.
  b>Wrong person, {dont}.
  b>Who says? {Dont}.
  c>Hold on, {dont}, so I'm [not the one to ask|skipping the why].
  c>You're assuming a lot there, {dont}.
  d>The question has me confused with somebody else, {dont}.
  d>{Dont}, which makes the why easy.
  k>I should say first that {dont}.
  k>That takes for granted something that isn't so in my case, {dont}.
  w>I hate to spoil it, but {dont}.
  o>{Dont}, and now I wonder if I should.
  I'd have to say {no}.
  Truth is {no}.
  Actually {no}[|, so the question's moot|, for what it's worth].
  That's not me, {no}.
  There's no why for me, {no}.
  For the record, {no}.
  Not in my case, {no}.
  Can't explain something I don't go along with, {no}.
  {?non}I don't have {kind}, so there's no reason to give.
  {?non}You'd have to ask somebody who uses {kind}.
  {?world}I don't see it that way, {no}.
  {?world}I'd question that, I think {no}.
  {?world}Is it, though? From where I sit {no}.
  {?world}I'm not convinced of that in the first place, {no}.
  `,
)

/** What do you like about it, what draws you? */
export const drawnBy = openBank(
  'drawn-by',
  `
  {?look}The {look}, easily.
  {?look}The {look}, hands down, then the {look2}.
  {?look}I'd put the {look} first with {things}.
  {?look}For me {subj} {is} about the {look}.
  {?look}What gets me is the {look}.
  {?look}It's the {look}, [everything else is extra|the rest I could live without].
  {?look}b>{Look}.
  {?look}b>The {look}. Period.
  {?look}b>{Look}, then {look2}.
  {?look}c>Oh, the {look}, I [tell everybody|bring it up all the time], and the {look2} isn't bad either.
  {?look}c>If I had to sell a friend on {things} I'd start with the {look}.
  {?look}d>The {look}, on the days it cooperates.
  {?look}k>Mainly the {look}, and to a smaller degree the {look2}.
  {?look}k>I'd single out the {look}.
  {?look}w>I just enjoy the {look}, it makes my day a bit nicer.
  {?look}o>The {look}, it's one less thing to worry about.
  {?look}Take away the {look} and I'd lose interest in {things}.
  {?look}Between the {look} and the {look2}, I'd pick the {look}.
  {?look}Number one is the {look}.
  {?look}The {look} won me over, [simple as that|the rest came later].
  {?when}I like {kind} most {when}.
  {?user}That {subj} just work{s} and I don't have to think.
  {?user}How easy {subj} {has} become to fit into a day.
  {?user}I like that {kind} save{s} me a headache.
  Honestly, just having {kind} around [when I need {obj}|is nice].
  The little things about {kind}, [nothing dramatic|no single big one].
  It's the ease of {things} that gets me.
  Less fuss, that's what I like about {things}.
  w>There's something comforting about {kind}.
  d>That {subj} show{s} up and work{s}, which is rarer than you'd think.
  `,
)

/** The same, from people whom nothing draws. */
export const undrawn = openBank(
  'undrawn',
  `
  Not much, to be honest, {things} {tdoesnt} do a lot for me.
  Nothing [jumps out|comes to mind] with {things}.
  I'd have to think hard to find something I like about {things}.
  b>Nothing.
  b>Not much about {things}.
  b>About {things}? Nothing really.
  I can't name [one thing|anything] about {subj} that pulls me in.
  {?look}Maybe the {look}, if you twist my arm.
  {?look}The {look} {lookis} okay, that's as far as I'd go.
  {?look}If anything the {look}, and even that's [hit or miss|a stretch].
  {?look}d>The {look}, I'm told.
  c>You're asking the wrong person, {things} never did it for me.
  c>I've been sitting here trying to think of something nice about {things} and I'm still sitting here.
  d>The part where {things} end{ts}.
  d>I like not having to deal with {things}.
  k>I don't see an advantage in {things} that would matter to me.
  k>It would be polite to name something, but {subj} {doesnt} appeal to me.
  w>I'm sure there's something good about {things}, I just haven't found it.
  o>I mostly see the downsides of {things}.
  {?non}I've never felt the pull of {things}.
  {?non}Hard to say what I'd like about {kind}, I don't use {obj}.
  {?user}I use {kind} because I have to, liking doesn't come into it.
  Very little about {things}, if I'm straight with you.
  Wouldn't know where to look for the good part of {things}.
  `,
)

/** What keeps you from it? From those who stay away. */
export const keptFrom = openBank(
  'kept-from',
  `
  {?look}The {look}, mostly.
  {?look}The {look} put{looks} me off, then the {look2}.
  {?look}It's the {look} that stops me.
  {?look}b>{Look}.
  {?look}b>The {look}. And the {look2}.
  {?look}Never been happy with the {look}, so I [hold off|stay out].
  {?look}k>Chiefly the {look}, I haven't seen that answered.
  {?look}c>Where do I start, the {look} alone [is enough for me|would do it].
  {?look}d>The {look}, with a side of not caring.
  {?look}o>I worry about the {look}.
  {?look}As long as the {look} {lookis} what {lookit} {lookis} I'll wait.
  {?instead}I've got {instead} for that, so {things} never [made sense|came up].
  {?instead}I'd sooner go with {instead}.
  {?instead}Why bother with {kind} when {instead} will do.
  {?non}Nothing's forcing me to get {kind}, [so I don't|that's most of it].
  {?non}I don't feel the lack of {kind}.
  {?non}Other things get my money before {kind} {does}.
  {?non}I never got far enough with {kind} to need a reason.
  b>Money.
  b>No need for {kind}.
  Cost, then [the bother|time], when it comes to {things}.
  It's the [hassle|bother] of {things} more than anything.
  What I pay already is enough without {kind} on top.
  c>Partly I'm lazy about {things} and partly I [don't see the need|think it's a racket].
  d>A healthy lack of interest in {things}.
  k>I haven't been convinced that {things} {tis} worth it for someone in my spot.
  w>Nothing against {things}, it's just never been the right moment.
  o>I'm afraid I'd regret {kind}.
  Just never saw {things} pay off for [me|people I know].
  Time, money, the usual, {things} {tarent} high on the list.
  Plain stubbornness about {things}, [maybe|some of it].
  `,
)

/** The same, from those whom nothing keeps. */
export const notKept = openBank(
  'not-kept',
  `
  {?user}Nothing keeps me from {things}, I'm already [on board|in].
  {?user}Nothing, I've got {kind}.
  {?user}b>Nothing. I use {obj} already.
  {?user}I don't hold back on {kind}, [as my bank can tell you|I'm a regular].
  {?user}The only brake on {kind} for me is [money|time], and not much of one.
  {?user}c>Keeps me from it? I'm the one telling other people about {things}.
  {?user}d>Only my better judgment, and it loses, I've got {kind}.
  {?look}Only the {look}, now and then.
  {?look}If anything, the {look}, otherwise I'm in favor of {things}.
  {?look}k>A small doubt about the {look}, otherwise nothing.
  Very little stands in the way of {things} for me.
  Just getting around to {things}, that's all.
  b>Nothing much.
  Mostly timing, I'm not against {things} at all.
  The money would have to be there, otherwise I'm all for {things}.
  w>Nothing really, I'd be glad to have {kind}.
  k>I can't name a serious obstacle when it comes to {things}.
  o>Only that I tend to put things off, {things} included.
  `,
)

/** What would make you …? From those who could be moved. */
export const onCondition = openBank(
  'on-condition',
  `
  {?look}The {look} would have to be right.
  {?look}Sort out the {look} and I'd [think about it|be interested|say yes].
  {?look}Better {look}, [then we can talk|that would do it].
  {?look}If somebody showed me the {look} {lookis} as good as they say, I'd [try {kind}|go for {kind}].
  {?look}b>Better {look}.
  {?look}b>{Look}. Fix that.
  {?look}k>I'd want to see the {look} and the {look2} improve before I moved on {things}.
  {?look}c>Well, the {look} for a start, and [a friend who's tried {obj}|a free month wouldn't hurt].
  {?look}d>A miracle in the {look} department, or a coupon.
  {?look}o>I'd need to be sure about the {look} first.
  A lower price would [do most of it|get me there|move me], with {things}.
  If the price came down on {kind} I'd [look again|think about it].
  A chance to try {kind} first without [paying|signing anything].
  Somebody I know having {kind} and still liking {obj} after a year.
  b>Half the price.
  b>Try before I buy, with {kind}.
  b>A good deal on {kind}.
  c>Let me try {kind} for a week and I'd tell you, [I'm easily swayed|I'm not that stubborn].
  c>If my neighbors all had {kind} and quit complaining about {obj}, I'd come around.
  d>A gift. I rarely send gifts back, {kind} included.
  d>Someone else paying for {kind}.
  k>I'd need to know [what it really costs over a year|how easily I could get out again], then I'd consider {kind}.
  k>Clear terms and no surprises, with {things} that's what I'd wait for.
  w>A friendly person explaining {kind} to me would go a long way.
  w>If it made life easier for the people around me I'd go for {kind}.
  o>A guarantee I could [back out of|send back] {kind}.
  o>Knowing I won't be stuck with {kind} if it goes wrong.
  Not a lot is missing for me to go for {kind}, [a nudge|a good price] maybe.
  Make {kind} simple and fairly priced and I'm there.
  If it saved me real time, {kind} would be worth a look.
  {?no}Right now {no}, a [better offer|better price|real reason] could change that.
  `,
)

/** The same, from those who could not. */
export const unmovable = openBank(
  'unmovable',
  `
  Nothing, really, {things} {tarent} for me.
  I can't think of anything that would [get me into|sell me on] {things}.
  b>Nothing.
  b>Nothing would. Not {things}.
  b>Can't be done, with {things}.
  You'd have to [pay me|change my whole life], I've got no use for {kind}.
  {?no}I don't see it happening, {no}.
  {?no}{No}, and I can't picture what would change that.
  {?instead}With {instead} around I don't need {kind}.
  {?instead}I'm happy with {instead}, so nothing much would.
  {?look}Not even better {look} would do it.
  {?look}You could double the {look} and I still wouldn't want {kind}.
  c>People have tried with {things}, believe me, and I'm [still a no|still sitting here].
  c>Oh, you'd need a better salesman than I've ever met to get me into {things}.
  d>A different personality, and {things} would still be a long shot.
  k>I've considered {things} seriously and don't expect to change my mind.
  k>I honestly see no condition under which I'd want {kind}.
  w>I appreciate the effort, but {things} just {tarent} me.
  o>Nothing, I'd only lie awake over {kind}.
  It'd take more than a discount to get me near {things}.
  No offer I can imagine, {things} {tdoesnt} fit my life.
  I'm set in my ways about {things}.
  `,
)
