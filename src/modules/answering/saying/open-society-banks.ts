import { openBank } from './open-banks.ts'

/** What people say on matters of society, by the side they stand on. Every sentence names its matter. */

export const institutionsTrusted = openBank(
  'institutions-trusted',
  `
  Most of the people running things are trying, as far as I can tell.
  I've dealt with a courthouse and a city office or two, and they did their jobs.
  The system mostly works, we only hear about it when it doesn't.
  b>They mostly do their job, the people in charge.
  b>Institutions? Better than none.
  c>I know it's fashionable to say they're all crooks, but the folks at the county office helped me out more than once.
  d>The institutions are slow and dull, which is how I like them.
  k>I have reasonable confidence in how our institutions are run, with exceptions.
  k>Courts, medicine, schools, I'd sooner rely on them than on whoever shouts loudest.
  w>There are decent people in those offices, I believe that.
  o>I trust the institutions, and I worry about what happens when nobody does anymore.
  Somebody has to run the big things, and on the whole they run.
  The mail comes and the lights are on, so somebody up there is doing something right.
  `,
)

export const institutionsDistrusted = openBank(
  'institutions-distrusted',
  `
  The people at the top look after the people at the top.
  I stopped believing what officials and big companies tell me a long time ago.
  They all say the right things and then the bill comes to us.
  b>Don't trust any of them, the people in charge.
  b>They're in it for themselves.
  b>Big business, big government, same crowd.
  c>Every time I start to trust the people in charge again there's another story in the news.
  d>I believe the weather report, the rest of the officials I check.
  d>Institutions, the ones that put you on hold.
  k>I've seen too little accountability at the top to have much confidence.
  w>I'd like to believe in them, and they make it hard, the people who run things.
  o>It scares me how little the people running things seem to know about regular life.
  Nobody in charge ever pays for their mistakes, the rest of us do.
  You can't get a straight answer out of any of the big institutions.
  `,
)

export const peopleTrusted = openBank(
  'people-trusted',
  `
  Most people are decent if you give them half a chance.
  I leave my porch light on and my mind open about people.
  Nine out of ten folks would hand you your wallet back.
  b>People are mostly fine.
  b>I trust people till they prove me wrong.
  c>A stranger pushed my car out of the snow once and wouldn't take a dime, so yes, I think well of people.
  d>People are better than their comments online.
  k>On the whole my experience with other people has been good.
  w>I like people, always did, and mostly they like me back.
  o>I trust people, it's the odd one that worries me.
  I'd rather be fooled once in a while than go around suspicious of everybody.
  Neighbors here wave, that counts for something.
  `,
)

export const peopleDistrusted = openBank(
  'people-distrusted',
  `
  You can't be too careful with people.
  I lock everything, and I mean everything, people being what they are.
  Folks are nice until they want something.
  b>Trust nobody.
  b>People? Keep your distance.
  b>I watch my back.
  c>I used to lend things out, tools, money, my heart, and I've learned about people.
  d>I trust people to act like people.
  d>I like people fine, from across the street.
  k>I extend trust slowly, and only to people I've known a while.
  w>I wish I could trust people more, life's taught me otherwise.
  o>I don't open the door if I'm not expecting somebody, people scare me some.
  Everybody's got an angle.
  Most people would take advantage if nobody was looking.
  `,
)

export const natureWorried = openBank(
  'nature-worried',
  `
  The weather isn't what it was when I was a kid, anybody can see the climate's off.
  I think about what kind of air and water we're leaving behind.
  We've known about pollution for fifty years and we're still dragging our feet.
  b>It's serious, the climate. Do something.
  b>We're wrecking the place.
  c>I rinse my yogurt cups and then a truck drives by blowing black smoke, but I rinse them anyway, because the climate won't wait.
  d>The planet will be fine, it's the people on it I'd worry about.
  k>The evidence on warming has convinced me, and I'd accept some cost to deal with it.
  k>Clean air and water come before somebody's profit, as I see it.
  w>I want there to be birds and snow left for whoever comes after.
  o>The fires and the floods keep me up, it feels like the climate's running ahead of us.
  Companies pollute and then sell us the reusable bag.
  Every summer's hotter, and I don't need a chart to tell me.
  `,
)

export const natureUnworried = openBank(
  'nature-unworried',
  `
  The climate has always changed, I don't lose sleep over it.
  I recycle when it's easy, that's as far as I go with the environment.
  They've been predicting the end of the world since I was in school.
  b>Overblown, the climate stuff.
  b>The weather changes. It always did.
  c>One year it's an ice age, next year we're all cooking, so forgive me if I'm not panicking about the climate.
  d>I'll worry about the planet when the ones flying in private jets do.
  d>I sort my trash and they dump it in one truck, that's the environment for you.
  k>I'm not against clean air, I'm against paying for gestures.
  w>I like nature as much as anyone, I just don't think it's as fragile as they say.
  o>I worry about my electric bill more than about the climate.
  Folks around here have jobs that all that environmental talk would cost.
  Regular people get lectured about the environment and the big polluters carry on.
  `,
)

export const scienceHopeful = openBank(
  'science-hopeful',
  `
  I'm all for science, half the people I know are alive because of it.
  New technology mostly makes life better once the kinks are out.
  I read about discoveries the way other people read sports.
  b>Good. More science.
  b>Bring on the new technology.
  c>My phone has more in it than what went to the moon, and I'm still amazed at what scientists come up with.
  d>Science has a better record than opinions, mine included.
  k>I put more weight on research than on hearsay, knowing it can be wrong and gets corrected.
  w>It makes me hopeful, what they can do in medicine now.
  o>I'm hopeful about technology, I only want somebody watching the brakes.
  Give researchers the money, it comes back around.
  Every generation fears the new machine, and then can't do without it.
  `,
)

export const scienceDoubtful = openBank(
  'science-doubtful',
  `
  They come out with a study and next year another one says the opposite.
  New technology mostly means a new thing to pay for and a new thing that breaks.
  I don't follow science much, it doesn't have a lot to do with my day.
  b>Too much technology already.
  b>Studies say whatever gets paid for.
  c>First eggs were bad, then eggs were good, so pardon me if I don't hang on every word from scientists.
  d>Every invention saves me time, and I've never had less of it.
  k>I'm cautious with new technology, the side effects tend to show up late.
  w>I miss when things were simpler and worked without a password.
  o>Technology's moving too fast for me, somebody's going to get hurt.
  Scientists are people too, they like their grants.
  Not everything they can build needs building.
  `,
)

export const faithHeld = openBank(
  'faith-held',
  `
  My faith gets me through the week, I wouldn't want to be without it.
  Religion gives people something to stand on when things go wrong.
  I pray about most things, it steadies me.
  b>God first. That's my answer.
  b>Church matters to me.
  c>Sunday's the one day the whole family's in one place with their phones off, so yes, church means a lot to me.
  d>I've met kinder people in church than in traffic.
  k>Faith is central to how I try to live, though I don't push it on anyone.
  w>I feel looked after, that's what faith is to me.
  w>There's a peace in prayer I don't get anywhere else.
  o>I worry for people who have no faith to lean on.
  We'd treat each other better if more people took their faith seriously.
  It's how I was raised, and I've come to see the sense in it, religion.
  `,
)

export const faithLess = openBank(
  'faith-less',
  `
  Religion never took with me.
  I've got nothing against believers, I just don't need church to behave.
  I haven't set foot in a church outside of weddings and funerals.
  b>Not religious.
  b>Religion's not for me.
  c>I was sent to Sunday school for years and what stuck was the cookies, not the religion.
  d>I keep my Sundays for coffee, not for religion.
  d>If there's a God, we have an understanding not to bother each other.
  k>I don't think religion has answers that I couldn't reach another way.
  w>To each their own with faith, I find mine in people.
  o>Organized religion makes me uneasy, too much telling others how to live.
  People can be good without religion, and plenty are.
  I'd keep religion at home and out of everybody's business.
  `,
)

export const moneyEasy = openBank(
  'money-easy',
  `
  We're doing all right with money, I sleep at night.
  Money's not the first thing on my mind these days, and I know that's luck.
  I've always lived under my means, so a bad month doesn't sink me.
  b>We're fine, moneywise.
  b>Can't complain about money.
  c>I still clip the coupon out of habit, but no, money isn't a worry like it used to be.
  d>Money can't buy happiness, though it takes the edge off.
  k>Financially I feel secure, as far as anyone can plan for things.
  w>There's enough, and some left over to help out, I'm grateful.
  o>We're comfortable with money now, I just don't take it for granted.
  I'd notice a big bill, I wouldn't panic over it.
  There's something put away, and that changes how you look at money.
  `,
)

export const moneyTight = openBank(
  'money-tight',
  `
  Everything goes up except what I've got coming in.
  I know to the dollar what's in my account, I have to.
  One car repair and the month is shot.
  b>Money's tight.
  b>Broke by the twentieth.
  b>It's a squeeze.
  c>I do the math in the grocery aisle, put something back, and do it again, that's money for me right now.
  d>My savings plan is hoping nothing breaks.
  d>Money comes in to say hello and leaves.
  k>I keep careful track of money and there's still very little room.
  w>We get by on what we have, a lot of folks have it worse.
  o>I lie awake over money, I won't pretend otherwise.
  People who say money doesn't matter have some.
  Rent eats first, the rest of us get what's left.
  `,
)

export const lifeGood = openBank(
  'life-good',
  `
  I can't complain about my life, and when I do nobody listens.
  Most days I get up glad to be up.
  Things have turned out better for me than I had any right to expect.
  b>Life's good.
  b>I'm happy enough.
  c>I've got people to call, a roof and decent coffee, so I'd call myself happy.
  d>Life's fine, I try not to say it too loud.
  k>All in all I'm content with how my life has gone.
  w>I count my blessings, and I run out of fingers.
  w>I look forward to things, that's half of being happy.
  o>Life is good right now, and I knock on wood when I say it.
  I don't need a lot to be happy, and I have that.
  Tomorrow will probably be all right, most of them have been.
  `,
)

export const lifeHard = openBank(
  'life-hard',
  `
  It's been a long couple of years, I won't dress it up.
  Some weeks I'm just getting from one end to the other.
  I thought life would look different by now.
  b>Could be better, life.
  b>Hanging in there.
  b>Not great, if you want the truth.
  c>People ask how I am and I say fine, because who has the afternoon for the real answer about my life.
  d>Life's a series of things to get through, with snacks.
  d>I've had happier decades.
  k>I would not describe myself as particularly satisfied with life at present.
  w>I have my good moments, I try to notice them.
  o>I worry about what's coming more than I enjoy what's here.
  The future isn't something I look forward to much right now.
  I keep going, that's about what I can say for life lately.
  `,
)

export const familyTraditional = openBank(
  'family-traditional',
  `
  A family needs people who stay, and marriage is how you say you'll stay.
  I think the old way of doing family had more sense in it than people admit.
  Somebody should be home for the kids when it's possible.
  b>Marriage means something.
  b>Family first, the old way.
  c>Call me old-fashioned, everybody does, but sitting down to dinner as a family fixes half of what's wrong.
  d>They tore down the old rules about family and forgot to write new ones.
  k>I believe children do best in a stable marriage, without judging those who can't have one.
  w>Family is everything to me, and I mean the whole noisy bunch.
  o>I worry families are coming apart and nobody says it out loud.
  Kids need a mother and a father and a bedtime.
  Marriage is work, and people quit too easily.
  `,
)

export const familyFree = openBank(
  'family-free',
  `
  Whoever loves you and shows up, that's family.
  How people arrange their marriage is nobody's business but theirs.
  Let whoever's better at it cook, I don't care if it's him or her.
  b>Live and let live, families included.
  b>People should marry who they want, or not.
  c>I know two dads with the best-behaved kids on the block, so spare me the lecture about family.
  d>The good old family days had a lot of people crying in the pantry.
  k>I don't see why one model of family should be held up over the rest.
  w>Love makes a family, the paperwork comes after.
  o>I'd worry about going back to when women had no say at home.
  The old roles never did a family any good if somebody was miserable in them.
  Splitting the housework isn't politics, it's dishes.
  `,
)

export const marketTrusted = openBank(
  'market-trusted',
  `
  I'd sooner keep what I earn than have it handed around for me.
  People who work harder ought to have more, that isn't unfair to me.
  Every time the government steps into pay and prices it costs somebody a job.
  b>Taxes are high enough.
  b>Earn it yourself.
  c>I've watched the same folks get a check for years while I got up at five, so no, I'm not for more taxes.
  d>The government's hand is out so often I know it by the ring.
  k>I think opportunity matters more than evening out incomes.
  w>I'd rather help my neighbor directly than through a tax form.
  o>I worry we'll tax the people who create jobs right out of here.
  Nobody ever got rich, or even comfortable, on welfare.
  Let people make their own deals about pay, leave the unions out of it.
  `,
)

export const sharingWanted = openBank(
  'sharing-wanted',
  `
  A few people have more than they could spend in ten lives and others can't fix a tooth.
  The rich should pay more in taxes, they can afford the hit.
  You can work full time and still not make rent, something's off.
  b>Tax the rich.
  b>Wages are too low.
  c>My grandfather had a union card and a house, and I know people with two jobs and neither, so yes, I'd share it out more.
  d>Trickle down, they said, and I'm still waiting with my cup.
  k>I think the gap between top and bottom has grown past what's healthy.
  w>Nobody should have to choose between heat and groceries in a country with this much money.
  o>It frightens me how close most people are to losing everything while the rich get richer.
  Unions got us the weekend, people forget that.
  A decent minimum wage wouldn't hurt anybody I know.
  `,
)
