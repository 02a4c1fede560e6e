import { openBank } from './open-banks.ts'

/** The last time, a day in one's life with it, how it is used; and what people say who have no such story. */

/** It went well. */
export const goodTime = openBank(
  'good-time',
  `
  {?when}Last time was {when}, [nothing special about it|and it went fine|no drama], which is how I like it with {kind}.
  {?when}The one I remember was {when}, {kind} did exactly what I wanted.
  {?when}It was {when}, I think, [in and out|quick and easy], no trouble with {kind} at all.
  {?when}b>{When}. Went fine.
  {?when}b>{When}, no complaints.
  {?when}c>Oh, that was {when}, and I remember because [I told somebody about it after|somebody was with me], {kind} turned out better than I figured.
  {?when}w>{When}, and it was a nice little moment, [nothing fancy|simple as it was].
  {?look}The last time with {kind} went smoothly, the {look} {lookwas} good.
  {?look}What I remember is the {look}, [better than usual|I was pleasantly surprised].
  {?look}b>Good. {Look} {lookwas} fine.
  {?look}k>My last experience with {kind} was positive, in particular the {look}.
  {?look}The {look} {lookwas} better than I'd expected last time, so I [was happy|have nothing to complain about].
  Not long ago, and {kind} worked out [fine|the way it should|better than I'd feared].
  A couple of weeks back, [give or take|I'd guess], no trouble with {kind}.
  Recently, and {kind} gave me no [grief|reason to complain].
  b>Went fine, {kind}.
  b>Smooth, last time.
  b>No story, {kind} just worked.
  c>So the last time with {kind}, let me think, it was one of those days where everything went right for once.
  c>I was in a hurry, [of course|as usual], and {kind} still worked out, so [I was glad|hats off].
  d>Last time with {kind} was uneventful, the highest praise I know.
  d>I'd tell you about {kind}, but nothing went wrong, so there's no story.
  k>As far as I recall, the last time with {kind} everything went as expected.
  w>It was nice, honestly, last time with {kind} I came away in a good mood.
  w>The people were kind and {kind} went well, that's what I remember.
  o>I went in nervous and {kind} turned out fine.
  It's been a week or so, and I have nothing bad to report on {kind}.
  Pretty ordinary, last time with {kind}, I got what I came for.
  Easy, the last time, {kind} did the job.
  I don't remember the details of the last time with {kind}, which tells you it went okay.
  `,
)

/** It went badly, or so-so. */
export const badTime = openBank(
  'bad-time',
  `
  {?look}The {look} let me down last time with {kind}.
  {?look}Last time the {look} {lookwas} the problem, [as usual|and I said so].
  {?look}b>Bad. The {look}.
  {?look}What sticks is the {look}, and not in a good way.
  {?look}k>The last time with {kind} I was disappointed by the {look}.
  {?look}c>Let me tell you about the {look} last time, [actually don't let me|I'm still annoyed].
  {?look}d>It had everything except a decent {look}.
  {?when}It was {when}, and {kind} took twice as long as {it} should.
  {?when}The last one was {when}, I came away [annoyed|out of money and patience].
  {?when}b>{When}. Not great.
  Took longer than it should have, the last time with {kind}.
  I came away thinking I'd paid too much for {kind}.
  b>Annoying, last time.
  b>Wouldn't repeat it, {kind}.
  b>Waste of an afternoon, {kind}.
  c>Oh, the last time with {kind}, I was on the phone about it afterward with anybody who'd listen.
  c>I should have known when it started with a wait, {kind} went downhill from there.
  d>Last time with {kind} I learned patience, against my will.
  d>I got what I paid for with {kind}, sadly.
  k>My last experience with {kind} was below what I'd expect, [I'd like to think it was an exception|and it wasn't the first].
  w>They tried, I'll give them that, but {kind} didn't work out last time.
  w>I don't like to complain, but the last time with {kind} wasn't good.
  o>It left me uneasy, the last time with {kind}, I kept thinking about it.
  So-so at best, last time with {kind}.
  Nothing terrible, just one hassle after another with {kind}.
  I went home in a worse mood than I came, thanks to {kind}.
  The last time with {kind} is why I'm careful now.
  Let's say I've had better days than the one with {kind}.
  `,
)

/** There is no such time to tell of. */
export const noTime = openBank(
  'no-time',
  `
  I don't have a story there, {things} {tarent} part of my life.
  There wasn't a last time, I'm not into {things}.
  Never had {kind}, so nothing to tell.
  b>Never.
  b>Haven't, with {kind}.
  b>No story, don't use {kind}.
  It's been so long with {kind} that I couldn't tell you anything true.
  Nothing recent, {things} {tdoesnt} come up for me.
  I'd have to make something up about {kind}, and I won't.
  {?instead}For me it's {instead}, so there's no last time with {kind}.
  {?instead}I go with {instead}, so {kind} I can't speak to.
  c>I wish I had a good one for you, but {things} and I never crossed paths.
  c>My stories are about other things, {kind} I never got into.
  d>The last time with {kind} is still ahead of me, and I'm in no rush.
  d>My experience with {kind} fits on the head of a pin.
  k>I have no experience with {kind} that I could describe honestly.
  k>I can't recall ever having {kind}, so I'd rather not invent something.
  w>I'd love to share something about {kind}, I just never had {obj}.
  o>I've stayed away from {things}, so there's nothing to tell.
  Not in years, if ever, {kind}.
  Can't help you there, never got around to {kind}.
  You'd need somebody who's actually had {kind}.
  Zero experience with {things}, sorry.
  My only contact with {things} is hearing other people talk.
  `,
)

/** Not in the past year, though once upon a time. */
export const notLately = openBank(
  'not-lately',
  `
  Not lately, I'd have to dig for anything about {kind}.
  It's been a good while with {kind}, over a year for sure.
  b>Not in ages.
  b>Over a year ago, {kind}.
  b>Can't remember, honestly.
  It's been long enough with {kind} that I don't trust my memory.
  c>You're going back a ways there, with {kind}, I couldn't tell you what I wore yesterday.
  c>I keep meaning to, and then another year's gone by without {kind}.
  d>There's a reason I can't recall the last time with {kind}, I arranged it that way.
  k>Nothing within the last year or so that I could report about {kind}.
  w>It's been a while, I'm afraid, with {kind}.
  o>I've been putting off {kind}, to be honest, so nothing recent.
  Years, probably, with {kind}.
  Nothing recent to tell about {kind}.
  Whatever I remember about {kind} is old news by now.
  I haven't had a reason in a long time, with {kind}.
  {?instead}These days it's {instead}, so {kind} is a while back.
  `,
)

/** What do you use it for, how do you go about it? Users. */
export const useOf = openBank(
  'use-of',
  `
  {?when}Mostly {when}.
  {?when}{When}, as a rule.
  {?when}b>{When}.
  {?when}I reach for {kind} {when}, otherwise [not much|hardly].
  {?when}Usually {when}, [that's when I need {obj}|the rest of the time I don't think of {obj}].
  {?when}c>Well, {when}, mainly, and then whenever [the mood strikes|I remember I have {obj}].
  {?look}I check the {look} first, then the {look2}.
  {?look}I go by the {look}, [always have|mostly], when it comes to {things}.
  {?look}With {things} I look at the {look} and [stop there|then I ask around].
  {?look}b>{Look} first.
  {?look}k>I compare the {look} and the {look2} and take my time over {things}.
  {?look}d>I look at the {look}, sigh, and pick the one I had last time.
  Same way every time with {kind}, I'm a creature of habit.
  Nothing fancy, I use {kind} the way [everybody does|it says on the box].
  The everyday stuff, that's what {kind} {is} for.
  b>Everyday stuff.
  b>The usual, with {kind}.
  I keep it simple with {things}.
  c>I've got a whole routine with {kind}, [it would bore you|my friends make fun of it].
  k>I try to be deliberate about {kind}, [not always with success|as far as time allows].
  d>Without much thought, I use {kind} and put {obj} away.
  w>I use {kind} to make an ordinary day a bit easier.
  o>Carefully, I don't want to overdo it with {kind}.
  Whenever I need to, there's no system to me and {things}.
  I ask around before I do anything about {things}.
  Out of habit more than by plan, with {kind}.
  First thing I do with {things} is see what it'll cost me.
  `,
)

/** The same, from people who do not use it. */
export const noUseOf = openBank(
  'no-use-of',
  `
  I don't use {kind}, so nothing to report.
  b>Don't use {kind}.
  b>I don't.
  {Things} {tarent} something I [use|bother with].
  {?instead}I use {instead} for that.
  {?instead}Around here it's {instead}, not {things}.
  {?instead}b>{Instead} instead.
  No use for {kind}, so I can't say how I'd go about it.
  c>I'd be making it up, I don't use {kind} and never really have.
  d>Mainly I use {kind} as something to say no to.
  k>Since I don't use {kind} I can't describe how.
  w>I don't use {kind} myself, others could tell you more.
  o>I keep away from {things}, so there isn't much to tell.
  Not at all, {things} never made it into my life.
  I manage without {kind}.
  That'd be a question for someone who has {kind}.
  Never, to be accurate, {kind} {isnt} my thing.
  Hasn't come up for me, {kind}.
  `,
)
