import { pairOf } from './circumstances-pair.ts'

/** Health as people mention it in passing. Used only where the question is about health, food, or the body. */
export const bodyBanks = [
  pairOf(
    'health.sugar',
    `
    My sugar's been high, so {it} {is} something I pay attention to
    The doctor talks to me about my numbers, and {it} help{s} with that
    I have to watch what goes in, and {it} {is} one I can have
    [existing] Since the diagnosis I read labels, and {it} pass{es}
    Anything that keeps my sugar steady, and {it} seem{s} to
    It's one of the few things on my list that isn't a no, {it}
    I got scared straight at my last checkup, so {it} {is} welcome
    [existing] My A1C came down a little, I give {it} some credit
    I plan my meals now, and {it} fit{s} the plan
    With diabetes you take the small wins, {it} {is} one
    I prick my finger enough to know {it} {is} all right for me
    It doesn't spike me, {it}, that's what I care about
    `,
    `
    With my sugar I have to leave {it} alone
    The doctor would have my head over {it}
    I can't touch {it} without paying for it on the meter
    Since the diagnosis {it} {is} off the list
    I read the label on {it} and put it back
    [existing] My numbers are bad enough without {it}
    {It} might be fine for other people, my blood sugar says no
    I've had the lecture, so I stay away from {it}
    [existing] There's more sugar in this world than I can keep up with, {it} {is} part of it
    I'd be dozing in the chair an hour after {it}
    I miss some things, not {it} enough to risk it
    My pharmacist knows me by name already, I don't need {it}
    `,
  ),
  pairOf(
    'health.pressure',
    `
    My blood pressure's up, and {it} might help with that
    The doctor wants me to take it easier, {it} {is} part of that
    I check my numbers in the morning, and {it} fit{s} the routine
    I've got a cuff on the kitchen counter, so I take {it} seriously
    After that last reading I'm willing to give {it} a chance
    It calms me down a little, {it}, and I need that
    I'm on the pills already, {it} {is} the other half
    My father's heart gave out early, so {it} matter{s} to me
    I try to stay ahead of it, and {it} help{s}
    [existing] I feel better for {it}, and the numbers don't argue
    `,
    `
    With my blood pressure {it} {is} a bad idea
    I'm supposed to stay away from salt and stress, {it} {is} one or the other
    I saw what's in {it} and thought of my numbers
    [existing] The doctor's list of don'ts has {it} on it
    [existing] My heart's had enough excitement without {it}
    I'd be up all night thinking about my pressure after {it}
    It makes my ears pound just reading about {it}
    [existing] I take three pills so I can live normally, not so I can have {it}
    I'm careful now, and {it} {isnt} careful
    I used to, then I got the reading, so {it} {is} done for me
    `,
  ),
  pairOf(
    'health.joints',
    `
    With these joints anything that saves bending helps, {it} too
    My hands are stiff in the morning, and {it} make{s} it easier
    Since the knee went, {it} {has} made more sense to me
    It's easier on my back than the old way, {it}
    On a bad day {it} {is} about all I can manage
    [existing] I hurt less when I use {it}, simple as that
    Stairs are not my friend, so {it} suit{s} me
    I can open it, lift it, hold it, which is more than I can say for most things, so {it} {is} fine
    [existing] It keeps me moving, {it}, and moving keeps me going
    My back decides what I buy these days, and it likes {it}
    `,
    `
    My back would let me know about {it} by evening
    With my hands I couldn't get {it} open
    Since the knee I don't do {it}
    I'd be sore for three days after {it}
    I can't stand that long, so {it} {is} out
    Lifting {it} would finish my shoulder
    It's made for people with good joints, {it}
    Sitting that long hurts, standing that long hurts, so {it} {is} a no
    I pick my battles with this body, and {it} {isnt} one I'd pick
    [existing] I've got enough aches without {it}
    `,
  ),
  pairOf(
    'health.breath',
    `
    I get short of breath, so {it} help{s}
    My chest likes the clean air, and {it} {is} part of that
    I keep the inhaler close, and {it} mean{s} I reach for it less
    On bad air days {it} make{s} a difference to me
    I can't do the hard way with these lungs, so {it} suit{s} me
    [existing] I breathe easier with {it}, so there's that
    I choose things by how they sit with my chest, and {it} {is} fine
    Anything without fumes, and that seems to be {it}
    `,
    `
    Anything with a scent sets my chest off, so {it} {is} a no
    My lungs wouldn't put up with {it}
    I'd be wheezing before I got started with {it}
    I carry an inhaler, {it} {is} asking for trouble
    Dust, smoke, perfume, I stay clear, and that rules out {it}
    I can't catch my breath as it is, so not {it}
    The doctor told me to keep away from that sort of thing, {it} included
    It tightens my chest just thinking about {it}
    `,
  ),
  pairOf(
    'health.weight',
    `
    I'm trying to eat better, and {it} help{s} me stay on track
    I've been watching portions, {it} make{s} that easier
    [existing] The scale has been moving the right way, and {it} {is} part of it
    I want something I can stick to, and {it} might be that
    I'm trying to lose a little, so {it} {is} interesting to me
    After years of diets {it} {is} at least reasonable
    My doctor brought it up gently, and I landed on {it}
    It fills me up without wrecking the day, {it}
    `,
    `
    I'm trying to cut back, so {it} {is} the last thing I need
    [novel] I know how that goes, I'd start with {it} and finish the box
    I've tried enough of those to doubt {it}
    They never make {it} with somebody my size in mind
    My pants have an opinion about {it}
    I've been good for three weeks, I'm not letting {it} end it
    I don't need {it} sitting in the cupboard calling me
    Whatever {it} promise{s}, I've heard it from five others
    `,
  ),
  pairOf(
    'health.sleep',
    `
    I haven't slept right in years, so I'd give {it} a go
    I'm up at three most nights, {it} {is} company at least
    If {it} get{s} me another hour, it's worth it
    My nights are bad, so anything that settles me, {it} included
    I drag through the mornings, and {it} help{s}
    [existing] I sleep a little better with {it}
    I'd pay a lot for a decent night, {it} {is} cheap next to that
    I'm tired of being tired, so {it} {is} a maybe leaning yes
    `,
    `
    [existing] I sleep badly enough without {it}
    {It} would have me staring at the ceiling till four
    I'm too tired most days to bother with {it}
    I've tried everything for sleep and {it} sound{s} like more of the same
    My nights are a mess, {it} won't fix that
    Not late in the day, not for me, {it} keep{s} me up
    I run on four hours, there's nothing left for {it}
    I need less going on at night, and {it} {is} more
    `,
  ),
  pairOf(
    'health.nerves',
    `
    It takes the edge off, {it}, and some days I need that
    My mind races, and {it} slow{s} it down a little
    I worry about everything, {it} {is} one thing I don't
    It gives me something to hold on to on bad days, {it}
    I do better with a routine, and {it} {is} part of mine
    I'd rather {it} than lie there thinking
    It's quiet, and quiet is what I look for, so {it} {is} fine
    It's gentle enough for me, {it}
    `,
    `
    {It} would just give me one more thing to worry about
    I'd be thinking about {it} at two in the morning
    It makes me jumpy, {it}
    Crowds, noise, decisions, I avoid all three, and {it} {is} all three
    My nerves aren't up to {it}
    I get overwhelmed easily, and {it} look{s} like a lot
    I'd talk myself out of {it} by lunchtime
    I need fewer alarms in my life, and {it} would be another
    `,
  ),
  pairOf(
    'health.allergy',
    `
    With my allergies I can't have much, but {it} {is} okay
    It doesn't make me itch, {it}, which puts it ahead
    Spring is misery for me, and {it} help{s}
    I've got a short list of safe things and {it} {is} on it
    I read every ingredient, and {it} came out clean
    My nose lets me know, and it hasn't complained about {it}
    It keeps me out of the pharmacy line, {it}
    I trust {it} not to set me off
    `,
    `
    I'd be sneezing inside a minute with {it}
    There's always something in it I can't have, so {it} {is} out
    My skin would break out from {it}
    I've been burned by labels before, I stay away from {it}
    Half the year I'm stuffed up, and {it} won't help
    I can't risk {it} with what I react to
    One itch and I'm done, that's how it'd go with {it}
    I carry antihistamines like other people carry gum, {it} {is} a gamble
    `,
  ),
  pairOf(
    'health.heart',
    `
    Since my heart trouble I take that seriously, and {it} help{s}
    The cardiologist would be happy with {it}
    I got a second chance, so {it} {is} worth the bother
    I go easy on the ticker now, {it} fit{s}
    After the hospital I changed a few things, {it} {is} one
    I walk, I take my pills, and {it} go{es} with that
    I'd like to see some more birthdays, so {it} {is} a yes
    My heart guy mentioned {it}, and I listen to him
    `,
    `
    My cardiologist would have words about {it}
    With my heart I don't mess with {it}
    After what I went through {it} {is} not worth the risk
    I promised the doctor, so {it} {is} off the menu
    I take it slow now, and {it} {is} not slow
    I've got a bag of pills telling me not to bother with {it}
    I had my scare, I don't need {it}
    It's the kind of thing they warn you about in cardiac rehab, {it}
    `,
  ),
  pairOf(
    'smoker.yes',
    `
    I smoke, I'm in no position to lecture, and {it} {is} fine by me
    It goes with my coffee and my cigarette, {it}
    I step outside ten times a day anyway, {it} fit{s} in
    I'm trying to cut down, and {it} might help
    If I can quit for an hour because of {it}, that's something
    I've got one bad habit already, {it} {is} harmless next to it
    It's cheaper than a carton, {it}
    I'd swap a pack a week for {it}
    `,
    `
    I already spend too much on smokes to take on {it}
    I've heard every warning there is, {it} {is} just another
    I can't sit that long without a cigarette, so {it} {is} hard
    Everybody wants me to give up something, I'm not taking up {it}
    They'd make me go outside anyway, so {it} {is} no fun
    I'll quit when I quit, {it} won't do it
    I've tried things like {it}, and I'm still smoking
    They don't want people like me around {it}
    `,
  ),
] as const
