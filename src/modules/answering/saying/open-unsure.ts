import { openBank } from './open-banks.ts'

/** People who do not know, each in their own way. */
export const unsure = openBank(
  'unsure',
  `
  I don't know enough about {things} to say.
  Couldn't tell you, {things} {tarent} something I've thought about.
  Honestly no idea about {things}.
  b>Don't know.
  b>No idea.
  b>Couldn't say, about {things}.
  I'd only be guessing on {subj}.
  I'd have to think about {subj} longer than a survey lets me.
  You've got me there, {things} I've never looked into.
  I have no real opinion on {subj}, and I don't want to make one up.
  c>Gosh, I don't know, {things}, my mind's a blank.
  c>I want to give you something on {things} and there's just nothing there.
  d>My expertise in {things} is nil.
  d>I'll leave {things} to people who know what they're talking about, if there are any.
  k>I can't give a fair answer about {subj} without knowing more.
  k>I'm not informed enough about {subj}, and I'd rather say so.
  w>I wish I could help, I just don't know about {things}.
  o>I don't want to say the wrong thing about {subj}, I'm really not sure.
  {?non}Never having had {kind}, I can't say.
  {?non}Not sure, {kind} {isnt} something I've tried.
  Not sure what to say about {subj}.
  Hard to say, I haven't paid attention to {things}.
  Ask me in a year, maybe I'll know about {things}.
  Blank on {things}, sorry.
  I keep meaning to form an opinion on {things}.
  Undecided, and likely to stay that way, about {subj}.
  Beats me, {things} {tis} not my field.
  `,
)

/** Nothing is known but a word of the question. */
export const offHand = openBank(
  'off-hand',
  `
  I'd have to think about that one, nobody's ever asked me about "{key}".
  When I hear "{key}" I don't have a ready answer.
  b>No idea, on "{key}".
  b>"{Key}"? Couldn't say.
  That one about "{key}", I'd be making it up.
  c>You've stumped me with "{key}", I'm usually full of opinions.
  d>I had no plans to think about "{key}" today.
  k>I can't give you a considered answer on "{key}".
  w>I'm sorry, "{key}" isn't something I can say much about.
  o>I'm not sure I understand the part about "{key}".
  Off the top of my head, nothing on "{key}".
  Not something I've got a view on, "{key}".
  {?yes}I'd say {yes}, roughly.
  {?yes}My gut says {yes}.
  {?no}I lean the other way, {no}.
  I never gave "{key}" much thought.
  Give me a day with "{key}" and I might have something.
  `,
)

/** The last resort: nothing at all to hold on to. */
export const blank = openBank(
  'blank',
  `
  I'd need a bit more to go on.
  b>No answer.
  b>Couldn't say.
  c>I'm drawing a complete blank here, and I've had my coffee.
  d>I've got nothing, and I looked.
  k>I'd rather not answer without knowing more.
  w>Sorry, I can't come up with anything for this one.
  o>I'm not sure what to say here.
  Nothing comes to me on this one.
  I'll have to leave this one open.
  `,
)
