import { attitudes, type Person } from '../../population/index.ts'

/**
 * What a model is told about an agent: facts as data has them, one line each. No prose, because prose invites a
 * character, and characters are more cheerful and more alike than people.
 */
export function factsOf(person: Person): string[] {
  return [
    `${person.age} years old, ${person.sex === 'male' ? 'man' : 'woman'}`,
    placeOf(person),
    person.ethnicity === null ? '' : `${ethnicities[person.ethnicity]}${bornOf(person)}`,
    `Schooling: ${educations[person.education]}`,
    workOf(person),
    moneyOf(person),
    familyOf(person),
    person.religion === null ? '' : `Religion: ${words(person.religion)}`,
    ...habitsOf(person),
    healthOf(person),
    temperOf(person),
    ...viewsOf(person),
  ].filter((line) => line !== '')
}

const words = (slug: string): string => slug.replaceAll('_', ' ')

const ethnicities: Record<NonNullable<Person['ethnicity']>, string> = {
  white: 'White',
  black: 'Black',
  hispanic: 'Hispanic',
  asian: 'Asian',
  other: 'Of another or mixed background',
}

const educations: Record<Person['education'], string> = {
  less_than_high_school: 'no high-school diploma',
  high_school: 'high school',
  some_college: 'some college, no degree',
  associates: "associate's degree",
  bachelors: "bachelor's degree",
  masters: "master's degree",
  professional: 'professional degree',
  phd: 'doctorate',
}

const settings: Record<Person['urbanicity'], string> = {
  large_central_metro: 'a big city',
  large_fringe_metro: 'the suburbs of a big city',
  medium_metro: 'a medium-sized city',
  small_metro: 'a small city',
  micropolitan: 'a small town',
  rural: 'the country',
}

const placeOf = ({ city, state, country, urbanicity }: Person): string =>
  `Lives in ${[city, state, country].filter((part) => part !== '').join(', ')}: ${settings[urbanicity]}`

const bornOf = ({ nativity, country_code }: Person): string =>
  nativity === 'foreign_born'
    ? `, born abroad`
    : nativity === 'native_born' && country_code === 'US'
      ? ', born in the US'
      : ''

function workOf({ job, labour_status, labour_detail, occupation }: Person): string {
  if (job === null) return `Work: ${occupation.toLowerCase()}`
  const was = labour_status !== 'employed' && labour_status !== 'self_employed'
  const how = was ? words(labour_detail) : labour_status === 'self_employed' ? 'self-employed' : words(labour_detail)
  return was
    ? `Work: ${how}; last job: ${job.title}`
    : `Work: ${job.title}, ${how}, ${words(job.industry)}${job.worker_class === 'government' ? ', for the government' : ''}`
}

const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`

function moneyOf({ annual_income_usd, household_income_usd, home }: Person): string {
  const own = annual_income_usd > 0 ? `own income ${dollars(annual_income_usd)} a year` : 'no income of their own'
  return `Money: ${own}, household ${dollars(household_income_usd)}; ${home} the home`
}

function familyOf({
  marital_status,
  partner,
  household_size,
  num_children,
  children_at_home,
  child_ages,
}: Person): string {
  const status = partner === 'unmarried_partner' ? 'lives with a partner, not married' : words(marital_status)
  const children =
    num_children === 0
      ? 'no children'
      : `${num_children} ${num_children === 1 ? 'child' : 'children'} aged ${child_ages.join(', ')}` +
        (children_at_home === 0
          ? ', none at home'
          : children_at_home < num_children
            ? `, ${children_at_home} of them at home`
            : '')
  return `Family: ${status}; ${household_size === 1 ? 'lives alone' : `${household_size} people in the household`}; ${children}`
}

const platforms = ['facebook', 'instagram', 'twitter', 'youtube', 'tiktok'] as const

function habitsOf({ habits }: Person): string[] {
  if (habits === null) return []
  const used = platforms.filter((name) => habits[`uses_${name}`] === 'yes')
  const pets = habits.pets === undefined || habits.pets === 'none' ? 'no pets' : `has a pet (${words(habits.pets)})`
  const others = [
    habits.shops_online === 'yes' ? 'shops online' : 'does not shop online',
    habits.invests_in_stocks === 'yes' ? 'owns stocks' : '',
    habits.gun_at_home === 'yes' ? 'has a gun at home' : '',
    habits.hunts_or_fishes === 'yes' ? 'hunts or fishes' : '',
  ]
  return [
    `Habits: ${[`${habits.tv_hours} ${habits.tv_hours === '1' ? 'hour' : 'hours'} of TV a day`, pets, ...others].filter((part) => part !== '').join('; ')}`,
    `Media: news from ${habits.news_source === 'other' ? 'here and there' : words(habits.news_source ?? 'tv')}; ${used.length === 0 ? 'no social platforms' : `uses ${used.join(', ')}`}`,
  ]
}

/** Of many, the first say enough. */
const MOST_CONDITIONS = 8

function healthOf({ health }: Person): string {
  if (health === null) return ''
  const conditions =
    health.conditions.length === 0
      ? 'no diagnosed conditions'
      : health.conditions.slice(0, MOST_CONDITIONS).map(words).join(', ')
  const count = health.rx_medication_count
  const medicines = count === 0 ? '' : `${count} prescription ${count === 1 ? 'medicine' : 'medicines'}`
  const smoking = { never: '', former: 'used to smoke', current: 'smokes' }[health.smoking_status] ?? ''
  const drinking =
    { none: 'does not drink', light: '', moderate: 'drinks moderately', heavy: 'drinks a lot' }[health.alcohol_use] ??
    ''
  const sleep = health.sleep_quality === 'poor' ? 'sleeps badly' : ''
  const low = ['moderate', 'moderately_severe', 'severe'].includes(health.phq9_severity) ? 'often low' : ''
  const weight = words(health.bmi_class.replace(/_\d$/, ''))
  return `Health: ${[conditions, medicines, weight, smoking, drinking, sleep, low].filter((part) => part !== '').join('; ')}`
}

const tempers: Record<keyof Person['traits'], readonly [low: string, high: string]> = {
  openness: ['keeps to what they know', 'curious about new things'],
  conscientiousness: ['easy-going and unorganised', 'orderly and thorough'],
  extraversion: ['quiet', 'outgoing'],
  agreeableness: ['blunt', 'kind and accommodating'],
  emotional_stability: ['easily worried', 'calm'],
}

/** About one standard deviation: a trait that three people in ten have is no news. */
const FAR = 18

function temperOf({ traits }: Person): string {
  const said = Object.entries(tempers).flatMap(([trait, [low, high]]) => {
    const off = traits[trait as keyof Person['traits']] - 50
    return Math.abs(off) < FAR ? [] : [`${Math.abs(off) > 2 * FAR ? 'very ' : ''}${off < 0 ? low : high}`]
  })
  return said.length === 0 ? '' : `Temper: ${said.join('; ')}`
}

/** Standings at which one in six or fewer people are. */
const LOW = 17
const HIGH = 83

/** Only what sets the person apart from most others. */
function viewsOf({ attitudes: standings }: Person): string[] {
  return Object.entries(standings ?? {}).flatMap(([name, standing]) => {
    const attitude = attitudes[name]
    if (attitude === undefined || (standing > LOW && standing < HIGH)) return []
    return [`More than most: someone who ${standing <= LOW ? attitude.low : attitude.high}`]
  })
}
