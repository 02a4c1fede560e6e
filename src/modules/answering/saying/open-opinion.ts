import { openBank } from './open-banks.ts'

/**
 * What people think of a thing, from love to hate. `user` and `non` guard what only somebody says who does or does not
 * have it; `things` is the kind in general, `subj` the thing as it was named.
 */

export const love = openBank(
  'love',
  `
  I'm [a big fan of|all for|completely sold on|very much in favor of] {things}.
  I [really like|flat out love|love|can't get enough of] {subj}.
  I love {things}, [always have|and I'm not shy about it|no sense hiding it|my family can tell you].
  {?user}I'd be lost without {kind} [by now|at this point|these days].
  {?user}{Kind}? [One of the better things in my week|I'd sooner give up something else|Wouldn't trade it for much].
  {?user}You'd have to pry {kind} away from me.
  {?user}{Subj} {has} [earned a place around here|been good to me|won me over for good].
  {?user}[Honestly|Truth is|Plainly], {subj} {is} one of the few things I never complain about.
  {?user}Never had [a bad word|one complaint|much to gripe] about {kind}.
  {?non}I don't have {kind} [myself|right now|yet], and still I think {things} {tis} great.
  {?non}[Somebody|A person] could talk me into {kind} in about a minute.
  {?non}I'm for {things} even though I'm not [using any|in on it] myself yet.
  b>Love {things}.
  b>{Things}, yes please.
  b>Big fan of {things}.
  b>{Kind}? Great.
  b>Can't fault {subj}.
  b>All for {things}.
  c>Oh, {things}, [now you're talking|I could go on all day|I could talk your ear off], I love {tobj}.
  c>You picked the right person to ask about {things}, I'm [the one who brings it up at dinner|forever telling people|a believer].
  c>My friends are tired of hearing me on {things}, [that's how much I like {tobj}|I'm that much of a fan].
  d>{Things} {tis} about the only [new thing|subject] I'm enthusiastic about, so make a note.
  d>I have few passions left and {things} {tis} [one|somehow one] of them.
  d>No notes on {subj}, which from me is [praise|a parade].
  k>I think very highly of {subj}, [and I don't say that lightly|having thought about it some|for reasons I could list].
  k>On balance {things} {tdoes} [far more good than harm|nearly everything right], as I see it.
  w>{Subj} make{s} me smile, [honestly|plain and simple|what can I say].
  w>I have such a soft spot for {things}.
  w>{Things} {tis} a [real joy|small blessing|happy thing] in my book.
  o>I love {subj}, I'd only worry about losing {obj}.
  Nothing but good to say about {subj}.
  {Subj} get{s} my vote every time.
  Put me down as a fan of {things}, [a loud one|and underline it|no question].
  My opinion of {subj} couldn't be much higher.
  There's very little about {things} I'd change.
  Hard to beat {kind}, [in my experience|if you ask me|as far as I'm concerned].
  When it comes to {things} I'm [as positive as you'll get|an easy sell|firmly on the side of yes].
  For me {subj} {is} [a clear winner|right up there|worth every bit].
  Few things [please me|cheer me up|make my life easier] like {kind} {does}.
  Sign me up for anything to do with {things}.
  People who don't like {things} [puzzle me|are missing out|haven't tried the good kind].
  `,
)

export const like = openBank(
  'like',
  `
  I like {subj}[| well enough|, more than I expected to|, all in all].
  {Subj} {is} [good|pretty good|a good thing|on the whole a good thing], [I'd say|to my mind|I think|if you ask me].
  I'd say I'm [for|in favor of|on the side of] {things}, [with a couple of gripes|by and large|mostly].
  I think well of {things}.
  {?user}{Subj} {does} what I need and I'm glad to have {obj}.
  {?user}I've been happy[ enough|] with {kind} so far.
  {?user}Been good for me, {kind}, [can't complain|no regrets|I'd do it again].
  {?user}I get my use out of {kind}, [so I'm on the plus side|no complaints].
  {?user}Glad I have {kind}, [even if I grumble|if I'm honest|on most days].
  {?user}{Kind}, sure, [I'd keep {obj}|I get a lot out of {obj}|works for me].
  {?non}I don't use {kind} [myself|these days], but I [like the idea|see why people do|have nothing bad to say].
  {?non}{Things} sound{ts} good to me, I just haven't [gotten around to it|made the jump|had the occasion].
  {?non}What I hear about {things} is mostly good.
  b>Like {tobj} fine, {things}.
  b>{Things}? Good.
  b>{Things}, sure. Good stuff.
  b>Pro, on {things}.
  b>No problem with {things}, I like {tobj}.
  c>Well, I'd have to say I like {things}, [my sister doesn't, but that's her|and I didn't always|which surprises even me].
  c>You know, the more I think about {subj}, the more I [like {obj}|come out on the plus side].
  c>I'm one of those people who end up saying nice things about {things}.
  d>{Things} {tis} better than most of what gets [sold|pushed] at me.
  d>I have no quarrel with {things}, [which is high praise|rare enough for me].
  d>As modern life goes, {subj} {is} one of the [decent parts|parts I'd keep].
  k>I come down in favor of {things}, though not [without questions|for every case|blindly].
  k>Taken all together I see more good than bad in {subj}.
  k>My view of {subj} is positive, with [the usual reservations|an asterisk or two].
  w>I've got a good feeling about {things}.
  w>{Things} make{ts} [people's lives|plenty of people's days] a bit easier, and I like that.
  w>Nice thing, {subj}, I really think so.
  o>I like {subj}, I just [hope it stays that way|don't want to be talked into too much].
  Mostly good things come to mind with {things}.
  Positive, on the whole, about {subj}.
  I lean toward yes on {things}.
  Good idea, {things}, [for the most part|if done right|mostly].
  More good than bad in {things}, [the way I see it|in my book|from where I sit].
  Pretty decent, {subj}. [Not perfect|Not a miracle|Could be better], but decent.
  I'd speak up for {things} if somebody ran {tobj} down.
  There's a lot to like about {things}.
  Happy enough with {subj}, [I'd say|all told].
  {Subj} {is} on my good side.
  `,
)

export const fine = openBank(
  'fine',
  `
  {Subj} {is} fine, [nothing more|I guess|as far as I'm concerned|nothing to write home about].
  {Subj} {is} all right[| by me|, I suppose|, no fireworks].
  I'd call {things} okay, [not great|no more than that|and leave it there].
  {Things} {tis} okay in [small doses|their place|my book].
  {?user}{Kind} {does} the job, that's about all I [ask|can say].
  {?user}I use {kind} without thinking much of {obj} either way.
  {?user}It's fine, {kind}, I [have {obj} and I use {obj}|don't think about {obj} much].
  {?user}Works okay for me, {kind}, I've [had worse|seen better].
  {?non}Nothing wrong with {things}, I [get by without|just don't bother].
  {?non}For other people {things} {tis} probably fine.
  b>{Things}? Fine.
  b>Okay, I guess, {things}.
  b>{Things}. Decent. Next.
  b>Meh to okay, {things}.
  c>I mean, {things} {tis} fine, [I wouldn't throw a party over it|nobody's writing songs about it].
  c>If you put {kind} in front of me I wouldn't say no, and I wouldn't go looking either.
  d>{Subj} {is} perfectly adequate, a phrase I also use for [airport food|my couch|most Mondays].
  d>I have felt worse about things than I do about {subj}.
  k>I'd rate {subj} as acceptable, [slightly on the positive side|with room to improve].
  k>Mildly positive on {things}, if I had to put a word on it.
  w>{Things} {tis} nice enough, [bless them|I won't knock {tobj}].
  w>I've no complaint with {things}.
  o>{Subj} {is} okay, as long as [nobody overdoes it|it doesn't get out of hand].
  Average, {subj}. [Does no harm|Could be worse|There's better and there's worse].
  Middle of the road on {things}, maybe a notch above.
  So-so leaning good, that's {subj} for me.
  I'd give {subj} a passing grade [and move on|no more].
  I don't mind {things}.
  Not bad, {things}.
  I can live with {things}.
  {Things} {tis} one of those things that {tis} just there, [and fine|which suits me].
  Nothing special about {kind} to me, though I wouldn't [speak against|knock] {obj}.
  It's a shrug with a nod, {things}.
  I've got no strong feelings, {things} {tis} all right.
  `,
)

export const torn = openBank(
  'torn',
  `
  I go back and forth on {things}.
  I'm [torn|split|of two minds] about {subj}.
  {Subj} {has} a good side and a bad side, and [which one wins changes by the week|I see both].
  Some days I'm for {things}, other days [I'm not so sure|ask me again].
  Half of me likes {things} and the other half [keeps the receipt|is rolling its eyes|isn't buying it].
  {?user}I have {kind} and I still can't decide if I like {obj}.
  {?user}I use {kind} and grumble about {obj} in the same breath.
  {?user}Keeping {kind} [is|was] never an easy call for me.
  {?non}I've nearly gone for {kind} [a couple of times|more than once], then talked myself out of it.
  {?non}The idea of {kind} tempts me and bothers me about equally.
  b>Depends on the day with {things}.
  b>{Things}? Both good and bad.
  b>Jury's out on {things}.
  b>Split on {subj}.
  c>Oh boy, {things}, I could argue both sides of that one [at the same table|till the coffee's cold|and lose twice].
  c>Ask me Monday and I like {things}, ask me Friday and I'll [complain for an hour|have a list].
  d>On {things} I hold two opinions and they aren't speaking.
  d>I'm firmly undecided about {subj}.
  k>I see real upsides and real costs with {things}, and I can't honestly say which weighs more.
  k>It isn't a simple yes or no for me with {subj}.
  k>With {things} it comes down to [how it's done|who's doing it|the details], and I've seen both.
  w>I want to like {things}, I do, and then something [puts me off|happens].
  o>I worry a little about {subj}, and then again I see [the point|why people want {obj}].
  Mixed feelings on {things}.
  Part of me says yes to {subj}, part of me [says slow down|says hold on|isn't so sure].
  There's a case for {things} and a case against, and I [make both|lose to both].
  I like some of what comes with {things} and could do without the rest.
  Can't call {subj} good or bad, [it's both|I've seen both ends].
  The good and the bad about cancel out with {things}.
  If {things} had only [the good parts|the first half] I'd be all in.
  My wallet and my gut don't agree about {things}.
  I've defended {things} and cursed {tobj}, sometimes the same week.
  You won't get a straight answer from me on {things}, I'm [in the middle|split].
  `,
)

export const indifferent = openBank(
  'indifferent',
  `
  I don't [think about|give much thought to|pay much attention to] {things}.
  {Things} {tdoesnt} really come up in my life.
  {Things} just {tarent} [on my radar|something I follow|a thing I have opinions on].
  Can't say I care [much|one way or the other] about {things}.
  {?user}I use {kind} and that's the whole story.
  {?user}{Kind} {is} there, I use {obj}, I don't have feelings about {obj}.
  {?user}It's just {kind}, used and [forgotten|put away].
  {?non}I've never had a reason to get worked up about {things}.
  {?non}{Things} pass{tes} me by.
  {?non}Not my department, {things}.
  b>{Things}? Don't care.
  b>No opinion on {things}.
  b>{Things}. Whatever.
  b>Never think about {things}.
  b>Couldn't tell you, don't care about {things}.
  c>Oh gosh, {things}, I don't know that I've ever had a thought about {tobj}.
  c>You'd get more out of my [neighbor|cousin|brother-in-law] on {things}, I really don't follow it.
  d>I've spent less time on {things} than on this question.
  d>If {things} disappeared tomorrow I'd hear about it from somebody else.
  d>My feelings about {things} would fit on a stamp.
  k>I honestly have no settled view on {subj}.
  k>I'd rather not pretend to have an opinion on {things}.
  w>I'm sure {things} {tis} important to somebody, I just never [look twice|give it a thought].
  w>No hard feelings either way about {things}.
  o>I've got enough to think about without {things}.
  Neutral on {things}, [truly|as neutral as it gets].
  Take {things} or leave {tobj}.
  {Things} {tdoes} nothing for me, good or bad.
  I could go a year without thinking of {things}.
  {Things} hardly ever cross{tes} my mind.
  There are people with strong views on {things}, and then there's me.
  Ask somebody who cares about {things}.
  `,
)

export const dislike = openBank(
  'dislike',
  `
  I'm not [much of a fan of|big on|sold on|crazy about] {things}.
  {Things} {tarent} for me[|, I'm afraid|, sorry|, and that's no secret].
  I don't [really like|care for|think much of] {subj}.
  {Subj} leave{s} me cold, mostly.
  {?user}I put up with {kind}, [that's about it|no more than that].
  {?user}I have {kind} because I have to, not because I like {obj}.
  {?user}More trouble than pleasure, {kind}, [if I add it up|most days].
  {?user}If I could get out of {kind} easily I [would|probably would].
  {?non}I've managed fine without {kind} and [plan to keep it that way|don't feel I'm missing anything].
  {?non}Never saw the point of {kind}.
  {?non}{Things} never appealed to me.
  b>Not for me, {things}.
  b>{Things}? No thanks.
  b>Don't like {tobj}, {things}.
  b>Not a fan of {things}.
  b>Pass on {things}.
  c>I know people who swear by {things}, and [God love them|good for them], I'm not one of them.
  c>I've tried to see what the fuss is about with {things} and I [just don't|keep coming up empty].
  d>{Things} {tis} one of those things I'm told I'd like.
  d>I admire the confidence of whoever came up with {things}.
  d>{Subj} solve{s} a problem I don't have.
  k>I have my doubts about {things}, and they haven't [gone away|been answered].
  k>On the whole I come down against {things}, without making a speech about it.
  k>I'm skeptical of {subj}.
  w>I don't want to be mean about {things}, it's just not [my cup of tea|for me].
  w>Nothing against people who like {things}, I don't.
  o>{Things} make{ts} me a bit uneasy.
  o>Something about {subj} [worries|bothers] me.
  More bad than good in {things}, as I see it.
  I'd say I'm against {things}, [mildly|more or less|nine times out of ten].
  Overrated, {things}.
  A lot of fuss for what you get, {things}.
  I lean no on {things}.
  You'd have a hard time selling me on {things}.
  I'd rather do without {kind}.
  {Things} rub{ts} me the wrong way.
  My opinion of {subj} is on the low side.
  I can't warm up to {things}.
  `,
)

export const hate = openBank(
  'hate',
  `
  I can't stand {things}.
  I want nothing to do with {things}.
  {Things} drive{ts} me up the wall.
  I'm dead set against {things}.
  I hate {things}, [simple as that|no other word for it|and I don't use that word much].
  {?user}I'm stuck with {kind} and I resent every bit of it.
  {?user}I'd be rid of {kind} tomorrow if I could.
  {?user}Worst part of my [week|month], {kind}.
  {?non}You couldn't [pay me to take|give me|talk me into] {kind}.
  {?non}I keep well clear of {things}[|, on purpose|, always have].
  b>Hate {things}.
  b>{Things}? Absolutely not.
  b>{Things}. No. Never.
  b>Garbage, {things}.
  b>Keep {things} away from me.
  c>Oh, don't get me started on {things}, [we'd be here all day|I'll ruin your afternoon].
  c>My blood pressure goes up just hearing about {things}.
  d>{Things}, also known as [things I'd pay to avoid|why I stay home].
  d>If {things} were a person I'd cross the street.
  d>I have nothing nice to say about {subj}, so I'll [stop here|be brief].
  k>I'm strongly against {things}, and I've [thought about it|had time to think about it].
  k>I see real harm in {things} and very little to set against it.
  w>I try to like most things, and {things} beat{ts} me.
  w>I'm a patient person until {things} come{ts} up.
  o>{Things} scare{ts} me a little, to be honest.
  o>I get a knot in my stomach over {things}.
  Nothing about {things} works for me.
  Of all things, {things} {tis} near the bottom of my list.
  The sooner {things} go{tes} away the better.
  I think {subj} {is} [awful|a bad joke|plain bad], no way around it.
  No use for {things}, none.
  {Subj}, [in a word|in two words], [no thanks|not ever].
  Everything about {subj} [rubs me wrong|puts me off].
  I've got strong feelings about {things} and none of them are good.
  Call me a hard no on {things}.
  There isn't much I dislike as much as {things}.
  `,
)
