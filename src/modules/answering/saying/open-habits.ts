import { openBank } from './open-banks.ts'

/** How often, and how much, in words. Each bank is one step; nothing in it could be said on another. */
export const never = openBank(
  'never',
  `
  Never[, really|, as far as I recall|, not once that I remember], {kind} {isnt} part of my life.
  I don't, {things} never came up for me.
  b>Never.
  b>Not at all.
  b>I don't. {Things} {tarent} my thing.
  Not once that I can think of, {kind}.
  Can't remember a time with {kind}.
  Zero times, {things} and I keep our distance.
  Never got into {things}.
  I'd have to say never, when it comes to {things}.
  c>Oh, never, I'm the one person you know who doesn't, with {things}.
  c>Never, and people look at me funny when I say that about {things}.
  d>As often as I go to the moon, with {things}.
  d>I've been meaning to start with {things} since forever, so never.
  k>To be exact, never, {things} {tdoesnt} figure in my life.
  k>I don't recall a single time with {kind}.
  w>Never, but good for those who do, with {things}.
  o>Never, {things} always made me a bit nervous.
  None, {kind} {isnt} something I do.
  Haven't, don't, no plans with {things}.
  {?instead}Never, for me it's {instead}.
  {?instead}I don't, I stick with {instead}.
  {?time}Not once {time}.
  {?time}Never, {time} or before that.
  Not ever, {kind} would be a first.
  `,
)

export const rarely = openBank(
  'rarely',
  `
  Hardly ever, a few times a year at most, with {kind}.
  Once in a blue moon, {kind}.
  Maybe twice a year, {kind}[|, three times if it's a big year].
  b>Rarely.
  b>Hardly ever.
  b>Few times a year.
  {?when}Only {when}, so a few times a year.
  {?when}Rarely, {when} and that's about it.
  {?when}{When}, otherwise hardly ever.
  A handful of times a year, [if that|tops], for {kind}.
  Not often, {things} come{ts} up every few months.
  Now and then, months go by without {kind}.
  I'd guess two or three times a year for {kind}.
  c>Oh, so rarely that I have to relearn {kind} every time.
  c>Let me count, there was the one in spring, so maybe three times a year for {kind}.
  d>Often enough to remember I have the option of {kind}, no more.
  d>About as often as I clean behind the fridge, {kind}.
  k>Infrequently, I'd put {kind} at a few times a year.
  k>Only on particular occasions, so rarely, with {kind}.
  w>Just for something special, {kind} {is} a rare thing for me.
  o>Seldom, I try not to make {kind} a habit.
  {?time}A couple of times {time}, no more.
  {?time}Once or twice {time}, I'd guess.
  Every few months, {kind}, and only when I have a reason.
  Very seldom, {things} {tarent} in my routine.
  `,
)

export const sometimes = openBank(
  'sometimes',
  `
  Once or twice a month, {kind}.
  A couple of times a month, I'd say, for {kind}.
  Now and then, call {kind} a monthly thing.
  b>Monthly or so.
  b>Couple times a month.
  b>Now and again.
  {?when}Now and then, mostly {when}, so maybe twice a month.
  {?when}{When}, usually, so about once a month.
  Some months twice, some months not at all, {kind}.
  Every two or three weeks, give or take, for {kind}.
  It comes and goes, on average {kind} {is} a once-a-month affair with me.
  Roughly monthly, {kind}, [nothing regular|no fixed day].
  c>It used to be more, these days {kind} {is} a once or twice a month kind of thing.
  c>Depends on the month, but say a couple of times, for {kind}.
  d>Monthly, like most of my bad ideas, {kind}.
  d>Often enough to have a preference, not often enough for anyone to notice, so monthly, {kind}.
  k>I would put {kind} at one or two times in an average month.
  k>Occasionally, around once a month for {kind}.
  w>Once a month or so I treat myself to {kind}.
  o>A couple of times a month, {kind}, I try to keep an eye on it.
  {?time}A few times {time}.
  {?time}On and off {time}, every few weeks maybe.
  Sometimes, {kind} {isnt} a weekly thing, more like monthly.
  Here and there, two times a month at most, with {kind}.
  `,
)

export const weekly = openBank(
  'weekly',
  `
  Every week, {kind} {is} part of the routine.
  A couple of times a week, {kind}.
  Most weeks, once or twice, for {kind}.
  b>Weekly.
  b>Once a week, about.
  b>Two, three times a week.
  {?when}Every week, usually {when}.
  {?when}{When}, so a couple of times a week.
  Two or three times a week if I'm honest about {kind}.
  Pretty regularly, I'd say weekly, for {kind}.
  It's a weekly thing with me, {kind}.
  Once a week like clockwork, {kind}.
  c>I'd like to say less, but {kind} {is} two or three times a week, [don't tell anyone|there you have it].
  c>Every week, sometimes twice, and I look forward to it, {kind}.
  d>Weekly, with the regularity of bills, {kind}.
  d>A few times a week, and I've stopped pretending otherwise about {kind}.
  k>On average one to three times a week for {kind}.
  k>Regularly, in most weeks at least once, {kind}.
  w>Every week, {kind} {is} one of the nice fixed points.
  o>Maybe too often, a couple of times a week, {kind}.
  {?time}Every week {time}, near enough.
  Several times a week on a busy one, once on a slow one, {kind}.
  At least weekly, {things} {tis} in the routine by now.
  Weekly at a minimum, {kind}.
  `,
)

export const daily = openBank(
  'daily',
  `
  Every day, {kind} {is} just part of it.
  Daily, [no exceptions|pretty much|weekends included], {kind}.
  Every single day, {kind}.
  b>Daily.
  b>Every day.
  b>All the time.
  {?when}Daily, mostly {when}.
  {?when}Every day {when}, near enough.
  Just about every day, I'd notice if I skipped {kind}.
  There's hardly a day without {kind}.
  Day in, day out, {kind}.
  More than once a day sometimes, {kind}.
  c>Oh, every day, [I'm hopeless|it's how I function], {kind} before anything else.
  c>Honestly every day, ask anyone who lives near me about me and {kind}.
  d>Daily, it's the only thing I've ever stuck with, {kind}.
  d>As regularly as I breathe, {kind}.
  k>On practically every day of the week, {kind}.
  k>I'd have to say daily, there are very few days without {kind}.
  w>Every day, and {kind} still make{s} me happy.
  o>Every day, and I sometimes think that's too much.
  {?time}Every day {time}.
  Constantly, {things} {tis} in my day from morning on.
  Seven days a week, {kind}.
  Daily, I couldn't tell you the last day without {kind}.
  `,
)

/** Much. */
export const muchOf = openBank(
  'much-of',
  `
  A lot, more than I'd like to admit, for {kind}.
  Quite a bit, {kind} add{s} up.
  More than most people, I'd guess, with {kind}.
  b>A lot.
  b>Too much.
  b>Plenty.
  On the high side, {things} {tis} a big item for me.
  I'd be embarrassed to add up {kind}.
  c>You don't want to know, and neither does my bank account, with {kind}.
  d>Enough that I stopped counting {kind}.
  k>A considerable amount, above average I'd think, for {kind}.
  w>Plenty, and I don't regret it, {kind} {is} worth it to me.
  o>More than I should, with {kind}.
  It's a good chunk, {kind}.
  Way more than I used to, for {kind}.
  Lots, when I count everything that goes with {kind}.
  `,
)

/** A usual amount. */
export const someOfIt = openBank(
  'some-of-it',
  `
  An average amount, I'd say, for {kind}.
  Some, not a lot, for {kind}.
  b>Average.
  b>Some.
  b>Not that much.
  About what everybody else does with {kind}, I imagine.
  It varies, {kind} somewhere in the middle on most weeks.
  c>I never kept track of {kind}, but I'd guess right in the middle.
  d>A respectable amount, enough {kind} to have opinions.
  k>A moderate amount, I couldn't give you an exact figure for {kind}.
  w>Enough to enjoy {kind}, not so much that it hurts.
  o>A fair bit, I try to keep {kind} within limits.
  Nothing out of the ordinary for {kind}.
  Middling, {things} {tarent} a big item or a small one.
  Hard to put a number on {kind}, somewhere around normal.
  I'd say the usual for {kind}, whatever the usual is now.
  `,
)

/** Little or nothing. */
export const littleOf = openBank(
  'little-of',
  `
  Very little, {things} {tarent} a big thing with me.
  Next to nothing, for {kind}.
  b>Hardly any.
  b>Almost none.
  b>Very little.
  As little as I can get away with, for {kind}.
  Not much at all, {kind} hardly figure{s}.
  Less than most, I'd guess, with {kind}.
  c>Barely anything, I'm [cheap|low-maintenance] that way about {kind}.
  d>Little enough to disappoint anybody selling {kind}.
  k>A small amount, close to none, for {kind}.
  w>Just a little, {kind} {isnt} something I need much of.
  o>As little as possible, I watch that closely with {kind}.
  Close to zero, {kind} {isnt} where my time or money goes.
  Hardly worth counting, {kind}.
  {?instead}Little, I lean on {instead} for that.
  `,
)
