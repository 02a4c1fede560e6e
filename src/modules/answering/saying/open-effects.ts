import { openBank } from './open-banks.ts'

/** How something changed their lives: it did. */
export const changedMe = openBank(
  'changed-me',
  `
  {Subj} {has} me watching every dollar.
  I think twice now before I do things I used to do without thinking, because of {subj}.
  b>A lot.
  b>Everything's tighter since {subj}.
  I've cut back on the extras since {subj}.
  More than I expected, {subj} {has} changed how I plan my week.
  c>Oh, in a hundred little ways, {subj} follow{s} me around the store.
  d>{Subj} taught me to like what I've already got.
  k>I'd say {subj} {has} made me plan further ahead.
  w>It's brought us a bit closer to what matters, {subj}, if I look for the bright side.
  o>I worry more, that's what {subj} {has} done.
  There's a before and an after with {subj}.
  I do less of what I like and more of what I have to, thanks to {subj}.
  You notice {subj} in the small things first.
  I had to get used to a different normal with {subj}.
  `,
)

/** It did not. */
export const changedNothing = openBank(
  'changed-nothing',
  `
  Not much, I do what I always did, {subj} or no {subj}.
  Hardly at all, {subj} mostly passed me by.
  b>It hasn't.
  b>Not really.
  I'd be making it up if I said {subj} changed much for me.
  c>People talk about {subj} like the world turned over, mine pretty much didn't.
  d>{Subj} came and my Tuesday looked the same.
  k>In my own life the effect of {subj} has been small.
  w>I've been lucky, {subj} didn't touch me much.
  o>Not yet, ask me again in a year about {subj}.
  A little around the edges, {subj}, nothing big.
  Same as before, more or less, {subj} or not.
  `,
)

/** What makes a good present. */
export const gifts = openBank(
  'gifts',
  `
  A gift card, it's boring and everybody wants one.
  Something they can eat.
  b>Gift card.
  b>Cash in a card.
  b>Chocolate.
  Something small and a note that says why.
  A nice candle is what people give, a coffee card is what people use.
  c>I bake, so everybody gets cookies whether they asked or not.
  d>Nothing that needs dusting.
  d>A receipt, attached to anything.
  k>Something useful that they wouldn't buy for themselves.
  w>A handwritten card, people keep those for years.
  o>I never know, so I ask somebody closer to them.
  A good pen, or flowers, nothing fancy.
  Their favorite coffee and an hour off.
  Whatever it is, don't make it a mug.
  A plant, if they're the type.
  Restaurant gift card, so they don't have to cook.
  `,
)

/** Asked why not, they say that they do. */
export const doActually = openBank(
  'do-actually',
  `
  I do, actually.
  b>I do.
  b>Wrong, I do.
  But I do, {no}.
  Well, {no}, so there's nothing to explain.
  Not sure where you got that, {no}.
  c>Hold on, {no}, ask anybody who knows me.
  d>News to me, {no}.
  k>That isn't the case, {no}.
  w>I'm one of those who do, {no}.
  o>I do, as a matter of fact, {no}.
  For the record, {no}.
  Truth is {no}.
  `,
)
