import { pairOf } from './circumstances-pair.ts'

/** What having little, enough or plenty does to an answer. */
export const moneyBanks = [
  pairOf(
    'income.lt25k',
    `
    {It} {is} one of the few things I can manage without doing sums first
    I count every dollar, and {it} still make{s} the list
    When there isn't much coming in you find what works, and {it} work{s}
    Anything that stretches twenty dollars gets my attention, and {it} do{es}
    We don't have a lot of choices at this price level, so {it} it is
    Cheap enough that I don't have to put something back, that's why {it} {is} fine by me
    [existing] I've gone without plenty, {it} I hang on to
    Broke people know what's worth it, and {it} mostly {is}
    For somebody on a short budget {it} solve{s} more than {they} cost{s}
    There's not much I can say yes to this month, but {it} I can
    My budget fits on the back of an envelope and {it} {is} on there
    It would be worse without {it}, I don't have the fancy option
    Paying more for something nicer isn't on the table, so {it} do{es} the job
    `,
    `
    By the twentieth there's nothing left to spend on {it}
    Lights, rent, food, in that order, and {it} {isnt} on the list
    I'd have to take the money for {it} out of groceries
    If I buy {it} something else doesn't get paid this month
    Can't do {it} on what comes in here
    [costly] {It} {is} for people who don't check the balance first
    I put things back at the register most weeks, so {it} {is} not happening
    There's maybe forty dollars a week that isn't spoken for, and {it} won't get it
    Maybe when I'm ahead on the electric bill, {it} can wait till then
    [costly] I'm one flat tire away from trouble, {it} {is} a long way down my list
    I live on very little and {it} would show
    The free version of anything is my version, so {it} {is} out
    It's not that I'd mind {it}, it's that the money isn't there
    [costly] Every extra gets cut first in this house and {it} {is} an extra
    Whatever {it} cost{s}, it's more than I've got spare
    [dry] My bank balance answered for me when I thought about {it}
    [brusque] Can't afford {it}, that's the whole story
    [worried] I lie awake over the bills already, I'm not adding {it} to them
    `,
  ),
  pairOf(
    'income.25-50k',
    `
    On what we make you learn what's worth it, and {it} {is}
    {It} fit{s} in a normal budget if you skip a takeout or two
    I have to choose, and I choose {it} over some other things
    Not rich here, but {it} do{es}n't break us
    [existing] I'd rather have {it} and drive the old car another year
    It's the sort of money I can find when {it} save{s} me trouble
    A regular wage covers {it} if I leave the extras alone
    There are dumber things in my budget than {it}
    [existing] I've looked for cheaper and come back to {it}
    For working people's money {it} {is} fair enough
    [costly] I can swing {it} most months without juggling
    [existing] We keep an eye on things, and {it} still earn{s} {their} place
    `,
    `
    We do okay, but {it} would come out of something else
    I could buy {it}, and then I'd think about it all week
    There's a little left over at the end, and I'd rather keep it than put it into {it}
    {It} {is} the kind of thing I'd want on sale, not at full price
    If the car holds out this year I might think about {it}
    We make too much for help and too little for {it}
    [costly] I'd be paying for {it} on the card, and I'm trying to stop that
    [costly] Other things are in line before {it}, the dentist for one
    [durable] Middle of the road money doesn't leave much room for {it}
    The budget's tight enough that I'd feel {it}
    I can't make {it} fit without dropping something I use more
    We cut the small stuff first when prices went up, and {it} {was} small stuff
    Ask me in a month when nothing breaks, today {it} {is} a no
    `,
  ),
  pairOf(
    'income.50-75k',
    `
    [costly] We can do {it} without a family meeting
    {It} {is} within reach, so it comes down to whether I'd use {them}
    I've got a little room in the month and {it} {is} a decent place to put it
    I don't have to sweat the price of {it}, which helps
    There's some slack these days, and {it} seem{s} worth a bit of it
    A few years back I'd have said no, now {it} fit{s}
    I set some money aside for this sort of thing and {it} would qualify
    [existing] I watch what we spend, and {it} {has} held up
    Normal money for a normal thing, that's how I see {it}
    The numbers on {it} work out for us
    We're comfortable enough that {it} {is} not a big decision
    I'd spend it on worse than {it}
    `,
    `
    We could, but the money for {it} has better uses
    [costly] I'd sooner put it toward the vacation than into {it}
    Not broke, just not seeing where {it} would pay off
    {It} {is} a want, and we've had a year of wants
    [costly] I've got savings to build back up before I look at {it}
    [costly] The raise went to groceries, so {it} will have to wait
    We draw the line somewhere and {it} {is} on the far side of it
    [costly] I ran {it} past the budget in my head and it didn't pass
    We're fine, but fine isn't a reason to buy {it}
    It all adds up, and {it} would be one more thing adding up
    I can think of three repairs that come before {it}
    If it was half, I'd look at {it}
    `,
  ),
  pairOf(
    'income.100k+',
    `
    [durable] The cost of {it} isn't what I'd stop at, the time saved is what I look at
    I'll pay for {it} if it means one less thing to deal with
    Time is what I'm short of, and {it} help{s} with that
    I can afford to try {it} and be wrong
    I'd rather buy the good version of {it} once
    At this point I pay for things that work, and {it} do{es}
    {It} {is} not the line in our spending that worries me
    I've stopped agonizing over this kind of money, so {it} {is} easy
    We do all right, and {it} {is} one of the things I don't think twice about
    I pay people to fix the problems that {it} avoid{s}
    [costly] It's a rounding error next to the mortgage, so why not {it}
    I'll spend on {it} before I'll spend on another gadget
    `,
    `
    I can pay for {it}, I just don't see what for
    It isn't the money, {it} simply do{es}n't solve anything I've got
    I've bought enough things I didn't need to know {it} would be another
    Being able to afford {it} isn't a reason
    We have the money and {it} still feel{s} like a poor use of it
    I'd sooner put it in the account than into {it}
    [durable] I could buy {it} tomorrow and it'd be in the closet by spring
    The money's there, the interest in {it} isn't
    I look at what things cost even now, and {it} {is} not priced for what you get
    I got where I am by skipping things like {it}
    I have better than {it} already
    For that I'd want something a lot more solid than {it}
    `,
  ),
  pairOf(
    'attitude.financial_security.low',
    `
    One bad bill would sink me, and {it} give{s} me one less to worry about
    I need things to be predictable, and {it} {is} about the only thing that is
    When you're just getting by you notice what helps, and {it} help{s}
    [existing] I'm not ahead on anything, but {it} I'd keep
    Money worries me all day, {it} {doesnt}
    [existing] I'd go without something else before I went without {it}
    It's a squeeze, and {it} {is} part of how I manage the squeeze
    [existing] I've got nothing to fall back on, so I stick with {it}
    {It} get{s} me to the end of the month, more or less
    I picked {it} because a surprise would finish me
    I can plan around {it}, and I can't plan around much else
    Just getting by teaches you what works, {it} included
    `,
    `
    [costly] A surprise four hundred would put me under, so {it} {is} off the table
    I'm just getting by, I don't go looking at {it}
    [costly] If the transmission goes I'm done, that's why I'm not spending on {it}
    I lie there doing arithmetic at night, and {it} would make it worse
    I can't have another thing coming out of the account, and that's {it}
    [costly] There's nothing set aside here, so I'd be a fool to go for {it}
    It's always something, and {it} would be one more something
    Too close to the edge for {it} right now
    [costly] I'd enjoy {it} for about a day and then the bill comes
    [costly] I owe on things I've already used up, I'm not starting on {it}
    [costly] When I'm caught up, ask me about {it} again
    [costly] Not while I'm choosing which bill to pay late, sorry, {it} can wait
    `,
  ),
  pairOf(
    'attitude.financial_security.high',
    `
    We're in decent shape, so {it} {is} an easy call
    I don't owe anybody, and {it} won't change that
    There's money left at the end of the month and {it} seem{s} as good a place as any
    I can try {it} without losing sleep
    If {it} disappoint{s} me I won't miss the money
    I've got a cushion, so I can say yes to {it}
    We've been careful for years so we could do things like {it}
    Nothing about the cost of {it} scares me
    [costly] I'd pay for {it} out of pocket and move on
    It's nice not to have to think about whether I can cover {it}
    I can cover {it}, so all I ask is whether {they} work{s}
    The bills are paid, so {it} {is} a fair thing to want
    `,
    `
    I've got money in the bank because I say no to things like {it}
    [costly] I could cover {it} ten times over and I still wouldn't
    [existing] We're comfortable, and we got comfortable without {it}
    Having the money doesn't mean {it} get{s} it
    No debt in this house, and {it} won't be how it starts
    It's not about whether I can, I don't want {it}
    [existing] I sleep fine without {it}
    I'm not short of anything that {it} would fix
    We have what we need, and {it} {isnt} part of that
    I'd rather watch the account grow than own {it}
    [durable] Fine as we are, so {it} can stay on the shelf
    I'd have to want {it} first, and I don't
    `,
  ),
  pairOf(
    'attitude.financial_planning.high',
    `
    [costly] I keep a spreadsheet and {it} {has} earned {their} line in it
    [costly] I waited a month before deciding about {it}, like I do with everything, and still wanted {them}
    I worked out what {it} save{s} me over a year, and it's real
    [costly] {It} {is} planned for, so I don't feel bad about it
    [costly] I compare everything, and {it} came out fine
    [costly] I've got a column for {it} and it balances
    [costly] I read the fine print on {it} and could live with it
    I set the money aside first, then I say yes to {it}
    No impulse about it, I thought {it} through
    [existing] I looked at the cost per use, and {it} held up
    I put {it} through the same test as anything else and it passed
    [costly] I only buy what I've slept on, and I've slept on {it}
    `,
    `
    [costly] I gave {it} the thirty-day rule and forgot about {them} by day nine
    {It} {isnt} in the budget, and I don't go around the budget
    I worked it out over a year and {it} came to more than I'd say out loud
    [costly] I'd want to compare {it} with three others first, and I haven't
    We have goals for this year and {it} {is} not one of them
    I asked myself what I'd give up for {it} and there wasn't anything
    I don't buy on a feeling, and a feeling is all {it} gave me
    [costly] I don't sign up for {it} until I've read the bottom of the page
    The math on {it} doesn't come out
    I save first and spend what's left, and {it} {doesnt} make the cut
    I keep a list of things to buy, and {it} never got written down
    If I can't say what {it} would replace, I don't buy {them}
    `,
  ),
  pairOf(
    'attitude.financial_planning.low',
    `
    I don't plan much, if {it} look{s} good that day I'm in
    I'd probably just get {it} and see
    I never made a budget in my life, {it} would be a yes on the spot
    I'm bad with money and {it} {is} exactly my kind of thing
    If {they} {is} in front of me, I'll end up with {it}
    I'd say yes to {it} now and work it out on Friday
    I buy first and think later, and {it} fit{s} that pattern
    It's the kind of thing I grab, {it}, without reading anything
    [costly] No spreadsheet here, I just liked the sound of {it}
    I know I should think longer about {it}, but I won't
    I'm easy to sell to, and {it} got me
    Life's short, I'd take {it}
    `,
    `
    I know myself, I'd pay for {it} and forget I had {them}
    I've got three things I forgot to cancel, I don't need {it} on top
    [existing] Money goes out of my hands fast enough without {it}
    [existing] I'd mean to use {it} and never would
    [durable] I can't be trusted with things like {it}, ask my card
    I never get around to that sort of thing, {it} included
    I start things, I don't finish them, and {it} would be the next one
    Whatever I had for {it} is gone by now
    [costly] I'd put {it} on the card and hate myself in March
    I'm trying to stop buying stuff on a whim, so {it} {is} out
    I'd lose track of {it} inside a month
    Too much goes through my fingers, I'm saying no to {it} while I'm thinking straight
    `,
  ),
] as const
