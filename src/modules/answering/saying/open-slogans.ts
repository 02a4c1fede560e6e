import { openBank } from './open-banks.ts'

/** A line of advertising, quoted in the question: `line` is the line in quotes. */
export const sloganGood = openBank(
  'slogan-good',
  `
  {line}, I like that, it's short and I get it.
  Good line, {line}, it'd stick with me.
  b>Works. {line}.
  b>I'd remember {line}.
  c>I read {line} out loud and it sounds right, somebody earned their money.
  d>I've seen worse than {line} on the side of a bus.
  k>{line} is clear and doesn't promise too much, which I like.
  w>There's something friendly about {line}.
  o>I like {line}, I only hope they mean it.
  It makes me curious, {line}.
  Catchy, {line}, I'd read on.
  {line} says something without shouting, good.
  My first reaction to {line} was a nod.
  `,
)

export const sloganSoSo = openBank(
  'slogan-so-so',
  `
  {line}, okay, what are they selling?
  It doesn't hurt, {line}, it doesn't grab me either.
  b>{line}. Fine.
  b>Meh, {line}.
  c>I'd drive past {line} ten times before I noticed it.
  d>{line}, it could be a bank, it could be yogurt.
  k>{line} is pleasant enough, I just don't know what it tells me.
  w>It's a nice sentiment, {line}, a bit general.
  o>I'm not sure what {line} is trying to get me to do.
  Sounds like something I've heard before, {line}.
  {line} would need a picture next to it.
  Half likeable, {line}, half wallpaper.
  `,
)

export const sloganBad = openBank(
  'slogan-bad',
  `
  {line}, that's nothing, that's air.
  I'd roll my eyes at {line}.
  b>{line}? No.
  b>Empty, {line}.
  c>Somebody sat in a meeting for a week to come up with {line}, bless them.
  d>{line}, brought to you by people who talk like that.
  k>{line} tells me nothing I could hold them to.
  w>I don't want to be mean, but {line} leaves me cold.
  o>When they write {line} I wonder what they're hiding.
  Corny, {line}.
  {line} sounds like every other ad I skip.
  It puts me off, {line}, it's trying too hard.
  `,
)
