import { openBank } from './open-banks.ts'

/** Days, meals, joys and worries. Guards hold every fact; what has none may be said by anybody. */

export const joys = openBank(
  'joys',
  `
  {?parent}The kids laughing in the next room.
  {?parent}When the kids are asleep and the day went fine.
  {?spouse}An evening with {spouse} and nowhere to be.
  {?dog}The dog losing its mind when I come home.
  {?cat}The cat deciding that my lap will do.
  {?grandparent}When the grown kids call for no reason.
  {?grandparent}w>Everybody around the table at once, that's rare now.
  {?worker}Walking out of work on a Friday with the phone off.
  {?faith}Sunday mornings, the singing, and a long lunch after.
  {?alone}A quiet evening with the door locked and something on the stove.
  {?rural}Sitting outside when the light goes, no cars.
  {?urban}A bench in the park with a coffee and people to look at.
  A good night's sleep, I'm simple that way.
  b>Peace and quiet.
  b>Good food. Good people.
  b>Music in the car.
  An empty sink and a full fridge.
  The first warm day of the year, windows down.
  A joke that lands at the right moment.
  c>Honestly, little things, a good song coming on in the store and some stranger humming along too.
  d>When plans get canceled and I'm not the one who did it.
  d>Being left alone by people I like.
  k>Time without an appointment at the end of it.
  k>Finishing something properly makes me happy, even a small thing.
  w>People I love being in good health, the rest is extra.
  o>A week where nothing breaks and nobody calls with bad news.
  Having enough at the end of the month to do something nice.
  Cooking for people who ask for seconds.
  When somebody remembers something I said.
  {?owner}Getting my hands dirty in the yard.
  `,
)

export const peeves = openBank(
  'peeves',
  `
  People on speakerphone in public.
  Being put on hold and told my call is important.
  b>Rude people.
  b>Liars.
  b>Slow drivers in the left lane.
  People who look at their phone while I'm talking.
  Paying more for less, every single month.
  c>Don't get me started, shopping carts left in the middle of a parking spot, that's a character test right there.
  d>Subscription prices that go up with a cheerful e-mail.
  {?worker}d>The phrase "per my last email".
  k>Carelessness with other people's time, above all.
  k>When somebody promises a thing and doesn't call if it changes.
  w>Not much, but I can't stand somebody being mean to a waiter.
  o>Not being able to get a straight answer from anybody.
  {?parent}Toys that need batteries and don't say so.
  {?urban}Cars honking the second the light turns.
  {?rural}Folks who drive like it's a city out here.
  {?worker}Meetings that should have been two lines.
  {?renter}The landlord's idea of soon.
  Politicians talking at me like I'm five.
  Having to make an account to buy one thing.
  Loud chewing, I've left rooms over it.
  Injustice, the everyday kind, where the wrong person gets yelled at.
  Robocalls at dinner.
  `,
)

export const worries = openBank(
  'worries',
  `
  Health, mine and everybody's around me.
  {?parents_alive}My parents getting older.
  {?parent}What kind of world the kids get handed.
  {?parent}The kids, one way or another, it's always the kids.
  {?retired}Ending up needing somebody to take care of me.
  {?grandparent}Whether the grown kids are doing as well as they say.
  {?worker}Whether the job's still there in two years.
  b>Health.
  b>Nothing much, I sleep fine.
  b>The state of the country.
  c>I lie there and go through the list, did I lock the door, did I answer that e-mail, is everybody all right.
  d>Mostly things I can't do anything about, at three in the morning.
  k>The direction things are going in generally, more than any one thing.
  w>That somebody I love gets sick, the rest sorts itself out.
  o>Everything, a little, I've always been that way.
  o>The phone ringing late.
  How mean people have gotten with each other.
  Time going by faster than I'd like.
  Not a lot, to be honest, I've learned to let things go.
  Something happening to the people I count on.
  `,
)

export const worriesMoney = openBank(
  'worries-money',
  `
  Money.
  Bills, mostly, and what happens if one more thing breaks.
  b>Money. What else.
  b>Rent.
  b>Bills.
  The car making that noise again and what it'll cost.
  {?renter}Rent going up when the lease is over.
  {?owner}Something big breaking in the house when there's nothing set aside.
  {?parent}Not being able to give the kids what they need.
  {?worker}Hours getting cut.
  {?retired}Outliving what I've put away.
  {?jobless}Not finding work before the savings are gone.
  {?student}Owing more than I'll ever make back.
  c>I do sums in my head at night, if I pay this one late and that one on time, it's like a bad puzzle.
  d>The twentieth to the thirtieth of every month.
  k>Having no cushion if something unexpected comes along.
  {?spouse}w>I worry about money so the others at home don't have to.
  o>One medical bill and we're done, I think about that a lot.
  Prices, they go up while I'm standing in the aisle.
  Getting sick and not being able to pay for it.
  `,
)

export const leisure = openBank(
  'leisure',
  `
  {?parent}Games, practices, birthday parties, the kids' calendar is my calendar.
  {?parent}Laundry and somebody's soccer game, mostly.
  {?dog}Long walks with the dog, then the couch.
  {?faith}Church on Sunday, and Saturday is for the house.
  {?rural}Whatever the yard and the weather say.
  {?urban}I walk the neighborhood, get a coffee, look at people.
  {?worker}Sleep in, then catch up on what I didn't get to all week.
  {?retired}Every day's a weekend now, so I putter, read, and see people.
  {?student}Sleep, see friends, and pretend I don't have a paper due.
  {?spouse}Groceries and a movie with {spouse}, nothing wild.
  {?alone}I keep to myself, cook something slow, watch a series.
  {?grandparent}See the family if they're around.
  b>Nothing. On purpose.
  b>TV and chores.
  b>Sleep.
  b>Yard, grill, ballgame.
  A bit of TV, a bit of cleaning, a call or two.
  Catch up on sleep and on people, in that order.
  c>It depends who calls first, honestly, I've never kept a weekend free in my life.
  d>I recover from one week and brace for the next.
  d>I make plans and then enjoy canceling them.
  k>Errands in the morning, something outdoors if the weather allows, an early night.
  w>Time with people I love, it doesn't matter much what we do.
  o>I try to rest, it takes me till Sunday to manage it.
  Cook something that takes all afternoon.
  Drive around, stop at a yard sale, come home with something I don't need.
  Fix what broke during the week.
  Read, if nobody needs anything.
  `,
)

export const breakfast = openBank(
  'breakfast',
  `
  Coffee and toast.
  Just coffee[|, two cups|, black].
  Cereal, standing up.
  Eggs and toast.
  Oatmeal with a banana.
  b>Coffee.
  b>Nothing.
  b>Eggs.
  b>Toast.
  Yogurt and whatever fruit was going soft.
  A banana on the way out the door.
  Nothing, I don't really eat till noon.
  {?parent}The crusts off somebody else's toast.
  {?parent}Half a waffle the kids left.
  {?worker}A granola bar in the car.
  {?retired}A proper one, eggs, toast, the paper.
  {?spouse}Whatever {spouse} made, which was eggs.
  c>I had leftover pizza, cold, and I stand by it.
  d>Coffee, with coffee on the side.
  k>Oatmeal, as on most weekdays.
  w>Pancakes, because it felt like that kind of morning.
  o>Toast, my stomach doesn't do much in the morning.
  A bagel with cream cheese.
  Two eggs and some fried potatoes.
  Peanut butter on toast, same as every day.
  A breakfast sandwich from the drive-through.
  Cereal, the kind that isn't meant for adults.
  `,
)

export const lunch = openBank(
  'lunch',
  `
  A sandwich, ham and cheese.
  Leftovers from last night.
  Soup and crackers.
  b>Sandwich.
  b>Leftovers.
  b>Skipped it.
  A salad, and then something after because it was a salad.
  {?worker}Whatever I packed, eaten in front of a screen.
  {?worker}A burrito from the place by work.
  {?parent}Mac and cheese, since that's what the kids were having.
  {?retired}Soup, and a long sit.
  {?student}Ramen.
  c>I meant to have a salad and then somebody said tacos.
  {?worker}d>A sad desk sandwich.
  k>Something light, a sandwich and an apple.
  w>Grilled cheese and tomato soup, can't beat it.
  o>Not much, I forget to eat when I'm busy.
  Chicken and rice from the fridge.
  Tuna on toast.
  A burger, if I'm honest.
  Cold pizza.
  `,
)

export const dinner = openBank(
  'dinner',
  `
  Chicken, rice and a vegetable.
  Spaghetti.
  Tacos, it was that kind of night.
  b>Pizza.
  b>Pasta.
  b>Leftovers.
  b>Chicken.
  {?parent}Chicken nuggets, and I'm not sorry.
  {?spouse}{spouse} cooked, so something good.
  {?alone}Toast and eggs, cooking for one is like that.
  {?retired}Meatloaf and potatoes.
  {?worker}Something frozen, it was a long day.
  c>We had breakfast for dinner, pancakes and bacon, and nobody complained.
  d>A bowl of cereal, call it a tasting menu.
  k>Baked fish with potatoes and green beans.
  w>A big pot of chili, enough for tomorrow too.
  o>Just soup, I wasn't very hungry.
  A rotisserie chicken from the store and a bag of salad.
  Burgers on the grill.
  Stir-fry with whatever was in the drawer.
  Takeout, too tired to cook.
  Beans and rice, cheap and good.
  Pork chops.
  `,
)

export const dayWorking = openBank(
  'day-working',
  `
  Up early, coffee, work, home, dinner, couch, repeat.
  Work takes the middle out of the day and the rest goes to chores.
  b>Work. Eat. Sleep.
  b>Up at six, asleep by ten, work in between.
  I work as {job}, so the day's mostly that, then dinner and a bit of TV.
  {?parent}Get the kids out the door, work, pick up, dinner, bedtime, collapse.
  {?dog}Dog first, then coffee, then work, then dog again.
  {?spouse}Work, then dinner with {spouse}, then somebody falls asleep on the couch.
  c>Alarm, snooze, alarm, coffee, and then I'm chasing the clock till about seven at night.
  d>I go to work so I can afford the gas to go to work.
  k>A regular weekday, work until late afternoon, some errands, an early night.
  {?parent}w>Busy but good, work, family, a little time for myself at the end.
  o>I'm usually running ten minutes behind from the moment I get up.
  Same thing every weekday, work with a lunch in the middle.
  Long hours, then something quick for dinner and an episode of something.
  `,
)

export const dayHome = openBank(
  'day-home',
  `
  {?retired}Slow coffee, the news, a few chores, and the afternoon takes care of itself.
  {?retired}No alarm, that's the main thing, then errands before it gets busy.
  {?retired}b>Coffee. News. Yard. Nap.
  {?student}Class, homework I put off, more class.
  {?student}b>Class and scrolling.
  {?homemaker}{?kids}Somebody's always hungry with {kids} around, that sums it up.
  {?homemaker}Laundry, cooking, driving people places.
  {?jobless}Job listings in the morning, then things around the house.
  {?unable}It depends on how I feel when I wake up, good days I get things done.
  {?dog}The dog decides, we're out before breakfast.
  b>Quiet.
  c>People think I've got all day, and I blink and it's dinner.
  d>I get up with a list and go to bed with the same list.
  k>Nothing out of the ordinary, meals, chores, a walk if the weather's decent.
  w>Quiet and simple, a few calls, something good to eat.
  o>I try to keep to a routine, otherwise the day gets away from me.
  Coffee, chores, a bit of TV, not much to report.
  `,
)

export const windfallNeed = openBank(
  'windfall-need',
  `
  Pay off what I owe, and breathe.
  Bills first, then maybe a decent meal out.
  b>Bills.
  b>Debt. Gone.
  b>Pay the car off.
  {?renter}Put down a deposit on a better place.
  {?owner}Fix the roof before it falls on us.
  {?parent}Get the kids what they've been doing without, then pay down the cards.
  {?worker}Fix the car properly, for once, so I'm not praying on the way to work.
  {?student}Knock a piece off the loans.
  {?retired}Get my teeth done, I've been putting it off.
  c>First I'd cry a little, then I'd pay off the card, then I'd take everybody out for steak.
  d>Watch it turn into bills, same as the rest.
  k>Clear the debt with the highest interest and keep the remainder for emergencies.
  w>Catch up on everything I owe and help out my family.
  o>Put it away and not touch it, you never know what's coming.
  It'd be gone on overdue things inside a week.
  Catch up, just catch up.
  New tires, the dentist, and whatever's left goes in the bank.
  `,
)

export const windfallSpare = openBank(
  'windfall-spare',
  `
  Most of it into savings, a bit of it into something fun.
  Invest it and forget about it.
  b>Save it.
  b>Travel.
  b>Invest it.
  {?spouse}Take {spouse} somewhere warm, save what's left.
  {?parent}Put it toward college for the kids.
  {?grandparent}Split it among the kids.
  {?owner}Finally redo the kitchen.
  {?renter}Put it toward a down payment.
  {?retired}A trip while the knees still allow it.
  {?faith}Tithe on it, save some, and fix a few things around here.
  c>I'd like to say save it, but I've had my eye on a trip for years, so half and half.
  d>Something responsible, with a small irresponsible corner.
  k>I'd set most of it aside and spend a tenth without guilt.
  w>Give some to people who need it more, the rest into savings.
  o>Put it in the bank, I'd worry if I spent it.
  A trip I've been talking about for years.
  Nothing crazy, top up the savings and buy a good mattress.
  Help out the family first, then see.
  `,
)

export const youngerSelf = openBank(
  'younger-self',
  `
  Start saving earlier, even if it's twenty bucks.
  Stop worrying what other people think, they aren't looking.
  b>Save money.
  b>Relax.
  b>Wear sunscreen.
  {?older}b>Buy land.
  Take the trip, the money comes back and the time doesn't.
  Call your mother more.
  Stay in school, or at least finish what you start.
  Take care of your teeth and your back.
  c>I'd sit that kid down and say none of this will matter by the time you're thirty, and I wouldn't have listened.
  d>You won't believe me, so I'd save my breath.
  d>Keep the old car, skip the second credit card.
  k>Be more patient, most decisions can wait a week.
  w>You turn out all right, go easier on yourself.
  o>Don't put off going to the doctor.
  Learn a trade. Somebody always needs a pipe fixed.
  Be nicer to people, you remember the times you weren't.
  Say no more often, and yes to the right ones.
  Don't be in such a hurry to grow up.
  `,
)

export const problems = openBank(
  'problems',
  `
  Housing, regular people can't afford to live here anymore.
  What everything costs, start with rent and groceries.
  b>Rent.
  b>Cost of living.
  b>Crime.
  b>Traffic.
  Traffic, it takes forty minutes to go six miles.
  {?renter}Rents, mine and everyone's.
  {?owner}Property taxes that go up every year for the same potholes.
  {?parent}The schools, and I don't blame the teachers.
  {?urban}People sleeping on the street, and nobody seems to have an answer.
  {?urban}Parking and trash, take your pick.
  {?worker}Pay that doesn't keep up.
  Drugs, you see it at every other intersection.
  Nobody talks to each other anymore, everybody's mad about something.
  c>Ask ten people here and you'll get ten answers, but it's housing, trust me.
  d>We build storage units and car washes, and wonder where people are supposed to live.
  k>Affordable housing, I think most of the other problems hang on it.
  w>People falling through the cracks, older folks especially.
  o>Safety, I don't go out after dark like I used to.
  Health care costs, one visit and you're in a hole.
  Politicians who only show up before an election.
  `,
)

export const problemsRural = openBank(
  'problems-rural',
  `
  Jobs, the young people leave and don't come back.
  The plant closed and nothing took its place.
  b>No jobs.
  b>Drugs.
  b>Bad roads.
  The hospital's an hour away now.
  Drugs, everybody here knows somebody.
  Stores closing on Main Street, one after the other.
  Internet that quits when it rains.
  {?parent}The school keeps losing teachers.
  {?retired}Getting to a doctor if you can't drive anymore.
  {?worker}Driving half an hour for a job that pays what it did ten years ago.
  c>It's jobs, then it's jobs, and then it's the road out to the county line.
  d>There's nobody left to complain to.
  k>A shrinking population, and everything that follows from it.
  w>Our older folks being out here on their own.
  o>If you have a heart attack out here, good luck, that's what I think about.
  Nobody's building a house a working person could buy.
  Prices from the city and wages from here.
  `,
)

export const bed = openBank(
  'bed',
  `
  Around eleven, later on weekends.
  Half past ten if I'm good.
  b>Eleven.
  b>Midnight.
  b>Ten thirty.
  Midnight, more or less, thanks to my phone.
  {?parent}Right after the kids, if I'm smart, so ten.
  {?worker}Ten thirty on a work night.
  {?student}One or two in the morning.
  {?young}Too late, one in the morning most nights.
  c>I say ten every night and then it's a quarter to twelve and I'm watching somebody restore a lawn mower.
  d>When the show asks if I'm still watching.
  k>Usually between ten and eleven.
  w>About ten, with a book that lands on my face.
  o>I'm in bed by ten, asleep is another matter.
  Eleven-ish.
  `,
)

export const bedEarly = openBank(
  'bed-early',
  `
  Nine, nine thirty.
  Right after the late news.
  b>Nine.
  b>Ten.
  Ten o'clock, give or take.
  I nod off in the chair at nine and go to bed at eleven.
  c>I'm in bed by nine and wide awake at three, that's how it goes at my age.
  d>Twice, once on the couch and once in bed.
  k>Between nine and ten as a rule.
  w>About ten, after a chapter of something.
  o>Early, around nine, sleeping is another story.
  Half past nine most nights.
  `,
)

export const rise = openBank(
  'rise',
  `
  Six, give or take a snooze.
  {?worker}Five thirty on workdays.
  {?worker}Six thirty, never happily.
  {?parent}Whenever the first child does, so early.
  {?retired}No alarm, and I'm up at six anyway.
  {?retired}Around seven, nobody's waiting for me.
  {?student}As late as my first class lets me.
  {?dog}The dog says six, so six.
  b>Six.
  b>Seven.
  b>Early.
  c>The alarm says six, I say six forty, and the morning's a negotiation.
  d>When the alarm and I have finished arguing, seven.
  k>Usually between six and seven.
  w>About six thirty, I like the quiet before everybody's up.
  o>Four, and then I lie there till it's decent, around six.
  Seven, later on weekends.
  `,
)

export const jobValues = openBank(
  'job-values',
  `
  Decent pay and people who leave you alone to do it.
  Hours I can plan around.
  b>Pay.
  b>Money and hours.
  b>A boss who isn't a jerk.
  {?parent}Being home when the kids are.
  {?parent}Somebody who doesn't make a face when a child is sick.
  {?worker}Pay first, then how far I have to drive.
  {?retired}In my day it was the pension, now I'd say decent hours.
  {?student}Something that pays and doesn't kill my soul.
  {?jobless}Right now, that it calls me back.
  Health insurance, I hate that that's the answer.
  Good people to work with, you can put up with a lot then.
  c>I've had the good-pay-bad-boss kind and the other way around, and I'd take the good boss.
  d>A door to close and a check that clears.
  k>Fair pay, clear expectations and some security, roughly in that order.
  w>Feeling like it helps somebody, even a little.
  o>Security, not wondering every month if I'm next.
  Being trusted to do my work without somebody standing behind me.
  Respect. Money's second, close second.
  Learning something, I get bored.
  `,
)

export const dreamTrip = openBank(
  'dream-trip',
  `
  Somewhere warm with a chair and a drink.
  Italy, eating my way down.
  b>Hawaii.
  b>A beach.
  b>Anywhere quiet.
  A cabin on a lake with no signal.
  The national parks, all of them, in no hurry.
  {?spouse}Two weeks with {spouse} and no phone.
  {?parent}One week where nobody asks me what's for dinner.
  {?alone}A train across some country I can't pronounce.
  {?retired}A long cruise, unpack once and see ten places.
  {?young}Japan, I've got a list.
  c>Don't laugh, but I'd drive the whole coast, stop at every diner and send postcards.
  d>My own bed, with everybody else on vacation.
  k>A couple of weeks in Europe, planned well in advance.
  w>A big house by the water with everybody I love in it.
  o>Somewhere close, I don't like flying.
  Greece, or at least the pictures of Greece.
  Alaska, before it melts.
  Back to where my grandparents came from.
  `,
)

export const healthHabits = openBank(
  'health-habits',
  `
  I walk, that's about it.
  Trying to eat less junk, with mixed success.
  b>I walk.
  b>Don't, really.
  b>Sleep and water.
  {?dog}The dog makes me walk whether I want to or not.
  {?worker}I'm on the move at work, I count that.
  {?parent}Chasing the kids has to count for something.
  {?retired}I keep moving, if you sit down too long you don't get up.
  {?owner}Yard work, and the stairs.
  Smaller plates and going to bed on time.
  c>I start over every Monday, and some weeks I make it to Thursday.
  d>By not looking at the scale.
  d>Coffee counts as a bean, so I'm covered on vegetables.
  k>Regular meals, some exercise, and I keep my checkups.
  w>I cook at home and laugh when I can.
  o>I take my vitamins and worry the rest of the time.
  Home cooking, mostly, and no soda.
  I don't do enough, I know that.
  Take the stairs, drink water, skip seconds on a good day.
  `,
)

export const savingMoney = openBank(
  'saving-money',
  `
  I cook at home and leave the cards in a drawer.
  Store brands, and I don't go in hungry.
  b>Don't spend it.
  b>Coupons.
  b>Eat at home.
  I wait a week before I buy anything over fifty bucks.
  {?parent}Hand-me-downs, and saying no a lot.
  {?renter}I keep the heat down and wear a sweater.
  {?owner}I fix things myself, or try to.
  {?worker}Lunch from home, every day.
  A little goes to savings before I see it, that's the only way.
  c>I've got three apps for coupons and a friend who texts me when chicken's on sale.
  d>By being tired after work, it keeps me out of stores.
  k>I keep a budget and check it at the end of the month.
  w>We share things around here, tools, rides, leftovers.
  o>I cut everything I can cut, and it's still tight.
  I canceled the stuff I'd forgotten I was paying for.
  Buy used, keep it till it dies.
  `,
)

export const relaxing = openBank(
  'relaxing',
  `
  TV and my feet up.
  A walk around the block by myself.
  b>Nap.
  b>Music.
  b>Couch.
  {?dog}I sit on the floor with the dog.
  {?cat}The cat on my lap, so I can't get up anyway.
  {?parent}I sit in the car in the driveway for five minutes, don't tell anyone.
  {?spouse}A glass of something with {spouse} after dinner.
  {?faith}I pray, it settles me.
  {?rural}Out on the porch till it's dark.
  A hot shower and my phone in another room.
  c>I call my friend and we complain till it's funny.
  d>I stare into the fridge. It's cheaper than therapy.
  k>Reading for half an hour before bed usually does it.
  w>Cooking something slow with the radio on.
  o>I'm not very good at relaxing, I clean until I'm tired.
  Puzzles, cards, anything with my hands.
  Old shows I've seen ten times.
  Gardening, or just standing in the yard looking at it.
  `,
)

/** What if …? Said with the condition itself. */
export const ifSo = openBank(
  'if-so',
  `
  {Condition}, I'd be annoyed for a week and then get used to it.
  {Condition}, I'd ask around what other people do.
  I'd sit down and think before I did anything, {condition}.
  b>Shrug, probably.
  b>Deal with it.
  b>Find another way.
  I'd cross that bridge when I got to it.
  {Condition}, I'd look for the cheapest way around it.
  I'd call somebody who knows about that kind of thing, {condition}.
  c>I'd tell everybody I know about it first, {condition}, and then I'd start making plans.
  d>{Condition}, I'd act surprised and then do nothing.
  d>Complain, adjust, forget, in that order.
  k>{Condition}, I'd want to see how it plays out before deciding.
  w>I'd talk it over with people I trust, {condition}.
  o>{Condition}, I'd worry first and plan later.
  Honestly I'd wait and see, {condition}.
  {Condition}, I suppose life goes on.
  I don't know that I'd do anything different, {condition}.
  `,
)
