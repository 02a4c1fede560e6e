import { bankOf } from './reasons-patterns.ts'

/** What is said of a feature ({feature}) that a description names. */
export const featureBanks = {
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
}
