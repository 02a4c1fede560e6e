import type { Facts } from './facts.ts'
import { FAMILY, HOME, PLACE, phrases } from './phrase.ts'

const parent = (f: Facts) => f.kids > 0
const severalKids = (f: Facts) => f.kids > 1
const twoParents = (f: Facts) => f.kids > 0 && f.couple
const loneParent = (f: Facts) => f.kids > 0 && !f.couple && !f.apart && f.others === 0
const justTwo = (f: Facts) => f.couple && f.p.household_size === 2
const marriedTwo = (f: Facts) => justTwo(f) && f.p.partner === 'spouse'
const aloneHere = (f: Facts) => f.alone && !f.apart
const widowed = (f: Facts) => f.p.marital_status === 'widowed' && !f.couple
const divorced = (f: Facts) => f.p.marital_status === 'divorced' && !f.couple && f.kids === 0
const emptyNest = (f: Facts) => f.grown > 1 && f.kids === 0 && f.others === 0
const sharing = (f: Facts) => f.others > 0 && f.kids === 0 && !f.couple && !f.apart
const fullHouse = (f: Facts) => f.p.household_size >= 5 && f.others > 0
const orderly = (f: Facts) => f.owner && f.p.traits.conscientiousness >= 45

/** First sentences led by the people at home; what the person does for a living follows. */
export const familyOpenings = phrases(FAMILY, [
  [
    severalKids,
    '{kids} [set the pace|decide the timetable|make the noise] at the home of {name}, {age}, {in_city}, where {life_with_kids}.',
  ],
  [
    parent,
    'With {kids} [at home|in the house], {name}, {age}, lives {in_city} and [measures the day in short pieces|has learned to finish sentences later|plans around other people].',
  ],
  [
    parent,
    '{in_city} there is a home with {kids} in it, where {life_with_kids}; {name}, {age}, [is in charge there|runs it], [more or less|on good days].',
  ],
  [
    twoParents,
    '{name} is {age} and raising {kids} {in_city}, [with a partner to share it|two adults to the task], and {life_with_kids}.',
  ],
  [twoParents, 'At the home of {name}, {age}, {in_city}, two adults look after {kids}, and {life_with_kids}.'],
  [
    loneParent,
    '{name}, {age}, is raising {kids} by {himself} {in_city}, [and has the calendar to prove it|which takes some arranging]; {life_with_kids}.',
  ],
  [
    loneParent,
    'There is one adult in the household {in_city}, and it is {name}, {age}; {he} has {kids}, and {life_with_kids}.',
  ],
  [
    (f) => parent(f) && f.p.age < 26,
    '{name} became a parent [early|young]: {he} is {age}, with {kids} {in_city}, and {life_with_kids}.',
  ],
  [
    (f) => parent(f) && (f.kidAges?.[0] ?? 99) <= 2,
    'Quiet is [rare|hard to come by|a matter of luck] at the home of {name}, {age}, {in_city}: {he} has {kids}, and {life_with_kids}.',
  ],
  [
    (f) => parent(f) && (f.kidAges?.[0] ?? 0) >= 13,
    '{name}, {age}, shares a home {in_city} with {kids}; {life_with_kids}, and {life_with_kids}.',
  ],
  [
    justTwo,
    'Two people, one [front door|set of keys|kitchen]: {name}, {age}, and {his} partner live {in_city} and {life_as_two}.',
  ],
  [justTwo, '{name}, {age}, and {his} partner share an address {in_city}, where they {life_as_two}.'],
  [marriedTwo, '{name}, {age}, is married and lives {in_city}, where the two of them {life_as_two}.'],
  [
    marriedTwo,
    '[Marriage|Married life] has [taught|shown] {name}, {age}, that two people {in_city} can {life_as_two}.',
  ],
  [aloneHere, '{name}, {age}, lives alone {in_city} and {life_alone}.'],
  [aloneHere, 'A household of one {in_city}: {name}, {age}, {life_alone} and {life_alone}.'],
  [aloneHere, 'At home {in_city}, {name}, {age}, has nobody to [consult|wait for]; {he} {life_alone}.'],
  [(f) => widowed(f) && f.alone, 'Widowed, {name} is {age}, lives {in_city} and {life_alone}.'],
  [widowed, '{name}, {age}, was married, is widowed, and [has learned to run|runs] a home {in_city} in {his} own way.'],
  [
    divorced,
    '{name}, {age}, is divorced and [does not say much about it|talks of it without rancor]; home is {in_city}.',
  ],
  [
    emptyNest,
    '{name} has {grown}, [an emptier hallway than before|fewer shoes in the hall] and, at {age}, a home {in_city} that stays [tidy|as {he} leaves it].',
  ],
  [
    emptyNest,
    '{name} has {grown}, none of them at home [now|any longer]; {he} is {age}, lives {in_city} and [has more cupboard space than before|has the quiet to show for it].',
  ],
  [
    sharing,
    'There are {size} people at the address {in_city} where {name}, {age}, lives; {life_among_many}, and {life_among_many}.',
  ],
  [sharing, '{name}, {age}, shares a home {in_city} with {others}, and {life_among_many}.'],
  [sharing, 'Where {name}, {age}, lives, {in_city}, {life_among_many}: {he} shares the place with {others}.'],
  [fullHouse, '{name}, {age}, lives {in_city} in a household of {size}, where {life_among_many}.'],
])

/** First sentences led by the place and the home. */
export const placeOpenings = phrases(PLACE, [
  [
    (f) => f.owner,
    '{name}, {age}, owns a home {in_city} and [knows every sound it makes|could draw it from memory|is not done with it].',
    HOME,
  ],
  [
    orderly,
    'The [front door|roof|gutter] {in_city} [is {his} own|belongs to {him}], and {name}, {age}, [says so with some pride|looks after it|has a list of what to mend next].',
    HOME,
  ],
  [
    (f) => f.tenant,
    '{name} rents {in_city}, is {age}, and [knows the stairs by heart|keeps the lease in a drawer|has learned which wall is thin|can name the last three tenants|airs the place every morning].',
    HOME,
  ],
  [
    (f) => f.tenant,
    'Home is [a rented place|rented] {in_city} for {name}, {age}, who [has made it {his} own|pays on time|travels light|has moved the furniture twice|gets the morning sun].',
    HOME,
  ],
  [
    (f) => f.rural,
    'The nearest town is {city}, and {name}, {age}, [lives far enough out to like it that way|goes in when {he} has to|can see weather coming from the door].',
  ],
  [
    (f) => f.rural,
    '[It gets properly dark at night|A passing car is news|Distances are long] {in_city}, and {name}, {age}, [likes that about it|is used to it|would not live anywhere brighter].',
  ],
  [
    (f) => f.p.urbanicity === 'large_central_metro',
    '{city} is large enough to [get lost|disappear] in, which {name}, {age}, [has never needed to|counts as an advantage|knows better than most|did once, on purpose|finds restful].',
  ],
  [
    (f) => f.p.urbanicity === 'large_central_metro',
    '{name} is {age} and [one of a great many people|one name among many|one pair of shoes in the crowd] {in_city}, and [likes the odds|has {his} own corner of it|knows the back streets|would not trade the noise for a lawn].',
  ],
  [
    (f) => f.p.urbanicity === 'large_fringe_metro',
    '{name} is {age} and lives {in_city}, [close enough to the big city to use it|where the streets are quiet by ten|among people who all seem to be driving somewhere], and [knows which lights to avoid|does not need a map|likes it well enough|has a favorite bench].',
  ],
  [
    (f) => f.p.urbanicity === 'micropolitan' || f.p.urbanicity === 'small_metro',
    '{city} is [the kind of place where|a place where|small enough that] people [recognize|nod to] each other [at the store|in the street|at the bus stop], and {name}, {age}, [nods back|is one of those recognized|takes {his} time|knows who is new|sometimes stops to talk|has stopped hurrying].',
  ],
  [
    (f) => f.p.urbanicity === 'medium_metro',
    '{name}, {age}, lives {in_city}, [big enough [to have traffic|for a bus map|for strangers] and small enough [to know the shortcuts|for gossip|to walk home]|where one still runs into people|a place {he} can cross without a map]; {he} [has a favorite corner of it|would miss it|knows its moods].',
  ],
])
