import type { Facts } from './facts.ts'
import { HOME, phrases, STUDY } from './phrase.ts'

const owner = (f: Facts) => f.owner
const tenant = (f: Facts) => f.tenant
const lowerSkilled = new Set(['35', '37', '39', '41', '43', '45', '47', '49', '51', '53'])
const degree = (f: Facts) => ['bachelors', 'masters', 'professional', 'phd'].includes(f.p.education)
const jobStart = (f: Facts) => f.p.job?.soc.slice(0, 2) ?? ''
const overQualified = (f: Facts) => f.employed && degree(f) && lowerSkilled.has(jobStart(f))
const leftEarly = (f: Facts) => f.p.education === 'less_than_high_school' && f.p.labour_detail !== 'student'
const schoolOnly = (f: Facts) => f.p.education === 'high_school' && f.p.labour_detail !== 'student'

export const homeSentences = phrases(HOME, [
  [
    owner,
    '{he} owns [the place|{his} home], knows [which step creaks|where the draft comes in|what is behind every wall|which window sticks] and [mends what {he} can {himself}|keeps a list of what needs doing|has opinions about the plumbing|has painted most of it twice|will not hear it called old].',
  ],
  [
    owner,
    'The home is [owned|{hers}], not rented, and {first} [has plans for it|does it up|sees to the repairs in person|means to finish it], [starting with the gutters|room by room|when time allows|weather permitting|one weekend at a time|as money comes in].',
  ],
  [
    owner,
    '{first} owns the roof overhead, [leaks and all|gutters included|for better or worse|down to the last tile], and [looks after it|grumbles about it with affection|checks it after storms|can date every repair].',
  ],
  [
    owner,
    '[The deeds|The papers for the place] are in {his} own [drawer|desk|name]: {first} is an owner, [creaks included|down to the last hinge|with a paintbrush to prove it|and has the toolbox that goes with it].',
  ],
  [
    owner,
    'Owning a home has taught {first} to [keep a ladder|listen for drips|be patient with plumbers|save every leftover screw], [and to know the hardware store by aisle|which {he} had not planned on|bit by bit|among other things].',
  ],
  [
    (f) => owner(f) && f.p.age < 32,
    'A home of {his} own came [early|sooner than for most|before the furniture for it], and [the repairs with it|so did the upkeep|with it a toolbox|then came the list of repairs].',
  ],
  [
    tenant,
    '{first} rents, and [reads the lease each time|keeps the boxes from the last move|has a copy of every letter|photographs each scratch], [just in case|as a precaution|for peace of mind|without being asked].',
  ],
  [
    tenant,
    'The home is rented, [which keeps the choices open|and somebody else sees to the roof|so nothing heavy goes on the walls|and the furniture is light]: [an arrangement {he} can live with|fine by {first}|it could be worse, {he} says|that is how {first} puts it|there are worse arrangements, {he} finds|{first} has lived with less].',
  ],
  [
    tenant,
    '{first} [pays rent|rents], [knows the landlord by first name|keeps every receipt for it|has counted what it adds up to|pays it on the first] and [has hung the pictures anyway|leaves the walls as they are|stays put|looks at other places now and then].',
  ],
  [
    tenant,
    'The [landlord|lease] has [the last word|a say] on [nails|paint|shelves], but {first} has [hung curtains|arranged the place|put up what {he} likes] [all the same|to {his} taste|and asked later].',
  ],
  [
    (f) => tenant(f) && f.p.age >= 45,
    '{first} has gone on renting, [sees advantages in it|owes no bank for the roof|likes a landlord to call], and [leaves gutters to others|feels free to move|has seen neighbors come and go|never learned to clear a gutter].',
  ],
  [
    (f) => f.rural,
    'Out there [errands take planning|everything is a drive away|the nearest store is not near], and {first} [does several at a time|keeps the cupboards full|writes a list first|has learned to improvise].',
  ],
])

export const studySentences = phrases(STUDY, [
  [
    overQualified,
    'There is a degree [in a drawer|among {his} papers|on a wall somewhere] that the job does not ask for, and {first} [does not bring it up|jokes about it|has made peace with that|keeps the frame dusted].',
  ],
  [
    overQualified,
    '{first} has a degree the [job|payslip] knows nothing of, and [reads more than the work requires|sometimes wonders about it|uses it in crosswords].',
  ],
  [
    (f) => f.p.education === 'phd',
    '{first} has a doctorate and [seldom mentions it|still checks sources|cannot let a wrong date pass], [even at supper|in company at least|out of habit|to be on the safe side].',
  ],
  [
    (f) => f.p.education === 'phd',
    'The doctorate [took years|was hard work], and what {first} [kept|has] from it is [patience|a distrust of quick answers|a taste for footnotes].',
  ],
  [
    (f) => f.p.education === 'masters',
    '{he} went on to a second degree, [out of interest as much as ambition|with no regrets|one evening at a time], and [still reads footnotes|has kept the habit of underlining|knows how to look things up].',
  ],
  [
    (f) => f.p.education === 'masters',
    "{first} holds a master's degree and [argues in paragraphs|asks for the source|finishes what {he} reads] [more often than not|as a result|when it matters].",
  ],
  [
    (f) => f.p.education === 'bachelors' && !overQualified(f),
    '{he} has a degree, [uses about half of it|has kept a few of the books|still looks things up], and [would study something else the next time|does not make much of it|thinks it was worth it].',
  ],
  [
    (f) => f.p.education === 'bachelors' && !overQualified(f),
    'A degree is [among {his} papers|behind {him}], and with it [a habit of taking notes|friends {he} still writes to|a shelf of books {he} means to reread], [or so {he} says|for what it is worth|and a good deal of patience].',
  ],
  [
    (f) => f.p.education === 'professional',
    '{first} trained for [years|a long time], [longer than {he} cares to count|with one goal in view|and it was not cheap], and [it shows in how {he} asks questions|{he} remembers the exams|{he} would do it again|{he} still meets people from the course].',
  ],
  [
    (f) => f.p.education === 'associates',
    'A [short|practical] course of study after school [taught {first} what {he} needed|was enough for {first}|did the job], and the rest [came with practice|{he} picked up along the way|was common sense|{he} is still working out].',
  ],
  [
    (f) => f.p.education === 'some_college' && f.p.age >= 27 && f.p.labour_detail !== 'student',
    '{he} [began|started] a degree and [left it unfinished|did not finish it], [which bothers other people more than {him}|and may yet go back|without much regret|and kept the books].',
  ],
  [
    (f) => f.p.education === 'some_college' && f.p.age >= 27 && f.p.labour_detail !== 'student',
    'Some study after school gave {first} [a taste for reading|a few good friends|more questions than answers], [if no degree|though not a degree].',
  ],
  [
    schoolOnly,
    'School was enough [schooling|of classrooms|sitting still] for {first}; [what {he} knows besides|most of what {he} knows|the rest] came from [doing|watching others|getting things wrong first|asking the right people], [in that order or another|a bit at a time|and it stuck|mostly for free].',
  ],
  [
    schoolOnly,
    '{first} finished school and [went no further|stopped there], and has [learned by asking|picked things up by hand|read what {he} liked] ever since.',
  ],
  [
    leftEarly,
    '{he} left school [early|before the end] and [learned|picked up] the rest [by doing|by watching|from other people|as it was needed], [which took longer and stuck better|one thing at a time|and not badly].',
  ],
  [
    leftEarly,
    'School ended early for {first}; [life|practice|other people] taught {him} [most of what {he} uses|the rest], [and {he} is still learning|and it stuck|day by day].',
  ],
])
