import { bankOf } from './reasons-patterns.ts'

/** For questions about other people's trades. */
export const workBanks = {
  /** Those whose job has nothing to do with it. */
  stranger: bankOf(
    'work.stranger',
    `
    That's not my line of work, I couldn't tell you about {it}
    I don't buy that kind of thing, somebody else at some company does
    I've never had a job where {it} came up
    You'd want to ask somebody who deals with {it} for a living
    I don't run a business, so {it} {is} over my head
    {It} {is} outside anything I do all day
    Wrong person for {it}, I'm afraid
    I wouldn't know good from bad when it comes to {it}
    Where I've worked, {it} {was} always somebody else's headache
    I can guess about {it}, but it would only be a guess
    Nothing I do touches {it}
    I've heard people at work complain about {it}, that's as close as I get
    Never been in a position to decide about {it}
    My opinion on {it} isn't worth much, I've never used {them}
    That's for the office people, {it}
    I'd have to look up what {it} even do{es}
    {It} sound{s} like something a manager would know
    I don't have a dog in that fight, {it} {is} for companies
    People in that trade would have a real answer about {it}
    I'm on the other side of the counter from {it}
    It's all Greek to me, {it}
    I don't handle any of that, so take what I say about {it} with salt
    I've never signed off on anything bigger than a lunch order, never mind {it}
    Ask whoever pays for {it}
    [retired] I'm out of the working world, so {it} {is} news to me
    [retired] In my day {it} didn't exist, and I'm done now anyway
    [retired] Those decisions were above me even when I worked, {it} too
    [worker] We don't use {it} where I am
    [worker] At my job nobody'd ask me about {it}
    [worker] My work is nothing like that, so {it} {is} a blank to me
    [worker] Somebody upstairs picks that stuff, {it} included
    [dry] I run a household, and it doesn't need {it}
    [brusque] Not my field
    [brusque] No idea about {it}, different world
    [careful] I wouldn't want to skew your numbers, I know nothing about {it}
    [warm] I'd love to help, but {it} {is} not something I know
    [chatty] I had to read that twice, {it} {is} so far from what I do
    [worried] I'd hate to say something silly about {it}, I really don't know
    `,
  ),
  /** Those whose job it is. */
  insider: bankOf(
    'work.insider',
    `
    I deal with that at work, so I've got opinions about {it}
    From where I sit, {it} either save{s} me an hour or cost{s} me two
    It's my name on the invoice when {it} go{es} wrong
    In my job you find out fast whether {it} hold{s} up
    The people who sell {it} have never done my job
    On a busy day you learn what {it} {is} good for
    My boss would ask what {it} cost{s} before what it does
    I've sat through the demos for {it}
    At work nobody cares about the brochure, {it} has to run on a Monday
    I'm the one they call when {it} break{s}
    We're a small outfit, so {it} {has} to earn {their} keep
    Half my week goes around {it} in one way or another
    What I need from {it} is that it works and somebody answers the phone
    Training the new people on {it} is where the real cost is
    If {it} take{s} more than a day to learn, nobody here will use {them}
    I'd have to make the case for {it} to somebody with a calculator
    Everybody I know in this line has a story about {it}
    I don't get paid to fiddle with {it}
    The old way was slower and I knew where everything was, before {it}
    I'd want to talk to somebody at another shop who's had {it} for a year
    `,
  ),
} as const
