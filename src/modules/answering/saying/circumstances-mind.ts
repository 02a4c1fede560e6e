import { pairOf } from './circumstances-pair.ts'

/** Leanings of mind, said about the matter at hand and not as a creed; and habit with the thing itself. */
export const mindBanks = [
  pairOf(
    'attitude.trust_in_institutions.low',
    `
    I don't believe much I'm told, but {it} I've checked for myself
    At least with {it} there's no big outfit telling me what's good for me
    I trust {it} more than I trust whoever's in charge
    [existing] I tried {it} because nobody official told me to
    If the companies hate it there must be something to {it}
    I go by what I see, and I've seen {it} work
    [existing] I'd rather have {it} in my own hands
    They lie about most things, {it} seem{s} to be the exception
    `,
    `
    Whoever's behind {it} is looking after themselves
    I'd want to know who makes money off {it}
    They said the same about the last thing, so I don't believe it about {it}
    [costly] It's always in the fine print, and {it} will be no different
    [costly] I don't sign anything from people like that, so not {it}
    When a company is that friendly about {it} I hold on to my wallet
    I've been burned by the big outfits, {it} come{s} from one
    [costly] They'll change the terms on {it} once you're in
    I don't believe the studies on {it}, somebody paid for them
    There's a catch to {it}, I just haven't found it yet
    If they push {it} this hard it isn't for my benefit
    Show me one of those that did what it promised, then talk about {it}
    `,
  ),
  pairOf(
    'attitude.trust_in_institutions.high',
    `
    There are rules about that sort of thing, so I'm not worried about {it}
    I figure the people who run {it} know what they're doing
    It's been tested by somebody, {it}, and that's good enough for me
    I haven't been let down by {it} so far
    The professionals seem to be behind {it}, so fine
    I don't look for a trick in everything, and not in {it}
    If it wasn't all right they wouldn't be allowed to offer {it}
    I give {it} the benefit of the doubt
    I've had decent dealings with that sort of place, so {it} {is} fine
    Somebody checks these things, so I'm okay with {it}
    `,
    `
    [novel] I'd wait until the experts have had a look at {it}
    [novel] Nobody I'd listen to has recommended {it}
    There are proper places for that, and {it} {isnt} one
    I'd want {it} to come from somebody established
    [novel] Until there's a rule about {it} I'll hold off
    I asked somebody who'd know, and they weren't keen on {it}
    I'd stick with the people who've done it for years over {it}
    [novel] {It} {is} not approved by anyone I've heard of
    `,
  ),
  pairOf(
    'attitude.trust_in_people.low',
    `
    At least with {it} I don't have to rely on anybody
    I like that {it} {doesnt} put me in some stranger's hands
    You can't be too careful, and {it} help{s} with careful
    I'd rather deal with {it} than with people
    Nobody has to come into my house for {it}
    With {it} I can keep an eye on things myself
    I don't lend and I don't borrow, {it} let{s} me keep it that way
    People let you down, {it} mostly {doesnt}
    `,
    `
    I don't like strangers having anything to do with {it}
    Somebody would take advantage, that's how it goes with {it}
    You'd have to trust people for {it} to work, and I don't
    I've had things stolen, so {it} {is} a no
    I'd be looking over my shoulder the whole time with {it}
    People say they'll look after it and they don't, so not {it}
    {It} sound{s} like a good way to get scammed
    I keep to myself, and {it} want{s} me to do the opposite
    The minute I relax about {it} somebody'd rip me off
    I don't give my details to people I can't see, so {it} {is} out
    `,
  ),
  pairOf(
    'attitude.trust_in_people.high',
    `
    Most people are decent, so I don't see the problem with {it}
    [existing] Everyone I've met through {it} was perfectly nice
    I take folks at their word, and it's been fine with {it}
    [existing] A friend told me {it} {was} good and I believe her
    I like that {it} bring{s} you into contact with people
    I don't lock everything up, and I'm not nervous about {it}
    [existing] Somebody at the next table talked me into {it}
    [existing] I figure others would say so if {it} {was} bad
    `,
    `
    I'd rather deal with a person than with {it}
    {It} take{s} the people out of it, and I like the people
    [existing] I know somebody who does that and I'd sooner go to them than use {it}
    The neighbors help each other out, so I don't need {it}
    Nobody I trust has a good word for {it}
    It feels cold to me, {it}
    I'd borrow before I'd buy {it}
    You lose the chat at the counter with {it}
    `,
  ),
  pairOf(
    'attitude.environmental_concern.high',
    `
    There's less thrown away with {it}, which matters to me
    I try to think what happens to a thing when I'm done with it, and {it} hold{s} up
    If we've got to buy something, {it} {is} the less bad one
    It's a small thing for the planet, but I'd do it, so {it} {is} a yes
    The summers are getting scary, so I'd lean toward {it}
    I carry my own bags, so {it} {is} right up my alley
    I'd pay a little more for {it} if it means less junk
    I like that {it} {doesnt} end up in a river
    My trash can is half what it was, and {it} help{s}
    It's not going to save the world, {it}, but it's a start
    I feel less guilty about {it} than about the usual
    Fewer trips, less packaging, I'm for {it}
    `,
    `
    I think about the plastic with {it} and lose interest
    [durable] It ends up in a landfill in two years, {it}
    The packaging alone puts me off {it}
    All that shipping for {it}, I can't square that
    I'm trying to buy less, period, so not {it}
    [existing] We've got enough stuff in the ocean without {it}
    It says green on the label, {it}, and I don't buy it
    I'd want to know where {it} come{s} from and where it goes
    It's one more thing made to be thrown out, {it}
    I'd feel bad every trash day about {it}
    The air's bad enough already, {it} won't help
    [durable] I'd rather repair what I have than get {it}
    `,
  ),
  pairOf(
    'attitude.environmental_concern.low',
    `
    [costly] I don't lose sleep over the packaging, I just like {it}
    Nobody's going to guilt me out of {it}
    It works, {it}, and I'm not counting carbon
    I don't sort my buying by polar bears, {it} {is} fine
    They've been saying the sky is falling since I was a kid, I'll keep {it}
    I care what it costs and what it does, and {it} do{es} it
    I'm not giving up {it} so somebody can feel better
    [existing] The planet will manage, I'd have {it}
    `,
    `
    If the green part is the selling point, {it} {is} lost on me
    I'm not paying extra so {it} can have a leaf on it
    They wrap {it} in a good cause and add five dollars
    I'd look at {it} if they quit preaching
    I don't need saving, and neither does the planet from me, so not {it}
    All that eco talk makes me trust {it} less
    I'd want {it} to work first and feel good second
    {It} {is} a guilt trip with a price tag
    `,
  ),
  pairOf(
    'attitude.science_and_technology.high',
    `
    I like seeing how things work, and {it} {is} clever
    I read up on {it}, and the idea behind it is sound
    I'm usually the first to try that sort of thing, so {it} {is} a yes
    It's the direction everything's going, {it}, so why fight it
    [durable] I'd pull {it} apart to see what's inside
    I trust that they've improved {it} since the first try
    New stuff doesn't scare me, {it} least of all
    They've come a long way with {it}
    I follow that kind of thing, and {it} look{s} promising
    Somebody smart worked on {it}, you can tell
    I'd enjoy setting {it} up
    It beats the way we've done it for fifty years, {it}
    `,
    `
    I looked into how {it} work{s} and there's less to it than they say
    It's clever marketing more than clever anything, {it}
    I like technology, I don't like it pretending, and {it} pretend{s}
    The data behind {it} is thin
    [novel] I'd wait for the second version of {it}
    It solves a problem the old one already solved, {it}
    I've seen better done with less than {it}
    The idea's fine, the way they built {it} isn't
    `,
  ),
  pairOf(
    'attitude.science_and_technology.low',
    `
    I don't need to know how {it} work{s}, it just does
    It's simple enough even for me, {it}
    I'm no gadget person, but {it} I can handle
    No buttons to learn with {it}, so that's fine
    I usually run from new things, {it} {was} all right
    {It} {doesnt} feel like technology, which is the best part
    I can leave {it} alone and it works
    If somebody else sets it up, {it} {is} okay by me
    `,
    `
    [novel] I'd never figure out {it}
    Everything's got a screen on it now, and {it} {is} more of that
    The old way never needed an update, {it} would
    I don't need {it} talking back to me
    They fix what isn't broken, and {it} {is} a good example
    I don't see what science has to do with {it}
    [durable] It'll break, and nobody will know how to fix {it}
    I lose interest the minute there's a password, so {it} {is} out
    [novel] Somebody in a lab thought {it} up, nobody who has to use it
    I'm behind on these things and happy there, {it} can go ahead without me
    {It} {is} too clever by half
    I still write things on paper, what would I want with {it}
    `,
  ),
  pairOf(
    'attitude.digital_engagement.high',
    `
    I saw {it} in my feed about forty times and finally looked
    [existing] Everyone I follow talks about {it}
    I live on my phone, so {it} fit{s}
    I found {it} through a video, like everything
    [existing] It's easy to post about, {it}, I won't lie
    [existing] I read a hundred comments on {it} and most were good
    [existing] I'd have {it} set up before the ad finished
    It's all on one screen anyway, {it} too
    `,
    `
    [existing] I've seen so many posts about {it} that I'm sick of {them}
    [existing] The comments under {it} are brutal
    My phone already owns my day, I don't need {it}
    If I have to see one more ad for {it} I'll scream
    I scrolled right past {it}
    I'm trying to be on my phone less, so not {it}
    People who got {it} post once and never again
    It looked better in the video, {it}, they always do
    `,
  ),
  pairOf(
    'attitude.digital_engagement.low',
    `
    There's no account to make with {it}, so good
    I like that {it} {doesnt} want my email
    It's something you do with your hands, {it}
    I don't go online for much, and {it} {doesnt} make me
    I heard about {it} from an actual person
    No app, no login, so {it} {is} fine
    It's plain, {it}, and I like plain
    I can call somebody about {it} if it goes wrong
    `,
    `
    If I have to go online for {it}, forget it
    [existing] I don't have accounts everywhere, and {it} want{s} one
    [novel] I wouldn't know where to begin looking for {it} on a computer
    Everything wants a password, {it} too I bet
    [existing] I'm not on any of that, so {it} pass{es} me by
    I'd want {it} in a store where I can pick it up
    They lose me at download the app, and that's {it}
    I keep my phone for calls, {it} {is} asking too much
    `,
  ),
  pairOf(
    'attitude.food_curiosity.high',
    `
    I'll taste anything once, {it} included
    I like when there's something new on the plate, so {it} {is} a yes
    I cook from all over, and {it} fit{s} in
    My spice rack is a mess, {it} would feel at home
    I order the thing I can't pronounce, so sure, {it}
    {It} sound{s} different, and different is what I go for
    I'd want to know what {it} taste{s} like, that's enough
    I get bored eating the same, so {it} help{s}
    `,
    `
    {It} sound{s} bland to me
    I can make something more interesting than {it} at home
    I've had the real thing, {it} {is} the airport version
    It's the safe choice, {it}, and I'm not after safe
    They took the flavor out of it, that's {it}
    I'd rather have the hole-in-the-wall kind than {it}
    If it came with some heat I'd look at {it}
    {It} {is} food for people who don't like food
    `,
  ),
  pairOf(
    'attitude.food_curiosity.low',
    `
    [existing] I eat the same five things, and {it} {is} one of them
    It's plain and I know what's in it, {it}
    Nothing weird about {it}, so I'm fine
    I like what I like, and I like {it}
    It tastes like it did when I was ten, {it}
    Meat, potatoes, and {it}, that'll do me
    I don't go for surprises at dinner, and {it} {isnt} one
    I know {it}, so I'll eat {it}
    `,
    `
    {It} sound{s} too odd for my plate
    I don't do fancy food, and {it} {is} fancy
    I'd have to smell {it} first
    I like my food the way I know it, not {it}
    Somebody would have to pay me to eat {it}
    Why mess with supper, that's what {it} do{es}
    I'm a burger and fries person, {it} {is} lost on me
    If I can't tell what's in it I leave it, so not {it}
    `,
  ),
  pairOf(
    'use.yes',
    `
    I've had {it} long enough to know where I stand
    [existing] I already use {it}, so I'm not guessing
    [existing] It's part of my week, {it}, I'd notice if it stopped
    [existing] I've come back to {it} enough times that I can't pretend otherwise
    I didn't plan on keeping {it} and here I am
    I've paid for {it} with my own money, so take that as my answer
    I know {it} well, warts and all, and I'm still here
    I'd be annoyed for a week if {it} went away
    I know what I get with {it}
    It took me a while, now {it} {is} just what I do
    Nothing dramatic, {it} {has} been fine for me
    I've tried skipping {it} and went back
    `,
    `
    [existing] I've used {it} enough to know what's wrong with {them}
    [existing] I have {it}, and I couldn't tell you why
    I keep paying for {it} out of habit
    I know {it} from the inside, that's why I'm not cheering
    [existing] I use {it} because I have to, that's different from liking {them}
    I've had {it} let me down at the worst time
    The longer I've had {it} the less I think of {them}
    I'd switch from {it} if switching wasn't such a pain
    I've complained about {it} to anybody who'd listen
    I've got {it} now and I'm counting the days
    Used to be better, {it}
    [existing] I stick with {it}, I don't recommend {them}
    `,
  ),
  pairOf(
    'use.no',
    `
    I haven't got {it}, but I keep noticing other people's
    Never had {it} and I'm starting to think I should
    I've been meaning to look into {it}
    I've watched someone else with {it} and it seemed fine
    I'm late to {it}, I'll admit
    [existing] I don't use {it} yet, but I can see it
    [existing] People I know have {it} and they don't complain
    It's been on my mind for a while, {it}
    I'd want to start small with {it}
    I've nothing against {it}, I've just never gotten around to {them}
    `,
    `
    [existing] I've never had {it} and never missed {them}
    [existing] I don't use {it}, so it's hard to get worked up
    I wouldn't know what to do with {it}
    [existing] I've gone this long without {it}
    {It} {has} never come up in my life
    [existing] I walk right past {it}
    I can't say I've ever needed {it}
    It's not something people around me do, {it}
    I looked at {it} once and kept going
    [existing] My life runs all right without {it}
    [existing] I know people have {it}, I'm not one of them
    Not my thing, {it}, never was
    `,
  ),
  pairOf(
    'novelty',
    `
    I like being early on something, so {it} {is} worth a look
    It's at least new, {it}, and most things aren't
    I get bored easily, and {it} {isnt} boring
    I'd try {it} just to say I had
    I haven't seen {it} before, which is half the reason
    I'm curious, I'll give {it} that
    Something different for once, {it}, why not
    I'd like to see {it} with my own eyes
    It's got me wondering, {it}, and not much does
    [novel] I'd be the guinea pig for {it}
    `,
    `
    [novel] I let other people go first with things like {it}
    [novel] {It} {is} too new for me, come back in two years
    [novel] I don't buy the first of anything, so not {it}
    [novel] I've been the guinea pig before, {it} can find another
    It needs to prove itself, {it}, before I move
    New isn't a selling point to me, so {it} {is} a shrug
    I've no idea what could go wrong with {it}, and that's the trouble
    [novel] I'd want five years of somebody else's reviews of {it}
    [novel] There's nothing wrong with what came before {it}
    [novel] I like things that have been around, and {it} {has} not
    [novel] Every week there's a new one, this week it's {it}
    I'd wait till {it} show{s} up half price
    `,
  ),
] as const
