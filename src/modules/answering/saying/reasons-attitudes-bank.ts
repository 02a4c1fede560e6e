import { bankOf } from './reasons-patterns.ts'

/**
 * What people say about society's matters, by the attitude that moved them. They speak of the matter, never of the
 * attitude: nobody says "I am a trusting person".
 */
export const attitudeBanks = {
  'trust_in_institutions.high': bankOf(
    'view.institutions.high',
    `
    Most people in those offices are doing a job like anybody else
    I've dealt with enough agencies to know somebody competent is usually in there
    The mail comes, the water's clean, somebody must be doing something right
    I'd rather have slow rules than no rules
    When I had a real problem the people in charge sorted it out
    You need somebody running things, and these aren't the worst I've seen
    I don't agree with all of it, but I don't think they're crooks
    Doctors, judges, teachers, I start from the idea that they mean it
    They make mistakes and they mostly fix them
    People forget how much works every day without anyone noticing
    I've worked near that world, and it's duller and more honest than TV makes out
    Somebody checked it, somebody signed it, that counts with me
    I'd take an expert over a loud cousin
    The system's clumsy, it isn't rotten
    I give them the benefit of the doubt till I've got a reason not to
    If you've ever lived somewhere without courts that work, you'd think better of ours
    `,
  ),
  'trust_in_institutions.low': bankOf(
    'view.institutions.low',
    `
    They look after their own and send us the bill
    I've been on hold with every one of those offices, so forgive me
    Whoever is in charge, nothing changes on my road
    They say one thing in the spring and another in the fall
    Every few years there's a report, a scandal, and the same people
    Follow the money and you'll have your answer
    I stopped believing press releases a long time ago
    They'd have to admit a mistake once before I'd listen again
    Big outfits don't know we exist until it's time to pay
    I read the fine print because that's where they put the truth
    The ones who make the rules don't have to live by them
    You can't get a person on the phone, that tells you how much they care
    I've watched too many of them walk off with a pension
    When they say trust us, I check my pockets
    Nobody's ever lost their job over what they did to people like us
    I believe what I can see from my porch, and that's about it
    `,
  ),
  'trust_in_people.high': bankOf(
    'view.people.high',
    `
    People are mostly decent when you look them in the eye
    Somebody always stops when your car's broken down
    I've left my door unlocked plenty and nothing walked off
    Folks help each other more than the news lets on
    I got my wallet back with everything in it, that stays with you
    Give a person half a chance and they'll usually surprise you
    Strangers have been kinder to me than they had to be
    I'd rather be fooled now and then than suspicious all the time
    My neighbors would drop everything, and I would for them
    Most of what people fear about each other never happens
    You hear about the one bad one, not the thousand good ones
    When it counts, people show up
    I ask for help and I get it, simple as that
    The kids I meet are better than we were
    I talk to everybody in line and I've yet to meet a monster
    `,
  ),
  'trust_in_people.low': bankOf(
    'view.people.low',
    `
    You can't be too careful these days
    People are nice until there's money in it
    I've been taken once, and once was enough
    Somebody's always got an angle
    I lock the car in my own driveway
    Folks look out for themselves, I don't even blame them
    I've learned to count my change
    You find out who your friends are when you need a ride
    Smile at the wrong person and you've got a problem
    I keep things to myself, it saves trouble
    Everybody's got their hand out
    I used to help strangers, then I got burned
    People say they'll call, and that's the last of it
    I watch my back, that's just how it is now
    The nice ones want something, give it a week
    `,
  ),
  'environmental_concern.high': bankOf(
    'view.environment.high',
    `
    The summers aren't what they were, you can feel it
    We had smoke in the sky for a week, you don't forget that
    I think about what we're leaving behind
    The creek I fished as a kid, you wouldn't put a foot in it now
    We can't keep throwing everything away and call it normal
    There used to be bugs on the windshield, now there's nothing
    Somebody has to go first, it might as well be us
    It'll cost something, and doing nothing will cost more
    I don't need a scientist to tell me the winters went strange
    Every storm is the storm of the century now
    They found that plastic stuff in everything, in us too
    I'd pay a little more if it meant cleaner water
    It's the kids who'll have to live with it
    I see the trash along the road and it makes me angry
    Companies won't do it unless somebody makes them
    We only get the one place to live
    `,
  ),
  'environmental_concern.low': bankOf(
    'view.environment.low',
    `
    They've been saying the sky is falling since I was in school
    It was hot when I was a kid too
    Me rinsing a yogurt cup won't save anything
    The jobs around here matter more to me than a polar bear
    China's building plants while we argue about straws
    Every rule they make lands on the working guy
    Weather changes, that's what weather does
    I'll worry about that when the bills are paid
    They fly in on private jets to tell us to drive less
    People adapt, they always have
    Somebody is getting rich off all this green stuff
    I live here, I see the same trees I always saw
    It's a nice thing to worry about if you've nothing else
    They can't get next week's forecast right
    I do what's sensible, I'm not joining a religion over it
    `,
  ),
  'science_and_technology.high': bankOf(
    'view.science.high',
    `
    We'd be dead at fifty without half of what came out of labs
    I like that somebody's out there figuring things out
    People were scared of microwaves too
    It'll sort itself out, new things always look scary first
    My doctor can see inside a heart now, how is that not good
    I'd rather they try and get it wrong sometimes than not try
    The stuff in my pocket would've been a miracle when I was born
    I read about it because it's the most hopeful news there is
    Somebody said the same about trains
    It isn't magic, it's people checking each other's work, and I trust that
    I want us to be the ones who invent it
    You can't put it back in the box, so learn it
    Every disease they knock out is somebody's kid
    I've seen what it did for people at work, and I'm for it
    Give it ten years and we'll wonder how we managed
    `,
  ),
  'science_and_technology.low': bankOf(
    'view.science.low',
    `
    Just because they can doesn't mean they should
    Coffee's good for you, coffee's bad for you, make up your minds
    We got along fine before somebody invented a fix for it
    I don't see that people are any happier for all the gadgets
    They rush it out and we're the ones who find out what's wrong
    Half of it is to sell us something
    The machine never knows what to do when things go wrong, and then you need a person
    It takes jobs, whatever they promise
    I couldn't tell you what they're doing in those labs, and that bothers me
    Everything's smart now and nobody can fix a thing
    They change their story every year
    I don't want a computer deciding things about me
    My kids can't look up from it, that's what it did for us
    Somebody ought to slow it down
    I've nothing against progress, I'd just like to be asked
    `,
  ),
  'economic_conservatism.high': bankOf(
    'view.economy.high',
    `
    Nobody handed me anything, and I don't see why it should start now
    You get more of whatever you pay people for
    Every time they fix something my taxes go up
    Work hard and leave me alone, that's my whole program
    The government can't run a post office line, and now this
    Somebody has to earn it before they can give it away
    I've seen people game it, and so have you
    If you tax it you'll get less of it
    I'd rather keep my money and help who I choose
    Small outfits around here are drowning in forms
    It's not fair to the ones who pay their way
    Things work better when there's a price on them
    They mean well and then it costs double
    I built mine the slow way
    You can't make everybody even, people aren't
    `,
  ),
  'economic_conservatism.low': bankOf(
    'view.economy.low',
    `
    The folks at the top are doing fine, it's the rest of us
    Two jobs shouldn't leave you choosing between rent and medicine
    They find money for everything except people
    I've watched the company post a record and freeze our pay
    Nobody gets rich by themselves, there were roads
    You shouldn't have to start a fundraiser because you got sick
    It used to be one paycheck could carry a house
    The rich have lawyers, we have overtime
    I'd pay a bit more if it meant nobody's kid went hungry
    People aren't lazy, they're tired
    Somebody's got to stand up for workers, it won't be the boss
    Wages stayed put and everything else moved
    I needed help once and it was there, so I'm not going to pull up the ladder
    It's not charity, it's what you'd want if it was you
    The gap's gotten silly, even rich people say so
    `,
  ),
  'financial_security.low': bankOf(
    'view.money.low',
    `
    By the time everything's paid there's nothing to have an opinion about
    One bad tooth and we'd be in trouble
    I check the account before I buy gas
    Prices went up and nobody told my paycheck
    I'm doing worse than my parents did at this age
    Every month something breaks, and it's never something cheap
    People who say it's getting better don't shop where I shop
    I used to have a little put away
    I don't plan ahead, I can't afford to
    I'm one layoff from moving in with somebody
    The numbers on TV are good and the numbers at the register aren't
    I can't remember the last time there was money left at the end
    Everything's a choice between two things I need
    I work, I pay, I start over
    They say save for a rainy day, it's been raining for years
    `,
  ),
  'financial_security.high': bankOf(
    'view.money.high',
    `
    We're all right, knock on wood
    I've been careful and it paid off
    It's not as bad as people say, at least not from here
    The bills get paid and there's some left
    I remember worse times than these
    I complain about prices too, but I'm not hurting
    We put money by when it was hard, so now it's easier
    If something breaks I can fix it without a loan
    I sleep fine, moneywise
    You have to give it time, it comes around
    We live below what we make, that's the trick, if there is one
    Things have gone my way more than not
    I don't envy the young ones, but I've no cause to grumble
    I've got a cushion, so I can afford to be patient
    My worries are the ordinary kind
    `,
  ),
  'life_satisfaction.low': bankOf(
    'view.life.low',
    `
    It's been a long year, I'll leave it at that
    I get through the days, that's about the size of it
    Ask me again when something good happens
    I don't see much getting better soon
    Most evenings I'm just tired
    It all feels like uphill lately
    I'm not in the best spot to be cheerful about it
    Things didn't turn out the way I pictured
    Everybody says it gets easier
    I keep to myself more than I used to
    Nothing's terrible, nothing's good either
    I used to be more fun to ask
    The weeks run together
    I'd like to say something brighter, but there it is
    I've kind of stopped expecting much
    `,
  ),
  'life_satisfaction.high': bankOf(
    'view.life.high',
    `
    I can't complain, and when I do nobody listens anyway
    I've got my people and my coffee, that's plenty
    Life's been good to me, more than I deserve
    I wake up in a decent mood, so take that into account
    Most of what I worried about never happened
    I like where I've ended up
    There's a lot more right than wrong, if you look
    I'm easy to please, always was
    Small things do it for me
    Even a bad week has a good supper in it
    I'm in a good stretch
    I wouldn't trade with anybody
    Things work out, in my experience
    I've got no cause for gloom
    You get out of it what you put in, more or less
    `,
  ),
  'social_conservatism.high': bankOf(
    'view.morals.high',
    `
    Some things worked for a reason
    I was raised a certain way and I don't see that it did me harm
    They change everything so fast you can't keep up
    There's right and wrong, and it didn't move
    Not everything old needs fixing
    Kids need two feet on the ground before they need choices
    I don't hate anybody, I just don't have to agree
    People laugh at the old rules until they need them
    You can't build a house without a frame
    I'd like one thing left that means what it used to
    Nobody's allowed to say what most people around here think
    Family first, and the rest follows
    We traded a lot for not much
    I'm not ashamed of how my parents did it
    What I see on TV isn't how people live here
    `,
  ),
  'social_conservatism.low': bankOf(
    'view.morals.low',
    `
    Live and let live, it costs you nothing
    I can't see whose business it is
    People were doing it all along, they just had to hide
    Nobody got hurt, so what's the fuss
    My grandmother would have fainted, and then she'd have come around
    Grown people can work out their own lives
    It used to be worse, I remember how it was
    You meet one person it concerns and your opinion changes
    I'd rather somebody be happy than proper
    The sky didn't fall the last time either
    I don't need my neighbors to live like me
    Rules like that were always for somebody else
    Let people love who they love and go to work
    I've got enough to do minding my own house
    Times change, and mostly for the kinder
    `,
  ),
  'religiosity.high': bankOf(
    'view.faith.high',
    `
    I pray on it, and that's where I end up
    My faith got me through worse than this
    There's more to it than what we can see
    Sunday morning sets me straight for the week
    I try to do what I'd be able to answer for
    Somebody up there has been patient with me
    It's a comfort, I won't pretend otherwise
    The people at my church showed up when nobody else did
    I don't push it on anyone, but it's how I live
    You reap what you sow, I believe that
    I was brought up in it and came back to it on my own
    Some things aren't ours to decide
    It gives me a place to put my worries
    I've seen prayers answered, small ones mostly
    Without it I'd have quit a long time ago
    `,
  ),
  'religiosity.low': bankOf(
    'view.faith.low',
    `
    I don't need a building to know right from wrong
    I went as a kid, it didn't take
    Weddings and funerals, that's when I'm in one
    I've got nothing against people who believe, it's just not me
    I sleep in on Sundays and feel fine about it
    Nobody's ever shown me anything that settled it
    I try to be decent because it's decent
    Too many of them don't live what they say
    It's a private thing and mine is mostly empty
    I like the music, that's about as far as it goes
    I stopped asking those questions a while ago
    We weren't raised with it
    I'd rather help somebody than sing about it
    People find comfort in it, good for them
    I've never missed it
    `,
  ),
} as const
