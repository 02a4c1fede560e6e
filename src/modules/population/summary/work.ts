import type { Facts } from './facts.ts'
import { phrases, TRADE, WORK } from './phrase.ts'

const employed = (f: Facts) => f.employed
const is = (detail: Facts['p']['labour_detail']) => (f: Facts) => f.p.labour_detail === detail
const retired = is('retired')
const jobless = is('unemployed')
const student = is('student')
const homemaker = is('homemaker')
const unable = is('unable_to_work')
const neither = is('other')
const fullTime = is('full_time')
const partTime = is('part_time')
const ownBoss = (f: Facts) => f.employed && f.p.job?.worker_class === 'self_employed'
const publicPay = (f: Facts) => f.employed && f.p.job?.worker_class === 'government'
const formerWorker = (f: Facts) => retired(f) || unable(f)

/** What the person does, for summaries that begin elsewhere. */
export const workSentences = phrases(WORK, [
  [employed, 'The job [title|description] says {job}, [which means|in other words|and behind it are] {days}.'],
  [
    employed,
    '[By day|For a living|On working days] {he} is {a_job}, [on familiar terms with|well used to|surrounded by] {day} and {day}.',
  ],
  [
    employed,
    '{he} [works|earns a living|makes a living] as {a_job}, [a matter of|mostly a question of|with plenty of] {day} and {day}.',
  ],
  [employed, 'Work is {days}: {first} is {a_job}.'],
  [
    employed,
    '{first} works as {a_job} and [sees|notices|spots] {eye} [even on days off|where nobody else would look|on the way home as well].',
  ],
  [employed, 'As {a_job}, {he} has [more to do with {day} than with {day}|a long acquaintance with {day} and {day}].'],
  [employed, '{day} and {day} [pay the bills|keep the lights on]: {first} is {a_job}.'],
  [
    employed,
    '{his} work as {a_job} [has given {him} an eye for|means {he} cannot overlook|has taught {him} to see] {eye}.',
  ],
  [employed, 'The [living|money] comes from work as {a_job}, [{days}|{day} and {day}] [included|and all].'],
  [
    employed,
    '{first} is {a_job}; [ask about|mention] {day} and {he} [has a story|will have something to say|sighs, then tells you].',
  ],
  [
    employed,
    'When {he} is at work, as {a_job}, it is {days}; [when not, {he} tries to forget them|the rest of the day is {hers}].',
  ],
  [
    employed,
    '[It is as {a_job} that|As {a_job},] {he} has [come to know|made {his} peace with|learned to live with] {day} and {day}.',
  ],
  [
    employed,
    '[Work, for {him}, is being|The job {he} goes to is that of|What {he} does all day is the work of] {a_job}: {day} [early|first], {day} [late|after that|in between].',
  ],
  [employed, '{a_job} for a living, {he} [could tell you all about|has seen enough of|does not mind] {day}.'],
  [fullTime, 'The [better part|larger part] of the week goes to a job as {a_job}, with its {day} and {day}.'],
  [fullTime, 'The week [fills up with|is given over to] {day} and {day}, since {he} works full time as {a_job}.'],
  [fullTime, '{he} puts in [a full week|full weeks] as {a_job}, [most of it|much of it] {day} and {day}.'],
  [
    partTime,
    '{he} works part time as {a_job}, and [{day} end when the shift does|leaves {day} at the door on the way out].',
  ],
  [partTime, 'Some of the week goes to a part-time job as {a_job}: {days}.'],
  [
    partTime,
    'A part-time job as {a_job} [keeps {him} in touch with|supplies as much as {he} wants of] {day} and {day}.',
  ],
  [ownBoss, '{he} works for {himself} as {a_job}, so {day} and {day} are {his} own [affair|problem|lookout].'],
  [ownBoss, 'Self-employed as {a_job}, {he} [deals with {day} and {day} in person|has no one to blame for {day}].'],
  [
    publicPay,
    '{he} is {a_job} on the public payroll, [familiar with|at home with|up to {his} elbows in] {day} and {day}.',
  ],
  [
    (f) => f.employed && f.p.age >= 66,
    '{he} has not [stopped|given up] work: {he} is still {a_job}, [{day} and all|with {day} and {day} to see to].',
  ],
  [
    retired,
    '{he} is retired [now|these days], after [years|a working life] as {a_job}, and [does not miss|can do without] {day}.',
  ],
  [
    retired,
    'Before retiring {he} was {a_job}, [and sees {eye} to this day|which left {him} with an eye for {eye}|and {day} still come up in conversation].',
  ],
  [
    retired,
    'The working life, as {a_job}, is [over|behind {him}|done]; [what stays is|what remains is|it left {him}] an eye for {eye}.',
  ],
  [
    retired,
    'Retired [now|these days], {he} used to be {a_job} and [has traded|swapped] {day} for [free mornings|a calendar of {his} own|days without a plan].',
  ],
  [
    retired,
    "{he} was {a_job} [until {he} retired|before retirement]; {day} and {day} are [somebody else's business now|for others to worry about].",
  ],
  [
    retired,
    'The job was {job}, it is [over|finished], and in retirement {he} [thinks of|remembers] {day} more [kindly|fondly] than {day}.',
  ],
  [
    retired,
    'A retired {job}, {he} [still|to this day] [spots|notices|picks out] {eye} [without looking for it|before others do|from across the street].',
  ],
  [
    (f) => retired(f) && f.title === null,
    'Working life is [over|behind {him}], and {he} [arranges the days {himself}|takes the days as they come] in retirement.',
  ],
  [jobless, 'Work is what {he} is looking for [at the moment|just now]; the last job was as {a_job}, {day} included.'],
  [
    jobless,
    '{he} is out of work, having last been {a_job}, and [reads every vacancy twice|answers every vacancy that fits|would not mind {day} again].',
  ],
  [
    jobless,
    '{his} last job, as {a_job}, [ended|is over], and the search for the next one [takes its time|takes up the mornings].',
  ],
  [jobless, 'An employer could do worse: {he} was {a_job}, knows {day} and {day}, and is looking for work.'],
  [
    (f) => jobless(f) && f.title === null,
    '{he} is looking for a job, [and not fussy about the first one|and says so to everyone who asks].',
  ],
  [student, '{he} is a student, [somewhere|halfway] between {day} and {day}, [with {day} to come|{day} still ahead].'],
  [student, 'Days go to {days}, since {first} is [still studying|a student].'],
  [
    student,
    '[For now|At present|As things stand] {he} studies, and [there is little time for anything but|there is not much in the week besides|the weeks are made of] {days}.',
  ],
  [student, 'A student, {he} [has {day} to finish|is behind on {day}] and [opinions about|no fear of] {day}.'],
  [homemaker, '{he} looks after the home full time: {days}.'],
  [
    homemaker,
    '{day} and {day} are {his} [department|share], since {he} runs the household [rather than going out to work|full time].',
  ],
  [homemaker, 'Running the household is {his} work, {day} and {day} [included|above all].'],
  [homemaker, '{he} has no paid job; [the home is work enough|there is enough to do at home], what with {days}.'],
  [unable, '{he} was {a_job} until work was no longer possible, and [still notices|has kept an eye for] {eye}.'],
  [
    unable,
    'Not able to work now, {he} [used to be|was] {a_job} and [speaks of {day} with some affection|knows {day} from the inside].',
  ],
  [
    (f) => unable(f) && f.title === null,
    'Paid work is not possible for {him}, [so the days have other landmarks|and the days are built around other things].',
  ],
  [
    neither,
    '{he} has no job [at present|at the moment] and is [not looking for one|in no hurry to find one], [a state {he} does not defend|as far as anyone can tell|for reasons of {his} own].',
  ],
  [
    neither,
    'Work is not part of {first_s} week [for now|these days|at present], [and {he} does not apologize for it|which leaves time for other things|and nobody asks about it much|and that is as much as {he} says].',
  ],
  [
    neither,
    'Neither in work nor looking for any, {he} [fills the days with small plans|lets the days find their own shape|has other things to see to], [and there is no shortage of them|or tries to|as anyone would|and seldom looks at the clock].',
  ],
])

/** A remark on the trade, for summaries that have already named it. */
export const tradeRemarks = phrases(TRADE, [
  [employed, 'The [job|work] has left {him} with an eye for {eye}.'],
  [employed, '[Of the job|Of everything at work], {he} would [keep|miss] {day} and [give away|hand over] {day}.'],
  [employed, '{first} can [spot|tell] {eye} [from across a room|at a glance|from the doorway].'],
  [employed, '{day} {he} takes in stride; what [bothers|annoys] {him} is {eye}.'],
  [employed, '[On days off|Off duty], {he} [still sees|cannot help noticing] {eye}.'],
  [formerWorker, '{he} [still sees|will always notice] {eye}; [some habits outlast the job|old habits stay].'],
  [formerWorker, '[Show {him}|Give {him}] {eye} and {he} is [back at work|on duty again] [in a moment|at once].'],
  [student, '{first} has [become good at|got used to] {day} and [less good|no better] at {day}.'],
  [homemaker, '{first} [misses nothing|has an eye for detail], least of all {eye}.'],
])
