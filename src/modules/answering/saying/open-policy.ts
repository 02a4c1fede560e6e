import { openBank } from './open-banks.ts'

/** Public matters, where liking is not the word: people are for them or against them. */
export const inFavor = openBank(
  'in-favor',
  `
  I'm for {subj}[|, always have been|, on the whole|, with some common sense].
  {Subj} make{s} sense to me.
  b>For it. {Subj}, yes.
  b>Good thing, {subj}.
  b>Yes to {subj}.
  I'd vote for {subj} if somebody asked.
  We could use more of {subj}, not less.
  I come down on the side of {subj}[|, after some thought|, most days].
  c>I've argued for {subj} at more than one kitchen table, so put me down as a yes.
  c>My family's split on {subj}, and I'm on the for side.
  d>{Subj} {is} one of the few things they got right.
  d>I'm for {subj}, to my own surprise.
  k>On balance I support {subj}, depending on how it's done.
  k>I think the case for {subj} is stronger than the case against.
  w>I believe {subj} {does} right by people.
  o>I'm for {subj}, I'd worry without it.
  Somebody has to stand up for {subj}, and I would.
  It's about time people took {subj} seriously.
  The good in {subj} outweighs the rest, as I see it.
  I don't see what people have against {subj}.
  Where I stand on {subj} is pretty clear, I'm in favor.
  Count me among the supporters of {subj}.
  `,
)

export const opposed = openBank(
  'opposed',
  `
  I'm against {subj}[|, plain and simple|, on the whole|, the way it's going].
  {Subj} {is} headed the wrong way[|, I think|, if you ask me].
  b>Against it. {Subj}, no.
  b>No to {subj}.
  b>Bad, {subj}.
  I don't hold with {subj}.
  There's too much of {subj} already.
  I come down against {subj}[|, after some thought|, most days].
  c>I've argued about {subj} till I was blue in the face, and I'm still against it.
  c>My family's split on {subj}, and I'm on the other side of it.
  d>{Subj} {is} a fine idea until it meets people.
  d>I've yet to see {subj} do what it says on the poster.
  k>I see the arguments for {subj} and I don't find them convincing.
  k>On balance I think {subj} {does} more harm than good.
  w>I know people mean well with {subj}, I can't get behind it.
  o>{Subj} worr{ies} me, more each year.
  Regular people end up paying for {subj}.
  Somebody's always pushing {subj}, and it's never the ones who live with it.
  Less of {subj} would suit me fine.
  I'd vote against {subj} if it came up.
  You can put me with the skeptics on {subj}.
  I've got no use for the way {subj} {is} handled.
  `,
)
