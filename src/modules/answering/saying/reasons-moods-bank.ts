import { bankOf } from './reasons-patterns.ts'

/** What would change the answer, and what people wonder about: about things that can be had. */
export const moodBanks = {
  condition: bankOf(
    'condition',
    `
    If I could try {it} for a week first, maybe
    [durable] Show me {it} in somebody's real house and then we'll talk
    [durable] I'd need to hold {it} in my hand first
    If somebody I know had {it} and liked {them}, I'd listen
    Drop the price and I'd look at {it} again
    If {it} replaced something I already pay for, that'd be different
    [costly] I'd want a way to send {it} back without an argument
    [durable] If mine broke tomorrow I'd probably consider {it}
    Wait till {it} {has} been around a couple of years
    [durable] If I didn't have to set anything up, I could see {it}
    One good reason and I'd change my mind about {it}
    [durable] If it lasted more than a year, then {it} might be worth it
    I'd go along with {it} if it saved me real time
    Let me read the bad reviews of {it} first
    [durable] If {it} {was} sitting there half price I'd probably grab {them}
    As a gift I wouldn't say no to {it}
    If it came with no strings, I'd give {it} a go
    [durable] Tell me what happens when {it} break{s} and I'll tell you if I want {them}
    I'd do it if I could quit {it} any time
    Ask me on a better month and I might say yes to {it}
    If it was easy to find around here I'd think about {it}
    [durable] A smaller version of {it} I might go for
    If {they} did one thing really well, that'd be enough for me to try {it}
    My mind's not made up on {it}, it depends who's selling
    Somebody would have to show me {it} isn't a gimmick
    `,
  ),
  doubt: bankOf(
    'doubt',
    `
    I don't know enough about {it} to be sure
    I keep wondering what's in it for them, with {it}
    I'd like to see how {it} look{s} after a year
    I can't tell yet if {it} {is} any good
    Something about {it} doesn't add up for me
    I'd probably use {it} for a month and stop
    I've liked the idea of things like {it} before and been wrong
    I wonder who {it} {is} really for
    The idea of {it} is better than the thing, I suspect
    I'd forget I had {it}
    Half of what they say about {it} can't be true
    I may be missing something about {it}
    I can't picture {it} in my week
    What happens to {it} when the company goes under
    [costly] I'd want to know what {it} cost{s} after the first year
    I've got questions about {it} nobody has answered
    I'm not sure I'd notice the difference with {it}
    Maybe I'd feel differently about {it} if I'd seen {them} up close
    It's hard to say about {it} without having lived with {them}
    I go back and forth on {it}
    They make {it} sound easier than it'll be
    I'd have to think about where {it} would go
    I don't want to say no to {it} and be wrong in a year
    [durable] I'd give {it} a fifty-fifty chance of ending up in a drawer
    My gut says wait on {it}
    `,
  ),
} as const
