import { pairOf } from './circumstances-pair.ts'

/** Children, partners, the place one lives in and the years one has. */
export const homeBanks = [
  pairOf(
    'is_parent.yes',
    `
    With {kids} at home {it} save{s} me a fight or two
    {Kids} in the house, so anything that buys ten quiet minutes counts, {it} included
    I judge things by whether they survive dinner with {kids}, and {it} do{es}
    My evenings are homework and dishes, {it} make{s} them shorter
    When you've got {kids} you stop being proud and use what works, and {it} work{s}
    {It} {is} one thing nobody in this house argues about
    [user] The kids took to {it} before I did
    I'm outnumbered at home, so I take help where I can get it, and {it} {is} help
    Mornings here are a circus, and {it} take{s} one act out
    I'd do it for the kids more than for me, but I'd do {it}
    There's always somebody crying or hungry, {it} {is} the easy part of the day
    With {kids} you learn to like whatever's quick, and that's {it}
    I look at {it} as one less thing to say no about
    Between pickup and bedtime there's no slack, so {it} suit{s} me
    `,
    `
    With {kids} at home the money goes on shoes, not on {it}
    {Kids} and a full calendar, when would I even get to {it}
    [durable] I'd buy {it} and the kids would have it in pieces by Sunday
    Whatever time I had for {it} went when the kids came
    My kids would never go along with {it}
    There are {kids} here to feed before I get to {it}
    I can barely finish a cup of coffee, so {it} {is} a fantasy
    [durable] Everything in this house gets sticky, I'm not bringing {it} in
    [non] I used to have time for {it}, then I had kids
    The kids come first and by the time I'm through the list {it} {has} fallen off
    Ask me about {it} when they've moved out
    Dinner, baths, lunches, there's no gap in there for {it}
    [durable] I'd spend the whole time keeping little hands off {it}
    [costly] What I want doesn't get a vote with {kids} around, so {it} can wait
    `,
  ),
  pairOf(
    'is_parent.no',
    `
    It's only my own schedule I have to fit {it} into
    No kids to plan around, so {it} {is} easy for me
    I can do what I like with a Saturday, and {it} {is} a fair use of one
    I've got the quiet to enjoy {it}
    Just grown-ups here, {it} fit{s} in fine
    I don't have to clear {it} with a household
    My time's my own after dinner, so {it} {is} no trouble
    I can say yes to {it} without moving anybody's bedtime
    It's a small household, and {it} {is} about the right size for it
    Nobody's school fees are waiting, so {it} {is} fine
    I only have to please myself with {it}
    A quiet house is the place for {it}
    `,
    `
    [existing] There's no crowd here to use {it}
    {It} seem{s} made for houses with kids in them, and mine isn't
    I'd have nobody to share {it} with
    {It} {is} for a busier house than mine
    I don't have children around, so half of what {it} offer{s} is lost on me
    If there were kids about I'd see the point of {it}
    It's quiet here, {it} would be solving a problem I don't have
    I keep things small, and {it} {is} more than I need
    For the way I live {it} {is} too much
    Whoever {it} {was} made for has more people at the table
    I can get by with less than {it}
    Families might like {it}, I've no use for {them}
    `,
  ),
  pairOf(
    'age.18-29',
    `
    [existing] Everybody I know has {it} or wants {them}
    I grew up with things like {it}, it's just normal
    I'd try {it} for the story if nothing else
    [existing] My friends are all over {it}, so I hear about {them} anyway
    {It} fit{s} how I do everything else, which is on my phone
    I'm at the point where I'm trying things out, and {it} {is} on the list
    I move around a lot and {it} {doesnt} tie me down
    I like that {it} {doesnt} come with a lecture
    It's cheap fun, and I could use some, so {it} {is} a yes
    I don't have habits yet, so {it} can be one
    A group chat sold me on {it}
    [renter] I'd rather spend on {it} than save for a house I'll never get
    `,
    `
    [costly] I'm still figuring out rent, so {it} {is} years off
    None of my friends bother with {it}
    [novel] {It} sound{s} like something my parents would get
    [costly] I'd do {it} when I've got a real kitchen and a real job
    I don't plan that far ahead, so {it} {is} not on my mind
    [durable] Everything I own fits in one car, so not {it}
    I can get most of that for free somewhere, I don't need {it}
    [durable] I move every year, {it} would just be another thing in a box
    [novel] Feels like {it} {was} made for somebody twice my age
    I'd get bored of {it} in about a week
    I don't have an adult's budget, and {it} {is} adult money
    My whole feed is people selling {it}, which puts me off
    `,
  ),
  pairOf(
    'age.30-44',
    `
    I'm at the age where I pay for convenience, and that's what {it} {is}
    My thirties turned out to be all logistics, so {it} help{s}
    I used to laugh at {it}, now I get it a bit more
    [worker] Between work and home I don't have hours to spare, {it} give{s} some back
    I've tried the cheap way and the hard way, {it} {is} the middle way
    [existing] I'd sooner have {it} than another evening of sorting things out
    It's the stage I'm in, everything's a rush and {it} {isnt}
    I've got enough to think about, {it} {is} one less
    I know what I like by now, and {it} fit{s}
    I can see {it} getting used in our week
    I need things to just work these days, and {it} do{es}
    Ten years ago no, now yes to {it}
    `,
    `
    I've got too many plates in the air to add {it}
    [costly] There's a mortgage's worth of other things before {it}
    [durable] By nine at night I'm done, {it} would just sit there
    [novel] I can't learn one more thing this year, so not {it}
    I bought into a few of these already, {it} would be the fourth
    My calendar says no to {it} before I do
    I'm saving my energy, and {it} would cost some
    Everybody my age is tired, {it} {is} for people who aren't
    I already pay for a dozen things I don't use, I'm not adding {it}
    {It} sound{s} nice for the person I thought I'd be by now
    I need fewer things, and {it} {is} a thing
    Not in this decade of my life, {it}
    `,
  ),
  pairOf(
    'age.45-64',
    `
    [novel] I've been around long enough to know what's useful, and {it} {is}
    My knees and my patience are both shorter, so {it} help{s}
    I've gotten to where I'd rather pay for {it} than struggle
    [user] I did without for years and {it} turned out to be better
    At this stage I'll take the easy way, and {it} {is} easier
    I look for things that last, and {it} strike{s} me that way
    [durable] I've worn out enough cheap stuff to appreciate {it}
    I finally have a bit of time, and {it} {is} a decent use of it
    I'm set in my ways, but {it} fit{s} them
    [user] Thirty years of doing it the other way, {it} {is} an improvement
    I don't mind changing when there's a reason, and with {it} there is
    I know what matters to me by now, {it} make{s} the cut
    `,
    `
    [non] I've gotten along fine this long without {it}
    [novel] I've seen a lot of things like {it} come and go
    [novel] My way of doing it works, I'm not switching to {it} now
    I've got retirement to think about, not {it}
    [durable] I'm at the stage of getting rid of things, not bringing in {it}
    [novel] I remember the last thing they said would change everything, {it} sound{s} the same
    [durable] I know how this goes, {it} get{s} used twice
    [novel] I'd have to be shown why {it} beat{s} what I've got
    Too old to fuss with {it} and too young to need {them}
    [non] If I haven't needed {it} by now I don't think I will
    [durable] My reading glasses and I would spend an hour on the instructions for {it}
    I've got bills and a bad shoulder, {it} {is} not in the top ten
    `,
  ),
  pairOf(
    'age.65+',
    `
    I've got the time now, so {it} suit{s} me fine
    At my age you take what makes the day easier, and {it} do{es}
    [user] I held out a long while and I was wrong about {it}
    Anything that keeps me in my own home longer, I'll look at, {it} included
    [user] I've been doing it this way for forty years and {it} still hold{s} up
    My hands aren't what they were, so {it} {is} welcome
    I don't get about like I used to, {it} make{s} up for some of that
    I'm slower these days, and {it} {doesnt} rush me
    [user] A neighbor showed me, and now {it} {is} part of my week
    I like the regular ways, and {it} {is} a regular way
    I have little enough to look forward to on a Tuesday, {it} help{s}
    [user] Somebody younger set it up for me, and I've come to like {it}
    `,
    `
    [novel] I'm too old to start with {it} now
    [novel] At my age I don't need {it}, and I don't need to be told I do
    [non] We never had {it} and we managed
    [novel] I'd never get the thing to work, so {it} {is} no good to me
    [durable] The print alone would put me off {it}
    [durable] I wouldn't live long enough to get my money's worth out of {it}
    [novel] Somebody would have to come over and explain {it} every week
    I like things the way I know them, and {it} {is} not that
    [retired] I'm on a fixed income, {it} {is} for the working people
    I've outgrown most of my wants, and {it} {was} never one of them
    [novel] Let the young people have {it}
    I don't go out much anymore, so {it} would be wasted
    [novel] They keep changing things on us, and {it} {is} more of that
    `,
  ),
  pairOf(
    'marital.married',
    `
    [existing] There are two of us to use {it}, so it gets its money's worth
    [costly] We talked {it} over at the kitchen table and both said fine
    It keeps the peace at home, {it}, and that's worth something
    {It} {is} one of the things we actually agree on
    We split the chores, and {it} take{s} one off my half
    It's something we can do together, {it}
    My better half would be all for {it}
    [costly] I'd get {it} and then hear how I should have got {them} sooner
    Between the two of us {it} work{s} out
    I handle the kitchen, the other one handles the rest, {it} cover{s} some of both
    We're two stubborn people and {it} suit{s} both
    If it saves us one argument, {it} {is} paid for
    `,
    `
    [costly] I'd have to sell {it} to the one I'm married to, and I'd lose
    [costly] We decide this stuff together, and {it} wouldn't get two votes
    I'd be asked what {it} {is} for, and I wouldn't have an answer
    We've got one of everything already, we don't need {it}
    {It} would start a conversation at home I don't want to have
    My other half is the practical one and would laugh at {it}
    We agreed to stop buying stuff like {it}
    [costly] There'd be a look across the table if I came home with {it}
    [existing] We're set, the two of us, without {it}
    One of us would want {it} and it isn't me
    We've got our way of doing things here, {it} would upset it
    I can hear the sigh from the other room about {it}
    `,
  ),
  pairOf(
    'marital.never',
    `
    It's just me deciding, so {it} {is} simple
    I live for one, cook for one, and {it} fit{s} that
    I don't have to run {it} by anybody
    I only have myself to look after, {it} make{s} that easier
    Nobody's going to tell me {it} {is} silly
    It's my money and my couch, so {it} it is
    I spend my evenings how I like, and {it} {is} part of that
    I'd rather do {it} than sit at home
    Being on my own, {it} {is} good value for me
    It gets me out of my own head, {it}
    [costly] I can change my mind about {it} tomorrow and nobody minds
    It's easy to say yes to {it} when it's only you
    `,
    `
    It's a bit much for one person, {it}
    {It} {is} always made for couples and families, not for me
    I'd never get through {it} by myself
    For one person I can't see {it} paying off
    There's nobody here to split the cost of {it} with
    I live light, and {it} {doesnt} fit
    It's one income in my house, so {it} {is} a stretch
    I'd feel silly with {it} all on my own
    One plate, one fork, I don't need {it}
    If I was settled down maybe I'd care about {it}
    [novel] I eat standing up half the time, what would I do with {it}
    By myself I'd never bother with {it}
    `,
  ),
  pairOf(
    'marital.other',
    `
    I'm on my own again, so I do what suits me, and {it} do{es}
    I had to learn to do it all myself, and {it} help{s}
    It's my choice now, and I choose {it}
    After years of asking somebody else first, {it} {is} my own call
    I've started over once, {it} {is} a small thing next to that
    The evenings are long by yourself, {it} fill{s} some of them
    I need things that one person can manage, {it} count{s}
    I've got the house to myself and {it} {is} fine in it
    One income, one opinion, and mine is that {it} {is} worth it
    I like having {it} and not having to explain it
    [existing] I learned the hard way what I need, {it} among them
    It keeps me going, in a small way, {it} do{es}
    `,
    `
    I'm on one income now, and {it} {is} a two-income sort of thing
    I've had to cut down since I've been by myself, {it} went early
    It used to be something we did, {it} doesn't mean much alone
    I haven't the heart for {it} these days
    [existing] I've got enough to manage single-handed without {it}
    With one person paying the bills {it} drop{s} off the list
    [durable] I gave most of that up when I set up house again, {it} too
    For one person it's hardly worth it, {it}
    I've simplified everything, and {it} {is} not simple
    Things changed at home and {it} fell by the wayside
    I'd only be buying {it} to fill a shelf
    I don't need {it} reminding me there's one chair at the table
    `,
  ),
  pairOf(
    'home.owner',
    `
    [existing] I own the place, so I can have {it} if I want
    Having a house means something always needs doing, and {it} help{s}
    [durable] I've got the room for {it}, garage and all
    I plan to stay put, so {it} make{s} sense
    When it's your own place you think longer term, and {it} fit{s}
    I can do what I like here, so {it} {is} fine
    The house eats money anyway, at least {it} give{s} some back
    I've got a yard, a basement and a list, {it} {is} on it
    [existing] I'm not going anywhere, so I may as well have {it}
    [durable] A homeowner learns to like anything that saves a call-out, {it} included
    It's our house and our rules, {it} {is} welcome
    [durable] With my own four walls {it} {is} easy to fit in
    `,
    `
    [costly] The roof comes before {it}
    [durable] Something in this house breaks every month, there's no room for {it}
    [costly] I've got a furnace on its last legs, {it} will have to wait
    Owning a place takes every spare dollar, so {it} get{s} none
    [costly] The property tax bill answered the question about {it}
    I've already got a house full, I don't need {it}
    Anything I spend goes into these walls, not into {it}
    [costly] I'd sooner fix the gutters than buy {it}
    [costly] We've got a mortgage, {it} {is} for people who've paid theirs
    I have projects half done in every room, I'm not starting with {it}
    [existing] The house is set up the way we like it, without {it}
    [durable] I'd have to clear out half the garage for {it}
    `,
  ),
  pairOf(
    'home.renter',
    `
    [durable] It's something I can take with me when the lease is up, {it}
    [durable] I rent, so I like things that don't need holes in the wall, and {it} {doesnt}
    Renting, you take the comforts you can carry, and {it} {is} one
    It's a small place, and {it} fit{s} in it
    The landlord won't fix anything, so {it} {is} on me, and it's fine
    {It} make{s} a rental feel a bit less like a rental
    I can't change much here, but {it} I can
    [user] I've moved a few times, and {it} {has} come along every time
    [existing] Since I can't buy a house I may as well have {it}
    It doesn't need the landlord's say, {it}, which is half the battle
    In an apartment {it} {is} about as much as you need
    The rent's paid and there's a little over for {it}
    `,
    `
    The rent goes up every lease, so there's nothing left for {it}
    I rent, I can't put {it} in somebody else's place
    There's nowhere in this apartment for {it}
    The landlord would have a word to say about {it}
    I'd be making the owner's house nicer with {it}, no thanks
    I might be out of here by summer, I'm not getting {it}
    First, last and deposit took whatever I had for {it}
    [durable] I've got one closet, {it} would live in the hallway
    When I've got a place of my own I'll think about {it}
    It's hard to want {it} when you don't know where you'll be next year
    Half of what I make is rent, and {it} {doesnt} fit in the other half
    [durable] I keep it to what fits in one van, {it} {doesnt}
    `,
  ),
] as const
