import { openBank } from './open-banks.ts'

/** How something makes people feel. */
export const glad = openBank(
  'glad',
  `
  In a good place about {subj}[|, for now|, honestly].
  At ease with {things}[|, I'd say|, more than I used to be].
  {Subj} give{s} me [a lift|something to look forward to|a bit of peace].
  My mood goes up a notch with {things}.
  It feels right to me, {subj}.
  A small happiness, that's {things} [for me|in my life].
  Good, honestly, {things} make{ts} me feel good.
  I feel [happy|pretty good|upbeat] about {subj}.
  {Subj} put{s} me in a better mood.
  b>Good.
  b>Happy with {things}.
  b>Great, about {subj}.
  Positive, I look forward to {things}.
  Relieved, more than anything, about {subj}.
  I'm hopeful about {subj}.
  c>Oh, I light up a bit when {things} come{ts} up, I can't help it.
  c>Ask my friends, I get a spring in my step over {things}.
  d>Suspiciously good about {subj}.
  d>{Subj} improve{s} my mood, an achievement.
  k>On the whole I feel positive about {subj}, with good reason.
  k>I'd describe my feeling about {subj} as quiet satisfaction.
  w>Grateful is the word for how I feel about {subj}.
  o>Better than I expected to feel about {subj}, which is something.
  Calmer, {things} {thas} that effect on me.
  Excited, a little, I don't get that from much besides {things}.
  Pleased with {subj}, I'd say.
  Comfortable, {things} {tdoesnt} worry me at all.
  I feel fine about {subj}, better than fine most days.
  There's real enjoyment in {things} for me.
  `,
)

export const uneasy = openBank(
  'uneasy',
  `
  Let's say I've felt better about things than I do about {subj}.
  A little on edge [about|around] {things}.
  Worn down by {things}, [bit by bit|if I'm honest].
  It sits badly with me, {subj}.
  There's a sour taste to {things} [for me|by now].
  I tense up a bit over {things}.
  Uneasy, to be honest, about {subj}.
  {Subj} bother{s} me more than I let on.
  I don't feel good about {subj}.
  b>Not good.
  b>Annoyed by {things}.
  b>Uneasy about {subj}.
  A bit let down by {things}.
  Tired, mostly, {things} wear{ts} me out.
  I get irritated by {things}.
  c>I try to stay cheerful, and then {things} come{ts} up and there goes that.
  c>My jaw gets tight over {things}, that's how you know.
  d>The way I feel about a Monday, that's {things}.
  d>I've felt better about flat tires than about {subj}.
  k>I have an uncomfortable feeling about {subj} that I can't fully explain.
  k>Concerned, I'd say, when it comes to {subj}.
  w>It makes me a little sad, {subj}.
  o>Worried, {things} keep{ts} me up some nights.
  o>I get anxious about {things}.
  Frustrated with {things}, mainly.
  Wary of {things}.
  My stomach sinks a little at {things}.
  Not comfortable with {subj}.
  I'd rather not think about {things}, that says it.
  Discouraged about {subj}, some days.
  `,
)

export const angry = openBank(
  'angry',
  `
  I could shout about {things}.
  Rage is a big word, but {things} get{ts} me close.
  It makes me sick, {subj}.
  I've written [letters|e-mails] about {things}, that's how mad I get.
  My patience with {things} ran out [a while ago|long ago].
  Steam comes out of my ears over {things}.
  Angry, {things} make{ts} me angry.
  {Subj} make{s} my blood boil.
  Fed up with {things}.
  b>Mad.
  b>Sick of {things}.
  b>Furious, about {subj}.
  I get so worked up over {things}.
  c>Don't, I just calmed down from the last time {things} came up.
  c>I rant about {things} until people leave the room.
  d>The word I'd use for {things} won't fit in a survey.
  k>I feel strongly and negatively about {subj}, and I think rightly.
  k>Frankly, {subj} upset{s} me.
  w>I'm not an angry person, and {things} get{ts} me there.
  o>Scared and angry at once, over {things}.
  o>I lose sleep over {things}.
  Disgusted with {things}, no milder word for it.
  There's a knot in my chest when it comes to {things}.
  I've had it with {things}.
  Helpless, which turns into angry, about {subj}.
  Nothing gets under my skin like {things}.
  `,
)

export const unmoved = openBank(
  'unmoved',
  `
  Calm about {things}, [I guess|more or less].
  You won't get a rise out of me over {things}.
  {Things} {tarent} something I feel [one way or the other|much of anything] about.
  Even-keeled, {things} come{ts} and go{tes}.
  I shrug at {things}.
  It doesn't touch me much, {subj}.
  Nothing much, {things} leave{ts} me cold.
  I don't feel anything in particular about {things}.
  b>Nothing.
  b>Neutral on {things}.
  b>No feelings about {things}.
  Neither here nor there, {things}.
  About {things} I feel what I feel about parking meters.
  Not a lot, {things} {tarent} close to my heart.
  c>I'm searching for a feeling about {things} and coming up with lunch.
  d>Calm to the point of asleep, about {things}.
  d>My pulse hasn't changed, so nothing, about {things}.
  k>I'd describe it as neutral, {subj} {doesnt} touch me much.
  w>I wish I felt more about {things}, people seem to.
  o>Other things worry me more than {things}.
  Indifferent, I guess, about {things}.
  Fine, I guess, I don't dwell on {things}.
  Not much of anything about {things}.
  I've got no feelings to spare for {things}.
  `,
)

export const mixedFeelings = openBank(
  'mixed-feelings',
  `
  Up and down, with {things}.
  On balance a draw, my feelings about {subj}.
  I like {things} in the morning and doubt {tobj} by night.
  Hopeful and tired at once, about {subj}.
  Two feelings at a time, that's {things} for me.
  My heart says one thing about {subj} and my head another.
  Mixed, {things} cheer{ts} me up and wear{ts} me out.
  Half glad, half worried, about {subj}.
  It changes, some days {things} {tis} fine and some days not.
  b>Mixed.
  b>Depends on the day, with {things}.
  b>Torn about {things}.
  I feel okay about {things} until I think about {tobj} too long.
  Pulled both ways by {subj}.
  c>One minute I'm all for {things}, the next I'm shaking my head, ask anyone.
  d>Cautiously not unhappy about {subj}.
  d>Like laughing at a funeral, {things}, right and wrong at once.
  k>My feelings about {subj} are genuinely divided.
  k>Partly hopeful and partly doubtful about {subj}.
  w>I want to feel good about {subj}, and mostly I do.
  o>A little hopeful, a little nervous, about {subj}.
  Good and bad about {things}, in changing amounts.
  Not sure what I feel about {things}, it's a jumble.
  {Subj} make{s} me smile and then {it} make{s} me sigh.
  There's a good feeling about {things} with a catch in it.
  Conflicted, {things} {tis} a tricky one for me.
  `,
)

/** Hardships that nobody likes: what differs is how hard they hit. */
export const burdened = openBank(
  'burdened',
  `
  {Subj} hit{s} me harder than I'd like.
  I feel {subj} every month, [in the wallet|one way or another].
  It wears on me, {subj}.
  b>It's bad, {subj}.
  b>Sick of {subj}.
  b>{Subj}? Don't get me started.
  I don't know anybody who isn't feeling {subj}.
  Too much of it, {subj}, and nobody in charge seems to notice.
  c>Every conversation I have ends up at {subj} sooner or later.
  c>I used to shrug about {subj}, and then it [got closer to home|landed on me].
  d>{Subj}, the one thing there's never a shortage of.
  d>I'd complain about {subj} more if it helped.
  k>I think {subj} {is} a serious problem and I don't see it being handled.
  k>{Subj} concern{s} me, more than it did a few years ago.
  w>I feel for the people who get the worst of {subj}.
  o>{Subj} keep{s} me up at night some weeks.
  o>I worry where {subj} {is} heading.
  Somebody ought to do something about {subj}.
  It's gotten worse, {subj}, and I plan around it now.
  You learn to live with {subj}, you don't learn to like it.
  I hate what {subj} {does} to people.
  Frustrating is the polite word for {subj}.
  `,
)

/** The same, from those it does not hit. */
export const unburdened = openBank(
  'unburdened',
  `
  {Subj} {doesnt} hit me as hard as some.
  I notice {subj}, it doesn't keep me up.
  b>Doesn't affect me much.
  b>I manage, with {subj}.
  Could be worse, {subj}, from where I sit.
  People make more of {subj} than it deserves.
  I've seen worse than {subj} come and go.
  c>I know I'm lucky, {subj} mostly {has} passed me by.
  d>I have other things to lose sleep over than {subj}.
  k>I see the problem with {subj}, I just don't feel it much personally.
  o>So far so good with {subj}, I'm not saying it lasts.
  It's part of life, {subj}, you work around it.
  Not my biggest problem, {subj}.
  I think {subj} get{s} talked up a good deal.
  `,
)

/** Said of people whose conduct the question names. */
export const judging = openBank(
  'judging',
  `
  {Subj} get on my nerves.
  I don't have much patience with {subj}.
  b>Rude.
  b>Can't stand {subj}.
  b>No excuse for {subj}.
  Somebody raised them, that's what I think about {subj}.
  I try to be fair to {subj}, it's hard.
  c>I say something, I do, and then I'm the one who gets the look, that's {subj} for you.
  d>{Subj} must have had a very different kindergarten.
  k>I think less of {subj}, unless there's a reason I can't see.
  w>I feel bad for whoever has to deal with {subj}.
  o>{Subj} make me nervous about where we're headed.
  It says a lot about a person, and nothing good, with {subj}.
  Selfish is the word for {subj}.
  You won't find me among {subj}.
  Not my kind of people, {subj}.
  `,
)

export const lenient = openBank(
  'lenient',
  `
  Live and let live, {subj} included.
  I don't judge {subj}, I don't know their day.
  b>Not my business.
  b>Don't care.
  {Subj} have their reasons, I suppose.
  There's worse than {subj}.
  c>I've been there on a bad day, so I go easy on {subj}.
  d>If {subj} are the worst of it, we're doing fine.
  k>I'd want to know why before I judged {subj}.
  w>I give {subj} the benefit of the doubt.
  o>I try not to think badly of {subj}, it only upsets me.
  It doesn't bother me, {subj} can do as they like.
  `,
)
