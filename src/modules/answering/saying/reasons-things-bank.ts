import { bankOf } from './reasons-patterns.ts'

/** About a named feature ({feature}), another choice ({other}, {mine}), a substitute ({sub}) or an occasion ({occ}). */
export const thingBanks = {
  'feature+': bankOf(
    'feature+',
    `
    The part about "{feature}" is what I'd go for
    "{Feature}" got my attention
    I'd try {it} for the "{feature}" part alone
    If "{feature}" is true, I'm interested
    The "{feature}" bit I can use
    They had me at "{feature}"
    "{Feature}", that's something I'd notice every day
    Of everything they list, "{feature}" matters most to me
    I read down to "{feature}" and thought okay
    "{Feature}" fixes something that bugs me
    The rest is decoration, "{feature}" is the reason
    "{Feature}" sounds practical for once
    I haven't seen "{feature}" anywhere else
    I don't care about most of it, I care about "{feature}"
    "{Feature}" would make me pick it up
    You don't often get "{feature}", so fine
    [dry] "{Feature}", somebody was listening for once
    [brusque] "{Feature}" sells it
    [careful] "{Feature}" is worth something if it works as described
    [warm] I love the sound of "{feature}"
    [chatty] Okay, "{feature}" actually sounds great to me
    `,
  ),
  'feature-': bankOf(
    'feature-',
    `
    "{Feature}" doesn't do anything for me
    I don't believe the "{feature}" part
    Who asked for "{feature}"
    "{Feature}" sounds like something they had to fill the page with
    I'd want to see "{feature}" with my own eyes
    "{Feature}" is what they all say
    The "{feature}" bit makes me suspicious
    I've never once wished for "{feature}"
    "{Feature}" is one more thing to break
    I got as far as "{feature}" and rolled my eyes
    I could live without "{feature}"
    "{Feature}", fine, but that's not my problem
    If "{feature}" is the best they've got, no
    Mine already does that, so "{feature}" isn't news
    I'd be paying for "{feature}" and never using it
    "{Feature}" on the label and something else in the box, usually
    [dry] "{Feature}", be still my heart
    [brusque] Don't need "{feature}"
    [careful] I'd have questions about "{feature}" before anything else
    [worried] "{Feature}" makes me a little uneasy
    [chatty] And "{feature}", really, who's that for
    `,
  ),
  other: bankOf(
    'other',
    `
    {Other} never did much for me
    I've looked at {other}, just not for me
    {Other} I can take or leave
    I thought about {other} for a second
    I'd only go with {other} if there was nothing else
    Nothing against {other}, I just know what I like
    I expected more of {other}
    I can see why people like {other}, I'm not one of them
    I'd put {other} second
    {Other} would be my backup
    People go on about {other}, I don't see it
    I used to lean toward {other}
    If you'd asked me a few years ago I might have said {other}
    There's more trouble with {other}, the way I see it
    My second choice would be {other}
    I don't trust {other} as much
    You get other headaches with {other}
    It wasn't close, {other} didn't have a chance
    It was close, {other} nearly got it
    I'd have to be in the mood for {other}
    [dry] I'd need more patience for {other}
    [brusque] Not {other}
    [careful] I see the points in favor of {other}, to be fair
    [chatty] My whole family would say {other}, and they'd be wrong
    `,
  ),
  'sub-': bankOf(
    'sub-',
    `
    For that there's {sub}
    I get by with {sub}
    I'd sooner stick with {sub}
    I make do with {sub}, and it's all right
    Why would I, when there's {sub}
    I'm fine with {sub}
    I'd go with {sub} before I'd go with {it}
    These days it's {sub}, and I don't miss anything
    I fall back on {sub}
    Give me {sub} any day
    Between {sub} and doing nothing I'm covered
    With {sub} around, {it} would be double
    With {sub} I'm most of the way there
    Most people I know just go with {sub}
    For the same money I'd take {sub}
    It's {sub} or nothing with me
    I find {sub} easier to live with
    When it comes up I go with {sub}
    [dry] There's always {sub}, cheap and quiet
    [brusque] {Sub} instead
    [careful] I've been all right with {sub} so far
    [chatty] It's {sub} all the way for me, what can I say
    `,
  ),
  'sub+': bankOf(
    'sub+',
    `
    I've tried {sub}, it wasn't the same
    It beats {sub}
    I'd be back to {sub} otherwise, and I don't want that
    {Sub} never worked out for me
    I gave {sub} a fair shot first
    There's {sub}, but {it} {is} better
    Better than {sub}, if you ask me
    I went from {sub} to {it} and stayed
    The other choice is {sub}, and no thanks
    I know about {sub}, I still prefer {it}
    If I had to I'd go back to {sub}, I'd rather not
    Next to {sub}, {it} {is} easy
    [dry] I did my time with {sub}
    [brusque] Beats {sub}
    [careful] I compared it with {sub}, and {it} came out ahead
    [chatty] Before that it was {sub}, and oh boy
    `,
  ),
  occasion: bankOf(
    'occasion',
    `
    I mostly think of {it} {occ}
    {Occ} is when {it} come{s} up for me
    If anything, it's {occ}
    {Occ}, that's about it for me and {it}
    It's {occ} that I'm glad of {it}
    I'd miss {it} most {occ}
    Usually {occ}, hardly ever otherwise
    Come to think of it, {occ} is when {it} {is} on my mind
    I notice it {occ}
    {Occ} it makes sense, other times less
    There's a time and place for {it}, and for me that's {occ}
    Mostly {occ}, if I'm honest
    You'd catch me with {it} {occ}
    It started {occ} and it stuck
    [warm] It's nicest {occ}
    [dry] {Occ}, when my standards are lower
    [brusque] {Occ}, mainly
    `,
  ),
} as const
