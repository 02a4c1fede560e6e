import { openBank } from './open-banks.ts'

/** Who people are, in their own words. Guards hold every fact; what has none may be said by anybody. */

export const aboutMe = openBank(
  'about-me',
  `
  {?job}I'm {first}, I live in {city} and I work as {job}.
  {?job}{first} here, {job}, from {city}, {state}.
  {?job}{?kids}I'm {job} in {city}, and at home there's {kids}, so it's never quiet.
  {?job}{?spouse}I live in {city} with {spouse}, and I earn my money as {job}.
  {?job}b>{first}. {city}. I work as {job}.
  {?job}c>Well, I'm {first}, I've ended up in {city} like a lot of people do, I'm {job} during the week and tired on the weekend.
  {?job}d>{first}, {job}, {city}, and there isn't much more to the brochure.
  {?retired}I'm {first}, retired, I live in {city} and my days are my own now.
  {?oldjob}I was {oldjob} for a good many years, now I'm retired here in {city}.
  {?retired}b>{first}. Retired. {city}.
  {?retired}{?spouse}Retired, living in {city} with {spouse}, that's the short version.
  {?student}I'm {first}, I'm a student, and I live in {city} for now.
  {?student}b>{first}, student, {city}.
  {?homemaker}I'm {first}, I live in {city} and I run the house, which is a job nobody pays for.
  {?homemaker}{?kids}I'm home with {kids} in {city}, that's most of my day.
  {?jobless}I'm {first} from {city}, between jobs at the moment and looking.
  {?unable}I'm {first}, I live in {city}, and my health keeps me from working these days.
  {?kids}I'm {first}, from {city}, with {kids} at home.
  {?alone}I'm {first}, I live on my own in {city}, and I like my quiet.
  {?dog}I'm {first}, I live in {city}, and the dog runs the household.
  {?cat}I'm {first} from {city}, and I share the place with a cat who pays no rent.
  My name's {first}, I'm {age} and I live in {city}, {state}.
  k>I'm {first}, {age} years old, living in {city}, {state}.
  w>Hi, I'm {first}, {age}, from {city}, happy to help.
  o>There isn't that much to tell, I'm {first}, I'm {age}, and I live in {city}.
  c>Where to start, I'm {first}, {age} and not shy about it, and {city} is home.
  `,
)

export const work = openBank(
  'work',
  `
  I work as {job}.
  I'm {job}, have been for a while now.
  b>I'm {job}.
  b>{job}.
  I make my living as {job}.
  c>I'm {job}, which is either a long story or a short one depending on the week.
  d>I'm {job}, somebody has to be.
  k>I'm employed as {job} here in {city}.
  w>I'm {job}, and most days I like the people.
  o>I'm {job}, for as long as it lasts.
  For work, I'm {job}.
  My job is being {job}, that pays the bills.
  By day I'm {job}.
  You're talking to {job}.
  {?rural}I'm {job}, out here there aren't a hundred choices.
  `,
)

export const noWork = openBank(
  'no-work',
  `
  {?retired}I'm retired.
  {?oldjob}Retired, I used to be {oldjob}.
  {?oldjob}I was {oldjob} until I called it a day.
  {?retired}b>Nothing. Retired.
  {?spouse}{?retired}d>I'm retired, so I do what I'm told at home.
  {?retired}c>I'm retired, and I don't know how I ever had time for a job.
  {?student}I'm in school.
  {?student}b>Student.
  {?student}I study, and money's tight the way it is for students.
  {?homemaker}I run the household.
  {?homemaker}{?kids}I'm at home with {kids}, it's a full-time job.
  {?homemaker}b>I'm at home.
  {?jobless}I'm looking for work right now.
  {?jobless}b>Between jobs.
  {?jobless}Nothing at the moment, I send out applications and wait.
  {?unable}I can't work right now because of my health.
  {?unable}b>On disability.
  I don't have a job at the moment.
  Nothing for pay, these days.
  I'm not working at present, so my days go to things around the house.
  `,
)

export const place = openBank(
  'place',
  `
  I live in {city}, {state}.
  {city}, {state}.
  b>{city}.
  b>{state}.
  Home is {city}.
  {?rural}Out by {city}, where you know everybody's truck.
  {?rural}Near {city}, and the nearest anything is a drive.
  {?urban}Right in {city}, with all the noise that comes with it.
  c>I'm in {city}, {state}, and if you've never heard of it don't feel bad.
  d>{city}, {state}, somebody has to.
  k>My home is in {city}, in {state}.
  w>I'm in {city}, it's a good place once you know people.
  o>{city}, and I'd rather leave it at that.
  {?renter}I rent a place in {city}.
  {?owner}I've got a place in {city}.
  You'd find me in {city}, {state}.
  `,
)

export const household = openBank(
  'household',
  `
  {?spouse}{?kids}There's me, {spouse} and {kids}.
  {?spouse}It's {spouse} and me.
  {?kids}I've got {kids} at home.
  {?kids}b>Me and {kids}.
  {?spouse}b>Me and {spouse}.
  {?alone}I live by myself.
  {?alone}b>Just me.
  {?alone}d>Me, myself and a refrigerator that hums.
  {?dog}And don't forget the dog, who thinks we all work for him.
  {?cat}There's a cat, too, who would say we live with her.
  {?spouse}{?kids}c>Well, it's me, {spouse}, {kids}, and whoever the neighbors send over, so it's loud.
  {?spouse}w>I live with {spouse}, and I'd pick the same again.
  {?grandparent}The kids are grown and out of the house, they visit.
  k>My household is a small one, nothing out of the ordinary.
  A small family, nothing unusual about us.
  Depends who you count, but it's a pretty ordinary household.
  `,
)

export const name = openBank(
  'name',
  `
  {first}.
  I'm {first}.
  My name's {first}.
  It's {first}.
  b>{first}.
  c>{first}, and I've heard all the jokes.
  d>{first}, I wasn't asked.
  w>{first}, nice to meet you.
  k>My first name is {first}.
  Call me {first}.
  People call me {first}.
  {first}, like half my class.
  `,
)

export const age = openBank(
  'age',
  `
  I'm {age}.
  {age}.
  b>{age}.
  c>{age}, and I don't feel it until I take the stairs.
  d>{age}, according to the paperwork.
  k>I'm {age} years old.
  w>I'm {age}, and glad of it.
  o>{age} already, I don't know where it went.
  I turned {age} on my last birthday.
  {?young}{age}, though I get carded either way.
  {?older}{age}, and counting my blessings.
  `,
)

export const moodGood = openBank(
  'mood-good',
  `
  Doing well, thanks.
  Pretty good, can't complain.
  b>Good.
  b>Fine, thanks.
  b>Good. You?
  c>I'm good, slept well for once and the coffee came out right.
  d>Suspiciously well.
  k>Quite well, thank you for asking.
  w>I'm good, thank you, hope you are too.
  o>Good today, knock on wood.
  Not bad at all.
  Good, a bit tired, but good.
  All right over here.
  {?dog}Good, the dog's been walked and I've had coffee.
  {?parent}Good, everybody's fed and at school.
  `,
)

export const moodSoSo = openBank(
  'mood-so-so',
  `
  All right, same as yesterday.
  Getting by.
  b>Okay.
  b>Fine.
  b>Alive.
  c>Oh, you know, one foot in front of the other and a lot of coffee.
  d>Somewhere between fine and Tuesday.
  k>Reasonably well, a little tired.
  w>I'm okay, thanks for asking.
  o>Okay, I guess, ask me tonight.
  Tired, otherwise fine.
  Can't complain, nobody listens anyway.
  {?worker}Ready for the weekend.
  {?parent}Tired, the kids were up.
  `,
)

export const moodLow = openBank(
  'mood-low',
  `
  I've been better.
  Hanging in there.
  b>Tired.
  b>Been better.
  b>So-so.
  c>Honestly, it's been one of those weeks, but I'm still here.
  d>Upright, which is a start.
  k>Not at my best, to be truthful.
  w>A bit low, but I'm glad somebody asked.
  o>A little worn out, I haven't been sleeping.
  Not great, not terrible.
  Getting through it.
  `,
)

export const hopes = openBank(
  'hopes',
  `
  A few days off with nothing in them.
  Getting out of debt, if all goes well.
  {?parent}Seeing the kids do well, that's the big one.
  {?spouse}A trip with {spouse} we've put off three times.
  {?student}Finishing school.
  {?retired}Spring, and getting back in the garden.
  {?retired}Staying on my own two feet.
  {?grandparent}The next time the whole family's in one place.
  {?worker}A job with better hours.
  {?jobless}Getting a call back from somebody hiring.
  {?renter}A place of my own someday.
  {?owner}Being done with the mortgage.
  b>Vacation.
  {?worker}b>Retirement.
  b>A quiet year.
  c>I've got a list, and most of it's food and people I haven't seen in too long.
  d>Low blood pressure and a full tank.
  k>Putting a bit more aside and getting in better shape, the usual.
  w>More time with the people I love.
  o>Just a stretch where nothing goes wrong.
  Losing ten pounds, same as last year.
  Sleeping better.
  `,
)

export const pride = openBank(
  'pride',
  `
  {?parent}My kids, and that they say please.
  {?grandparent}How my kids turned out.
  {?spouse}Still being together, {spouse} and me.
  {?worker}I've never missed a shift without calling in.
  {?oldjob}All those years as {oldjob}, I did right by people.
  {?owner}Having a roof that's mine, more or less.
  {?student}Being the one who stayed in school.
  b>My family.
  b>Paying my own way.
  b>Not much. Getting by.
  c>I got through a couple of years I didn't think I'd get through, and I'm still telling jokes.
  d>I own one plant and it's alive.
  k>That I finish what I start, even when it takes a while.
  w>The friends I've kept.
  o>Staying afloat, honestly, it wasn't a given.
  That people can count on me.
  Quitting something that was bad for me.
  I stand on my own two feet.
  `,
)

export const outgoing = openBank(
  'outgoing',
  `
  I talk to everybody, the line at the store included.
  People person, I'd go crazy alone in a room.
  b>Loud. Friendly.
  c>I've never met a silence I couldn't fill, ask anybody.
  I get my energy from having people around.
  d>Talkative, which you can see I'm working on.
  w>I like people and they can tell.
  Outgoing, the one who organizes the thing.
  `,
)

export const reserved = openBank(
  'reserved',
  `
  Quiet until I know you.
  I keep to myself, I'm fine that way.
  b>Quiet.
  b>Private.
  d>I'm the one by the bookshelf at parties, when I go.
  k>Reserved, I'd rather listen than talk.
  w>A bit shy, and a good listener.
  I need a day off after a day with people.
  o>I get nervous in groups, so I hang back.
  `,
)

export const curiousMind = openBank(
  'curious-mind',
  `
  Curious about nearly everything.
  I like new things, new places, new food, I get bored otherwise.
  b>Curious.
  c>I start six books at once and I'll tell you about all of them.
  d>I know a little about a lot, mostly useless.
  k>Open-minded, I change my opinion when somebody shows me a reason.
  w>I like hearing how other people live.
  A bit of a dreamer.
  `,
)

export const settled = openBank(
  'settled',
  `
  I like what I know, same chair, same coffee.
  Down to earth, no frills.
  b>Simple.
  b>Set in my ways.
  d>I found what I like years ago and saw no reason to keep looking.
  k>Practical, I don't go in much for theories.
  w>A homebody, happy that way.
  Traditional, you could say.
  `,
)

export const orderly = openBank(
  'orderly',
  `
  Organized, I make lists of my lists.
  If I say I'll be there at six I'm there at ten to.
  b>Reliable.
  b>On time.
  c>My spice rack is in alphabetical order and I've been made fun of for it.
  d>I return shopping carts, that tells you everything.
  k>Dependable, I finish what I take on.
  w>People come to me when something has to get done.
  o>I check the stove twice.
  `,
)

export const loose = openBank(
  'loose',
  `
  A bit of a mess, but a friendly one.
  I wing it more than I should.
  b>Messy.
  b>Last minute.
  c>My keys are somewhere, my phone's at two percent, and I'm having a great day.
  d>I work well under pressure, mostly because I create it.
  k>Not the most organized person, if I'm fair.
  w>Easygoing, sometimes too easygoing.
  I put things off till they're on fire.
  `,
)

export const gentle = openBank(
  'gentle',
  `
  I get along with most everybody.
  Soft-hearted, I'd give you my lunch.
  b>Easygoing.
  c>I can't say no to anyone, there's a neighbor's casserole dish in every cabinet.
  d>Agreeable to a fault, whatever you think.
  k>Considerate, or at least I try to be.
  w>I try to be kind, it costs nothing.
  The one people call when they're upset.
  `,
)

export const blunt = openBank(
  'blunt',
  `
  Blunt. You know where you stand with me.
  I say what I think and it's gotten me in trouble.
  b>Stubborn.
  b>Straight shooter.
  c>My friends warn people before they introduce me.
  d>Charming, in small amounts, on request.
  k>Direct, some would say too direct.
  I don't suffer fools.
  `,
)

export const steady = openBank(
  'steady',
  `
  Calm, it takes a lot to rattle me.
  I sleep fine and I let things go.
  b>Steady.
  b>Calm.
  d>I'm the one eating a sandwich while everybody panics.
  k>Even-tempered, on the whole.
  w>I'm the calm one in the family.
  Not much gets to me.
  `,
)

export const worrier = openBank(
  'worrier',
  `
  A worrier, always have been.
  I overthink everything, this question included.
  b>Anxious.
  c>I've already imagined how this survey goes wrong.
  d>Prepared for the worst, and rarely disappointed.
  k>Sensitive, things stay with me longer than they should.
  w>I feel things a lot, good and bad.
  o>I worry about people, about money, about whether I worry too much.
  My mind doesn't switch off at night.
  `,
)
