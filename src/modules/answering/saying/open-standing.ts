import { openBank } from './open-banks.ts'

/** Trust, satisfaction, importance and intention, in words of their own. */
export const trusts = openBank(
  'trusts',
  `
  I trust {subj}, [more than most|on the whole|so far].
  {Subj} {hasnt} given me a reason not to trust {obj}.
  b>I trust {obj}, {subj}.
  b>Yes, I'd trust {subj}.
  I'd take {subj} at face value, mostly.
  {?user}{Subj} {has} never let me down, so yes, I trust {obj}.
  c>I'm not a suspicious person, and with {subj} I never had cause to be.
  d>I trust {subj} about as far as anything these days, which is further than most.
  k>I'd say I trust {subj}, with an eye open.
  k>Based on what I've seen, {subj} deserve{s} a fair amount of trust.
  w>I like to believe in {subj}, and I do.
  o>I trust {subj}, and I'd be hurt if that turned out wrong.
  Pretty solid, {subj}, as far as trust goes.
  More trust than doubt when it comes to {subj}.
  {Subj} earned my trust, [slowly|over time].
  No alarm bells with {subj} for me.
  `,
)

export const distrusts = openBank(
  'distrusts',
  `
  I don't trust {subj}, [never really have|not fully|not any more].
  I keep one hand on my wallet with {subj}.
  b>Don't trust {obj}, {subj}.
  b>No trust in {subj}.
  b>As far as I can throw {obj}, {subj}.
  {Subj} would have to earn my trust first.
  I've been let down too often to trust {subj}.
  c>Trust {subj}? I read the fine print twice and take a picture of it.
  d>{Subj}, sure, right after I buy a bridge.
  k>I have doubts about {subj} that nobody has cleared up.
  k>I wouldn't rely on {subj} without checking elsewhere.
  w>I want to trust {subj}, and I can't quite.
  o>{Subj} make{s} me nervous, I'd check everything.
  Not much trust there, with {subj}.
  Too many stories about {subj} for me to feel easy.
  I double-check anything that comes from {subj}.
  They'd say anything, when it comes to {subj}.
  `,
)

export const satisfied = openBank(
  'satisfied',
  `
  {?user}Happy with {subj}, [no real complaints|on the whole|by and large].
  {?user}{Subj} {does} right by me.
  {?user}b>Satisfied with {kind}.
  {?user}b>Works well, {kind}.
  Pretty satisfied with {subj}.
  I've got few complaints about {subj}.
  c>If you want complaints about {subj} you'll have to ask somebody else, I'm happy.
  d>I'm content with {subj}, don't spread it around.
  k>I'd rate {subj} well, it isn't perfect and it doesn't need to be.
  w>I'm really happy with {subj}.
  o>So far {subj} {has} been good, knock on wood.
  Can't complain about {subj}, and I usually can.
  {Subj} deliver{s}, that's the short of it.
  More than okay with {subj}.
  {?look}The {look} alone make{looks} me happy with {subj}.
  I'd choose {subj} again.
  `,
)

export const unsatisfied = openBank(
  'unsatisfied',
  `
  Not happy with {subj}, [I'll be honest|and I've said so].
  {Subj} could do a lot better.
  b>Not satisfied with {kind}.
  b>Disappointed in {subj}.
  {?look}The {look} let{looks} {subj} down.
  {?look}Because of the {look} I can't call myself satisfied with {subj}.
  {?user}I keep {kind} for lack of something better.
  {?user}For what I pay, {subj} {is} a letdown.
  c>I had hopes for {subj}, I really did.
  d>{Subj} meet{s} my expectations, which have sunk.
  k>I'd put {subj} below what one could reasonably expect.
  w>I want to be fair to {subj}, but no, not satisfied.
  o>I keep waiting for the next problem with {subj}.
  Let down, more often than not, by {subj}.
  {Subj} used to be better.
  I've got a list when it comes to {subj}.
  `,
)

export const matters = openBank(
  'matters',
  `
  Very, I'd feel it if {subj} went away.
  {Subj} matter{s} a lot to me.
  b>Very important, {subj}.
  b>A lot, {subj}.
  Right near the top for me, {subj}.
  I wouldn't compromise on {subj}.
  c>More than people realize, I build half my choices around {subj}.
  d>More important than I'd tell my friends, {subj}.
  k>I consider {subj} important, and act on it where I can.
  w>{Subj} {is} close to my heart.
  o>I'd worry without {subj}, so yes, important.
  One of the first things I look at, {subj}.
  {Subj} come{s} before most other things.
  It makes or breaks things for me, {subj}.
  `,
)

export const mattersNot = openBank(
  'matters-not',
  `
  Not very, I hardly notice {subj}.
  {Subj} {doesnt} weigh much with me.
  b>Not important, {subj}.
  b>Hardly, {subj}.
  Way down the list, {subj}.
  Other things come first, {subj} much later.
  c>I know I'm supposed to care about {subj}, and I don't lose sleep over it.
  d>Somewhere below the color of the bag, {subj}.
  k>{Subj} play{s} a minor part in what I decide.
  w>It's nice to have, {subj}, nothing I'd insist on.
  o>I've got bigger worries than {subj}.
  I never based a decision on {subj}.
  Not a deciding thing for me, {subj}.
  I could go without {subj}.
  `,
)

export const would = openBank(
  'would',
  `
  {?self}I think so, {yes}.
  {?self}Chances are {yes}.
  {?self}If it came to it, {yes}.
  {?self}b>Probably, {do}.
  {?self}b>{Do}, most likely.
  {?self}c>You know what, {yes}, I've been thinking along those lines anyway.
  {?self}d>Against my habits, {yes}.
  {?self}k>As things stand {yes}.
  {?self}w>I'd be glad to, {yes}.
  {?self}o>I'd be a bit nervous, but {yes}.
  I can see myself with {kind}.
  I'm open to {kind}, more than open.
  b>I'd go for {kind}.
  {?look}If the {look} {lookis} right, I'm in for {kind}.
  Odds are good when it comes to {kind}.
  I'd sooner say yes than no to {kind}.
  It's likely, {kind} {is} on my list.
  `,
)

export const wouldNot = openBank(
  'would-not',
  `
  {?self}I doubt it, {no}.
  {?self}Can't see it, {no}.
  {?self}Truthfully {no}.
  {?self}b>No, {dont}.
  {?self}b>Unlikely, {dont}.
  {?self}c>I could say maybe to be nice, but {no}.
  {?self}d>{No}, and I've had offers.
  {?self}k>In my present situation {no}.
  {?self}w>I'm afraid {no}.
  {?self}o>I'd worry too much, {no}.
  {?instead}I'd stay with {instead}.
  {?look}Not with the {look} what {lookit} {lookis}.
  I don't see myself with {kind}.
  b>Not getting {kind}.
  {Things} {tarent} in my plans.
  It'd surprise me if I ended up with {kind}.
  More no than yes, on {kind}.
  `,
)
