import { bankOf } from './reasons-patterns.ts'

/** For matters that no category of the knowledge base covers. */
export const anythingBanks = {
  'goods+': bankOf(
    'goods+',
    `
    I can think of a use for {it} right now
    {It} sound{s} like something I'd actually use
    There's a gap in my life about the size of {it}
    I like the plain sense of {it}
    {It} would save me some bother
    I've needed something like {it} before
    I can see {it} getting used in my house
    For what {it} do{es}, I don't see a reason to say no
    I'd give {it} a fair try
    It'd be handy, {it}
    {It} solve{s} a small problem I do have
    I'd rather have {it} than go on the way I do now
    Somebody finally thought about the people who'd use {it}
    It's not a big thing, {it}, but I'd take it
    I'd tell a friend about {it}
    {It} seem{s} useful in an ordinary way
    I'm easy to please and {it} would please me
    I'd find a place for {it}
    Nobody has to twist my arm about {it}
    I've seen worse ideas than {it}
    [user] It's worked for me so far, {it}
    [user] I'd notice if {it} went away
    [user] {It} {has} held up better than I expected
    [non] I don't have {it} yet, but I could see it
    [non] I'd be new to {it}, that doesn't put me off
    [warm] I've got a soft spot for {it}
    [dry] {It} might be the least silly thing I've heard this week
    [brusque] {It} work{s}. Fine
    [careful] From what I can tell {it} would do some good
    [chatty] I'd be telling everyone about {it}, knowing me
    `,
  ),
  'goods-': bankOf(
    'goods-',
    `
    I can't think what I'd do with {it}
    {It} sound{s} like an answer to something nobody asked
    I already have a way of doing that, without {it}
    [durable] {It} would be in a drawer by summer
    I don't see who {it} {is} for
    I've lived this long without {it}
    {It} {is} more trouble than help, the way I picture it
    It's a solution for a person with fewer problems than me, {it}
    I'd never remember to use {it}
    There's nothing wrong with how I do it now, so {it} {is} a no
    {It} {is} the kind of thing you buy once
    I'd rather leave {it} to others
    I don't need one more thing to look after, and that's {it}
    If {it} vanished tomorrow I wouldn't notice
    {It} {doesnt} speak to me at all
    I wouldn't cross the street for {it}
    I've got no use for {it}
    It's a lot of fuss for what {it} do{es}
    {It} leave{s} me cold
    I can't get excited about {it}
    [user] I have {it} and I keep meaning to get rid of {them}
    [user] {It} {has} been a letdown, mostly
    [non] I've never felt the lack of {it}
    [non] I passed on {it} before and I'd pass again
    [warm] It's a nice thought, {it}, just not for me
    [durable] [dry] {It} would join the bread maker in the garage
    [brusque] No use for {it}
    [careful] I'd need a better reason than I've heard for {it}
    [worried] I'd worry about what else comes with {it}
    [chatty] I mean, {it}, what would I even do with {them}
    `,
  ),
  goods0: bankOf(
    'goods0',
    `
    I could go either way on {it}
    {It} {is} all right, I suppose
    I don't feel strongly about {it}
    {It} {is} one of those things I'd use if it was there
    Some of it I like, {it} as a whole I'm not sure
    I neither want {it} nor mind {them}
    Ask me about {it} on another day and I might say something else
    {It} might be fine for somebody, I can't tell if that's me
    I haven't given {it} much thought till now
    I'd look at {it}, I wouldn't go looking for {them}
    {It} {is} okay
    There's a version of {it} I'd like, I don't know if this is it
    I shrug at {it}, to be truthful
    I'm lukewarm about {it}
    {It} do{es} some things well and some things not
    I wouldn't fight for {it} and I wouldn't fight against {them}
    I've heard good and bad about {it}
    {It} {is} neither here nor there for me
    I'd try {it} if it was put in front of me
    Half useful, half not, that's {it} for me
    [user] I've got {it}, it's fine, I don't think about {them}
    [non] I don't have {it} and I'm not sure I should
    [dry] I feel about {it} the way I feel about Tuesdays
    [brusque] {It}, whatever
    [careful] I'd want more to go on before I judged {it}
    [chatty] Oh I don't know, {it}, I change my mind every time
    `,
  ),
  'view+': bankOf(
    'view+',
    `
    I've seen enough of {it} to be on that side
    When I look around, {it} {is} doing more good than harm
    I think most people would be worse off without {it}
    I've changed my mind on {it} over the years, for the better
    It's common sense to me, {it}
    I'd stand by that when it comes to {it}
    People complain about {it}, but try doing without
    I know somebody it helped, so {it} matter{s} to me
    {It} {is} worth more than it gets credit for
    I'd sooner have too much of that than too little, speaking of {it}
    I've got my own experience with {it} and it was decent
    We'd be better off taking {it} seriously
    It's not perfect, {it}, but I come down in favor
    I was raised to think well of {it}, and I still do
    The loudest people are against {it}, most of us aren't
    I look at what {it} did for people around here
    I can live with {it}, gladly even
    {It} get{s} a bad name from people who never tried
    I'd rather we did more about {it}, not less
    If you ask the people it concerns, they'd agree about {it}
    [warm] {It} bring{s} out something good in folks
    [dry] {It} {is} the worst way of doing it, apart from the others
    [brusque] {It} {is} fine by me
    [careful] On balance I think {it} help{s} more than it hurts
    [worried] I'd be more worried without {it}
    [chatty] I'll argue with anyone about {it}, happily
    `,
  ),
  'view-': bankOf(
    'view-',
    `
    I've seen where {it} lead{s}, and I don't like it
    Nobody asked regular people about {it}
    {It} sound{s} good until it lands on your street
    I've never seen {it} do anybody around here any good
    They talk about {it} like it's settled, and it isn't
    The folks in favor of {it} won't be the ones paying
    I don't like where {it} {is} heading
    It was better before all this with {it}
    I can't get behind {it}
    Whatever they say about {it}, look at what happens
    {It} look{s} fine on paper
    We've tried things like that, {it} won't be different
    There are bigger problems than {it}
    I've heard the case for {it} and I don't buy it
    {It} cost{s} somebody, and it's usually us
    I'd leave {it} alone
    It goes too far for me, {it}
    I trust my own eyes, and they tell me {it} {isnt} working
    I get tired just hearing about {it}
    Somebody's making money off {it}, I guarantee
    [warm] I understand why people want {it}, I just can't agree
    [dry] {It}, another fine idea from people who don't have to live with it
    [brusque] Don't like {it}
    [careful] I have real reservations about {it}
    [worried] {It} scare{s} me a little
    [chatty] Don't get me started on {it}, we'd be here all day
    `,
  ),
  view0: bankOf(
    'view0',
    `
    I hear both sides on {it} and nod at both
    I don't know enough about {it} to pick a side
    {It} {is} one of those things that depends where you stand
    Some days I lean one way on {it}, some days the other
    I've stopped having opinions on {it}
    There's a grain of truth on each side of {it}
    [costly] I don't lose sleep over {it} either way
    {It} {is} more complicated than people make it
    I'd have to know more about {it} than I do
    I can argue {it} both ways
    The people I know are split on {it}, and so am I
    I've got other things on my mind than {it}
    Both sides shout so much about {it} that I tune out
    {It} {is} fine in some cases and not in others
    I used to be sure about {it}
    I'd want to hear from somebody who lives with {it}
    I see good and bad in {it}
    It hasn't touched my life much, {it}
    I'm in the mushy middle on {it}
    You'd have to be more specific about {it} for me to pick
    [warm] I try to see where people are coming from on {it}
    [dry] I leave {it} to people with more energy
    [brusque] No strong feelings about {it}
    [careful] I wouldn't want to generalize about {it}
    [worried] I don't like how heated people get about {it}
    [chatty] My family argues about {it} every holiday and I pass the rolls
    `,
  ),
  'worry+': bankOf(
    'worry+',
    `
    I think about {it} more than I'd like
    {It} keep{s} coming up at the dinner table
    I read one article about {it} and couldn't sleep
    It used to be something that happened to other people, {it}
    You can't turn on the news without {it}
    I don't see anybody doing much about {it}
    It's closer to home than people think, {it}
    I've changed a few habits because of {it}
    When I picture ten years from now, {it} {is} in the picture
    {It} {is} the kind of thing you can't do much about, and that's what gets me
    I try not to dwell on {it}, it doesn't work
    Every year {it} seem{s} a notch worse
    I check on {it} more often than is healthy
    There's a knot in my stomach when {it} come{s} up
    We're not ready for {it}, none of us
    It wasn't like that when I was younger, {it}
    I don't think people take {it} seriously enough
    [dry] I'd sleep better if I read less about {it}
    [brusque] Yeah, I worry about {it}
    [careful] I try to keep {it} in proportion, but it's there
    [warm] I worry about what {it} mean{s} for the people I care about
    [chatty] Oh, {it}, I could keep you here an hour
    [worried] I lie awake over {it} some nights
    [parent] It's the kids I think of when I hear about {it}
    `,
  ),
  'worry-': bankOf(
    'worry-',
    `
    I've got nearer things to worry about than {it}
    I can't do anything about {it}, so I don't spend time on {them}
    {It} {doesnt} keep me up
    People get worked up over {it}, I never have
    I'll believe in {it} when it knocks on my door
    Somebody's always selling a scare, and this year it's {it}
    I figure {it} will sort itself out
    My worries have names and due dates, {it} {isnt} one of them
    I've been hearing about {it} for years and here we are
    It's out of my hands, {it}, so I leave it there
    There's a lot of noise about {it}
    I'm careful, so {it} {doesnt} bother me much
    I've seen worse than {it}
    Nobody I know has been touched by {it}
    If I worried about {it} I'd have to worry about everything
    The news needs something to talk about, so there's {it}
    I sleep fine, whatever they say about {it}
    My days are full enough without {it} in them
    [dry] {It} will have to get in line
    [brusque] Don't lose sleep over {it}
    [careful] I keep half an eye on {it}, no more than that
    [warm] Things have a way of working out, {it} too
    [chatty] My sister worries about {it} enough for the both of us
    `,
  ),
  worry0: bankOf(
    'worry0',
    `
    I think about {it} now and then, not every day
    {It} bother{s} me when somebody brings it up
    I'm somewhere in the middle on {it}
    Some weeks {it} get{s} to me, some weeks I forget
    I'm aware of {it}, I wouldn't call it worry
    I keep {it} at the back of my mind
    {It} matter{s}, I just have a lot on my plate
    I don't know enough about {it} to be scared
    I'd say I'm watching {it}
    It depends what I read that day about {it}
    I worry about {it} in a general sort of way
    {It} {is} on the list, just not near the top
    I go quiet when people talk about {it}, I can't decide
    A little, like everybody, about {it}
    [brusque] A bit worried about {it}, yes
    [dry] I set aside about five minutes a week for {it}
    [careful] I try to be sensible about {it}
    [chatty] It crosses my mind, {it}, sure
    `,
  ),
  'mine+': bankOf(
    'mine+',
    `
    No complaints about {it} so far
    {It} {has} treated me all right
    I've looked around and I'd still pick {it}
    When something went wrong, {it} sorted it out
    I hardly have to think about {it}, which is how it should be
    {It} do{es} what I need without a fuss
    I'd be slow to give up {it}
    I've recommended {it} to people and not been sorry
    I'm used to {it}, and used to is worth something
    {It} {has} been steady when other things weren't
    I don't check what else is out there, {it} {is} fine
    The little things are right with {it}
    I've had worse than {it}, I know the difference
    You could do a lot worse than {it}
    It'd take something big to move me off {it}
    [dry] {It} and I have an understanding
    [brusque] {It} {is} good
    [warm] I've got a soft spot for {it} by now
    [careful] So far {it} {has} kept to what was promised
    [chatty] I actually like {it}, which I didn't expect to say
    `,
  ),
  'mine-': bankOf(
    'mine-',
    `
    {It} {has} let me down more than once
    I only stay with {it} because changing is a pain
    I've got a list of gripes about {it}
    Every time I deal with {it} it takes an afternoon
    {It} used to be better
    I don't feel like {it} care{s} whether I stay
    I've told people to stay away from {it}
    One more time and I'm done with {it}
    I put up with {it}, that's the word
    {It} cost{s} me more patience than money
    When it mattered {it} {was} no help
    I keep meaning to replace {it}
    I wouldn't pick {it} again
    Small things, but with {it} they pile up
    I stopped expecting much of {it}
    [dry] {It} and I are in a long bad marriage
    [brusque] {It} {is} a headache
    [worried] I never quite trust {it}
    [careful] I've had enough trouble with {it} to be looking around
    [chatty] Oh, {it}, how long have you got
    `,
  ),
  mine0: bankOf(
    'mine0',
    `
    {It} {is} fine, neither good nor bad
    I don't think about {it} enough to have a view
    Some days {it} {is} okay, some days not
    {It} do{es} the job, that's about all
    I've got no love for {it} and no quarrel with {them}
    It's there, {it}, and it mostly works
    I couldn't tell you whether another would be better than {it}
    There are things I'd change about {it}, nothing that keeps me up
    {It} {is} about average, I'd guess
    I've gotten used to {it}, good and bad
    [dry] {It} exist{s}, and so do I
    [brusque] {It} {is} okay
    [careful] I'd call {it} adequate
    [chatty] I go back and forth on {it}, to be honest
    `,
  ),
  'amount+': bankOf(
    'amount+',
    `
    [money] I don't skimp on {it}
    [money] With {it} you get what you pay for
    [money] I'd sooner spend it there than on something else
    It's more than most people would say, I know
    I've added it up before, and it's a lot
    {It} {is} one place where I let myself go
    I go by what I really do, not what I should do
    I'd rather be honest about {it} than look thrifty
    [money] There's no point being cheap with {it}
    It creeps up on you, {it}
    I'm on the high side with {it}, I'd guess
    [money] Ask my bank statement, it'll tell you the same about {it}
    [warm] {It} {is} worth it to me
    [dry] I've stopped counting, that's my best estimate
    [brusque] A good bit
    [careful] That's an honest figure, give or take
    `,
  ),
  'amount-': bankOf(
    'amount-',
    `
    {It} {isnt} where my money or my time goes
    I keep it low with {it}
    I'm on the small side with {it}, I'd guess
    [money] Anything more for {it} would feel wrong
    I go for the least that does the job
    I've never needed more than that for {it}
    [money] It adds up fast, so I watch it with {it}
    [money] Past that I'd rather go without {it}
    I think twice about {it}, so the number's small
    [money] I can't see going higher for {it}
    [money] It's about what I'm used to, and I don't stretch for {it}
    [money] I look for the cheap way with {it}
    [dry] I'm known for it
    [brusque] Not much
    [careful] That's near enough, I keep track
    [worried] More than that and I'd start to worry
    `,
  ),
  amount0: bankOf(
    'amount0',
    `
    That's about average, I'd think, for {it}
    I'm guessing, but it's close
    Some weeks more, some less, with {it}
    I had to think about {it} for a second
    It's a rough number, nobody counts {it}
    About what other people would say about {it}, I imagine
    I'd put it around there for {it}
    Give or take a little
    It depends on the season, {it}, so call that the middle
    I never wrote it down, that's from memory
    [dry] Don't hold me to it
    [brusque] Something like that
    [careful] That's my best estimate for {it}
    [chatty] I counted on my fingers for that one
    `,
  ),
  'used+': bankOf(
    'used+',
    `
    I've had {it} a good while now
    I couldn't tell you when it started with {it}
    It's just part of the house by now, {it}
    I'd notice the day {it} {was} gone
    I grew into {it}, you could say
    It's normal for me, {it}, I don't think about it
    I don't know what I'd do otherwise
    I'd do it again, speaking of {it}
    {It} came along and stayed
    It's been long enough that I've stopped explaining {it}
    Everybody who knows me knows about {it}
    It's a habit now, {it}
    [warm] I'm fond of {it}, I'll admit
    [dry] I didn't plan {it}, it just happened
    [brusque] For years
    [careful] I've kept it up, more or less regularly
    `,
  ),
  'used-': bankOf(
    'used-',
    `
    I never got around to {it}
    {It} {has} never come up for me
    I've thought about {it} and left it there
    It doesn't fit the way I live, {it}
    There was never a good time for {it}
    I've gotten by without {it}
    Other people have {it}, I don't
    I wouldn't know where to start with {it}
    I used to think I might, with {it}
    {It} {is} not on my list
    I know what it takes, and I'm not up for {it}
    Maybe in another life, {it}
    [warm] I like {it} fine when it's somebody else's
    [dry] Life's complicated enough without {it}
    [brusque] Never have
    [careful] Not so far, and I don't expect to
    `,
  ),
  'importance+': bankOf(
    'importance+',
    `
    {It} {is} one of the first things I look at
    I've walked away from things over {it}
    If {it} {isnt} right, the rest doesn't matter to me
    I ask about {it} before I ask the price
    I got burned once by ignoring {it}
    It's what I'd tell a friend to check, {it}
    You notice when {it} {is} missing
    I'd pay a bit more to get {it} right
    {It} {is} half of my decision, easily
    It decides more for me than I'd admit, {it}
    I read the small print on {it}
    [brusque] {It} come{s} first
    [dry] I'm boring about {it}
    [careful] I always check {it}
    [worried] I'd be uneasy without knowing about {it}
    `,
  ),
  'importance-': bankOf(
    'importance-',
    `
    I've never once checked for {it}
    {It} wouldn't change what I pick
    I look at other things long before {it}
    I couldn't tell you about {it} for anything I own
    {It} {is} way down my list
    People make a lot of {it}, I don't notice
    If {it} {is} there, fine, if not, fine
    I don't think I'd spot the difference with {it}
    That's a selling point for somebody else, {it}
    I pick by price and by habit, {it} {doesnt} come into it
    I've heard of {it} and kept shopping
    It never crossed my mind to ask about {it}
    [brusque] Don't care about {it}
    [dry] {It} and I have never met
    [careful] I see why others look at {it}, I don't
    [warm] It's nice, {it}, but I don't choose by that
    `,
  ),
  importance0: bankOf(
    'importance0',
    `
    {It} matter{s} some, not most
    I'd look at {it} if two things were otherwise the same
    {It} {is} a tiebreaker for me
    It depends what I'm buying whether {it} come{s} up
    I notice {it}, I don't decide by {them}
    Somewhere in the middle of my list, {it}
    I'd like {it}, I wouldn't insist
    If {it} cost{s} me nothing extra, sure
    I pay some attention to {it}, less than I should
    {It} {is} nice to have
    [brusque] {It}, a bit
    [dry] I care about {it} on good days
    [careful] I weigh {it} along with everything else
    [chatty] I say I care about {it}, then I look at the price
    `,
  ),
  'action+': bankOf(
    'action+',
    `
    I've thought about {it} more than once
    {It} sound{s} like me, or like who I'd like to be
    I've got reasons enough for {it}
    I'd do it tomorrow if the rest of my life would hold still
    There's a part of me that's been waiting for {it}
    {It} would be good for me
    I know people who did it and none of them look sorry
    I could see {it} happening
    I've been leaning that way for a while
    I'd regret not doing it more than doing it
    It wouldn't be hard for me, {it}
    Nothing's really holding me back from {it}
    [warm] I get a good feeling about {it}
    [dry] I've had worse ideas than {it}
    [brusque] I'd do it
    [careful] I'd plan {it} properly, but yes
    [chatty] I've talked about {it} so often that people roll their eyes
    `,
  ),
  'action-': bankOf(
    'action-',
    `
    I can't see myself doing that
    {It} {is} for other people
    I'd have to be pushed into {it}
    There's too much I'd have to give up for {it}
    I'm settled the way I am
    {It} would turn my week upside down
    I know myself, I'd quit halfway
    I've no reason to, so why bother with {it}
    {It} sound{s} fine until you picture the details
    It's a lot of trouble for what I'd get out of it
    I've thought about {it} and the answer keeps being no
    My life isn't set up for {it}
    [warm] Good for whoever wants {it}, I don't
    [dry] I get tired reading about {it}
    [brusque] Not doing that
    [careful] I don't think {it} would be right for me
    [worried] I'd worry the whole time
    [chatty] Everybody keeps telling me to, and I keep not doing it
    `,
  ),
  action0: bankOf(
    'action0',
    `
    I could be talked into {it} or out of {them}
    Some days {it} sound{s} right, some days crazy
    I haven't thought {it} through
    {It} would depend on what else is going on
    I'm on the fence about {it}
    There's a version of that I'd do
    I'd want to try it small first
    I can see it both ways
    It's not a no, it's a not now
    I'd need somebody to do it with
    [dry] Ask me after lunch
    [brusque] Maybe
    [careful] I'd have to look into {it} first
    [chatty] I change my mind about {it} every time it comes up
    `,
  ),
  'dear+': bankOf(
    'dear+',
    `
    I put things back at the register now, and I never used to
    I remember what it cost a few years ago, and it wasn't long ago
    I look at the tag and walk on
    You notice it every single week
    I've started doing without more often
    The receipt's the same length and the total isn't
    My pay didn't go up like that
    I check two stores before I buy now
    They blame this and that, and it never comes back down
    I've switched to the cheap kind and even that went up
    [dry] I'd need a loan officer in the aisle
    [brusque] It's robbery
    [worried] I don't know how people with less manage
    [careful] I've kept the receipts, so I know
    [chatty] I said it out loud in the store the other day and a stranger agreed with me
    `,
  ),
  'dear-': bankOf(
    'dear-',
    `
    It costs what it costs, I've seen worse
    Everything went up, that's no worse than the rest
    I don't even look at that one
    There are sales if you watch for them
    For what it is, the price seems fair to me
    It's not what's breaking my budget
    People complain, and they still buy it
    It came back down some, as far as I can tell
    I'd rather they charge that and keep it good
    Next to rent it's nothing
    [brusque] Price is fine
    [dry] I've got dearer habits
    [careful] I compared, and it's about what it should be
    [warm] Somebody has to make a living off it
    `,
  ),
  dear0: bankOf(
    'dear0',
    `
    It's a bit much, not enough to make me stop
    Some weeks it's fine, some weeks I blink
    It depends where you buy it
    I grumble and I pay
    On sale it's okay, otherwise not
    I couldn't tell you what it should cost
    Up a little, like everything
    [brusque] So-so
    [dry] I close my eyes and tap the card
    [careful] It varies more than it used to
    `,
  ),
  brand: bankOf(
    'brand',
    `
    Never heard of {name}
    {Name} is a new one on me
    I don't know {name}, so I'd go by the kind of thing it is
    Who's {name}
    I'd have to look up {name} first
    The name {name} tells me nothing
    {Name} could be anybody
    I've never seen {name} in a store
    Whoever {name} is, they'd have to earn it
    If it came from somebody I know, maybe, {name} I don't
    [dry] {Name}, sounds like a cartoon
    [brusque] No idea who {name} is
    [careful] I can't vouch for {name}, I don't know the company
    [warm] {Name} may be fine, I just don't know them
    [worried] I'm wary of names I don't know, and {name} is one
    [chatty] I had to read {name} twice, never come across it
    `,
  ),
} as const
