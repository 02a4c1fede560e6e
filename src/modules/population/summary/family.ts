import type { Facts } from './facts.ts'
import { FAMILY, phrases } from './phrase.ts'

const married = (f: Facts) => f.p.partner === 'spouse'
const cohabiting = (f: Facts) => f.p.partner === 'unmarried_partner'
const was = (status: Facts['p']['marital_status']) => (f: Facts) => f.p.marital_status === status && !f.couple
const widowed = was('widowed')
const divorced = was('divorced')
const separated = was('separated')
const unmarried = was('never_married')

const twoParents = (f: Facts) => f.couple && f.kids > 0
const marriedParent = (f: Facts) => married(f) && f.kids > 0
const severalKids = (f: Facts) => f.kids > 1
const loneParent = (f: Facts) => !f.couple && !f.apart && f.kids > 0 && f.others === 0
const parentAmongOthers = (f: Facts) => !f.couple && f.kids > 0 && f.others > 0

const justTwo = (f: Facts) => f.couple && f.p.household_size === 2
const marriedTwo = (f: Facts) => married(f) && f.p.household_size === 2
const twoAfterKids = (f: Facts) => justTwo(f) && f.grown > 0
const coupleAmongOthers = (f: Facts) => f.couple && f.kids === 0 && f.others > 0
const aloneHere = (f: Facts) => f.alone && !f.apart
const sharing = (f: Facts) => !f.couple && !f.apart && f.kids === 0 && f.others > 0
const youngSharing = (f: Facts) => sharing(f) && unmarried(f) && f.p.age < 30
const grownElsewhere = (f: Facts) => f.grown > 0 && f.kids === 0 && f.others === 0

export const parentSentences = phrases(FAMILY, [
  [marriedParent, '{he} is married, with {kids} at home, where {life_with_kids}.'],
  [marriedParent, 'Married, with {kids} [in the house|at home], {he} [reports|has found] that {life_with_kids}.'],
  [twoParents, '{he} and {his} partner [are raising|have|look after] {kids}, and {life_with_kids}.'],
  [
    twoParents,
    '[Home life|Life at home] is shared with a partner and [given over to|arranged around] {kids}; {life_with_kids}.',
  ],
  [
    twoParents,
    '[Evenings|Weekends|Mornings] belong to {kids}, with {his} partner to share the work: {life_with_kids}.',
  ],
  [
    twoParents,
    '[Two adults|{first} and {his} partner] [run|share] the household [for the benefit of|at the service of|around] {kids}; {life_with_kids}.',
  ],
  [twoParents, 'With {kids} to bring up, {he} and {his} partner [take turns|split the work], and {life_with_kids}.'],
  [
    (f) => twoParents(f) && f.grown > 0,
    '{he} has {grown}, and {kids} at home with {him} and {his} partner, where {life_with_kids}.',
  ],
  [
    (f) => twoParents(f) && f.others > 0,
    'The household comes to {size}, counting {his} partner; {he} has {kids}, and {life_among_many}.',
  ],
  [severalKids, '{first} has {kids} at home; {life_with_kids}, and {life_with_kids}.'],
  [
    severalKids,
    'With {kids} at home, {first} [counts heads without noticing|is used to being interrupted|buys in bulk], and {life_with_kids}.',
  ],
  [(f) => f.kids > 0, '[At home|In the house] the [pace|tone|timetable] is set by {kids}: {life_with_kids}.'],
  [(f) => f.kids > 0, 'Then there is home: {kids}, and a place where {life_with_kids}.'],
  [
    (f) => f.kids > 0 && f.p.age >= 45 && (f.kidAges?.[0] ?? 99) < 6,
    '{first} has {kids} at an age when [many parents are done with all that|others are getting their evenings back]; {life_with_kids}.',
  ],
  [
    (f) => f.kids > 0 && f.p.age < 26,
    '{first} [was young when {he} became|became] a parent [early|at an age when others move out], and with {kids} [around|in the house], {life_with_kids}.',
  ],
  [loneParent, '{he} is raising {kids} by {himself}; {life_with_kids}.'],
  [loneParent, 'There is no second adult at home: {he} has {kids}, and {life_with_kids}.'],
  [
    loneParent,
    '{he} has {kids} and [does the evenings|keeps the household going|handles both ends of the day] {himself}; {life_with_kids}.',
  ],
  [(f) => loneParent(f) && divorced(f), 'Divorced, {he} [has|lives with] {kids}, and {life_with_kids}.'],
  [
    (f) => loneParent(f) && widowed(f),
    'Widowed, {he} is bringing up {kids} by {himself}, and [keeps the routines going|asks for help less often than {he} might]; {life_with_kids}.',
  ],
  [parentAmongOthers, '{he} has {kids}, and other grown-ups under the same roof, so {life_among_many}.'],
  [parentAmongOthers, '{he} lives with {kids} and {others}: {life_among_many}, and {life_with_kids}.'],
  [
    (f) => f.apart && f.kids > 0,
    '{he} is married, though {his} spouse lives elsewhere, and {he} has {kids} with {him}; {life_with_kids}.',
  ],
  [
    (f) => f.apart && f.kids > 0,
    'With {his} spouse at another address, {he} [runs|holds together] a home with {kids}, where {life_with_kids}.',
  ],
])

export const coupleSentences = phrases(FAMILY, [
  [marriedTwo, '{he} is married, and the two of them {life_as_two}.'],
  [
    (f) => marriedTwo(f) && f.grown === 0,
    'There are no children [in the house|at home]; {he} and {his} spouse {life_as_two}.',
  ],
  [marriedTwo, 'Marriage, in {his} case, means two people who {life_as_two}.'],
  [justTwo, '{he} and {his} partner {life_as_two}, and {life_as_two}.'],
  [
    justTwo,
    '[At home there are two of them|The household is a pair|There are just two of them at home], who {life_as_two}[| and {life_as_two}].',
  ],
  [justTwo, '{his} household is two people who {life_as_two}.'],
  [justTwo, '{first} [shares|splits] {his} days with a partner: the two {life_as_two}.'],
  [
    twoAfterKids,
    '{he} has {grown} and a [quieter|tidier] home than [before|there used to be], where {he} and {his} partner {life_as_two}.',
  ],
  [twoAfterKids, 'With {grown} out of the house, {he} and {his} partner {life_as_two}.'],
  [twoAfterKids, 'The children are grown; {he} and {his} partner {life_as_two}, [as before|as they did at the start].'],
  [
    (f) => marriedTwo(f) && f.grown > 1,
    '{he} is married with {grown}, [none of them at home|all of them elsewhere now]; [the two who are left|those two at home] {life_as_two}.',
  ],
  [
    (f) => f.couple && f.grown >= 4,
    'Birthdays take organizing with {grown}; {first} and {his} partner [keep a list|know them all by heart], and they {life_as_two}.',
  ],
  [
    (f) => married(f) && coupleAmongOthers(f),
    '{he} is married, and with {size} [under the roof|in the household], {life_among_many}.',
  ],
  [
    (f) => married(f) && coupleAmongOthers(f),
    'Married, and in a household of {size}, {he} [is used to company|knows what company means]: {life_among_many}.',
  ],
  [coupleAmongOthers, '{he} and {his} partner share the roof with {others}; {life_among_many}, and {life_among_many}.'],
  [
    coupleAmongOthers,
    '[Home holds|The front door closes behind|The kitchen has to feed] {size} people, {his} partner [among them|included], [and|so] {life_among_many}.',
  ],
  [
    (f) => cohabiting(f) && justTwo(f),
    '{he} and {his} partner have not married, [see no hurry|feel no need], and {life_as_two}.',
  ],
  [justTwo, '{he} is not the only one with a key: there is a partner, and the two {life_as_two}.'],
  [justTwo, '[Ask|Watch] {him} and {his} partner: they {life_as_two}, and they {life_as_two}.'],
  [justTwo, 'The other half of the household is {his} partner; together they {life_as_two}.'],
  [justTwo, '{first} and {his} partner [get along well enough|suit each other]; they {life_as_two}.'],
  [marriedTwo, '{first} is married; the pair {life_as_two} and {life_as_two}.'],
  [marriedTwo, 'Being married, for {him}, means [a home where|days on which] the two {life_as_two}.'],
  [twoAfterKids, 'Now that {he} has {grown}, the two at home {life_as_two}.'],
  [twoAfterKids, '{he} has {grown} and is back to a household of two; they {life_as_two}.'],
  [(f) => cohabiting(f) && justTwo(f), 'No [wedding|ceremony] so far, but {he} and {his} partner {life_as_two}.'],
  [
    (f) => cohabiting(f) && f.p.marital_status === 'divorced',
    'Divorced, {he} now [shares a home with a partner|has a partner at home|lives with someone new] and [is a bit wiser about it|takes less for granted|keeps no score]; they {life_as_two}.',
  ],
  [
    (f) => cohabiting(f) && f.p.marital_status === 'widowed',
    'Widowed, {he} now [shares a home with a partner|has a partner at home], [which {he} had not expected|and counts it as luck]; they {life_as_two}.',
  ],
])

export const singleSentences = phrases(FAMILY, [
  [aloneHere, '{he} lives alone and {life_alone}.'],
  [aloneHere, '{first} lives alone, {life_alone} and {life_alone}.'],
  [aloneHere, 'There is nobody else at home, so {he} {life_alone}.'],
  [aloneHere, 'The household is {hers} alone: {he} {life_alone}, and {life_alone}.'],
  [aloneHere, 'Home is for one, and {first} {life_alone}.'],
  [(f) => aloneHere(f) && unmarried(f) && f.p.age >= 35, '{he} has never married, lives alone and {life_alone}.'],
  [
    (f) => aloneHere(f) && f.grown > 0,
    '{he} lives alone, {life_alone}, and has {grown} [to call|with keys to the place|on the phone list].',
  ],
  [
    (f) => aloneHere(f) && grownElsewhere(f),
    'With {grown} [out in the world|living elsewhere], {he} has the place to {himself}; {he} {life_alone}.',
  ],
  [
    (f) => aloneHere(f) && widowed(f),
    'Widowed, {he} lives alone, {life_alone} and [cooks smaller meals now|has kept the other chair|keeps to the old routines].',
  ],
  [
    (f) => aloneHere(f) && widowed(f) && f.grown > 0,
    'Since {he} was widowed {he} has lived alone; {he} has {grown}, and {life_alone}.',
  ],
  [
    (f) => aloneHere(f) && divorced(f),
    'Divorced, {he} lives alone, {life_alone} and [has made peace with it|asks for no advice about it].',
  ],
  [
    (f) => divorced(f) && grownElsewhere(f) && f.alone,
    'A divorce is behind {him}, {grown} [with lives of their own|out in the world] as well, and {he} {life_alone}.',
  ],
  [
    (f) => f.apart && f.alone,
    '{he} is married, though the two [live at separate addresses|live apart|do not share an address] [for now|at present], and at [{his} own place|home] {he} {life_alone} and {life_alone}.',
  ],
  [
    (f) => f.apart && f.kids === 0 && !f.alone,
    '{he} is married, though {his} spouse [lives elsewhere|has another address|is not in the household]; at {his} own [address|place] there are {size}, {life_among_many}, and {life_among_many}.',
  ],
  [
    (f) => separated(f) && f.alone,
    'Separated, {he} lives alone [for now|at present|these days], [mentions it only if asked|is getting used to a different calendar|lets the paperwork wait], and {life_alone}.',
  ],
  [
    (f) => separated(f) && sharing(f),
    '{he} is separated, [mentions it only if asked|lets the paperwork wait|is getting used to a different calendar], and shares a roof with {others}; {life_among_many}.',
  ],
  [sharing, '{he} shares the place with {others}, and {life_among_many}.'],
  [sharing, 'There are {size} in the household; {life_among_many}, and {life_among_many}.'],
  [sharing, 'Home is shared with {others}, so {life_among_many}, [and|while] {life_among_many}.'],
  [(f) => sharing(f) && f.others > 1, 'The roof [covers|shelters] {size} people in all, so {life_among_many}.'],
  [
    sharing,
    '{first} is one of {size} [at home|under one roof|in the household], where {life_among_many} and {life_among_many}.',
  ],
  [
    youngSharing,
    '[A place of {his} own can wait|Moving out can wait|{he} is in no hurry to live elsewhere|There is no rush for another address]: {he} lives with {others}, and {life_among_many}.',
  ],
  [
    youngSharing,
    '{he} still shares [a roof|a kitchen|an address] with {others}, [noise included|for now|as many do], and {life_among_many}.',
  ],
  [(f) => sharing(f) && divorced(f), 'Divorced, {he} shares the household with {others}, where {life_among_many}.'],
  [
    (f) => sharing(f) && widowed(f),
    '{he} is widowed but not by {himself}: there are {size} in the household, and {life_among_many}.',
  ],
  [
    (f) => sharing(f) && unmarried(f) && f.p.age >= 45,
    '{he} has never married, and shares a roof with {others}; {life_among_many}.',
  ],
  [(f) => sharing(f) && f.grown > 0, '{he} has {grown} and a household of {size}, where {life_among_many}.'],
])
