import type { Facts } from './facts.ts'
import { MEANS, phrases, WORK } from './phrase.ts'

const employed = (f: Facts) => f.employed
const fullTime = (f: Facts) => f.p.labour_detail === 'full_time'
const partTime = (f: Facts) => f.p.labour_detail === 'part_time'
const ownBoss = (f: Facts) => f.employed && f.p.job?.worker_class === 'self_employed'
const publicPay = (f: Facts) => f.employed && f.p.job?.worker_class === 'government'

/** First sentences about people with a job, led by the job. */
export const workOpenings = phrases(WORK, [
  [employed, 'At {age}, {name} is {a_job} {in_city}, [which means|which comes down to|a job made of] {days}.'],
  [employed, '{days} [fill|take up|make up most of] the working week of {name}, {a_job} of {age} {in_city}.'],
  [
    employed,
    'The [payslip|contract|badge] says {job}, but [to|for] {name}, {age}, the [job|work] {in_city} is [mostly|above all] {days}.',
  ],
  [
    employed,
    '{name} is {age}, lives {in_city} and [works as {a_job}|earns a living as {a_job}]; [the rest takes longer to tell|so much for the outline].',
  ],
  [employed, 'For {name}, {age}, [work|a working day] {in_city} [means|is] {days}: {he} is {a_job}.'],
  [
    employed,
    '{a_job} [by trade|by occupation|for a living], with all that means in {day} and {day}, {name} is {age} and [lives|has {his} front door|makes {his} home] {in_city}.',
  ],
  [employed, 'What {name} [knows best|could talk about for an hour] is {days}: at {age}, {he} is {a_job} {in_city}.'],
  [
    employed,
    'Somewhere {in_city}, [between|in among] {day} and {day}, is {name}, {a_job} [of {age}|in {his} {decade}].',
  ],
  [
    employed,
    '{name} is {a_job} {in_city}, [and at {age} {he} still|and, {age} now, {he}] [notices|spots|picks out] {eye} before anyone else does.',
  ],
  [
    employed,
    '[It takes|You need] {a_job} to [notice|spot|see] {eye}, and {name}, {age}, [does|rarely misses it], {in_city} or anywhere else.',
  ],
  [
    employed,
    '{days}: [that is a day at work|those are the working days|so go the days] for {name}, who is {age} and {a_job} {in_city}.',
  ],
  [
    employed,
    '[Walk|Go] anywhere {in_city} with {name}, {age}, and [{he} will point out|sooner or later {he} mentions|{he} sees] {eye}; {he} is {a_job}.',
  ],
  [
    employed,
    '{first_s} [trade|line of work] is easy to name, {job}, and harder to leave behind: at {age}, {in_city}, {he} sees {eye} [everywhere|without looking].',
  ],
  [
    employed,
    '[Someone has to|Somebody has to] [deal with|see to] {day} and {day} {in_city}, and [these days|as things are] it is {name}, {age}, {a_job}.',
  ],
  [
    employed,
    '{name}, {age}, [works|has work|is employed] {in_city} as {a_job}, [a job with plenty of|and has had {his} fill of|and knows all there is to know about] {day} and {day}.',
  ],
  [
    employed,
    '[Between|Caught between] {day} and {day}, {name} [keeps|holds on to] a sense of proportion; {he} is {age}, {a_job} {in_city}.',
  ],
  [
    employed,
    '[People|Neighbors|Those] {in_city} who know {name}, {age}, at all [tend to|mostly] know {him} as {a_job}.',
  ],
  [
    (f) => f.employed && f.p.age >= 35,
    '{day} and {day} [no longer surprise|hold few surprises for] {name}, {age}, {a_job} {in_city}.',
  ],
  [
    (f) => f.employed && f.p.age < 28,
    '{name} is {age}, [young to have|with] opinions about {day} and {day}, and [earned|earns] them as {a_job} {in_city}.',
  ],
  [
    (f) => f.employed && f.p.age < 25,
    '[Younger than most who|Not the usual age of people who] complain about {day}, {name}, {age}, works as {a_job} {in_city}.',
  ],
  [
    (f) => f.employed && f.p.age >= 66,
    'Retirement [can wait|has not come up yet|is for other people], as far as {name} is concerned: at {age} {he} still works {in_city} as {a_job}.',
  ],
  [
    (f) => f.employed && f.p.age >= 66,
    '{name} is {age}, past the age when most people [stop|hand in their keys], and still {a_job} {in_city}, [on good terms|at ease] with {day} and {day}.',
  ],
  [
    (f) => f.employed && f.p.age >= 55 && f.p.age < 66,
    '{name} is {age} and [near enough to|within sight of] retirement to joke about it, but for now {he} is {a_job} {in_city}.',
  ],
  [
    fullTime,
    'The job [takes|claims] most of the week: {name}, {age}, is {a_job} {in_city}, and {days} do not [shorten|keep] themselves.',
  ],
  [
    fullTime,
    '{name} gives {his} weekdays to {day} and {day} [as|in {his} work as] {a_job} {in_city}, and at {age} [guards|values] the hours that are left.',
  ],
  [
    partTime,
    'Part of the week {name}, {age}, is {a_job} {in_city}; the rest [belongs to other things|is spoken for in other ways|goes elsewhere].',
  ],
  [
    partTime,
    '{name}, {age}, works part time {in_city} as {a_job}, [enough|just enough] {day} and {day} to [last|fill] a short week.',
  ],
  [
    partTime,
    'A short working week as {a_job} [leaves|gives] {name}, {age}, [time for the rest of life|room for other things] {in_city}.',
  ],
  [
    ownBoss,
    'Nobody [checks|signs off] the hours of {name}, {age}, who works for {himself} as {a_job} {in_city} and [keeps|has] {day} and {day} [for company|to answer for].',
  ],
  [ownBoss, 'Being {his} own boss {in_city} means {days} for {name}, {a_job} [of {age}|in {his} {decade}].'],
  [
    ownBoss,
    '{name}, {age}, is {a_job} {in_city} with {himself} for an employer, [a boss who knows|and the boss knows] when {he} [is tired|needs a day off].',
  ],
  [
    ownBoss,
    'The [work|business] is in {his} own name: {name}, {age}, {a_job}, {in_city}, [answerable|reporting] to nobody but the [customer|next customer].',
  ],
  [
    publicPay,
    "{name}, {age}, is on the public payroll {in_city} as {a_job}, [and could write a book about|and has a public servant's patience with] {day} and {day}.",
  ],
  [publicPay, 'Public service, for {name}, {age}, [comes down to|means] {days} and the job of {job} {in_city}.'],
  [
    (f) => f.employed && f.p.traits.extraversion >= 68,
    '{name}, {a_job} {in_city}, is {age} and will [happily|gladly] explain what the job [involves|takes], {day} and {day} included.',
  ],
  [
    (f) => f.employed && f.p.traits.extraversion <= 32,
    'Ask {name} about work {in_city} and the answer is [short|brief]: {job}; {he} is {age} and [would rather|prefers to] talk about something else.',
  ],
  [
    (f) => f.employed && f.p.traits.openness >= 70,
    '{name} can [make|turn] {day} into a [story|good story]; {he} is {age}, {a_job} {in_city}, and curious about [most things|how anything works].',
  ],
  [
    (f) => f.employed && f.p.traits.conscientiousness >= 70,
    '{name}, {a_job} {in_city}, has [reached|arrived at] {age} with {day} and {day} [in order|under control], which [is|was] no accident.',
  ],
  [
    (f) => f.employed && f.settled && (f.means === 'tight' || f.means === 'careful'),
    'The work is {days}, the pay [is modest|could be better], and {name}, {age}, {a_job} {in_city}, [turns up|shows up] [all the same|regardless].',
    MEANS,
  ],
  [
    (f) => f.employed && f.settled && f.means === 'rich' && f.p.annual_income_usd > 0.6 * f.p.household_income_usd,
    '{name}, {age}, has done well as {a_job} {in_city}, [whatever|no matter how many hours] {day} and {day} [cost {him}|take].',
    MEANS,
  ],
  [
    (f) => f.employed && f.rural,
    '{name}, {age}, [makes a living|works] as {a_job} {in_city}, where [distances are long|everyone knows the way|the weather has the last word].',
  ],
  [
    (f) => f.employed && f.p.urbanicity === 'large_central_metro',
    '{city} has [thousands|no shortage] of people who [work with|deal in] {day} and {day}; {name}, {a_job}, {age}, is one of them.',
  ],
])
