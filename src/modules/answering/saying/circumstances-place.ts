import { pairOf } from './circumstances-pair.ts'

/** Where one lives, and what one does all day. */
export const placeBanks = [
  pairOf(
    'urbanicity.rural',
    `
    Out here the nearest store is half an hour, so {it} save{s} gas
    When you live this far out you're glad of {it}
    It's quiet here and {it} fit{s} right in
    [existing] Around here everybody knows {it}, it's nothing special
    [durable] I've got the space for {it}, that's one thing we have
    Town's a drive, so anything like {it} is a help
    There isn't much to pick from out this way, and {it} {is} the best of it
    We make do with what's around, and {it} {is} around
    [user] Nobody delivers out here, so I lean on {it}
    The road's bad half the year, and {it} mean{s} one less trip
    For people at the end of a gravel road {it} make{s} sense
    We're used to doing for ourselves, and {it} go{es} with that
    `,
    `
    [novel] Nobody offers {it} out where I am
    I'd drive forty minutes for {it} and I'm not going to
    [novel] {It} {is} made for city people
    Try getting {it} at the end of a dirt road
    They put {it} in the cities and forget the rest of us
    [novel] We don't have the signal for {it} half the time
    [novel] The closest {it} would be is two counties over
    [durable] Out here you'd be the only one with {it}, and who'd fix {them}
    [novel] I've never seen {it} anywhere near us
    There's a gas station and a dollar store in town, you won't find {it} there
    [novel] By the time {it} get{s} out here I'll be gone
    It might work where people live on top of each other, {it}, not here
    `,
  ),
  pairOf(
    'urbanicity.urban',
    `
    [existing] It's right around the corner from me, {it}, so why wouldn't I
    In the city you take whatever saves you a trip, and {it} do{es}
    Parking being what it is here, {it} make{s} life easier
    Everything's close here, {it} included
    [existing] It seems like my whole block uses {it}
    There's always some of that within five minutes of my door, so {it} {is} easy
    City apartments are small, {it} suit{s} that
    Around here you'd have a hard time avoiding {it}
    [existing] I walk past {it} twice a day
    I live where there's plenty of choice, and I still pick {it}
    It makes the city a little less of a fight, {it}
    With this traffic, anything I can do without moving the car, so {it}
    `,
    `
    I've got a corner store and a subway, I don't need {it}
    City prices on everything already, {it} on top would be silly
    [durable] My apartment is the size of a closet, {it} won't fit
    There are ten other choices on my street before {it}
    Half the neighborhood is pushing {it}, I've stopped looking
    It's all crowds and lines here, and {it} mean{s} more of both
    [renter] I carry everything up four flights, so not {it}
    You can't leave anything on a stoop here, and I'd worry about {it}
    It sounds fine for a house with a driveway, {it}
    [existing] I pay enough to live here without {it}
    The city gives me enough to deal with, I don't need {it}
    Where would I even put {it}
    `,
  ),
  pairOf(
    'urbanicity.suburban',
    `
    I'm in the car half the day anyway, {it} fit{s} in
    [existing] Out in the suburbs {it} {is} pretty much standard
    [existing] There's a big parking lot and {it} near me, that'll do
    [existing] Half the cul-de-sac already has {it}
    [owner] We've got a garage and a bit of yard, so {it} work{s}
    It's on my way home, {it}, so it's no effort
    Everything's a ten-minute drive, {it} too
    It goes with the life out here, {it}, errands and carpools
    [existing] The neighbors swear by {it}, and they're not excitable people
    [durable] We've got room for {it}
    It's handy, and out here handy wins, so {it} {is} a yes
    I wouldn't cross town for {it}, but I don't have to
    `,
    `
    [existing] I already drive everywhere, I'm not driving for {it}
    [existing] Every strip mall has {it} and I still don't go
    [owner] The garage is full as it is, no space for {it}
    {It} {is} one of those things the whole street buys and nobody uses
    We've got three of everything within a mile, {it} {is} not needed
    Nobody around here seems to bother with {it}
    [durable] I see {it} in the neighbor's driveway collecting leaves
    [owner] I spend my weekends on the lawn, there's no time for {it}
    It's more of a downtown thing, {it}
    I moved out here to get away from that sort of thing, {it} included
    What we have does fine, {it} would be for show
    Too much running around already to fit in {it}
    `,
  ),
  pairOf(
    'region.midwest',
    `
    Winters here are five months long, you learn to like {it}
    We're plain people around here, and {it} {is} plain enough
    [existing] It's how I was raised, {it}, nothing fancy
    When there's snow up to the mailbox {it} come{s} in handy
    Around here people are practical, and {it} {is} practical
    Nobody makes a fuss about {it} here, they just use {them}
    After a week of minus ten I'd take {it} gladly
    Prices are still sane out here, so {it} {is} doable
    [existing] Everybody's aunt has {it} in this part of the country
    Long drives and cold mornings, {it} help{s} with both
    It does what it says, {it}, and that's all we ask around here
    We like a thing that lasts, and {it} do{es}
    `,
    `
    Half the year it's too cold here for {it}
    [novel] Around here folks would raise an eyebrow at {it}
    [novel] {It} seem{s} like a coast thing to me
    The snow settles most questions, {it} included
    [existing] You can't use {it} from November to April where I live
    [durable] It'd be rusted through in two winters here, I'm not sure about {it}
    [novel] We don't go in for {it} much in this part of the country
    [novel] My people would call {it} putting on airs
    [existing] We're used to doing without {it}
    If it doesn't start at ten below, I don't want {it}
    I grew up on leftovers and hand-me-downs, {it} {is} a hard sell
    [novel] Nobody I know out here has asked for {it}
    `,
  ),
  pairOf(
    'region.south',
    `
    In this heat anything that saves me going outside helps, and {it} do{es}
    [existing] Down here {it} {is} just part of life
    My grandmother would have approved of {it}, and she was hard to please
    When it's ninety-five at nine in the morning, {it} sound{s} fine
    [existing] Around here people have always liked {it}
    Storm season makes you think ahead, and {it} {is} part of that
    [durable] We do a lot of visiting down here, so {it} get{s} used
    It's cheap enough to live here that {it} fit{s}
    The whole ballfield parking lot could tell you about {it}
    [existing] Everybody's cousin has {it} around here
    [existing] It goes with how we do things, {it}
    Too hot to be doing it the hard way, so I like {it}
    `,
    `
    It's too hot here for {it} nine months of the year
    [novel] Nobody down here does {it} that way
    We've got a way of doing that already, and {it} {isnt} it
    The humidity would ruin {it} by August
    [novel] {It} {is} more of a big-city, up-north thing
    With the storms we get, I put money by instead of into {it}
    [novel] My family would laugh me off the porch over {it}
    Down here you'd have to drive a ways to find {it}
    Wages aren't great in these parts, and {it} {is} priced for somewhere else
    [existing] I'd rather do it how my mother did it than use {it}
    The power goes out enough that I don't count on {it}
    [novel] It's never caught on around here, {it}
    `,
  ),
  pairOf(
    'region.northeast',
    `
    Everything's old and cramped here, so {it} help{s}
    After the last nor'easter I came around on {it}
    [existing] It's everywhere around here, {it}, you stop noticing
    [worker] I've got a commute and no patience, so {it} suit{s} me
    Four seasons and a narrow kitchen, {it} work{s} in all of it
    People here don't waste time, and {it} {doesnt} either
    It gets dark at four in winter, I'll take {it}
    [existing] In this part of the country {it} {is} pretty ordinary
    Heating bills being what they are, {it} make{s} sense
    The train's late anyway, so {it} fill{s} the gap
    We complain about everything here, and {it} I don't complain about
    I've seen enough of the alternative to prefer {it}
    `,
    `
    It costs enough to live here already, so {it} {is} out
    [renter] My building's from 1920, {it} wouldn't go through the door
    [durable] The winter takes care of that idea, {it} would sit in the hall till April
    Taxes, tolls, heating oil, and now {it}, no
    Around here you learn to say no fast, and I'm saying it to {it}
    There's always somebody selling {it} on the corner, I keep walking
    I've got no parking and no storage, so {it} {is} a no
    People up here are suspicious of anything like {it}, me included
    [durable] I'd need another closet for {it}, and I've got none
    They charge double here for {it}
    I can get that from the guy down the street, I don't need {it}
    Too many stairs in my life for {it}
    `,
  ),
  pairOf(
    'region.west',
    `
    [existing] Out west everything's far apart, so {it} earn{s} {their} keep
    We're outside most of the year, and {it} go{es} with that
    [existing] People around here were early on {it}, so it's normal to me
    With the fires and the smoke I think about that more, so {it} make{s} sense
    It's dry and sunny here, {it} do{es} fine
    Water's tight here, so I look at things like {it} differently
    [existing] Half my neighbors have {it} already
    It suits how we live out here, {it}
    Power costs a fortune here, so I'm open to {it}
    The drive's long whichever way you go, {it} make{s} it shorter
    People come out here for a different life, and {it} fit{s} it
    [existing] You see {it} everywhere on this coast
    `,
    `
    [renter] Rent out here ate whatever I had for {it}
    {It} {is} priced for tech people
    I'm two hours of freeway from {it}
    [existing] We've got enough fads out here without {it}
    With water the way it is, {it} seem{s} backward
    Everybody around here won't shut up about {it}, that's enough for me
    We had {it} here before anyone, and people were over {them} by summer
    It doesn't get cold enough here to bother with {it}
    Gas is a dollar more than anywhere, so I'm not driving for {it}
    The first wildfire bill came and {it} went off the list
    I'd rather be outdoors than fool around with {it}
    It's a status thing around here, {it}, and I'm not in that race
    `,
  ),
  pairOf(
    'employed.yes',
    `
    {Jobday} I don't have much left, so {it} help{s}
    {Jobday} I want easy, and {it} {is} easy
    I work all week, and {it} give{s} me back an hour
    My breaks are short, {it} fit{s} in one
    I need something that works around a schedule, and {it} do{es}
    [user] It gets me through the workday, {it}
    [user] Half the people I work with use {it}, that's how I got started
    [costly] I'd pay for {it} out of one day's overtime and not feel bad about it
    By the time I clock out everything's shut, so {it} {is} useful
    [user] On workdays {it} {is} part of what keeps the wheels on
    Somebody at work brought {it} up and I've been thinking about {them} since
    [existing] I put in my hours, I can have {it}
    `,
    `
    {Jobday} the last thing I want is {it}
    {Jobday} I go home and sit down, {it} {doesnt} enter into it
    [existing] With my hours, when would I use {it}
    With my hours {it} would go to waste
    I'd have to take time off for {it}, and I haven't any
    My schedule changes every week, so {it} {doesnt} work for me
    What I earn in a shift doesn't cover {it}
    I get enough of that at work, I don't want {it} at home
    They'd never let me near {it} on the clock
    I've got two days off and {it} {is} not getting one of them
    Work already takes the best part of me, {it} get{s} nothing
    I'm too beat on weeknights for {it}
    `,
  ),
  pairOf(
    'work.retired',
    `
    I'm done with alarm clocks, so I've time for {it}
    [user] Now that I'm home all day {it} get{s} used
    I've got the hours now, and {it} fill{s} some nicely
    [user] Since I quit working I've gotten fond of {it}
    I worked a lot of years so I could have things like {it}
    My week needed a few fixed points, {it} {is} one
    The pension stretches to {it}, just
    I have time to shop around, and I settled on {it}
    Nothing's pressing anymore, {it} {is} a pleasant enough use of a morning
    I notice now what I used to rush past, {it} for one
    I'm home when the others are at work, and {it} suit{s} that
    It gets me out of the chair, {it} do{es}
    `,
    `
    I'm on a pension, and {it} {is} not a pension sort of thing
    When I was working maybe, I don't need {it} now
    I've got time to do it myself, so what would I want with {it}
    It's made for people in a hurry, {it}, and I'm not
    I don't have the paycheck for {it} anymore
    I've simplified since I stopped work, {it} went
    The money has to last me, so not {it}
    I finished with that world when I retired, {it} {is} theirs now
    [existing] My days are full enough without {it}
    [non] I used to need {it} for the job, not anymore
    I look at prices twice since the checks stopped, and {it} {is} too much
    Nobody's waiting on me, so saving time with {it} means nothing
    `,
  ),
  pairOf(
    'work.student',
    `
    It's basically how everyone gets through the semester, {it}
    Between classes {it} {is} about all I can manage
    There's a student price, and then {it} {is} fine
    [durable] My dorm-size life has room for {it}
    [existing] I'd use {it} between lectures
    I can justify {it} as studying, sort of
    [existing] Half my class has {it}
    It's cheap and it's near campus, {it}, so yes
    I'm up till two anyway, so {it} make{s} sense
    [existing] I learned about {it} from somebody in a study group
    On ramen money you pick carefully, and I still pick {it}
    [user] It gets me through finals, {it} do{es}
    `,
    `
    I'm living on loans, so {it} {is} not happening
    Ask me about {it} when I've graduated
    [costly] I've got tuition, {it} can get in line
    I share a kitchen with four people, {it} would vanish
    I don't have a spare hour till the semester's over, forget {it}
    My money goes on books I'll open twice, not on {it}
    I'll think about {it} when somebody's paying me
    My whole budget is noodles and bus fare, {it} {is} science fiction
    I can use the library for most of that, so not {it}
    Exams first, {it} after, probably never
    [existing] Everyone I study with manages without {it}
    I'd want {it} if I had an actual place to live
    `,
  ),
  pairOf(
    'work.home',
    `
    I'm the one who runs this house, and {it} make{s} it lighter
    [durable] I'm home all day, so I know what gets used, and {it} do{es}
    The house is my job, and {it} {is} a decent tool for it
    It breaks up the day at home, {it}
    I handle the shopping and the cooking, so I get a say about {it}
    Nobody gives you a day off from a house, {it} come{s} close
    When I find something that saves steps I keep it, {it} for one
    [existing] I could do without plenty, not without {it}
    It pays for itself in my time, {it}, even if nobody counts that
    There's always a next thing to do here, {it} shorten{s} the list
    Being home, I have the time to do {it} right
    It gives me ten minutes to sit, {it}
    `,
    `
    [existing] I'm home anyway, I can do that myself without {it}
    It's one income coming in here, so {it} {is} a luxury
    I've got time, not money, and {it} want{s} money
    I don't earn a wage, so I think hard before spending on {it}
    I'd be the one cleaning up after {it}
    My day's full from six in the morning, {it} would be one more chore
    I do it by hand and it comes out better than {it}
    [durable] Somebody'd have to look after {it}, and I know who
    I run a tight house and {it} {isnt} needed in it
    The household money has a name on every dollar, none says {it}
    I've never needed {it} to keep this place going
    [durable] More stuff to dust, that's what {it} {is} to me
    `,
  ),
  pairOf(
    'work.none',
    `
    I've got time on my hands, so {it} {is} something
    Things are slow for me right now, and {it} cost{s} next to nothing
    [durable] It gets me out the door, {it}, and I need that at the moment
    Until something comes along, {it} keep{s} me busy
    I can't do much at present, but {it} I can
    I look for anything that makes a dollar last, {it} help{s}
    With nothing steady coming in, {it} {is} one of the few I keep
    It's a small thing to hold on to, {it}
    My days run together, {it} break{s} them up
    [existing] I'd sooner have {it} than sit and stare
    I've had to find cheaper ways, {it} {is} one
    It doesn't ask for a pay stub, {it}
    `,
    `
    Not with no check coming in, so {it} {is} out
    When I'm back on my feet I'll look at {it}
    I'm stretching what I've got, and {it} would snap it
    Everything that isn't food or rent got cut, {it} too
    I've got bigger things to sort out than {it}
    It's hard to think about {it} when you don't know what next month brings
    [non] I had to let {it} go a while back
    I'm not in a spot to say yes to {it}
    Money's not coming in, so the answer on {it} is simple
    I'd feel wrong spending on {it} right now
    Let me get steady first, then {it}
    I can't plan past the week, {it} {is} way past it
    `,
  ),
] as const
