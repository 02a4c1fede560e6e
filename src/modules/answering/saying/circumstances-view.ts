import { type Bank, bankOf } from './reasons-patterns.ts'

/** Where people stand when they judge the world at large: neither for nor against, only from where they see it. */
export const viewBanks: Readonly<Record<string, Bank>> = {
  'urbanicity.rural': bankOf(
    'view.rural',
    `
    Out here you'd hardly notice either way
    They decide these things in cities and mail us the result
    It looks different from the end of a gravel road
    Nobody who came up with that has ever driven our county
    We're forty minutes from anything, so that lands differently here
    Around here people wave first and argue after
    Our town has one stoplight, so take my view for what it is
    What works where people live on top of each other doesn't always work here
    I see more deer than people in a day, so maybe I'm the wrong one to ask
    Folks out this way mostly want to be left alone
    By the time it gets out here they've changed it again
    We look after our own roads half the time, so I judge by that
    `,
  ),
  'urbanicity.urban': bankOf(
    'view.urban',
    `
    I live on top of a bus stop, so I see it up close
    In the city you can't pretend it's somebody else's problem
    My block alone has three opinions on it
    I hear it through the wall, so I've thought about it
    You'd only have to stand on my corner for an hour
    Everything lands on the city first
    I walk everywhere, so I notice these things
    Down here it isn't theory
    There are forty people in my building and we all share the sidewalk
    I see the best and the worst of it on the same train
    Living this close together you learn to compromise
    The city's loud, and that's part of my answer
    `,
  ),
  'age.18-29': bankOf(
    'view.young',
    `
    My generation's going to be stuck with however it turns out
    Everybody I know my age talks about it, nobody votes on it
    I've got another fifty years of this, so I care a bit
    Older people keep telling me it used to be different
    I grew up with it, I don't know another way
    It's all over my feed, from every side
    Ask me when I can afford to have opinions
    People my age assume it's broken and work from there
    I'm still working out what I think about most of this
    Half my friends would fight me on that
    I was in school the last time they said it'd be fixed
    I don't remember the good old days, so I can't miss them
    `,
  ),
  'age.65+': bankOf(
    'view.old',
    `
    I've seen it go back and forth three times in my life
    It won't matter to me much longer, it's the young ones I think of
    I remember when nobody would have asked that
    At my age you've heard every side of it
    We had other worries when I was young
    I've changed my mind before and I may again
    You live long enough, everything comes around
    I don't recognize half of what they argue about now
    My generation did it another way, not always better
    I read the paper every morning and still don't know what to make of some of it
    I've outlived a lot of bright ideas
    I speak as somebody with more years behind than ahead
    `,
  ),
  'is_parent.yes': bankOf(
    'view.parent',
    `
    I think of the kids when I answer that
    With {kids} at home you look at it differently
    Whatever they decide, it's my kids' world more than mine
    I want them to grow up somewhere decent, so that's my yardstick
    I used to shrug at that, then I had children
    My kids ask me about it and I never have a good answer
    I've got {kids} watching what I do about it
    It comes home in a backpack sooner or later
    I'd like them to have it easier than this
    You notice a lot more once there's a car seat in the back
    Ask any parent in the pickup line
    I'd answer for myself one way and for {kids} another
    `,
  ),
  'employed.yes': bankOf(
    'view.worker',
    `
    {Jobday} I don't follow every turn of it
    I hear about it at work from people on both sides
    I pay taxes every two weeks, so I get an opinion
    Where I work you see how it really goes
    The people I work with would split down the middle
    I've got a job to do, so I only catch the headlines
    It comes up on break, and then somebody changes the subject
    I judge it by what it does to people who work
    My paycheck has a way of shaping my view on that
    I see all kinds at work, and that keeps me from getting too sure
    `,
  ),
  'work.retired': bankOf(
    'view.retired',
    `
    I've got time to follow it now, for better or worse
    I worked my years, so I judge it by what I saw
    The news is on in the kitchen all day, so I've heard it all
    I paid in for decades, so I feel I get a say
    We argue about it over coffee on weekdays
    I watch these things more closely since I stopped work
    My old coworkers and I still go at it about that
    I've more hours than most to think about it
    `,
  ),
  'income.lt25k': bankOf(
    'view.poor',
    `
    When money's short you see who it really helps
    People with no cushion feel it first
    I've stood in those lines, so I know how it works
    Whatever they do, it's us who'll notice
    It's easy to have opinions with a full fridge
    Nobody asks people at my end of things
    I'd judge it by whether the rent gets easier
    I don't have the luxury of thinking about that all day
    They never run these things past anybody who takes the bus
    I look at what it costs people like me
    `,
  ),
  'income.100k+': bankOf(
    'view.rich',
    `
    I can afford to be relaxed about it, I know that
    We'd manage either way, so I try to think of who wouldn't
    I pay plenty in already, and I look at what comes back
    From where I sit it's more about whether it's run well
    I've been lucky, and that colors how I see it
    It doesn't hit us the way it hits others
    My worry is less the cost than whether it works
    We'd write the check and move on, not everybody can
    `,
  ),
  'home.owner': bankOf(
    'view.owner',
    `
    I've got a house here, so I think about what it does to the street
    When you own a place you look at things over twenty years
    I'm not moving, so I'd have to live with it
    It'd show up on my tax bill sooner or later
    I know all my neighbors, and I can guess what they'd say
    We put our savings into this house, so I'm careful about change
    `,
  ),
  'home.renter': bankOf(
    'view.renter',
    `
    I rent, so I could be gone before it makes a difference
    Nobody at city hall listens to renters anyway
    I'm in my third place in a few years, I see how different streets get treated
    Whatever it costs will end up in my rent
    I don't own anything here, but I live here
    The landlord's opinion counts, mine doesn't seem to
    `,
  ),
}
