import { openBank } from './open-banks.ts'

/** What comes to mind, said by those who like it. Bare lists fit whatever the words are. */
export const mindGood = openBank(
  'mind-good',
  `
  {?word}{Word}, {word2}, [good times|something pleasant|happy enough].
  {?word}{?look}First thing is {word}, then {look}.
  {?word}b>{Word}. {word2}. Good.
  {?word}b>{?look}{Word}, handy, {look}.
  {?word}I see {word} right away, and I [smile|don't mind it].
  {?word}c>Oh, {word}, {word2}, and somebody I know who never stops talking about {things}.
  {?word}w>{Word}, {word2}, and I'm glad of both.
  {?word}d>{Word}, {word2}, and for once nothing bad.
  {?word}k>{Word}, {word2}, and on the whole something useful.
  {?word}Useful, {word}, {word2}.
  {?look}{Look}, ease, one less worry.
  {?look}The {look}, then that it [works|gets the job done], with {things}.
  Good, easy, mine. That's {kind}.
  Handy is the word that comes up for {things}.
  Something I look forward to, {kind}.
  b>Handy. Simple. Worth it.
  c>Something good, mostly, and then my wallet, with {things}.
  k>Convenience comes first to mind with {things}, then cost.
  d>A rare case of something doing its job, {kind}.
  Relief, comfort, habit, those three for {things}.
  `,
)

/** What comes to mind, from those in between. */
export const mindMixed = openBank(
  'mind-mixed',
  `
  {?word}{Word}, {word2}, the usual.
  {?word}{Word}, I guess, and what it costs.
  {?word}b>{Word}.
  {?word}b>{Word}, {word2}, whatever.
  {?word}Just {word}, nothing deep.
  {?word}c>Let me close my eyes, {word}, {word2}, and then what's for dinner.
  {?word}d>{Word}, {word2}, mild boredom.
  {?word}k>{Word} and {word2}, without any strong feeling.
  {?word}{Word}, then a commercial, then nothing.
  {?look}{Look}, {look2}, meh.
  {?look}The {look} and the {look2}, in a neutral way.
  Not a lot comes up when I hear {things}.
  b>Nothing much.
  A commercial I've seen too often, for {things}.
  An aisle in a store, that's my picture of {things}.
  Okay, ordinary, around. That's {things}.
  d>A beige wall, for some reason, at the word {things}.
  w>Other people, mostly, who like {things}.
  k>Nothing specific, {things} {tis} just part of the background.
  Bills and choices, when I think of {things}.
  Half good, half hassle, that's {things}.
  `,
)

/** What comes to mind, from those who dislike it. */
export const mindBad = openBank(
  'mind-bad',
  `
  {?word}{Word}, {word2}, hassle.
  {?word}{Word}, and how much it costs.
  {?word}b>{Word}. Ugh.
  {?word}b>Overpriced. {Word}. No.
  {?word}c>{Word}, and then my shoulders go up to my ears.
  {?word}d>{Word}, {word2}, and the exit.
  {?word}k>{Word}, expense, disappointment, roughly in that order.
  {?word}o>{Word}, and something going wrong.
  {?word}Hassle, {word}, money gone.
  {?look}The {look}, and not kindly.
  {?look}Bad {look}, that's the first thing.
  Waste, noise, hype, that's {things} to me.
  Somebody trying to sell me something, at the word {things}.
  b>Hassle.
  b>Rip-off.
  b>Money down the drain.
  c>My first thought with {things} is no, and my second one isn't printable.
  d>A headache with a price tag, {things}.
  w>I don't want to be unkind, but headache is the word for {things}.
  o>Trouble, is what I think of with {things}.
  Expensive, annoying, unnecessary, there's three for {things}.
  Regret, a little, when I think of {things}.
  `,
)

/** What do you know about it, have you heard of it? Plenty. */
export const knows = openBank(
  'knows',
  `
  {?user}A fair amount, {things} {tis} part of my life.
  {?user}Enough to get by, I use {kind}.
  {?user}I know {kind} from using {obj}, not from reading about {obj}.
  {?user}b>Plenty. I have {kind}.
  I've read up on {things} some.
  I know my way around {things}[, more or less|, for a layperson|].
  b>Quite a bit.
  b>The main points about {things}.
  {?look}I could tell you about the {look} and the {look2}, past that I'd be guessing.
  {?look}The {look} I know about, the rest of {things} less so.
  c>More than I ever wanted, people keep telling me about {things}.
  d>Enough to be dangerous about {things}.
  k>I'd call myself reasonably informed about {things}.
  w>I like learning about {things}, so a good bit.
  o>Enough about {things} to worry.
  Pretty familiar with {things} by now.
  I've kept up with {things} over the years.
  `,
)

/** Hardly anything. */
export const knowsNot = openBank(
  'knows-not',
  `
  Next to nothing about {things}.
  I've heard of {things}, that's about all.
  Not much, {things} never came up for me.
  b>Nothing.
  b>Heard of {tobj}. That's it.
  b>Not a lot about {things}.
  I couldn't explain {things} to anybody.
  {?look}Something about the {look}, and that's where it ends.
  {?unheard}Never heard of {unheard}.
  {?unheard}{Unheard} is a new name to me.
  {?unheard}b>{Unheard}? No.
  {?unheard}k>I don't think I've come across {unheard} before.
  {?unheard}d>{Unheard} and I haven't been introduced.
  {?unheard}c>{Unheard}, no, is that new? I'd remember a name like that.
  {?non}I know people who have {kind}, I never asked.
  c>I nod when people talk about {things} and hope nobody asks me anything.
  d>What I know about {things} I got from commercials.
  k>I'd rather not claim any knowledge of {things}.
  w>Only what I've picked up here and there about {things}.
  o>Not enough about {things}, and I feel like I should.
  Bits and pieces about {things}, nothing I'd swear to.
  I know the name, and past that {things} {tis} a blank.
  Very little, I'd have to look {things} up.
  `,
)
