import type { Facts } from './facts.ts'
import { FAMILY, phrases, TEMPER, WORK } from './phrase.ts'

const workingParent = (f: Facts) => f.employed && f.kids > 0
const loneWorkingParent = (f: Facts) => workingParent(f) && !f.couple && !f.apart && f.others === 0
const workingPair = (f: Facts) => f.employed && f.couple && f.p.household_size === 2
const workingAlone = (f: Facts) => f.employed && f.alone && !f.apart
const workingSharer = (f: Facts) => f.employed && !f.couple && !f.apart && f.kids === 0 && f.others > 0
const is = (detail: Facts['p']['labour_detail']) => (f: Facts) => f.p.labour_detail === detail
const retired = is('retired')
const jobless = is('unemployed')
const student = is('student')
const retiredPair = (f: Facts) => retired(f) && f.couple && f.p.household_size === 2
const retiredAlone = (f: Facts) => retired(f) && f.alone && !f.apart
const unablePair = (f: Facts) => f.p.labour_detail === 'unable_to_work' && f.couple && f.kids === 0

/** First sentences that set work and home side by side. */
export const mixedOpenings = phrases(WORK | FAMILY, [
  [
    workingParent,
    'Between {day} at work and {kids} at home, {name}, {a_job} of {age} {in_city}, [seldom sits down|has become good at half an hour|knows what a free evening is worth].',
  ],
  [
    workingParent,
    '{name}, {age}, [goes|comes] home from {day} to {kids}: {he} is {a_job} {in_city}, and [the second half of the day is the louder one|at home, too, {life_with_kids}].',
  ],
  [
    workingParent,
    'A day {in_city} has two halves for {name}, {age}: {day} and {day} as {a_job}, then {kids}, and {life_with_kids}.',
  ],
  [
    workingParent,
    '{name} is {a_job}, {age}, with {kids} at home {in_city}; {day} [seem|can seem] simple by comparison, since {life_with_kids}.',
  ],
  [
    loneWorkingParent,
    'By day {a_job}, by evening the only adult for {kids}: {name}, {age}, keeps both going {in_city}.',
  ],
  [
    (f) => workingParent(f) && f.couple,
    '{name}, {age}, and {his} partner [pass each other in the hall|trade shifts|compare calendars] {in_city}: they have {kids}, and {he} works as {a_job}.',
  ],
  [
    workingPair,
    '{name} is {age}, {a_job} {in_city}, and brings [stories|news|complaints] about {day} home to a partner; the two {life_as_two}.',
  ],
  [
    workingPair,
    'After {day} and {day}, {name}, {a_job} of {age} {in_city}, goes home to a partner; the two {life_as_two}.',
  ],
  [
    workingPair,
    '{he} [deals|lives] with {day} as {a_job}; at home {in_city}, {name}, {age}, and {his} partner {life_as_two}.',
  ],
  [
    workingAlone,
    'After {day} and {day}, {name}, {a_job} of {age} {in_city}, goes home to {his} own four walls and {life_alone}.',
  ],
  [
    workingAlone,
    '{name} spends {his} days among {day} as {a_job} and {his} evenings alone {in_city}; {he} is {age}, and {life_alone}.',
  ],
  [workingAlone, '{a_job} {in_city}, {name} is {age}, lives alone and {life_alone}.'],
  [
    workingSharer,
    '{name}, {age}, comes home from {day} and {day} to {others} {in_city}: {he} is {a_job}, and {life_among_many}.',
  ],
  [
    workingSharer,
    'At work {name}, {a_job} {in_city}, has {day}; at home, at {age}, {he} has {others}, and {life_among_many}.',
  ],
  [
    retiredPair,
    'Done with {day} and {day}, {name}, {age}, a retired {job} {in_city}, is at home with {his} partner; the two {life_as_two}.',
  ],
  [
    retiredPair,
    '{name} retired as {a_job} and now, at {age}, shares {his} mornings {in_city} with a partner; they {life_as_two}.',
  ],
  [
    retiredPair,
    'Since {he} retired as {a_job}, {name}, {age}, and {his} partner {in_city} {life_as_two}; [nobody misses|no one misses] {day}.',
  ],
  [
    retiredAlone,
    '{name} is {age}, a retired {job}, and lives alone {in_city}, where {he} {life_alone} and [still sees|notices] {eye}.',
  ],
  [
    retiredAlone,
    'No more {day} for {name}, {age}, who was {a_job}: {he} is retired, lives alone {in_city} and {life_alone}.',
  ],
  [
    (f) => retiredAlone(f) && f.p.marital_status === 'widowed',
    'Widowed and retired, {name}, {age}, once {a_job}, runs {his} home {in_city} by {himself} and {life_alone}.',
  ],
  [
    (f) => retired(f) && f.others > 0 && !f.couple,
    '{name}, {age}, a retired {job} {in_city}, shares a roof with {others}, and {life_among_many}.',
  ],
  [
    (f) => jobless(f) && f.kids > 0,
    '{name}, {age}, is looking for work {in_city} with {kids} to think of; {he} was last {a_job}, and meanwhile {life_with_kids}.',
  ],
  [
    (f) => jobless(f) && f.kids > 0,
    'The job as {a_job} ended, {kids} did not: {name}, {age}, is looking for work {in_city} while {life_with_kids}.',
  ],
  [
    (f) => jobless(f) && f.others > 0 && f.kids === 0,
    '{name}, {age}, most recently {a_job}, is looking for work {in_city} and lives with {others}; {life_among_many}.',
  ],
  [
    (f) => jobless(f) && f.alone,
    'Out of work and living alone {in_city}, {name}, {age}, formerly {a_job}, {life_alone} and [keeps applying|waits for calls].',
  ],
  [
    (f) => student(f) && f.others > 0 && f.kids === 0,
    '{days} by day, {others} for company at home: {name}, {age}, is a student {in_city}, where {life_among_many}.',
  ],
  [
    (f) => student(f) && f.others > 0 && f.kids === 0,
    '{name} is {age}, a student {in_city}, busy with {day} and {day}, and lives with {others}; {life_among_many}.',
  ],
  [
    (f) => student(f) && f.kids > 0,
    '{name}, {age}, fits {day} and {day} around {kids}: {he} is a student {in_city}, and {life_with_kids}.',
  ],
  [
    unablePair,
    '{name}, {age}, once {a_job}, is no longer able to work; {in_city}, {he} and {his} partner {life_as_two}.',
  ],
  [
    (f) => f.p.labour_detail === 'homemaker' && f.couple && f.kids === 0,
    '{name}, {age}, keeps house {in_city} for {himself} and {his} partner, which takes in {days}.',
  ],
])

const working = (f: Facts) => f.employed

/** First sentences that begin with what somebody is like. */
export const temperOpenings = phrases(WORK | TEMPER, [
  [working, '{name}, who {temper}, is {a_job} {in_city}; {he} is {age}.'],
  [working, '{name}, {a_job} of {age} {in_city}, {temper}.'],
  [working, '{he} {temper}; {he} {temper}; {he} is {age}, {a_job} {in_city}, and {his} name is {name}.'],
  [working, '[Some say|People say] it comes of being {a_job}: {name}, {age}, {in_city}, {temper}.'],
  [working, '{name} {temper}; {he} is {age}, {a_job}, and [at home|lives] {in_city}.'],
  [working, 'It is [easy|not hard] to pick out {name}, {a_job} {in_city}: {age} years old, and {he} {temper}.'],
  [
    retired,
    '{name}, who is {age} and retired {in_city}, {temper}; [perhaps it comes of having been|it may have to do with having been|{he} did so even as] {a_job}.',
  ],
  [retired, 'A retired {job} {in_city}, {name}, {age}, {temper}.'],
  [retired, '{name} {temper}, as {he} did when {he} was {a_job}; {he} is {age} now, retired, and lives {in_city}.'],
  [
    jobless,
    '{name}, {age}, {temper}; what {he} lacks [just now|at present] is a job, having last been {a_job}, {in_city}.',
  ],
  [student, '{name}, a student of {age} {in_city}, {temper}.'],
  [student, '{name} is {age}, studies {in_city} and {temper}; [the rest is|then there are] {day} and {day}.'],
  [
    is('homemaker'),
    '{name}, {age}, who runs a household {in_city}, {temper}; [the rest is|then there are] {day} and {day}.',
  ],
  [is('unable_to_work'), '{name}, {age}, lives {in_city} and {temper}; {he} was {a_job} until {he} had to stop.'],
  [is('other'), '{name}, {age}, {temper}; {he} lives {in_city} and is not in work [at present|just now].'],
])
