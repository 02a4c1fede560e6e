import type { Facts } from './facts.ts'
import { FAMILY, phrases, WORK } from './phrase.ts'

const is = (detail: Facts['p']['labour_detail']) => (f: Facts) => f.p.labour_detail === detail
const retired = is('retired')
const jobless = is('unemployed')
const student = is('student')
const homemaker = is('homemaker')
const unable = is('unable_to_work')
const neither = is('other')
const withKids = (f: Facts) => f.p.labour_detail === 'homemaker' && f.kids > 0

/** First sentences about people without a job at present. */
export const otherOpenings = phrases(WORK, [
  [
    retired,
    '{name}, {age}, has left {day} and {day} to [other people|the next lot|those who come after]; {he} is a retired {job} and lives {in_city}.',
  ],
  [
    retired,
    'Retirement, for {name}, {age}, means [no more {day}|an end to {day}] and [more of|time for] {city}; {he} used to be {a_job}.',
  ],
  [
    retired,
    '{he} was {a_job}; now, at {age}, {name} is retired {in_city} and [the week|the calendar|the morning] is {his} own.',
  ],
  [
    retired,
    'The years as {a_job} are [over|behind {him}|done], and {name}, {age}, has weekday mornings {in_city} to {himself}.',
  ],
  [
    retired,
    '{name} [stopped work|retired] as {a_job} and lives {in_city}, {age} years old and [still inclined to notice|unable to overlook|quick to point out] {eye}.',
  ],
  [
    retired,
    'You can [retire|stop working] as {a_job} without [losing the eye for it|quite stopping]: {name}, {age}, still sees {eye} [all over town|wherever {he} goes], and lives {in_city}.',
  ],
  [retired, '{days} [once filled|used to fill] the days of {name}, {age}, a retired {job} {in_city}.'],
  [
    retired,
    '[Of all the things|Of everything] about {his} job as {a_job}, {name}, {age} and retired {in_city}, misses {day} [least|the least] and {day} [more than expected|a little].',
  ],
  [
    retired,
    '[No one|Nobody] expects {name} anywhere at eight [now|anymore]: {he} is {age}, retired {in_city}, and was {a_job} [before that|until then].',
  ],
  [
    retired,
    'Ask {name}, {age}, about {his} [life|years] as {a_job} and {he} starts with {day}; {he} is retired now and lives {in_city}.',
  ],
  [
    retired,
    'Once {a_job} and now retired, {name} is {age} and [at home|settled] {in_city}, [where the days are {hers} to arrange|with the days to arrange as {he} likes].',
  ],
  [
    retired,
    '{name} [does not miss|can do without] {day}; {he} is {age}, a retired {job}, and [sets {his} own pace|takes {his} time] {in_city}.',
  ],
  [
    (f) => retired(f) && f.p.age >= 80,
    '{name} is {age}, [old enough to have|and has] seen the work of {a_job} change [past recognition|beyond knowing], and [lives|has {his} home] {in_city}, retired.',
  ],
  [
    (f) => retired(f) && f.p.age >= 80,
    'At {age}, {name} [has had|can look back on] a working life as {a_job} and [lives|is retired] {in_city}, [where|and] few people [recall {day}|remember {day}] the way {he} does.',
  ],
  [
    (f) => retired(f) && f.p.age < 62,
    '{name} retired [before most people do|ahead of the crowd]: {he} is {age}, lives {in_city}, and [left|gave up] work as {a_job} [with {his} sense of humor intact|and did not look back].',
  ],
  [
    (f) => retired(f) && f.title === null,
    '{name}, {age}, is retired {in_city}, [where the days are {hers} to arrange|and arranges the days as {he} likes].',
  ],
  [
    (f) => retired(f) && f.title === null,
    'At {age}, {name} is [retired|past working age] and [lives|makes {his} home] {in_city}, [in no hurry|with time to look at things].',
  ],
  [
    retired,
    'The work calendar of {name}, {age}, retired {in_city}, has [nothing to do|little to do]; {he} was {a_job}.',
  ],

  [jobless, '{name}, {age}, is looking for work {in_city} [since|after] [leaving|the end of] a job as {a_job}.'],
  [jobless, 'The last job {name} had was as {a_job}; at {age}, {in_city}, {he} is looking for [the next one|another].'],
  [
    jobless,
    'Between jobs {in_city}, {name}, {age}, most recently {a_job}, [knows the vacancies by heart|sends off applications and waits|would take {day} back at once].',
  ],
  [
    jobless,
    '{name} misses {day} [more than expected|a little], and {day} [not at all|not so much]: at {age} {he} is out of work {in_city}, having last been {a_job}.',
  ],
  [
    jobless,
    '{a_job} without a job [at present|for now], {name} is {age} and [asking around|applying|looking] {in_city}.',
  ],
  [
    jobless,
    '[Applications|Vacancies and applications] take the place of {day} for {name}, {age}, formerly {a_job}, who is looking for work {in_city}.',
  ],
  [
    jobless,
    '{name} can still spot {eye}, but [nobody is paying {him} for it|no one pays {him} for it] [now|just now]: {he} is {age}, {a_job} looking for work {in_city}.',
  ],
  [
    jobless,
    'Somewhere {in_city} there is an opening for {a_job}, [or so|at least so] {name}, {age}, [hopes|tells {himself}]; {he} is out of work and looking.',
  ],
  [
    (f) => jobless(f) && f.title === null,
    '{name}, {age}, is looking for work {in_city} and [open about what kind|not fussy about the kind].',
  ],
  [
    (f) => jobless(f) && f.title === null,
    'At {age}, {name} is looking for a job {in_city}, [which is a job in itself|and treats the search as one].',
  ],

  [student, '{name}, {age}, is studying {in_city}, [where life comes down to|which means|and lives by] {days}.'],
  [student, '{days} [shape|make up|fill] the weeks of {name}, a student of {age} {in_city}.'],
  [student, 'Still a student at {age}, {name} [divides|splits] {his} time {in_city} between {day} and {day}.'],
  [
    student,
    '{name} is {age} and in the middle of {his} studies, [somewhere|{his} head somewhere] between {day} and {day}; home [for now|at present] is {in_city}.',
  ],
  [
    student,
    '[Ask|Stop] {name}, {age}, anywhere {in_city} and {he} is [coming from|on {his} way to] {day}; {he} is a student.',
  ],
  [
    student,
    'Working life [can wait|is still ahead]: {name}, {age}, is a student {in_city}, with {day} and {day} to [get through|think about] first.',
  ],
  [student, 'There is no end of {day} in the life of {name}, {age}, who is [studying|a student] {in_city}.'],
  [
    (f) => student(f) && f.p.age >= 28,
    '{name} is {age}, [older than most students|not the youngest in the room], and back with {days} {in_city}.',
  ],

  [homemaker, '{name}, {age}, runs the household {in_city}: {days}, [and whatever else turns up|in no fixed order].'],
  [
    homemaker,
    'Nobody pays {name}, {age}, for {days}, but [without {him} the household would stop|they are {his} work], at home {in_city}.',
  ],
  [
    homemaker,
    'The home is the job for {name}, {age}, {in_city}, [with|which includes] {days} and no [closing time|fixed hours].',
  ],
  [homemaker, '{days} [come first|make up the week] for {name}, {age}, who looks after the home {in_city}.'],
  [
    homemaker,
    '{name} is {age}, [at home|busy at home] {in_city}, and [better organized|more practiced] at {day} than [most offices|any office].',
  ],
  [
    withKids,
    '{name}, {age}, is at home {in_city} with {kids}, [which is a full day|and the days fill themselves].',
    FAMILY,
  ],
  [withKids, 'Raising {kids} {in_city} is what {name}, {age}, does [with {his} days|for now|all day].', FAMILY],
  [
    withKids,
    'With {kids} [in the house|at home], {name}, {age}, has [work enough|plenty to do] {in_city} without a [job|paid job].',
    FAMILY,
  ],

  [
    unable,
    '{name}, {age}, lives {in_city}; work is not possible for {him} now, but {he} was {a_job} and [talks about it|has not forgotten {day}].',
  ],
  [
    unable,
    '{name} had to stop working as {a_job} and has [left {day} to others|given up {day}]; {he} is {age}, lives {in_city} and [has found other ways to fill a day|fills the days in other ways].',
  ],
  [
    unable,
    'Once {a_job}, {name}, {age}, is no longer able to work and [spends {his} days|makes {his} life] {in_city}, [with an eye still open for|still quick to see] {eye}.',
  ],
  [
    unable,
    'A job is out of reach for {name}, {age}, {in_city}, who used to be {a_job} and [remembers|can describe] {day} and {day} [in detail|well].',
  ],
  [
    unable,
    '{name} is {age}, lives {in_city} and is not able to work [at present|now]; {day} and {day}, from {his} time as {a_job}, [come up in conversation|are never far from the talk].',
  ],
  [
    (f) => unable(f) && f.title === null,
    '{name}, {age}, lives {in_city} and is not able to work, [which leaves the day to be shaped in other ways|and shapes {his} days in other ways].',
  ],
  [
    (f) => unable(f) && f.title === null,
    'Paid work is not possible for {name}, {age}, {in_city}, [but the days have an order of their own|and {he} gives the days an order of {his} own].',
  ],

  [
    neither,
    '{name}, {age}, lives {in_city} and is not working [at the moment|at present|these days], [by and large without regret|which {he} explains to nobody|and lets people wonder|for reasons that are {hers}]; the days [are long|are full enough|go by quickly|arrange themselves].',
  ],
  [
    neither,
    'There is no job in the life of {name}, {age}, [right now|at present]; there is {city}, and [the days have their own order|time to arrange as {he} likes].',
  ],
  [
    neither,
    '{name} is {age}, [out of the working world|not in work] [for now|for the time being], and [at home|to be found] {in_city}.',
  ],
  [
    neither,
    'At {age}, {name} is neither working nor looking for work; [the days {in_city} have a shape of their own|{he} lives {in_city} and keeps busy].',
  ],
  [
    neither,
    'Work is [not part of the picture|on hold] for {name}, {age}, who lives {in_city} and [keeps {his} own hours|sets {his} own pace].',
  ],
])
